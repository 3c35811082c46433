/// Finds methods of a wrapper that act on the view of one struct, which may not be the view shown.
enum StructMethodRule {
  static let rule = SourceRule("method-call-on-struct") { context, findings in
    for run in context.bridges {
      let type = run.bridge.type
      let views = type.stored.filter { property in
        !property.isState
          && (property.value.flatMap { ClassWords.created(by: $0) }.map {
            ClassWords.isPlatformObject($0)
          } ?? false)
      }.map(\.name)
      guard !views.isEmpty else { continue }
      let helpers = called(by: type).union(calledThroughFirstStruct(run))
      for function in type.functions
      where function.label == "func" && !function.flags.contains(.isStatic)
        && !helpers.contains(function.name)
        && !function.flags.contains(.isPrivate) && !own(run.bridge).contains(function.name)
        && function.first(.result) == nil
      {
        let shadowed = Set(function.all(.parameter).map(\.name))
        var isFound = false
        function.walk { node in
          if node.kind == .identifier || node.kind == .member, views.contains(node.name),
            !shadowed.contains(node.name)
          {
            isFound = true
          }
          return !isFound
        }
        if isFound {
          let isCalled = calls(function.name, in: context, outside: run.bridge)
          findings.add(
            "method-call-on-struct", isCalled ? .likely : .possible, at: function,
            "`\(function.name)` reaches the view of one struct, which need not be the one on screen"
              + (isCalled ? "." : "; the checked files do not call it.")
          )
        }
      }
    }
  }

  /// Returns the names of the methods that the coordinator calls on the struct it was created with.
  ///
  /// The view of that struct is the one that `make` returned.
  private static func calledThroughFirstStruct(_ run: BridgeRun) -> Set<String> {
    guard let coordinator = run.bridge.coordinator,
      !(run.make + run.update).contains(where: StaleParentRule.refreshesParent)
    else { return [] }
    let copies = CoordinatorCopies(run).structs
    var names: Set<String> = []
    for function in coordinator.functions {
      function.walk { node in
        if node.kind == .call, let callee = node.base, callee.kind == .member,
          copies.contains(callee.base?.name ?? "")
        {
          names.insert(callee.name)
        }
        return true
      }
    }
    return names
  }

  /// Returns whether code outside of the wrapper and its coordinator calls a method of that name on
  /// any object.
  private static func calls(
    _ name: String, in context: SourceContext, outside bridge: Bridge
  ) -> Bool {
    let own = bridge.type.declarations + (bridge.coordinator?.declarations ?? [])
    return ([context.tree] + context.joined).contains { tree in
      guard tree.names.contains(name) else { return false }
      var isFound = false
      tree.root.walk { node in
        if own.contains(node) { return false }
        if node.kind == .call, let callee = node.base, callee.kind == .member, callee.name == name {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  /// Returns the names of the methods that the wrapper calls itself, as parts of `make` or
  /// `update`.
  private static func called(by type: CheckedType) -> Set<String> {
    var names: Set<String> = []
    for function in type.functions {
      function.walk { node in
        if node.kind == .call, let callee = node.base,
          callee.kind == .identifier || callee.kind == .member && callee.base?.name == "self"
        {
          names.insert(callee.name)
        }
        return true
      }
    }
    return names
  }

  private static func own(_ bridge: Bridge) -> Set<String> {
    [
      bridge.kind.makeName, bridge.kind.updateName, bridge.kind.dismantleName, "makeCoordinator",
      "sizeThatFits",
    ]
  }
}
