extension Resolver {
  mutating func statements(
    _ source: [ScenarioStatement], _ scope: inout ResolverScope, depth: Int = 0
  )
    -> [ResolvedStatement]
  {
    guard depth < Resolver.deepest else {
      report(.tooDeep, source.first?.place ?? ScenarioPlace(line: 1, column: 1))
      return []
    }
    return source.compactMap { statement in
      isFull
        ? nil
        : kind(statement, &scope, depth + 1).map {
          ResolvedStatement(line: statement.place.line, kind: $0)
        }
    }
  }

  private mutating func kind(
    _ statement: ScenarioStatement, _ scope: inout ResolverScope, _ depth: Int
  ) -> ResolvedStatement.Kind? {
    let place = statement.place
    switch statement.kind {
    case .print(let text): return .print(expression(text, &scope))
    case .write(let name, let value, let animated):
      let value = expression(value, &scope)
      return target(name, scope).map { .write($0, value, animated: animated) }
    case .set(let name, let value): return set(name, value, &scope)
    case .keep(let name, let value):
      let value = expression(value, &scope)
      guard case .variable(let index)? = meaning(name.parts, scope) else {
        return refuse(name, scope)
      }
      return .keep(index, value)
    case .constant(let name, let value):
      let value = expression(value, &scope)
      return .constant(scope.declare(name), value)
    case .choice(let condition, let then, let otherwise):
      let condition = expression(condition, &scope)
      let then = statements(then, &scope, depth: depth)
      return .choice(condition, then, statements(otherwise, &scope, depth: depth))
    case .loop(let name, let range, let block):
      let range = expression(range, &scope)
      let slot = name.map { scope.declare($0) }
      return .loop(slot, range, statements(block, &scope, depth: depth))
    case .async(let label, let block):
      let outer = scope.localCount
      let block = statements(block, &scope, depth: depth)
      return .async(label, block, captured: block.locals.filter { $0 < outer }.sorted())
    case .background(let label, let block):
      return .background(label, statements(block, &scope, depth: depth))
    case .timer(let label, let delay, let block, let repeats):
      let delay = expression(delay, &scope)
      return .timer(label, delay, statements(block, &scope, depth: depth), repeats: repeats)
    case .stop(let label): return .stop(label)
    case .call(let name, let values):
      return call(name, values.map { expression($0, &scope) }, scope)
    case .refreshParent:
      guard isRepresentable(scope) else { return misplaced("refresh parent", place) }
      return .refreshParent
    case .create(let type): return create(type, place, scope)
    case .show(let view):
      guard scope.isBody else { return misplaced("show", place) }
      return viewCall(view, &scope).map { .show($0, isShown: true) }
    case .build(let view):
      guard scope.isBody else { return misplaced("build", place) }
      return viewCall(view, &scope).map { .show($0, isShown: false) }
    case .subscribe(let name, let block):
      return .subscribe(name, statements(block, &scope, depth: depth))
    case .post(let name): return .post(name)
    case .retain(let name, let holder): return hold(name, holder, isHeld: true, scope)
    case .release(let name, let holder): return hold(name, holder, isHeld: false, scope)
    case .focus(let takes):
      guard isRepresentable(scope) else { return misplaced(takes ? "focus" : "resign", place) }
      return .focus(takes)
    case .track(let label, let reading, let onChange):
      let reading = statements(reading, &scope, depth: depth)
      return .track(label, reading, statements(onChange, &scope, depth: depth))
    case .trackAgain(let label): return .trackAgain(label)
    case .dismiss(let name, let way), .pop(let name, let way):
      guard let index = presentations[name] else {
        report(.unknownName(name, candidates: presentations.keys.sorted()), place)
        return nil
      }
      return .dismiss(index, way)
    case .host(let name, let call): return host(name, call, "host", place, &scope)
    case .configure(let name, let call): return host(name, call, "configure", place, &scope)
    case .contain(let name, let isAdded):
      return hosting(name, isAdded ? .contain : .uncontain, place, scope)
    case .addView(let name): return hosting(name, .addView, place, scope)
    case .addChild(let name): return hosting(name, .addChild, place, scope)
    case .sleep: return misplaced("sleep", place)
    case .launch, .step, .drag, .type, .choose, .tap, .scroll, .touch, .wait, .close:
      return step(statement, &scope, depth)
    }
  }

  private mutating func step(
    _ statement: ScenarioStatement, _ scope: inout ResolverScope, _ depth: Int
  ) -> ResolvedStatement.Kind? {
    let place = statement.place
    switch statement.kind {
    case .launch(let name): return view(name, place).map { .launch($0) }
    case .step(let title, let block):
      return .step(title, statements(block, &scope, depth: depth))
    case .drag(let name, let property, let values):
      let values = values.map { expression($0, &scope) }
      return wrapped(property, of: name, place).map { .drag($0, property: $1, values) }
    case .type(let text, let name):
      let text = expression(text, &scope)
      return wrapper(name, place).map { .type(text, $0) }
    case .choose(let name, let property, let value):
      let value = expression(value, &scope)
      return wrapped(property, of: name, place).map { .choose($0, property: $1, value) }
    case .tap(let name, let callback): return tap(name, callback, place)
    case .scroll(let name, let time):
      let time = expression(time, &scope)
      return view(name, place).map { .scroll($0, time) }
    case .touch(let names, let values): return touch(names, values, &scope, place)
    case .close(let name):
      guard let view = view(name, place) else { return nil }
      guard resolved.views[view].role == .controller else {
        report(.notAssignable(name), place)
        return nil
      }
      return .close(view)
    case .wait(let time): return .wait(expression(time, &scope))
    default: return nil
    }
  }

  private mutating func tap(
    _ name: String, _ callback: String?, _ place: ScenarioPlace
  ) -> ResolvedStatement.Kind? {
    guard let view = view(name, place) else { return nil }
    if let callback {
      let spec = resolved.views[view]
      let known = spec.role == .view ? Array(spec.actions.keys) : Array(spec.callbacks.keys)
      guard known.contains(callback) else {
        report(.unknownMember(callback, of: name, candidates: known.sorted()), place)
        return nil
      }
    }
    return .tap(view, callback)
  }

  mutating func view(_ name: String, _ place: ScenarioPlace) -> Int? {
    if let view = views[name] { return view }
    report(.unknownName(name, candidates: views.keys.sorted()), place)
    return nil
  }

  mutating func wrapper(_ name: String, _ place: ScenarioPlace) -> Int? {
    guard let view = view(name, place) else { return nil }
    if resolved.views[view].platform != nil { return view }
    report(.notAssignable(name), place)
    return nil
  }

  /// A representable and a property of what it wraps.
  private mutating func wrapped(
    _ property: String, of name: String, _ place: ScenarioPlace
  ) -> (Int, Int)? {
    guard let view = wrapper(name, place), let kind = resolved.views[view].platform else {
      return nil
    }
    if let index = self.property(property, kind) { return (view, index) }
    let names = resolved.kinds[kind].properties.map(\.name)
    report(.unknownMember(property, of: resolved.kinds[kind].name, candidates: names), place)
    return nil
  }

  private mutating func target(_ name: ScenarioName, _ scope: ResolverScope) -> ResolvedTarget? {
    switch meaning(name.parts, scope) {
    case .cell(let cell)?: return .cell(cell)
    case .own(let index)?: return .own(index)
    case .field(let index)?, .keptField(let index)?:
      if let view = scope.view, resolved.views[view].fields[index].kind == .binding {
        return .field(index)
      }
    default: break
    }
    return refuse(name, scope)
  }

  private mutating func set(
    _ name: ScenarioName, _ value: ScenarioExpression, _ scope: inout ResolverScope
  ) -> ResolvedStatement.Kind? {
    let value = expression(value, &scope)
    if name.parts.count == 1, let view = scope.view, let kind = resolved.views[view].platform {
      if let index = property(name.parts[0], kind) {
        return .set(.wrapped, property: index, value)
      }
      let names = resolved.kinds[kind].properties.map(\.name)
      report(
        .unknownMember(name.text, of: resolved.kinds[kind].name, candidates: names), name.place)
      return nil
    }
    if case .trait(let key)? = meaning(name.parts, scope), let view = scope.view,
      resolved.views[view].role == .controller, resolved.environmentKeys[key].canBeTrait
    {
      return .setTrait(key, value)
    }
    guard case .property(let object, let index)? = meaning(name.parts, scope) else {
      return refuse(name, scope)
    }
    return .set(object, property: index, value)
  }

  private mutating func call(
    _ name: ScenarioName, _ values: [ResolvedExpression], _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    let last = name.parts[name.parts.count - 1]
    if name.parts.count == 2, let host = host(name.parts[0], scope),
      let act = HostingAct.methods[last]
    {
      return .hosting(host, act)
    }
    if let view = scope.view {
      let isOwn = name.parts.count == 1 || name.parts[0] == "parent"
      if isOwn,
        let field = resolved.views[view].fields.firstIndex(where: {
          $0.name == last && $0.kind == .closure
        })
      {
        return .callField(field, values)
      }
      if isOwn, let action = actions[view]?[last] {
        return check(action, name, values) ? .callAction(action, values) : nil
      }
    }
    if name.parts.count == 2, let view = views[name.parts[0]], let action = actions[view]?[last] {
      let isStruct = resolved.views[view].role == .representable && scope.view != view
      guard check(action, name, values) else { return nil }
      return isStruct
        ? .callStruct(view: view, action: action, values) : .callAction(action, values)
    }
    let own = scope.view.map { Array(actions[$0, default: [:]].keys) } ?? []
    let closures = scope.view.map { view in
      resolved.views[view].fields.filter { $0.kind == .closure }.map(\.name)
    }
    report(.unknownName(name.text, candidates: (own + (closures ?? [])).sorted()), name.place)
    return nil
  }

  /// Whether an action is given as many values as it takes.
  private mutating func check(
    _ action: Int, _ name: ScenarioName, _ values: [ResolvedExpression]
  ) -> Bool {
    let expected = resolved.actions[action].argumentCount
    if values.count == expected { return true }
    report(.argumentCount(name.text, expected: expected, found: values.count), name.place)
    return false
  }

  private mutating func create(_ type: String?, _ place: ScenarioPlace, _ scope: ResolverScope)
    -> ResolvedStatement.Kind?
  {
    guard let type else {
      guard isRepresentable(scope) else { return misplaced("create", place) }
      return .create(nil)
    }
    guard let kind = kinds[type] else {
      report(.unknownKind(type, candidates: kinds.keys.sorted()), place)
      return nil
    }
    return .create(kind)
  }

  func isRepresentable(_ scope: ResolverScope) -> Bool {
    scope.view.map { resolved.views[$0].role == .representable } ?? false
  }

  mutating func misplaced<Result>(_ word: String, _ place: ScenarioPlace) -> Result? {
    report(.misplaced(word), place)
    return nil
  }

  mutating func refuse<Result>(_ name: ScenarioName, _ scope: ResolverScope) -> Result? {
    if meaning(name.parts, scope) == nil {
      report(.unknownName(name.text, candidates: candidates(scope)), name.place)
    } else {
      report(.notAssignable(name.text), name.place)
    }
    return nil
  }
}
