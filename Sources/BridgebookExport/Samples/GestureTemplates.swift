internal import Bridgebook

/// The sample for a recognizer in a gesture representable.
struct GestureTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "GestureRecognizer"
    let type = parts.className
    // The representable is the parent itself, so its bindings are written directly.
    let handle = parts.handle.map { $0.replacing("parent.", with: "") }
    let location =
      handle.contains { $0.contains("location") }
      ? ["let location = context.converter.localLocation"] : []
    return SampleParts.structure(
      "struct \(parts.bridge): \(kind)Representable",
      parts.propertyBlock + makeCoordinator
        + SampleParts.requiredFunction(
          "func make\(kind)(context: Context) -> \(type)",
          ["let recognizer = \(type)()"] + parts.make + ["return recognizer"], whenEmpty: "")
        + SampleParts.function(
          "func update\(kind)(_ recognizer: \(type), context: Context)",
          parts.refreshParent + parts.update)
        + SampleParts.requiredFunction(
          "func handle\(kind)Action(_ recognizer: \(type), context: Context)", location + handle,
          whenEmpty: "SwiftUI installs the target; read recognizer.state here.")
        + parts.coordinator())
  }

  private var makeCoordinator: [String] {
    guard parts.hasCoordinator else { return [] }
    return [
      "func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {",
      "  Coordinator(parent: self)", "}",
    ]
  }
}

/// The sample for a recognizer on a transparent view, for targets without gesture representables.
struct TransparentViewTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "View"
    let type = parts.className
    let update =
      parts.update.isEmpty
      ? []
      : [
        "guard let recognizer = context.coordinator.recognizer else { return }"
      ] + parts.update
    return hostView
      + SampleParts.structure(
        "struct \(parts.bridge): \(kind)Representable",
        parts.propertyBlock
          + ["func makeCoordinator() -> Coordinator {", "  Coordinator(parent: self)", "}"]
          + SampleParts.requiredFunction(
            "func make\(kind)(context: Context) -> \(kind)", makeView, whenEmpty: "")
          + SampleParts.requiredFunction(
            "func update\(kind)(_ view: \(kind), context: Context)",
            ["context.coordinator.parent = self"] + update, whenEmpty: "")
          + parts.coordinator(always: true, members: members(type: type)))
  }

  private var usesLocation: Bool { parts.handle.contains { $0.contains("location") } }

  /// Whether the recognizer is fed by a remote control, whose touches and presses go to the view
  /// that has the focus.
  private var needsFocus: Bool { parts.subject.place.platform == .tvos }

  /// Whether the view must be flipped, because in AppKit the origin is at the bottom left
  /// otherwise.
  private var needsFlip: Bool { parts.prefix == "NS" && usesLocation }

  private var hostView: [String] {
    if needsFocus {
      return [
        "/// Touches and presses of the remote go to the view that has the focus, so this one can take it.",
        "final class \(hostType): UIView {", "  override var canBecomeFocused: Bool { true }", "}",
        "",
      ]
    }
    guard needsFlip else { return [] }
    return [
      "/// Counts points from the top left, as SwiftUI does.",
      "final class \(hostType): NSView {", "  override var isFlipped: Bool { true }", "}", "",
    ]
  }

  private var hostType: String {
    needsFocus || needsFlip ? parts.className + "HostView" : parts.prefix + "View"
  }

  private var makeView: [String] {
    let transparent = parts.prefix == "UI" ? ["view.backgroundColor = .clear"] : []
    return ["let view = \(hostType)()"] + transparent + [
      "let recognizer = \(parts.className)(",
      "  target: context.coordinator, action: #selector(Coordinator.handle(_:)))",
    ] + parts.make + [
      "view.addGestureRecognizer(recognizer)", "context.coordinator.recognizer = recognizer",
      "return view",
    ]
  }

  private func members(type: String) -> [String] {
    let location =
      usesLocation ? ["let location = recognizer.location(in: recognizer.view)"] : []
    let body =
      parts.handle.isEmpty
      ? ["guard recognizer.state == .ended else { return }"] : location + parts.handle
    return ["weak var recognizer: \(type)?", "", "@objc func handle(_ recognizer: \(type)) {"]
      + body.indented() + ["}"]
  }
}
