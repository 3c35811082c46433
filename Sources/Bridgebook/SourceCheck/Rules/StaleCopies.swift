/// Finds single values of the first struct that the coordinator keeps and that no update replaces.
enum StaleCopies {
  /// Reports reads of single values that the coordinator receives on creation.
  static func given(
    _ run: BridgeRun, _ coordinator: CheckedType, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    let bridge = run.bridge
    guard let make = bridge.makeCoordinator else { return }
    assigned(in: make, run, coordinator, context, &findings)
    var calls: [SwiftNode] = []
    make.walk { node in
      if creates(node, coordinator) { calls.append(node) }
      return true
    }
    guard let call = calls.first else { return }
    let initializer = coordinator.functions.first { $0.label == "init" && $0.first(.block) != nil }
    let parameters = initializer?.all(.parameter) ?? []
    for (index, argument) in call.all(.argument).enumerated() {
      guard let value = argument.base, let name = storedName(value),
        bridge.canBecomeOutdated(name, in: context.types) != nil
      else { continue }
      let parameter =
        parameters.first { !argument.name.isEmpty && $0.label == argument.name }
        ?? (index < parameters.count && argument.name.isEmpty ? parameters[index] : nil)
      let property = kept(parameter?.name ?? argument.name, initializer, coordinator)
      guard let property, !sets(property, run) else { continue }
      let reads = reads(of: property, coordinator)
      guard let first = reads.first else { continue }
      findings.add(
        "stale-coordinator-parent", run.isPresentedOnce ? .possible : .likely, at: first,
        also: Array(reads.dropFirst()) + [argument]
          + (coordinator.property(property).map { [$0.node] } ?? []),
        "The coordinator received `\(name)` when it was created and uses it as `\(property)`; no update passes it a newer value."
      )
    }
  }

  /// Reports values that `makeCoordinator` assigns to the properties of the coordinator it returns.
  private static func assigned(
    in make: SwiftNode, _ run: BridgeRun, _ coordinator: CheckedType, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    var locals: Set<String> = []
    make.walk { node in
      if node.kind == .closure || node.kind == .function && node != make { return false }
      if node.kind == .variable, node.children.contains(where: { creates($0, coordinator) }) {
        locals.insert(node.name)
      }
      guard node.kind == .assignment, let left = node.base, left.kind == .member,
        let owner = left.base, owner.kind == .identifier, locals.contains(owner.name),
        let name = node.last.flatMap(storedName),
        run.bridge.canBecomeOutdated(name, in: context.types) != nil, !sets(left.name, run)
      else { return true }
      let reads = reads(of: left.name, coordinator)
      guard let first = reads.first else { return true }
      findings.add(
        "stale-coordinator-parent", run.isPresentedOnce ? .possible : .likely, at: first,
        also: Array(reads.dropFirst()) + [node],
        "The coordinator received `\(name)` when it was created and uses it as `\(left.name)`; no update passes it a newer value."
      )
      return true
    }
  }

  /// Returns whether an expression creates the coordinator, by its name or as `.init`.
  private static func creates(_ node: SwiftNode, _ coordinator: CheckedType) -> Bool {
    if ClassWords.created(by: node) == coordinator.name { return true }
    guard node.kind == .call, let callee = node.base, callee.kind == .member else { return false }
    return callee.name == "init" && callee.base == nil
  }

  /// Reports values that `make` stores in the coordinator and that no update replaces.
  static func handedOver(
    _ run: BridgeRun, _ coordinator: CheckedType, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    for step in run.make where step.kind == .set && !step.isEvent {
      guard let target = step.target, target.root == .coordinator, target.path.count == 1,
        let place = step.valuePlace, place.root == .wrapper, place.path.count == 1,
        run.bridge.canBecomeOutdated(place.path[0], in: context.types) != nil,
        !sets(target.path[0], run)
      else { continue }
      let name = target.path[0]
      let reads = reads(of: name, coordinator)
      guard !reads.isEmpty else { continue }
      findings.add(
        "stale-coordinator-parent", run.isPresentedOnce ? .possible : .likely, at: step.node,
        also: reads,
        "The coordinator receives `\(place.path[0])` when the view is made and keeps it as `\(name)`; no update passes it a newer one.",
        edits: refresh(name, with: place.path[0], step, run))
    }
  }

  /// Returns edits that insert the same assignment as the first line of `update`.
  private static func refresh(
    _ name: String, with value: String, _ step: FlowStep, _ run: BridgeRun
  ) -> [SourceEdit] {
    guard let update = run.bridge.update, let body = update.first(.block),
      update.tree === step.node.tree, step.callers.isEmpty,
      let context = update.all(.parameter).last?.name, context != "_"
    else { return [] }
    return SourceFix.insertion(of: "\(context).coordinator.\(name) = \(value)", atStartOf: body)
  }

  /// Returns the places where methods of the coordinator read a property.
  private static func reads(of property: String, _ coordinator: CheckedType) -> [SwiftNode] {
    var reads: [SwiftNode] = []
    for function in coordinator.functions + StaleParentRule.getters(of: coordinator)
    where function.label != "init" && function.label != "deinit" {
      function.walk { node in
        if StaleParentRule.isProperty(property, node, in: function),
          !StaleParentRule.isAssigned(node), !isShadowed(node, property, function)
        {
          reads.append(node)
          return false
        }
        return true
      }
    }
    return reads
  }

  private static func isShadowed(_ node: SwiftNode, _ name: String, _ function: SwiftNode) -> Bool {
    guard node.kind == .identifier else { return false }
    // A local constant or parameter of that name hides the property, unless it unwraps the
    // property.
    var isShadowed = false
    function.walk { other in
      if other.kind == .variable, other.name == name, other.parent?.kind != .binding,
        other.anchor < node.anchor
      {
        isShadowed = true
      }
      if other.kind == .closure,
        other.all(.parameter).contains(where: { $0.name == name }),
        other.range.contains(node.anchor)
      {
        isShadowed = true
      }
      return !isShadowed
    }
    return isShadowed
  }

  private static func storedName(_ value: SwiftNode) -> String? {
    if value.kind == .identifier { return value.name }
    if value.kind == .member, value.base?.kind == .identifier, value.base?.name == "self" {
      return value.name
    }
    return nil
  }

  /// Returns the property in which an initializer's parameter is stored.
  private static func kept(
    _ parameter: String, _ initializer: SwiftNode?, _ coordinator: CheckedType
  ) -> String? {
    guard let initializer else {
      return coordinator.property(parameter) == nil ? nil : parameter
    }
    var name: String?
    initializer.walk { node in
      guard name == nil, node.kind == .assignment, let left = node.base, let right = node.last,
        right.kind == .identifier, right.name == parameter
      else { return name == nil }
      let candidate = left.name
      if left.kind == .identifier || left.base?.name == "self",
        coordinator.property(candidate) != nil
      {
        name = candidate
      }
      return name == nil
    }
    return name
  }

  /// Returns whether `update` sets a property of the coordinator, or passes the wrapper on.
  private static func sets(_ property: String, _ run: BridgeRun) -> Bool {
    run.update.contains { step in
      step.kind == .set && step.target?.root == .coordinator && step.target?.path.first == property
        || step.kind == .call && StaleParentRule.handsOverSelf(step.node)
    }
  }
}
