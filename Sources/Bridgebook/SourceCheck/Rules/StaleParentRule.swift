/// Finds methods of the coordinator that read values of the struct with which the coordinator was
/// created.
///
/// Bindings, state, models, constants, and all values that `update` passes on are exempt.
enum StaleParentRule {
  static let rule = SourceRule("stale-coordinator-parent") { context, findings in
    for run in context.bridges {
      guard let coordinator = run.bridge.coordinator else { continue }
      keptStruct(run, coordinator, context, &findings)
      StaleCopies.given(run, coordinator, context, &findings)
      StaleCopies.handedOver(run, coordinator, context, &findings)
    }
  }

  /// Reports reads through a kept copy of the wrapper.
  private static func keptStruct(
    _ run: BridgeRun, _ coordinator: CheckedType, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    let bridge = run.bridge
    for property in coordinator.stored
    where property.typeName == bridge.type.name && !refreshes(property.name, run) {
      var reads: [String: [SwiftNode]] = [:]
      var order: [String] = []
      let own = written(through: property.name, coordinator)
      for function in coordinator.functions + getters(of: coordinator) {
        guard function.label != "init", function.label != "deinit" else { continue }
        function.walk { node in
          guard node.kind == .member, let base = node.base,
            isProperty(property.name, base, in: function),
            !isAssigned(node)
          else { return true }
          for name in names(read: node.name, bridge, context) where !own.contains(name) {
            if reads[name] == nil { order.append(name) }
            reads[name, default: []].append(node)
          }
          return false
        }
      }
      for name in order {
        guard let places = reads[name], let first = places.first else { continue }
        findings.add(
          "stale-coordinator-parent", run.isPresentedOnce ? .possible : .likely, at: first,
          also: Array(places.dropFirst()) + [property.node]
            + (bridge.makeCoordinator.map { [$0] } ?? []),
          "`\(name)` is read from the `\(bridge.type.name)` that the coordinator received when it was created; no update passes it a newer one.",
          edits: edit(property, run))
      }
    }
  }

  /// Returns the properties of the kept struct that the coordinator sets and uses as its own
  /// storage.
  private static func written(through property: String, _ coordinator: CheckedType) -> Set<String> {
    var names: Set<String> = []
    for function in coordinator.functions {
      function.walk { node in
        if node.kind == .assignment, let left = node.base, left.kind == .member,
          let base = left.base,
          isProperty(property, base, in: function)
        {
          names.insert(left.name)
        }
        return true
      }
    }
    return names
  }

  /// Returns a property's name, or the names of the properties that a method or computed property
  /// of the wrapper reads.
  private static func names(
    read name: String, _ bridge: Bridge, _ context: SourceContext
  ) -> [String] {
    if bridge.canBecomeOutdated(name, in: context.types) != nil { return [name] }
    guard bridge.type.property(name) == nil else { return [] }
    let bodies =
      bridge.type.functions(named: name)
      + bridge.type.variables.filter { $0.name == name && StoredProperty($0) == nil }
    guard bodies.count == 1, let body = bodies.first else { return [] }
    var found: String?
    body.walk { node in
      if found == nil,
        node.kind == .identifier || node.kind == .member && node.base?.name == "self",
        bridge.canBecomeOutdated(node.name, in: context.types) != nil,
        !body.all(.parameter).contains(where: { $0.name == node.name })
      {
        found = node.name
      }
      return found == nil
    }
    return found.map { [$0] } ?? []
  }

  static func getters(of type: CheckedType) -> [SwiftNode] {
    type.variables.filter { StoredProperty($0) == nil }
  }

  /// Returns whether an expression is the coordinator's property, with or without `self`.
  static func isProperty(_ name: String, _ node: SwiftNode, in function: SwiftNode) -> Bool {
    guard node.name == name else { return false }
    if node.kind == .member { return node.base?.name == "self" && node.base?.kind == .identifier }
    return node.kind == .identifier && !function.all(.parameter).contains { $0.name == name }
  }

  static func isAssigned(_ node: SwiftNode) -> Bool {
    guard let parent = node.parent, parent.kind == .assignment else { return false }
    return parent.base == node
  }

  /// Returns whether `update` gives the coordinator the new struct.
  static func refreshes(_ property: String, _ run: BridgeRun) -> Bool {
    run.update.contains { step in
      switch step.kind {
      case .set:
        return step.target?.root == .kept && step.target?.path.isEmpty ?? false
          || step.target?.root == .coordinator && step.target?.path == [property]
      case .call: return handsOverSelf(step.node)
      case .create: return false
      }
    }
  }

  /// Returns whether `self` is one of the arguments of a call.
  static func handsOverSelf(_ call: SwiftNode) -> Bool {
    call.all(.argument).contains { $0.base?.kind == .identifier && $0.base?.name == "self" }
  }

  /// Returns edits that insert an assignment of the property as the first line of `update` and make
  /// it a variable.
  private static func edit(_ property: StoredProperty, _ run: BridgeRun) -> [SourceEdit] {
    guard let update = run.bridge.update, let body = update.first(.block),
      property.node.tree === update.tree, !property.node.flags.contains(.isPrivate),
      let context = update.all(.parameter).last?.name, context != "_"
    else { return [] }
    var edits: [SourceEdit] = []
    if property.node.flags.contains(.isConstant) {
      guard let word = SourceFix.constantWord(of: property.node) else { return [] }
      edits.append(SourceEdit(range: word, text: "var"))
    }
    return edits
      + SourceFix.insertion(
        of: "\(context).coordinator.\(property.name) = self", atStartOf: body)
  }
}

extension StaleParentRule {
  /// Returns whether a step stores the new struct in the coordinator.
  static func refreshesParent(_ step: FlowStep) -> Bool {
    step.target?.root == .kept && step.target?.path.isEmpty ?? false
  }
}
