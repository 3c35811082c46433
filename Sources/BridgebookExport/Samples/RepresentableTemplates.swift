/// The sample for a view in a view representable.
struct ViewTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "View"
    let make = parts.make.isEmpty ? ["\(parts.platformType)()"] : parts.make + ["return view"]
    let signature = "_ view: \(parts.platformType), context: Context"
    return SampleParts.structure(
      "struct \(parts.bridge): \(kind)Representable",
      parts.propertyBlock + parts.makeCoordinator
        + SampleParts.requiredFunction(
          "func make\(kind)(context: Context) -> \(parts.platformType)", make, whenEmpty: "")
        + SampleParts.requiredFunction(
          "func update\(kind)(\(signature))", parts.refreshParent + parts.update,
          whenEmpty: "Nothing of this view depends on SwiftUI state.")
        + SampleParts.function(
          "static func dismantle\(kind)(_ view: \(parts.platformType), "
            + "coordinator: \(parts.coordinatorType))",
          parts.dismantle)
        + parts.coordinator())
  }
}

/// The sample for a controller that becomes part of the layout.
struct ControllerTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "ViewController"
    let type = parts.platformType
    let make = parts.make.isEmpty ? ["\(type)()"] : parts.make + ["return controller"]
    return SampleParts.structure(
      "struct \(parts.bridge): \(kind)Representable",
      parts.propertyBlock + parts.makeCoordinator
        + SampleParts.requiredFunction(
          "func make\(kind)(context: Context) -> \(type)", make, whenEmpty: "")
        + SampleParts.requiredFunction(
          "func update\(kind)(_ controller: \(type), context: Context)",
          parts.refreshParent + parts.update,
          whenEmpty: "Nothing of this controller depends on SwiftUI state.")
        + SampleParts.function(
          "static func dismantle\(kind)(_ controller: \(type), "
            + "coordinator: \(parts.coordinatorType))",
          parts.dismantle)
        + parts.coordinator())
  }
}

/// The sample for a WatchKit interface object.
struct WatchObjectTemplate {
  let parts: SampleParts

  var lines: [String] {
    let type = parts.platformType
    let make = parts.make.isEmpty ? ["\(type)()"] : parts.make + ["return object"]
    return SampleParts.structure(
      "struct \(parts.bridge): WKInterfaceObjectRepresentable",
      parts.propertyBlock + parts.makeCoordinator
        + SampleParts.requiredFunction(
          "func makeWKInterfaceObject(context: Context) -> \(type)", make, whenEmpty: "")
        + SampleParts.requiredFunction(
          "func updateWKInterfaceObject(_ object: \(type), context: Context)",
          parts.refreshParent + parts.update,
          whenEmpty: "Nothing of this object depends on SwiftUI state.")
        + SampleParts.function(
          "static func dismantleWKInterfaceObject(_ object: \(type), "
            + "coordinator: \(parts.coordinatorType))",
          parts.dismantle)
        + parts.coordinator())
  }
}
