/// Rules about writes of SwiftUI state at the wrong time.
enum StateRules {
  static let duringUpdate = SourceRule("state-modified-during-update") { context, findings in
    for run in context.bridges {
      for step in run.make + run.update where step.kind == .set && step.isAtOnce {
        guard let name = written(step, run) else { continue }
        findings.add(
          "state-modified-during-update", .likely, at: step.node, also: step.callers,
          "`\(name)` is written while SwiftUI updates the view.")
      }
      // SwiftUI creates the coordinator as part of the first update.
      for step in run.coordinatorStart where step.kind == .set && step.isAtOnce {
        guard step.target?.root == .wrapper || step.target?.root == .kept,
          let name = written(step, run)
        else { continue }
        findings.add(
          "state-modified-during-update", .likely, at: step.node, also: step.callers,
          "`\(name)` is written while the coordinator is created, which is part of an update.")
      }
      callbacks(run, context, &findings)
    }
  }

  /// Returns the binding or state that a step writes.
  static func written(_ step: FlowStep, _ run: BridgeRun) -> String? {
    guard let target = step.target, var first = target.path.first else { return nil }
    let isWhole =
      target.path.count == 1 || target.path.count == 2 && target.path[1] == "wrappedValue"
    guard isWhole else { return nil }
    if target.path.count == 2 { first = CoordinatorCopies.bare(first) }
    let type: CheckedType?
    switch target.root {
    case .wrapper, .kept: type = run.bridge.type
    case .coordinator: type = run.bridge.coordinator
    default: return nil
    }
    guard let property = type?.property(first) else { return nil }
    if target.path.count == 2 {
      return property.typeName == "Binding" || property.isBinding ? first : nil
    }
    let isState =
      property.attributes.contains("Binding") || property.attributes.contains("State")
      || property.attributes.contains("FocusState") || property.attributes.contains("AppStorage")
    return isState && (target.root != .coordinator || property.attributes.contains("Binding"))
      ? first : nil
  }

  /// Reports callbacks that `update` causes synchronously and that write state.
  private static func callbacks(
    _ run: BridgeRun, _ context: SourceContext, _ findings: inout SourceFindings
  ) {
    let raised = raisedFlags(in: run)
    for step in run.update where step.kind != .create && step.isAtOnce {
      let names = called(step, run, context)
      guard !names.isEmpty, !isDelegateOff(step, run) else { continue }
      for callback in run.callbacks where names.contains(BridgeRun.callbackName(callback.function))
      {
        for write in callback.steps where write.kind == .set && write.isAtOnce {
          guard let name = written(write, run),
            !write.guards.contains(where: {
              $0.mentions(name) && ($0.compares || $0.conditions.count == 1)
            }),
            !write.guards.contains(where: { guarding in
              isFlag(guarding) || raised.contains(where: guarding.mentions)
            })
          else { continue }
          findings.add(
            "state-modified-during-update", .likely, at: write.node,
            also: [step.node] + step.callers,
            "`\(step.name)` in the update calls `\(callback.function.name)`, which writes `\(name)` before the update has ended."
          )
        }
      }
    }
  }

  /// Returns the properties of the coordinator that `update` sets to true, so that callbacks can
  /// recognize calls caused by `update`.
  private static func raisedFlags(in run: BridgeRun) -> [String] {
    run.update.filter {
      $0.kind == .set && $0.isAtOnce && $0.target?.root == .coordinator && $0.value?.name == "true"
    }.map(\.name)
  }

  /// Returns whether a condition is a flag such as `!isUpdating`.
  private static func isFlag(_ guarding: FlowGuard) -> Bool {
    guarding.conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        let name = node.name.lowercased()
        if node.kind == .identifier || node.kind == .member,
          name.contains("updating") || name.contains("programmatic") || name.contains("ignore")
            || name.contains("suppress") || name.contains("isediting")
        {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  private static let focusCallbacks: [String: [String]] = [
    "becomeFirstResponder": [
      "textFieldDidBeginEditing", "textViewDidBeginEditing", "searchBarTextDidBeginEditing",
    ],
    "resignFirstResponder": [
      "textFieldDidEndEditing", "textViewDidEndEditing", "searchBarTextDidEndEditing",
    ],
    "endEditing": ["textFieldDidEndEditing", "textViewDidEndEditing"],
  ]

  private static func called(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext
  ) -> [String] {
    // Excludes the method `endEditing()` of text storages, which has no argument.
    if step.kind == .call, step.target?.root == .view, let names = focusCallbacks[step.name],
      step.name != "endEditing" || step.value != nil
    {
      return names
    }
    guard let setter = UpdateUnguardedRule.hit(step, run, context),
      !UpdateUnguardedRule.isGuarded(step, setter.name, run)
    else { return [] }
    return setter.callbacks
  }

  /// Returns whether `update` removes the delegate before a step.
  private static func isDelegateOff(_ step: FlowStep, _ run: BridgeRun) -> Bool {
    run.update.contains {
      $0.kind == .set && $0.name == "delegate" && $0.value?.name == "nil"
        && $0.node.anchor < step.node.anchor
    }
  }

  // MARK: Loops

  static let feedback = SourceRule("update-feedback-loop") { context, findings in
    for run in context.bridges {
      for step in run.update where step.kind == .set && step.isDeferred && !step.isEvent {
        guard let name = written(step, run),
          !step.guards.contains(where: { $0.mentions(name) }),
          !step.guards.contains(where: { $0.looksAt(.coordinator) }),
          !step.guards.contains(where: UpdateUnguardedRule.resetsItself)
        else { continue }
        let isConstant =
          step.value.map {
            ["true", "false", "nil"].contains($0.name) || $0.kind == .number || $0.kind == .string
          }
          ?? false
        findings.add(
          "update-feedback-loop", isConstant ? .possible : .likely, at: step.node,
          also: step.callers,
          "Each update queues a write of `\(name)` without comparing it, and the write causes the next update."
        )
      }
    }
  }
}

extension BridgeRun {
  /// Returns the name by which a delegate method is looked up, without its labels.
  static func callbackName(_ function: SwiftNode) -> String { function.name }
}
