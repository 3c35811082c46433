/// Resolves statements that write, set, call and create.
struct CallResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver

  /// Resolves the target of a write.
  func target(_ name: ScenarioName, _ scope: ResolverScope) -> ResolvedTarget? {
    switch context.meaning(name.parts, scope) {
    case .cell(let cell)?: return .cell(cell)
    case .own(let index)?: return .own(index)
    case .field(let index)?, .keptField(let index)?:
      if let view = scope.view, context.resolved.views[view].fields[index].kind == .binding {
        return .field(index)
      }
    default: break
    }
    return context.refuse(name, scope)
  }

  /// Resolves an assignment to a property of a platform object, or to a trait.
  func set(
    _ name: ScenarioName, _ value: ScenarioExpression, _ scope: inout ResolverScope
  ) -> ResolvedStatement.Kind? {
    let value = expressions.resolve(value, &scope)
    if name.parts.count == 1, let view = scope.view,
      let kind = context.resolved.views[view].platform
    {
      if let index = context.properties.property(name.parts[0], kind) {
        return .set(.wrapped, property: index, value)
      }
      context.report(
        .unknownProperty(
          name.text, of: context.resolved.kinds[kind].name,
          candidates: context.properties.names(of: kind)), name.place)
      return nil
    }
    if name.parts.count == 1, context.isOfUnknownKind(scope.view) { return nil }
    if case .trait(let key)? = context.meaning(name.parts, scope), let view = scope.view,
      context.resolved.views[view].role == .controller,
      context.resolved.environmentKeys[key].canBeTrait
    {
      return .setTrait(key, value)
    }
    guard case .property(let object, let index)? = context.meaning(name.parts, scope) else {
      return context.refuse(name, scope)
    }
    return .set(object, property: index, value)
  }

  /// Resolves a call of an action, a closure, or a method of a hosting controller.
  func call(
    _ name: ScenarioName, _ values: [ResolvedExpression], _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    let last = name.parts[name.parts.count - 1]
    if name.parts.count == 2, let host = context.host(name.parts[0], scope),
      let act = HostingAct.methods[last]
    {
      return .hosting(host, act)
    }
    if let view = scope.view {
      let isOwn = name.parts.count == 1 || name.parts[0] == "parent"
      if isOwn,
        let field = context.resolved.views[view].fields.firstIndex(where: {
          $0.name == last && $0.kind == .closure
        })
      {
        context.closures.noteCall(name, field: field, of: view, count: values.count)
        return .callField(field, values)
      }
      if isOwn, let action = context.names.actions[view]?[last] {
        return check(action, name, values) ? .callAction(action, values) : nil
      }
    }
    if name.parts.count == 2, let view = context.names.views[name.parts[0]],
      let action = context.names.actions[view]?[last]
    {
      let isStruct = context.resolved.views[view].role == .representable && scope.view != view
      guard check(action, name, values) else { return nil }
      return isStruct
        ? .callStruct(view: view, action: action, values) : .callAction(action, values)
    }
    let own = scope.view.map { Array(context.names.actions[$0, default: [:]].keys) } ?? []
    let closures = scope.view.map { view in
      context.resolved.views[view].fields.filter { $0.kind == .closure }.map(\.name)
    }
    context.report(
      .unknownName(name.text, candidates: (own + (closures ?? [])).sorted()), name.place)
    return nil
  }

  /// Returns whether an action receives as many values as it takes; reports a problem otherwise.
  private func check(
    _ action: Int, _ name: ScenarioName, _ values: [ResolvedExpression]
  ) -> Bool {
    let expected = context.resolved.actions[action].argumentCount
    if values.count == expected { return true }
    context.report(.callCount(name.text, expected: expected, found: values.count), name.place)
    return false
  }

  /// Resolves the creation of a platform object.
  func create(
    _ type: String?, _ place: ScenarioPlace, _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    guard let type else {
      guard context.isRepresentable(scope) else { return context.misplaced("create", place) }
      return .create(nil)
    }
    return context.kind(type, place).map { .create($0) }
  }
}
