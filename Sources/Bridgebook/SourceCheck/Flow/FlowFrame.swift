/// A function during flow analysis: its owner, and the origins of the names in it.
struct FlowFrame {
  let bridge: Bridge
  /// The type that the function belongs to.
  private(set) var owner: CheckedType
  /// Whether `self` is the wrapper; otherwise it is the coordinator.
  private(set) var isSelfWrapper: Bool
  var names: [String: FlowPlace] = [:]

  init(_ bridge: Bridge, isSelfWrapper: Bool) {
    self.bridge = bridge
    self.isSelfWrapper = isSelfWrapper
    owner = isSelfWrapper ? bridge.type : bridge.coordinator ?? bridge.type
  }

  private init(_ bridge: Bridge, _ owner: CheckedType, isSelfWrapper: Bool) {
    self.bridge = bridge
    self.owner = owner
    self.isSelfWrapper = isSelfWrapper
  }

  // MARK: Calls

  /// Returns the frame in which a call runs, without names; nil if the function belongs to neither
  /// the wrapper nor the coordinator.
  func receiver(of callee: SwiftNode, _ target: FlowPlace?) -> FlowFrame? {
    let same = FlowFrame(bridge, owner, isSelfWrapper: isSelfWrapper)
    if callee.kind == .identifier { return same }
    if let target, target.path.isEmpty {
      switch target.root {
      case .wrapper, .kept: return FlowFrame(bridge, bridge.type, isSelfWrapper: true)
      case .coordinator:
        return bridge.coordinator.map { FlowFrame(bridge, $0, isSelfWrapper: false) }
      default: return nil
      }
    }
    let base = callee.base?.name
    if base == "Self" || base == owner.name { return same }
    return base == bridge.type.name ? FlowFrame(bridge, bridge.type, isSelfWrapper: true) : nil
  }

  /// Binds the parameters of a function to the places of a call's arguments.
  mutating func bind(
    _ arguments: [SwiftNode], to function: SwiftNode, from caller: FlowFrame
  ) {
    for (index, parameter) in function.all(.parameter).enumerated() {
      let argument =
        arguments.first { !$0.name.isEmpty && $0.name == parameter.label }
        ?? (index < arguments.count && arguments[index].name.isEmpty ? arguments[index] : nil)
      var place =
        argument?.base.flatMap { caller.place(of: $0) }
        ?? FlowPlace(root: .other, path: [parameter.name])
      if place.type == nil { place.type = parameter.first(.typeName)?.name }
      names[parameter.name] = place
    }
  }

  /// Binds a variable to the place of its value.
  mutating func declare(_ variable: SwiftNode, _ value: SwiftNode?) {
    let type = variable.first(.typeName)?.name
    guard let value else {
      names[variable.name] = FlowPlace(root: .other, path: [variable.name], type: type)
      return
    }
    var place =
      place(of: value)
      ?? FlowPlace(root: .other, path: [variable.name], sources: sources(of: value))
    if let type, !type.isEmpty { place.type = type }
    names[variable.name] = place
  }

  /// Binds a variable to the place of the value that a condition unwraps.
  mutating func unwrap(_ variable: SwiftNode, _ value: SwiftNode?) {
    if let value {
      names[variable.name] = place(of: value) ?? FlowPlace(root: .other, path: [variable.name])
    } else if names[variable.name] == nil {
      // `if let name` unwraps a property or variable of that name.
      names[variable.name] = implicitMember(variable.name)
    }
  }

  /// Returns conditions with the places that their names have in this frame.
  func guarding(
    _ scope: SwiftNode, by conditions: [SwiftNode], _ form: FlowGuard.Form = .condition
  ) -> FlowGuard {
    FlowGuard(
      form: form, conditions: conditions, names: names, isSelfWrapper: isSelfWrapper, scope: scope)
  }

  // MARK: Places

  /// Returns the place that a value comes from, as far as names reveal it.
  func place(of node: SwiftNode) -> FlowPlace? {
    switch node.kind {
    case .identifier:
      if node.name == "self" {
        return FlowPlace(root: isSelfWrapper ? .wrapper : .coordinator, type: owner.name)
      }
      if let place = names[node.name] { return place }
      return implicitMember(node.name)
    case .member:
      guard let base = node.base else { return nil }
      guard let place = place(of: base) else { return nil }
      return member(node.name, of: place)
    case .cast:
      guard let value = node.base, var place = place(of: value) else { return nil }
      if node.label == "as", let type = node.last?.name, !type.isEmpty { place.type = type }
      return place
    case .tuple:
      guard let only = node.base, node.last == only, let value = only.base else { return nil }
      return place(of: value)
    case .prefixed: return node.base.flatMap { place(of: $0) }
    case .sequence:
      let parts = Array(node.children)
      if parts.count == 3, parts[1].operator == "??" { return place(of: parts[0]) }
      return nil
    case .index:
      guard let base = node.base else { return nil }
      return place(of: base).map { $0.member("[]") }
    case .call:
      if let created = ClassWords.created(by: node) { return FlowPlace(root: .made, type: created) }
      guard let callee = node.base, callee.kind == .member, let base = callee.base else {
        return nil
      }
      // Factory methods such as `UITextView.scrollableTextView()` create a view.
      if base.kind == .identifier, ClassWords.isPlatformObject(base.name) {
        return FlowPlace(
          root: .made, type: callee.name.hasPrefix("scrollable") ? "NSScrollView" : base.name)
      }
      return place(of: base).map { $0.member(callee.name + "()") }
    default: return nil
    }
  }

  /// Returns whether an expression reads the view, the coordinator, or both.
  func sources(of node: SwiftNode) -> Set<FlowPlace.Root> {
    var roots: Set<FlowPlace.Root> = []
    node.walk { part in
      if part.kind == .closure { return false }
      if part.kind == .identifier, let place = names[part.name] {
        roots.formUnion(place.sources)
        if place.root == .view || place.root == .coordinator { roots.insert(place.root) }
      } else if part.kind == .member, part.name == "coordinator", part.base?.name == "context" {
        roots.insert(.coordinator)
      }
      return true
    }
    return roots
  }

  func implicitMember(_ name: String) -> FlowPlace {
    let bare = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
    if owner.property(bare) != nil || owner.variables.contains(where: { $0.name == bare }) {
      return member(name, of: FlowPlace(root: isSelfWrapper ? .wrapper : .coordinator))
    }
    return FlowPlace(root: .other, path: [name])
  }

  private func member(_ name: String, of place: FlowPlace) -> FlowPlace {
    var result = place.member(name)
    switch place.root {
    case .context where place.path.isEmpty && name == "coordinator":
      return FlowPlace(root: .coordinator, type: bridge.coordinator?.name)
    case .coordinator where place.path.isEmpty:
      if let property = bridge.coordinator?.property(name) {
        if property.typeName == bridge.type.name {
          return FlowPlace(root: .kept, type: bridge.type.name)
        }
        result.type = property.typeName
      }
    case .wrapper where place.path.isEmpty, .kept where place.path.isEmpty:
      result.type = bridge.type.property(name)?.typeName
    default: break
    }
    return result
  }
}
