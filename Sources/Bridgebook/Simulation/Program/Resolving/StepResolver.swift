/// Resolves the user actions in a step.
struct StepResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver

  /// Resolves a statement for a user action; nil for any other statement or an invalid name.
  func resolve(
    _ statement: ScenarioStatement, _ scope: inout ResolverScope
  ) -> ResolvedStatement.Kind? {
    let place = statement.place
    switch statement.kind {
    case .launch(let name):
      guard let view = context.view(name, place) else { return nil }
      guard context.resolved.views[view].fields.isEmpty else {
        context.report(.launchPassesNothing(name), place)
        return nil
      }
      return .launch(view)
    case .drag(let name, let property, let values):
      let values = values.map { expressions.resolve($0, &scope) }
      return context.wrapped(property, of: name, place).map { .drag($0, property: $1, values) }
    case .type(let text, let name):
      let text = expressions.resolve(text, &scope)
      guard let view = context.wrapper(name, place) else { return nil }
      if let kind = context.resolved.views[view].platform {
        context.properties.adoptText(context.resolved.kinds[kind])
      }
      return .type(text, view)
    case .choose(let name, let property, let value):
      let value = expressions.resolve(value, &scope)
      return context.wrapped(property, of: name, place).map { .choose($0, property: $1, value) }
    case .tap(let name, let callback): return tap(name, callback, place)
    case .scroll(let name, let time, let values):
      let time = expressions.resolve(time, &scope)
      let values = values.map { expressions.resolve($0, &scope) }
      guard let view = context.view(name, place) else { return nil }
      let kind = context.resolved.views[view].platform
      let property = kind.flatMap { context.properties.scrolled(of: context.resolved.kinds[$0]) }
      if !values.isEmpty, property == nil {
        context.report(.scrollsNothing(name), place)
        return nil
      }
      return .scroll(view, time, property: property, values)
    case .touch(let names, let values): return touch(names, values, &scope, place)
    case .close(let name):
      guard let view = context.view(name, place) else { return nil }
      guard context.resolved.views[view].role == .controller else {
        context.report(.notAssignable(name), place)
        return nil
      }
      return .close(view)
    case .wait(let time): return .wait(expressions.resolve(time, &scope))
    default: return nil
    }
  }

  private func tap(
    _ name: String, _ callback: String?, _ place: ScenarioPlace
  ) -> ResolvedStatement.Kind? {
    guard let view = context.view(name, place) else { return nil }
    if let callback {
      let spec = context.resolved.views[view]
      let known = spec.role == .view ? Array(spec.actions.keys) : Array(spec.callbacks.keys)
      guard known.contains(callback) else {
        context.report(.unknownMember(callback, of: name, candidates: known.sorted()), place)
        return nil
      }
      let action = spec.role == .view ? spec.actions[callback] : nil
      let expected = action.map { context.resolved.actions[$0].argumentCount } ?? 0
      guard expected == 0 else {
        context.report(.tapPassesNothing(callback, expected: expected), place)
        return nil
      }
    }
    return .tap(view, callback)
  }

  /// Resolves a touch of recognizers, or of gestures; the interaction between the two is unknown.
  private func touch(
    _ names: [String], _ values: [ScenarioExpression], _ scope: inout ResolverScope,
    _ place: ScenarioPlace
  ) -> ResolvedStatement.Kind? {
    let values = values.map { expressions.resolve($0, &scope) }
    let known = names.compactMap { context.names.gestures[$0] }
    if known.count == names.count { return .touchGestures(known, values) }
    if let mixed = names.first(where: { context.names.gestures[$0] != nil }) {
      context.report(.notAssignable(mixed), place)
      return nil
    }
    let views = names.compactMap { context.wrapper($0, place) }
    return views.count == names.count ? .touch(views, values) : nil
  }
}
