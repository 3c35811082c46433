package import Bridgebook

/// Generates the complete bridge for a class, by filling the template of its role with the
/// fragments of the class.
package enum CodeSample {
  /// The input of a sample.
  package struct Subject: Equatable, Sendable {
    package let className: String
    package let role: ComponentRole
    package let presentation: Presentation
    package let place: CodePlace
    /// Whether a gesture representable is available at the target; otherwise the recognizer is on a
    /// transparent view.
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

  /// Returns the sample; nil for a role without a template, and if the class's own code does not
  /// compile at the release.
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
