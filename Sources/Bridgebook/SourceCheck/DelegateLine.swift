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
