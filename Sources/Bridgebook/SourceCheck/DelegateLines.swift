/// Translates who the delegate of the wrapped object is.
extension StepTranslator {
  /// Whether code of a wrapper takes a delegate away.
  static func takesDelegateAway(_ run: BridgeRun) -> Bool {
    let steps = run.make + run.update + run.callbacks.flatMap(\.steps)
    return steps.contains { step in
      step.kind == .set && DelegateProperty.role(of: step.name) == .main
        && step.value?.text == "nil"
    }
  }

  /// Returns the line that takes the delegate away or sets it; empty where it has none, and nil for
  /// other properties.
  mutating func delegateLine(_ property: String, _ step: FlowStep) -> String? {
    switch DelegateProperty.role(of: property) {
    case .none: return nil
    case .other:
      guard step.value?.text == "nil" else { return nil }
      omit(property, step)
      return ""
    case .main:
      guard takesDelegateAway else { return nil }
      if step.value?.text == "nil" { return "set \(property) = nothing" }
      let names = self.names(
        step.names, isSelfWrapper: step.isSelfWrapper, isAtOnce: !step.isDeferred)
      let saved = step.value.flatMap { $0.kind == .identifier ? names.local($0) : $0 }
      let isCoordinator = step.valuePlace.map { $0.root == .coordinator && $0.path.isEmpty }
      let isOwn = step.value?.text == "self" && !step.isSelfWrapper
      let isSaved =
        step.valuePlace?.path == [property] || saved?.kind == .member && saved?.name == property
      guard isCoordinator ?? false || isOwn || isSaved else {
        omit("the value of \(property)", step)
        return ""
      }
      return "set \(property) = \(DelegateProperty.coordinator)"
    }
  }
}
