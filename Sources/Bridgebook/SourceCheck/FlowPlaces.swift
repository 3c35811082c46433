/// Where values come from, and when closures run.
extension FlowWalker {
  // MARK: Places

  /// Where a value comes from, as far as names tell.
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
      // `UITextView.scrollableTextView()` and the like make a view.
      if base.kind == .identifier, ClassWords.isPlatformObject(base.name) {
        return FlowPlace(
          root: .made, type: callee.name.hasPrefix("scrollable") ? "NSScrollView" : base.name)
      }
      return place(of: base).map { $0.member(callee.name + "()") }
    default: return nil
    }
  }

  func implicitMember(_ name: String) -> FlowPlace {
    let bare = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
    if owner.property(bare) != nil || owner.variables.contains(where: { $0.name == bare }) {
      return member(name, of: FlowPlace(root: isSelfWrapper ? .wrapper : .coordinator))
    }
    return FlowPlace(root: .other, path: [name])
  }

  func member(_ name: String, of place: FlowPlace) -> FlowPlace {
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

  // MARK: Closures

  enum Timing { case now, hop, event }

  /// When a call runs the closures it is given.
  static func timing(of node: SwiftNode, _ callee: SwiftNode) -> Timing {
    let name = callee.name
    switch name {
    case "async", "asyncAfter":
      return .hop
    case "Task", "detached", "asyncDetached": return .hop
    case "perform" where callee.base?.text.contains("RunLoop") ?? false: return .hop
    case "addOperation": return .hop
    case "sync", "forEach", "map", "flatMap", "compactMap", "filter", "reduce", "contains", "first",
      "last", "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "allSatisfy", "removeAll",
      "performWithoutAnimation", "withAnimation", "withTransaction", "autoreleasepool",
      "performBatchUpdates", "runAnimationGroup", "drop", "prefix", "withLock", "run", "animate",
      "performAsCurrentDrawingAppearance", "configure", "apply", "also", "then", "modify",
      "enumerated":
      return .now
    default: return .event
    }
  }
}
