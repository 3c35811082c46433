/// Translates the statements of a wrapper about its only hosting controller.
struct HostTranslator {
  /// The name in the scenario of the view that represents the content.
  static let content = "HostedContent"

  /// The name of the property or variable that holds the controller.
  let name: String
  /// The properties of the wrapper that the content shows.
  let shown: [String]
  /// The line in the coordinator's code that creates the controller; nil if `make` or `update`
  /// does.
  let coordinatorLine: Int?
  /// Whether `make` returns the controller, so that SwiftUI keeps it and adds it as a child.
  let isWrapped: Bool
  /// The names of the controller's possible classes: those of SwiftUI, and those that inherit from
  /// them.
  private let carriers: Set<String>

  /// Creates the translator of a wrapper; nil unless it has exactly one hosting controller.
  init?(_ run: BridgeRun, _ inputs: [WrapperInput], _ context: SourceContext) {
    let bridge = run.bridge
    let isOwn = HostTranslator.carriers.contains(context.root(of: bridge.viewClass))
    let carriers = HostTranslator.carriers.union(isOwn ? [bridge.viewClass] : [])
    self.carriers = carriers
    let ownCode =
      [bridge.makeCoordinator].compactMap { $0 } + (bridge.coordinator?.functions ?? [])
      + (bridge.coordinator?.variables ?? [])
    let creations = HostTranslator.creations(of: carriers, in: ownCode)
    let later = HostTranslator.creations(
      of: carriers, in: [bridge.make, bridge.update].compactMap { $0 })
    let names = Set((creations + later).map { HostTranslator.holder(of: $0, bridge) })
    guard names.count == 1, let name = names.first, let name else { return nil }
    self.name = name
    coordinatorLine = creations.first?.line
    isWrapped = isOwn && creations.isEmpty
    let roots =
      (creations + later).compactMap(HostedContent.content)
      + (run.make + run.update).filter { $0.kind == .set && $0.name == "rootView" }
      .compactMap(\.value)
    shown = inputs.filter { $0.kind != "closure" }.map(\.name).filter { input in
      roots.contains { HostTranslator.reads(input, in: $0) }
    }
  }

  /// The statement that sets the controller's content.
  var hosting: String {
    "host \(name) = \(HostTranslator.content)"
      + (shown.isEmpty ? "" : "(\(shown.joined(separator: ", ")))")
  }

  /// Returns a step as a line of the scenario; nil if the step does not concern the controller.
  func line(of step: FlowStep) -> String? {
    switch step.kind {
    case .create: return carriers.contains(step.name) ? hosting : nil
    case .set:
      if step.name == "rootView" { return hosting }
      // The step stores the controller in a property of the coordinator.
      if step.target?.root == .coordinator, step.target?.path.count == 1,
        step.value?.kind == .identifier, step.value?.name == name
      {
        return "retain \(name)"
      }
      return step.name == "documentView" && isHosted(step) ? "add view \(name)" : nil
    case .call:
      if step.name == "addSubview", isHosted(step) { return "add view \(name)" }
      if step.name == "addChild", isHosted(step) { return "add child \(name)" }
      let isOwn = step.target?.path.last == name || BridgeRun.rootName(of: step.node) == name
      return isOwn && step.name == "didMove" ? "call \(name).didMove" : nil
    }
  }

  /// Returns whether the controller or its view is passed to a step.
  private func isHosted(_ step: FlowStep) -> Bool {
    guard let value = step.value else { return false }
    if BridgeRun.rootName(of: value) == name || step.valuePlace?.path.contains(name) ?? false {
      return true
    }
    return carriers.contains(step.valuePlace?.type ?? "")
  }

  private static let carriers: Set<String> = [
    "UIHostingController", "NSHostingController", "NSHostingView",
  ]

  private static func creations(
    of carriers: Set<String>, in code: [SwiftNode]
  ) -> [SwiftNode] {
    var found: [SwiftNode] = []
    for part in code {
      part.walk { node in
        if node.kind == .call, let name = ClassWords.created(by: node), carriers.contains(name) {
          found.append(node)
        }
        return true
      }
    }
    return found
  }

  /// Returns the name of the variable or property in which a new controller is stored; a parameter
  /// of the coordinator's initializer counts as the property with that name.
  private static func holder(of creation: SwiftNode, _ bridge: Bridge) -> String? {
    guard let parent = creation.parent else { return nil }
    switch parent.kind {
    case .variable, .argument: return parent.name.isEmpty ? nil : parent.name
    case .assignment: return parent.base.map { $0.name.isEmpty ? nil : $0.name } ?? nil
    // An object that `make` returns directly has no name.
    case .returnStatement: return "host"
    case .block: return parent.last == creation ? "host" : nil
    default: return nil
    }
  }

  private static func reads(_ name: String, in node: SwiftNode) -> Bool {
    var isFound = false
    node.walk { node in
      if node.kind == .identifier || node.kind == .member, node.name == name { isFound = true }
      return !isFound
    }
    return isFound
  }
}
