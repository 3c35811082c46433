/// Reports closures of one struct that the view keeps permanently.
enum ClosureRule {
  static let rule = SourceRule("closure-instead-of-coordinator") { context, findings in
    for run in context.bridges {
      let set = Set(run.update.filter { $0.kind == .set && $0.holder?.root == .view }.map(\.name))
      let confidence: Finding.Confidence = run.isPresentedOnce ? .possible : .likely
      toCoordinator(run, confidence, context, &findings)
      for step in run.make where !step.isEvent {
        given(step, run, context, &findings)
        passedOn(step, run, context, &findings)
        var closure: SwiftNode?
        if step.kind == .set, step.target?.root == .view, step.value?.kind == .closure,
          !set.contains(step.name)
        {
          closure = step.value
        } else if step.kind == .create, step.name == "UIAction" {
          closure = step.node.all(.argument).last?.base
        } else if let name = handedOver(step, run, context), !set.contains(step.name) {
          findings.add(
            "closure-instead-of-coordinator", confidence, at: step.node,
            "The \(run.bridge.kind.form == .controller ? "controller" : "view") stores the `\(name)` that make passes, and no update replaces it."
          )
        }
        guard let closure, closure.kind == .closure else { continue }
        guard let name = oldName(in: closure, run.bridge, context) else { continue }
        findings.add(
          "closure-instead-of-coordinator", confidence, at: name, also: [step.node],
          "The closure that `make` passes on captures `\(name.name)` of the first struct.")
      }
    }
  }

  /// Reports closures that `makeCoordinator` passes to the coordinator, by its initializer or a
  /// property, and that call a closure of the first struct.
  private static func toCoordinator(
    _ run: BridgeRun, _ confidence: Finding.Confidence, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    guard let make = run.bridge.makeCoordinator, run.bridge.coordinator != nil else { return }
    make.walk { node in
      guard node.kind == .closure, let place = node.parent else { return true }
      let name = place.kind == .assignment ? place.base?.name : place.name
      let isGiven =
        place.kind == .assignment && place.last == node
        || place.kind == .argument && place.parent?.parent?.kind != .argument
      guard isGiven, let name, let old = oldName(in: node, run.bridge, context),
        run.bridge.type.property(old.name)?.isClosure ?? false,
        !run.update.contains(where: {
          $0.kind == .set && $0.target?.root == .coordinator && $0.target?.path.first == name
            || $0.kind == .call && StaleParentRule.handsOverSelf($0.node)
        })
      else { return false }
      findings.add(
        "closure-instead-of-coordinator", confidence, at: old, also: [make],
        "The coordinator keeps a closure that calls `\(old.name)` of the first struct, and no update replaces it."
      )
      return false
    }
  }

  /// Returns the stored closure that `make` assigns to a property of the view and that `update`
  /// never mentions.
  private static func handedOver(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext
  ) -> String? {
    guard step.kind == .set, step.target?.root == .view, step.holder?.root == .view,
      let place = step.valuePlace, place.root == .wrapper, place.path.count == 1,
      let property = run.bridge.canBecomeOutdated(place.path[0], in: context.types),
      property.isClosure,
      !isCalledOnce(step.name, by: step.holder?.type ?? "", context)
    else { return nil }
    return isNamed(property.name, in: run.bridge.update) ? nil : property.name
  }

  /// Returns whether a name occurs in `update`.
  private static func isNamed(_ name: String, in update: SwiftNode?) -> Bool {
    var isNamed = false
    update?.first(.block)?.walk { node in
      if node.kind == .identifier || node.kind == .member, node.name == name { isNamed = true }
      return !isNamed
    }
    return isNamed
  }

  /// Reports stored closures that the initializer of the view or controller receives.
  private static func given(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    guard step.kind == .create, isResult(step.node, run),
      ClassWords.isPlatformObject(step.name) || step.name == run.bridge.viewClass
        || ClassWords.isPlatformObject(context.root(of: step.name))
    else { return }
    for argument in step.node.all(.argument) {
      guard let value = argument.base, let name = closureName(value, run.bridge, context),
        !isNamed(name, in: run.bridge.update),
        !isCalledOnce(argument.name, by: step.name, context)
      else { continue }
      findings.add(
        "closure-instead-of-coordinator", run.isPresentedOnce ? .possible : .likely, at: argument,
        also: [step.node],
        "The new `\(step.name)` keeps the `\(name)` of the first struct, and no update replaces it."
      )
    }
  }

  /// Reports stored closures that are called by a closure that `make` passes to an object of the
  /// view on creation.
  private static func passedOn(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext,
    _ findings: inout SourceFindings
  ) {
    guard step.kind == .create, !isResult(step.node, run), step.name != "UIAction",
      !runningOnce.contains(step.name), !HostedContent.carriers.contains(step.name)
    else { return }
    for argument in step.node.all(.argument) {
      guard let closure = argument.base, closure.kind == .closure,
        let name = oldName(in: closure, run.bridge, context),
        run.bridge.type.property(name.name)?.isClosure ?? false,
        !isNamed(name.name, in: run.bridge.update)
      else { continue }
      findings.add(
        "closure-instead-of-coordinator", run.isPresentedOnce ? .possible : .likely, at: name,
        also: [step.node],
        "The new `\(step.name)` keeps a closure that calls `\(name.name)` of the first struct, and no update replaces it."
      )
    }
  }

  /// The classes whose closures either finish before a newer struct matters or belong to SwiftUI.
  private static let runningOnce: Set<String> = [
    "Task", "DispatchWorkItem", "BlockOperation", "Thread", "Timer", "Binding",
    "UIViewPropertyAnimator",
  ]

  /// Returns the stored closure that is passed as an argument, or that a closure passed as the
  /// argument calls.
  private static func closureName(
    _ value: SwiftNode, _ bridge: Bridge, _ context: SourceContext
  ) -> String? {
    if value.kind == .closure { return oldName(in: value, bridge, context)?.name }
    guard
      value.kind == .identifier || value.kind == .member && value.base?.name == "self",
      let property = bridge.canBecomeOutdated(value.name, in: context.types), property.isClosure
    else { return nil }
    return property.name
  }

  /// Returns whether `make` returns an instantiated object.
  private static func isResult(_ node: SwiftNode, _ run: BridgeRun) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .variable: return run.returnedNames.contains(parent.name)
    case .returnStatement: return true
    case .block: return parent.last == node && parent == run.bridge.make?.first(.block)
    default: return false
    }
  }

  /// Returns whether a class of the file calls one of its closures only when it appears, at which
  /// time the closure is still current.
  private static func isCalledOnce(
    _ member: String, by className: String, _ context: SourceContext
  ) -> Bool {
    guard let type = context.types[className], type.isClass else { return false }
    let callers = type.functions.filter { function in
      var isCaller = false
      function.walk { node in
        if node.kind == .call, node.base?.name == member { isCaller = true }
        return !isCaller
      }
      return isCaller
    }
    return !callers.isEmpty && callers.allSatisfy { appearing.contains($0.name) }
  }

  private static let appearing: Set<String> = [
    "viewDidMoveToWindow", "viewDidMoveToSuperview", "didMoveToWindow", "didMoveToSuperview",
    "didMove", "viewDidLoad", "viewWillAppear", "viewDidAppear",
  ]

  private static func oldName(
    in closure: SwiftNode, _ bridge: Bridge, _ context: SourceContext
  ) -> SwiftNode? {
    let shadowed = Set(closure.all(.parameter).map(\.name))
    var found: SwiftNode?
    closure.walk { node in
      guard found == nil else { return false }
      let isMember =
        node.kind == .member && node.base?.kind == .identifier && node.base?.name == "self"
      if isMember || node.kind == .identifier && !shadowed.contains(node.name),
        bridge.canBecomeOutdated(node.name, in: context.types) != nil
      {
        found = node
      }
      return found == nil
    }
    return found
  }
}
