package import Bridgebook

/// Writes the complete bridge for one class: the template of its role around the fragments only this class has.
package enum CodeSample {
  /// What a sample is written for.
  package struct Subject: Equatable, Sendable {
    package let className: String
    package let role: ComponentRole
    package let presentation: Presentation
    /// What it is written for: the code of an older release differs where it has to.
    package let place: CodePlace
    /// Whether the recognizer representable exists at the target; else a transparent view carries the recognizer.
    package let usesGestureRepresentable: Bool
    package let fragments: SampleFragments

    package init(
      className: String, role: ComponentRole, presentation: Presentation, place: CodePlace,
      usesGestureRepresentable: Bool, fragments: SampleFragments
    ) {
      self.className = className
      self.role = role
      self.presentation = presentation
      self.place = place
      self.usesGestureRepresentable = usesGestureRepresentable
      self.fragments = fragments
    }
  }

  /// The sample; nil for a role that has no template, and where the class's own code does not compile.
  package static func code(for subject: Subject) -> String? {
    guard subject.fragments.exists(at: subject.place) else { return nil }
    let parts = SampleParts(subject)
    let body: [String]?
    switch subject.role {
    case .view: body = ViewTemplate(parts: parts).lines
    case .controller:
      body =
        subject.presentation == .embed
        ? ControllerTemplate(parts: parts).lines : AnchorTemplate(parts: parts).lines
    case .recognizer:
      body =
        subject.usesGestureRepresentable
        ? GestureTemplate(parts: parts).lines : TransparentViewTemplate(parts: parts).lines
    case .layer: body = LayerTemplate(parts: parts).lines
    case .interaction: body = InteractionTemplate(parts: parts).lines
    case .watchObject: body = WatchObjectTemplate(parts: parts).lines
    case .slot, .window, .panel, .service, .part, .host, .feature: body = nil
    }
    guard let body else { return nil }
    return (parts.imports + [""] + body + parts.usage).joined(separator: "\n") + "\n"
  }
}
