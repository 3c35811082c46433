/// Resolves statements and the blocks in them.
struct StatementResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver
  let viewCalls: ViewCallResolver
  let calls: CallResolver
  let hosting: HostingResolver
  let steps: StepResolver

  /// Resolves the code of a member.
  func block(_ member: ScenarioMember, _ scope: ResolverScope) -> CodeBlock {
    var scope = scope
    return CodeBlock(line: member.place.line, statements: resolve(member.block, &scope))
  }

  /// Resolves statements, and leaves out invalid ones.
  func resolve(
    _ source: [ScenarioStatement], _ scope: inout ResolverScope, depth: Int = 0
  ) -> [ResolvedStatement] {
    guard depth < ExpressionResolver.deepest else {
      context.report(.tooDeep, source.first?.place ?? ScenarioPlace(line: 1, column: 1))
      return []
    }
    return source.compactMap { statement in
      context.isFull
        ? nil
        : kind(statement, &scope, depth + 1).map {
          ResolvedStatement(line: statement.place.line, kind: $0)
        }
    }
  }

  private func kind(
    _ statement: ScenarioStatement, _ scope: inout ResolverScope, _ depth: Int
  ) -> ResolvedStatement.Kind? {
    let place = statement.place
    switch statement.kind {
    case .print(let text): return .print(expressions.resolve(text, &scope))
    case .write(let name, let value, let animated):
      let value = expressions.resolve(value, &scope)
      return calls.target(name, scope).map { .write($0, value, animated: animated) }
    case .set(let name, let value): return calls.set(name, value, &scope)
    case .keep(let name, let value):
      let value = expressions.resolve(value, &scope)
      guard case .variable(let index)? = context.meaning(name.parts, scope) else {
        return context.refuse(name, scope)
      }
      return .keep(index, value)
    case .constant(let name, let value):
      let value = expressions.resolve(value, &scope)
      return .constant(scope.declare(name), value)
    case .choice(let condition, let then, let otherwise):
      let condition = expressions.resolve(condition, &scope)
      let then = resolve(then, &scope, depth: depth)
      return .choice(condition, then, resolve(otherwise, &scope, depth: depth))
    case .loop(let name, let range, let block):
      let range = expressions.resolve(range, &scope)
      let slot = name.map { scope.declare($0) }
      return .loop(slot, range, resolve(block, &scope, depth: depth))
    case .async(let label, let block):
      let outer = scope.localCount
      let block = resolve(block, &scope, depth: depth)
      return .async(label, block, captured: block.locals.filter { $0 < outer }.sorted())
    case .background(let label, let block):
      return .background(label, resolve(block, &scope, depth: depth))
    case .timer(let label, let delay, let block, let repeats):
      let delay = expressions.resolve(delay, &scope)
      return .timer(label, delay, resolve(block, &scope, depth: depth), repeats: repeats)
    case .stop(let label): return .stop(label)
    case .call(let name, let values):
      return calls.call(name, values.map { expressions.resolve($0, &scope) }, scope)
    case .refreshParent:
      guard context.isRepresentable(scope) else {
        return context.misplaced("refresh parent", place)
      }
      return .refreshParent
    case .create(let type): return calls.create(type, place, scope)
    case .show(let view):
      guard scope.isBody else { return context.misplaced("show", place) }
      return viewCalls.resolve(view, &scope).map { .show($0, isShown: true) }
    case .build(let view):
      guard scope.isBody else { return context.misplaced("build", place) }
      return viewCalls.resolve(view, &scope).map { .show($0, isShown: false) }
    case .subscribe(let name, let block):
      return .subscribe(name, resolve(block, &scope, depth: depth))
    case .post(let name): return .post(name)
    case .retain(let name, let holder): return hosting.hold(name, holder, isHeld: true, scope)
    case .release(let name, let holder): return hosting.hold(name, holder, isHeld: false, scope)
    case .returnShared(let name):
      guard context.isRepresentable(scope) else { return context.misplaced("return", place) }
      return context.shared(name, scope).map { .returnShared($0) }
    case .focus(let takes):
      guard context.isRepresentable(scope) else {
        return context.misplaced(takes ? "focus" : "resign", place)
      }
      return .focus(takes)
    case .track(let label, let reading, let onChange):
      let reading = resolve(reading, &scope, depth: depth)
      return .track(label, reading, resolve(onChange, &scope, depth: depth))
    case .trackAgain(let label): return .trackAgain(label)
    case .present(let name):
      if let index = context.names.presentations[name], context.names.screens[name] != nil {
        return .present(index)
      }
      context.report(.unknownName(name, candidates: context.names.screens.keys.sorted()), place)
      return nil
    case .dismiss(let name, let way, let completion):
      guard let index = context.presentation(name, place) else { return nil }
      return .dismiss(index, way, completion: resolve(completion, &scope, depth: depth))
    case .pop(let name, let way):
      guard let index = context.presentation(name, place) else { return nil }
      if context.isSheet(name) {
        context.report(.notAStack(name), place)
        return nil
      }
      return .dismiss(index, way, completion: [])
    case .host(let name, let call): return hosting.host(name, call, "host", place, &scope)
    case .configure(let name, let call):
      return hosting.host(name, call, "configure", place, &scope)
    case .contain(let name, let isAdded):
      return hosting.act(name, isAdded ? .contain : .uncontain, place, scope)
    case .addView(let name): return hosting.act(name, .addView, place, scope)
    case .addChild(let name): return hosting.act(name, .addChild, place, scope)
    case .sleep: return context.misplaced("sleep", place)
    case .step(let title, let block):
      return .step(title, resolve(block, &scope, depth: depth))
    case .launch, .drag, .type, .choose, .tap, .scroll, .touch, .wait, .close:
      return steps.resolve(statement, &scope)
    }
  }
}
