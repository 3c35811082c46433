/// The condition under which an optional binding succeeds, as far as the model knows it.
enum BoundValue {
  /// The model always has the value, such as the view itself.
  case always
  /// A comparison with `nothing`.
  case compared(ScenarioValue)

  /// Creates the condition of a binding; nil if the model does not know the binding's value.
  init?(_ binding: SwiftNode, _ names: ValueNames) {
    guard let variable = binding.base else { return nil }
    if variable.name == "self" {
      self = .always
      return
    }
    guard let value = variable.children.first(where: { $0.kind != .typeName }) else {
      // `if let name` without a value unwraps the variable with that name.
      guard let found = BoundValue(variable, at: names.place(named: variable.name), names) else {
        return nil
      }
      self = found
      return
    }
    self.init(value: value, names)
  }

  private init?(value node: SwiftNode, _ names: ValueNames) {
    switch node.kind {
    case .prefixed where node.base != nil && node.operator != "!":
      guard let found = node.base.flatMap({ BoundValue(value: $0, names) }) else { return nil }
      self = found
    case .cast:
      // A cast of the view itself to its class is assumed to succeed.
      guard node.label == "as", BoundValue.isView(node, names) else { return nil }
      self = .always
    case .identifier where names.viewNames.contains(node.name): self = .always
    case .identifier, .member:
      if let place = names.place(of: node), let found = BoundValue(node, at: place, names) {
        self = found
        return
      }
      fallthrough
    default:
      guard let value = ValueTranslator(names: names).value(node) else { return nil }
      guard let found = BoundValue.present(value) else { return nil }
      self = found
    }
  }

  private init?(_ node: SwiftNode, at place: FlowPlace, _ names: ValueNames) {
    if let host = names.host, place.path.contains(host) {
      self = .always
      return
    }
    if let path = names.view.path(in: place, of: node) {
      guard path.count < 2 else { return nil }
      guard let property = path.first else {
        self = .always
        return
      }
      guard let found = names.property(property, false).flatMap(BoundValue.present) else {
        return nil
      }
      self = found
      return
    }
    guard place.root != .other, place.root != .made else { return nil }
    if place.path.isEmpty || place.path.count == 1 && BoundValue.isClosure(place, names) {
      self = .always
      return
    }
    guard let value = names.value(of: place) else { return nil }
    self = .compared(.compared(value, ScenarioValue(text: "nothing"), (same: "!=", opposite: "=")))
  }

  /// Returns the test for a value; nil for a property of the view that may be nil for reasons
  /// unknown to the model.
  ///
  /// The text of a view is never nil, although its type is optional.
  private static func present(_ value: ScenarioValue) -> BoundValue? {
    if UsedNames.texts.contains(where: { value.text == "view.\($0)" }) { return .always }
    guard !value.text.hasPrefix("view.") else { return nil }
    return .compared(
      .compared(value, ScenarioValue(text: "nothing"), (same: "!=", opposite: "=")))
  }

  private static func isView(_ cast: SwiftNode, _ names: ValueNames) -> Bool {
    let classes = [names.view.className, names.view.root, names.bridge.viewClass]
    if classes.contains(cast.last?.name ?? "") { return true }
    guard let place = cast.base.flatMap({ names.place(of: $0) }) else { return false }
    return place.path.isEmpty && place.root == .view
  }

  /// Returns whether the value at a place is a closure that the wrapper receives.
  private static func isClosure(_ place: FlowPlace, _ names: ValueNames) -> Bool {
    let name = CoordinatorCopies.bare(place.path[0])
    let own = place.root == .coordinator ? names.copies.original(of: name) : name
    return names.bridge.type.property(own)?.isClosure ?? false
  }
}
