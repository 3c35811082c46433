/// The meanings that the names at one place in a wrapper have in its scenario.
struct ValueNames {
  let bridge: Bridge
  let view: WrappedView
  let copies: CoordinatorCopies
  /// The values that the wrapper receives, by name.
  let inputs: [String: WrapperInput]
  /// The variables of the coordinator that the scenario has.
  let variables: Set<String>
  let models: ObservedModels
  /// The names of the view as a parameter or variable.
  let viewNames: Set<String>
  /// The properties of the view that parameters of a callback represent.
  var parameters: [String: String] = [:]
  /// The constants of a callback whose values are read earlier.
  var constants: Set<String> = []
  /// The origins of the names in the function.
  let places: [String: FlowPlace]
  let isSelfWrapper: Bool
  /// The property or variable that contains the hosting controller.
  var host: String?
  /// Whether the value is read immediately, so that a constant may be replaced by its value.
  let isAtOnce: Bool

  private var frame: FlowFrame {
    var frame = FlowFrame(bridge, isSelfWrapper: isSelfWrapper)
    frame.names = places
    return frame
  }

  /// Returns the origin of a value.
  func place(of node: SwiftNode) -> FlowPlace? { frame.place(of: node) }

  /// Returns the origin of the value with a name.
  func place(named name: String) -> FlowPlace { places[name] ?? frame.implicitMember(name) }

  /// Returns the value that a name or a member represents; nil if the scenario has no such value.
  func value(of node: SwiftNode, isTruth: Bool) -> ScenarioValue? {
    guard node.kind == .identifier || node.kind == .member, node.name != "self" else { return nil }
    if node.kind == .identifier, constants.contains(node.name) {
      return ScenarioValue(text: node.name)
    }
    if node.kind == .identifier, let name = parameters[node.name] {
      return property(name, isTruth)
    }
    if node.kind == .member, node.base?.kind == .identifier,
      viewNames.contains(node.base?.name ?? "")
    {
      return property(node.name, isTruth)
    }
    guard let place = frame.place(of: node) else { return nil }
    if let path = view.path(in: place, of: node), path.count == 1 {
      return property(path[0], isTruth)
    }
    return value(of: place)
  }

  /// Returns a property of the view; nil for a name that is not a property, such as a method's
  /// name.
  func property(_ name: String, _ isTruth: Bool) -> ScenarioValue? {
    guard ScenarioWords.isName(name) else { return nil }
    let isTruth = isTruth || name.hasPrefix("is") || name.hasPrefix("has")
    return ScenarioValue(
      text: "view.\(name)", isText: UsedNames.texts.contains(name),
      uses: [.property(name, first: isTruth ? "false" : nil)])
  }

  /// Returns the scenario's value for a place; nil if there is none.
  func value(of place: FlowPlace) -> ScenarioValue? {
    guard let first = place.path.first else { return nil }
    let bare = CoordinatorCopies.bare(first)
    let isWhole = place.path.count == 1 || place.path.count == 2 && place.path[1] == "wrappedValue"
    switch place.root {
    case .wrapper, .kept:
      if isWhole, let input = inputs[bare], input.kind != "closure" { return value(of: input) }
      if isWhole, let key = bridge.environmentKey(of: bare) { return environment(key) }
    case .coordinator:
      if place.path.count == 1, variables.contains(first) { return ScenarioValue(text: first) }
      let original = copies.original(of: bare)
      if isWhole, let input = inputs[original], input.kind != "closure" {
        return value(of: input)
      }
    case .context:
      if place.path.count == 2, first == "environment" { return environment(place.path[1]) }
    default: return nil
    }
    guard let (model, property) = models.property(at: place, copies) else { return nil }
    return ScenarioValue(text: "\(model).\(property)", uses: [.model(model, property)])
  }

  private func value(of input: WrapperInput) -> ScenarioValue {
    ScenarioValue(text: input.name, isText: input.first.hasPrefix("\""))
  }

  private func environment(_ key: String) -> ScenarioValue {
    ScenarioValue(text: "environment.\(key)", uses: [.environment(key)])
  }

  /// Returns the value of a constant of the function.
  func local(_ node: SwiftNode) -> SwiftNode? {
    // A constant created from a type that looks like a class, such as a number type, has the origin
    // `made`.
    guard isAtOnce, let root = places[node.name]?.root, root == .other || root == .made else {
      return nil
    }
    var function = node.parent
    while let next = function, next.kind != .function { function = next.parent }
    var values: [SwiftNode] = []
    function?.walk { part in
      if part.kind == .variable, part.name == node.name {
        // A variable, or a constant without an initial value, has no known value.
        let value = part.flags.contains(.isConstant) ? part.last : nil
        values.append(value.flatMap { $0.kind == .typeName ? nil : $0 } ?? part)
      }
      return values.count < 2
    }
    return values.count == 1 && values[0].kind != .variable ? values[0] : nil
  }
}
