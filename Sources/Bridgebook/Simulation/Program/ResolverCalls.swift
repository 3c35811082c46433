/// The arguments of a view that a body shows.
extension Resolver {
  mutating func viewCall(_ call: ViewCall, _ scope: inout ResolverScope)
    -> ResolvedViewCall?
  {
    guard let view = view(call.view.text, call.view.place) else { return nil }
    let fields = resolved.views[view].fields
    let before = problems.count
    var arguments: [ResolvedExpression?] = Array(repeating: nil, count: fields.count)
    for (position, argument) in call.arguments.enumerated() {
      let label = argument.label ?? (position < fields.count ? fields[position].name : "")
      guard let index = fields.firstIndex(where: { $0.name == label }) else {
        if argument.label == nil {
          report(
            .argumentCount(
              call.view.text, expected: fields.count, found: call.arguments.count), call.view.place)
        } else {
          report(
            .unknownMember(label, of: call.view.text, candidates: fields.map(\.name)),
            call.view.place)
        }
        return nil
      }
      arguments[index] = self.argument(argument.value, fields[index], &scope, call.view.place)
    }
    // An argument that is no good was reported where it stands.
    guard problems.count == before else { return nil }
    let found = arguments.compactMap { $0 }
    guard found.count == fields.count else {
      report(
        .argumentCount(call.view.text, expected: fields.count, found: call.arguments.count),
        call.view.place)
      return nil
    }
    var values: [(key: Int, value: ResolvedExpression)] = []
    for item in call.environment {
      guard let key = environment[item.label ?? ""] else {
        report(
          .unknownName(item.label ?? "", candidates: environment.keys.sorted()), call.view.place)
        continue
      }
      values.append((key, expression(item.value, &scope)))
    }
    slots += 1
    return ResolvedViewCall(
      view: view, arguments: found, identity: call.identity.map { expression($0, &scope) },
      environment: values, isErasedAtOnce: call.isErasedAtOnce, slot: slots)
  }

  private mutating func argument(
    _ value: ScenarioExpression, _ field: ViewSpec.Field, _ scope: inout ResolverScope,
    _ place: ScenarioPlace
  ) -> ResolvedExpression? {
    guard field.kind != .value else { return expression(value, &scope) }
    guard case .name(let name) = value else {
      report(
        field.kind == .binding ? .needsState(field.name) : .needsAction(field.name), place)
      return nil
    }
    if field.kind == .closure {
      let view = scope.view
      if let view, name.parts.count == 1, let action = actions[view]?[name.text] {
        return .action(action)
      }
      // A closure that came from above is handed down.
      if let view, case .field(let index)? = meaning(name.parts, scope),
        resolved.views[view].fields[index].kind == .closure
      {
        return .field(index)
      }
      let known = view.map { Array(actions[$0, default: [:]].keys) } ?? []
      report(.unknownName(name.text, candidates: known.sorted()), name.place)
      return nil
    }
    switch meaning(name.parts, scope) {
    case .cell(let cell)?: return .bindingToCell(cell)
    case .own(let index)?: return .bindingToOwn(index)
    case .field(let index)?:
      if let view = scope.view, resolved.views[view].fields[index].kind == .binding {
        return .field(index)
      }
    default: break
    }
    if meaning(name.parts, scope) != nil {
      report(.needsState(field.name), name.place)
      return nil
    }
    return refuse(name, scope)
  }
}
