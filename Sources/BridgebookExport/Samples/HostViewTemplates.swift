/// The sample for a layer that backs a host view.
struct LayerTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "View"
    let host = parts.className + "HostView"
    let make =
      ["let view = \(host)()"]
      + (parts.make.isEmpty ? [] : ["let layer = view.contentLayer"] + parts.make) + ["return view"]
    let update = parts.update.isEmpty ? [] : ["let layer = view.contentLayer"] + parts.update
    let dismantle =
      parts.dismantle.isEmpty ? [] : ["let layer = view.contentLayer"] + parts.dismantle
    return hostView(host) + [""]
      + SampleParts.structure(
        "struct \(parts.bridge): \(kind)Representable",
        parts.propertyBlock + parts.makeCoordinator
          + SampleParts.requiredFunction(
            "func make\(kind)(context: Context) -> \(host)", make, whenEmpty: "")
          + SampleParts.requiredFunction(
            "func update\(kind)(_ view: \(host), context: Context)", parts.refreshParent + update,
            whenEmpty: "Nothing of this layer depends on SwiftUI state.")
          + SampleParts.function(
            "static func dismantle\(kind)(_ view: \(host), "
              + "coordinator: \(parts.coordinatorType))", dismantle)
          + parts.coordinator())
  }

  private func hostView(_ host: String) -> [String] {
    let layer = parts.className
    if parts.prefix == "UI" {
      return [
        "/// A view backed by the layer, so the layer always has the view's size.",
        "final class \(host): UIView {",
        "  override class var layerClass: AnyClass { \(layer).self }",
        "  var contentLayer: \(layer) { layer as! \(layer) }", "}",
      ]
    }
    return [
      "/// A view backed by the layer, so the layer always has the view's size.",
      "final class \(host): NSView {", "  let contentLayer = \(layer)()", "",
      "  /// Points and paths of the layer count from the top left, as SwiftUI's do.",
      "  override var isFlipped: Bool { true }", "",
      "  override init(frame: NSRect) {", "    super.init(frame: frame)", "    wantsLayer = true",
      "  }", "", "  required init?(coder: NSCoder) {", "    super.init(coder: coder)",
      "    wantsLayer = true", "  }", "",
      "  override func makeBackingLayer() -> CALayer { contentLayer }", "}",
    ]
  }
}

/// The sample for an interaction that is added to a host view, a plain one unless the entry names
/// its type.
struct InteractionTemplate {
  let parts: SampleParts

  var lines: [String] {
    let host = parts.hostType
    let make =
      ["let view = \(host)()"]
      + (parts.make.isEmpty ? ["let interaction = \(parts.className)()"] : parts.make)
      + ["view.addInteraction(interaction)", "return view"]
    return SampleParts.structure(
      "struct \(parts.bridge): UIViewRepresentable",
      parts.propertyBlock + parts.makeCoordinator
        + SampleParts.requiredFunction(
          "func makeUIView(context: Context) -> \(host)", make, whenEmpty: "")
        + SampleParts.requiredFunction(
          "func updateUIView(_ view: \(host), context: Context)",
          parts.refreshParent + parts.update,
          whenEmpty: "The interaction is added once, in makeUIView.")
        + SampleParts.function(
          "static func dismantleUIView(_ view: \(host), coordinator: \(parts.coordinatorType))",
          parts.dismantle)
        + parts.coordinator())
  }
}
