/// The properties of a wrapper that its coordinator keeps copies of.
///
/// If an initializer stores both arguments of `Coordinator(text: $text, done: onDone)`, they count
/// as copies of `text` and `onDone`, whatever the names of the coordinator's properties.
struct CoordinatorCopies {
  /// The wrapper's property for each property of the coordinator.
  private(set) var originals: [String: String] = [:]
  /// The coordinator's properties whose type is that of the wrapper.
  let structs: Set<String>

  init(_ run: BridgeRun) {
    let bridge = run.bridge
    structs = Set(
      (bridge.coordinator?.stored ?? []).filter { $0.typeName == bridge.type.name }.map(\.name))
    guard let coordinator = bridge.coordinator else { return }
    let creation = CoordinatorCopies.creation(of: coordinator.name, in: bridge.makeCoordinator)
    for start in coordinator.functions where start.label == "init" {
      let passed = CoordinatorCopies.passed(by: creation, to: start, bridge)
      start.first(.block)?.walk { node in
        if node.kind == .assignment, let left = node.base, let right = node.last,
          right.kind == .identifier, let original = passed[right.name]
        {
          originals[CoordinatorCopies.bare(left.name)] = original
        }
        return node.kind != .closure
      }
    }
    for step in run.make + run.update
    where step.kind == .set && step.target?.root == .coordinator && step.target?.path.count == 1 {
      guard let place = step.valuePlace, place.root == .wrapper, place.path.count == 1 else {
        continue
      }
      // A variable with an initial value remembers the last value; it is not a copy of a property
      // of the wrapper.
      let start = bridge.coordinator?.property(step.name)
      if let start, !start.isClosure, start.remembered != nil { continue }
      if originals[step.name] == nil {
        originals[step.name] = CoordinatorCopies.bare(place.path[0])
      }
    }
  }

  /// Returns the wrapper's property that a property of the coordinator copies, or the name itself.
  func original(of name: String) -> String { originals[name] ?? name }

  /// Returns the wrapper's property whose copy in the coordinator a step updates.
  func refreshed(by step: FlowStep) -> String? {
    guard step.kind == .set, let target = step.target, target.root == .coordinator,
      target.path.count == 1, let original = originals[target.path[0]],
      let place = step.valuePlace, place.root == .wrapper, place.path.count == 1,
      CoordinatorCopies.bare(place.path[0]) == original
    else { return nil }
    return original
  }

  /// Returns the wrapper's closure that a step calls, either by name or through the coordinator's
  /// copy.
  func closure(calledBy step: FlowStep, of bridge: Bridge) -> String? {
    guard step.kind == .call else { return nil }
    let isCopy: Bool
    switch step.target?.root {
    case .kept, .wrapper:
      guard step.target?.path.isEmpty ?? false else { return nil }
      isCopy = false
    case .coordinator:
      guard step.target?.path.isEmpty ?? false else { return nil }
      isCopy = true
    case nil:
      guard step.node.base?.kind == .identifier else { return nil }
      isCopy = bridge.coordinator?.property(step.name) != nil
    default: return nil
    }
    let name = isCopy ? original(of: step.name) : step.name
    return bridge.type.property(name)?.isClosure ?? false ? name : nil
  }

  private static func creation(of name: String, in function: SwiftNode?) -> SwiftNode? {
    var found: SwiftNode?
    function?.walk { node in
      if found == nil, node.kind == .call,
        ClassWords.created(by: node) == name || node.base?.name == "init"
      {
        found = node
      }
      return found == nil
    }
    return found
  }

  /// Returns the wrapper's property for each parameter of the coordinator's initializer.
  private static func passed(
    by creation: SwiftNode?, to start: SwiftNode, _ bridge: Bridge
  ) -> [String: String] {
    let arguments = creation?.all(.argument) ?? []
    var passed: [String: String] = [:]
    for (index, parameter) in start.all(.parameter).enumerated() {
      let label = parameter.label.isEmpty ? parameter.name : parameter.label
      let argument =
        arguments.first { !$0.name.isEmpty && $0.name == label }
        ?? (index < arguments.count && arguments[index].name.isEmpty ? arguments[index] : nil)
      guard let value = argument?.base, value.kind == .identifier || value.kind == .member else {
        continue
      }
      if value.kind == .member, value.base?.name != "self" { continue }
      let name = bare(value.name)
      if bridge.type.property(name) != nil { passed[parameter.name] = name }
    }
    return passed
  }

  /// Returns the name of a property without the `_` or `$` of its property wrapper.
  static func bare(_ name: String) -> String {
    name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}

/// The variables of a coordinator that a scenario can represent.
enum RememberedVariables {
  /// Returns the names of the variables with their initial values, except copies of the wrapper's
  /// properties and constants.
  static func all(
    of run: BridgeRun, besides copies: CoordinatorCopies
  ) -> [(name: String, first: String)] {
    let structs = copies.structs
    let taken = Set(run.bridge.type.stored.map(\.name)).union(copies.originals.keys)
    return (run.bridge.coordinator?.stored ?? []).compactMap { property in
      guard !taken.contains(property.name), !structs.contains(property.name),
        !property.node.flags.contains(.isConstant),
        let first = property.remembered
      else { return nil }
      return (property.name, first)
    }
  }
}
