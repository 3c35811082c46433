/// Resolves the views that bodies and hosts show, with their arguments.
struct ViewCallResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver

  /// Resolves a view with its arguments, one per field.
  func resolve(_ call: ViewCall, _ scope: inout ResolverScope) -> ResolvedViewCall? {
    guard let view = context.view(call.view.text, call.view.place) else { return nil }
    let fields = context.resolved.views[view].fields
    let before = context.problems.count
    var arguments: [ResolvedExpression?] = Array(repeating: nil, count: fields.count)
    for (position, argument) in call.arguments.enumerated() {
      let label = argument.label ?? (position < fields.count ? fields[position].name : "")
      guard let index = fields.firstIndex(where: { $0.name == label }) else {
        if argument.label == nil {
          context.report(
            .argumentCount(
              call.view.text, expected: fields.count, found: call.arguments.count), call.view.place)
        } else {
          context.report(
            .unknownMember(label, of: call.view.text, candidates: fields.map(\.name)),
            call.view.place)
        }
        return nil
      }
      arguments[index] = self.argument(argument.value, fields[index], &scope, call.view.place)
      if fields[index].kind == .closure, let passed = arguments[index] {
        context.closures.notePassed(passed, by: scope.view, to: index, of: view)
      }
    }
    // Problems with an argument have already been reported.
    guard context.problems.count == before else { return nil }
    let found = arguments.compactMap { $0 }
    guard found.count == fields.count else {
      context.report(
        .argumentCount(call.view.text, expected: fields.count, found: call.arguments.count),
        call.view.place)
      return nil
    }
    var values: [(key: Int, value: ResolvedExpression)] = []
    for item in call.environment {
      guard let key = context.names.environment[item.label ?? ""] else {
        context.report(
          .unknownName(item.label ?? "", candidates: context.names.environment.keys.sorted()),
          call.view.place)
        continue
      }
      values.append((key, expressions.resolve(item.value, &scope)))
    }
    let presence = call.presence.map { presence in
      let isLazy = if case .row = presence { true } else { false }
      return ResolvedViewCall.Presence(
        value: expressions.resolve(presence.value, &scope), isLazy: isLazy)
    }
    return ResolvedViewCall(
      view: view, arguments: found, identity: call.identity.map { expressions.resolve($0, &scope) },
      environment: values, isRemovedImmediately: call.isRemovedImmediately, presence: presence,
      slot: context.nextSlot())
  }

  /// Resolves an argument: a value, a state for a binding, or an action for a closure.
  private func argument(
    _ value: ScenarioExpression, _ field: ViewSpec.Field, _ scope: inout ResolverScope,
    _ place: ScenarioPlace
  ) -> ResolvedExpression? {
    guard field.kind != .value else { return expressions.resolve(value, &scope) }
    guard case .name(let name) = value else {
      context.report(
        field.kind == .binding ? .needsState(field.name) : .needsAction(field.name), place)
      return nil
    }
    if field.kind == .closure {
      let view = scope.view
      if let view, name.parts.count == 1, let action = context.names.actions[view]?[name.text] {
        return .action(action)
      }
      // A closure of the enclosing view is passed on.
      if let view, case .field(let index)? = context.meaning(name.parts, scope),
        context.resolved.views[view].fields[index].kind == .closure
      {
        return .field(index)
      }
      if context.meaning(name.parts, scope) != nil {
        context.report(.needsAction(field.name), name.place)
        return nil
      }
      let known = view.map { Array(context.names.actions[$0, default: [:]].keys) } ?? []
      context.report(.unknownName(name.text, candidates: known.sorted()), name.place)
      return nil
    }
    switch context.meaning(name.parts, scope) {
    case .cell(let cell)?: return .bindingToCell(cell)
    case .own(let index)?: return .bindingToOwn(index)
    case .field(let index)?:
      if let view = scope.view, context.resolved.views[view].fields[index].kind == .binding {
        return .field(index)
      }
    default: break
    }
    if context.meaning(name.parts, scope) != nil {
      context.report(.needsState(field.name), name.place)
      return nil
    }
    return context.refuse(name, scope)
  }
}
