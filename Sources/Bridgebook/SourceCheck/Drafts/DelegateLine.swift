/// The translation of a statement that sets a delegate of the wrapped object.
enum DelegateLine {
  /// A line of the scenario.
  case line(String)
  /// No line; the text names what was left out.
  case omitted(String)

  /// Returns whether code of a wrapper sets a delegate to nil.
  static func isTakenAway(in run: BridgeRun) -> Bool {
    let steps = run.make + run.update + run.callbacks.flatMap(\.steps)
    return steps.contains { step in
      step.kind == .set && DelegateProperty.role(of: step.name) == .main
        && step.value?.text == "nil"
    }
  }

  /// Creates the translation of a statement; nil if the statement sets another property, or a
  /// delegate that no code sets to nil.
  ///
  /// The model connects such a delegate without a statement.
  init?(_ property: String, _ step: FlowStep, in translator: StepTranslator) {
    switch DelegateProperty.role(of: property) {
    case .none: return nil
    case .other:
      guard step.value?.text == "nil" else { return nil }
      self = .omitted(property)
    case .main:
      guard translator.takesDelegateAway else { return nil }
      if step.value?.text == "nil" {
        self = .line("set \(property) = nothing")
        return
      }
      let names = translator.names(
        step.names, isSelfWrapper: step.isSelfWrapper, isAtOnce: !step.isDeferred)
      let saved = step.value.flatMap { $0.kind == .identifier ? names.local($0) : $0 }
      let isCoordinator = step.valuePlace.map { $0.root == .coordinator && $0.path.isEmpty }
      let isOwn = step.value?.text == "self" && !step.isSelfWrapper
      let isSaved =
        step.valuePlace?.path == [property] || saved?.kind == .member && saved?.name == property
      self =
        isCoordinator ?? false || isOwn || isSaved
        ? .line("set \(property) = \(DelegateProperty.coordinator)")
        : .omitted("the value of \(property)")
    }
  }
}

/// The delegates that `make` sets on an object that it does not return.
enum DelegatesElsewhere {
  /// Returns the steps that make the coordinator the delegate of another object; empty if the
  /// object that `make` returns may have it, too, or contains the other one.
  static func steps(of run: BridgeRun, _ view: WrappedView) -> [FlowStep] {
    let results = run.bridge.make?.results ?? []
    guard !results.isEmpty, results.allSatisfy({ ClassWords.created(by: $0) != nil }) else {
      return []
    }
    let steps = (run.make + run.update + run.coordinatorStart).filter { step in
      step.kind == .set && DelegateProperty.role(of: step.name) != .none
        && step.valuePlace.map { $0.root == .coordinator && $0.path.isEmpty } ?? false
    }
    guard steps.contains(where: { DelegateProperty.role(of: $0.name) == .main }) else { return [] }
    let isElsewhere = steps.allSatisfy { step in
      let owner = BridgeRun.rootName(of: step.node)
      return !results.contains { owner.map($0.names) ?? false }
        && step.target.map { $0.root == .made || $0.root == .other } ?? false
        && view.path(of: step) == nil
    }
    return isElsewhere ? steps : []
  }
}

extension SwiftNode {
  /// Returns whether an identifier in the expression has a name.
  fileprivate func names(_ name: String) -> Bool {
    var isFound = false
    walk { node in
      if node.kind == .identifier, node.name == name { isFound = true }
      return !isFound
    }
    return isFound
  }
}
