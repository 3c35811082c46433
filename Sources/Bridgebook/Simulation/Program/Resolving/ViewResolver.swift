/// Resolves the values and the code of views, representables and controllers.
struct ViewResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver
  let statements: StatementResolver

  /// Resolves the members of a declaration.
  func define(_ declaration: ScenarioDeclaration) {
    guard let view = context.names.views[declaration.name] else { return }
    let spec = context.resolved.views[view]
    let fields = spec.fields
    let values = fields.indices.filter { fields[$0].kind != .binding }
    spec.shownFields = values.isEmpty ? Array(fields.indices) : values
    for member in declaration.members {
      switch member.kind {
      case .state:
        guard
          let index = spec.ownStates.firstIndex(where: { $0.name == member.name })
        else { continue }
        var scope = ResolverScope(view: view)
        spec.ownStates[index].initial = expressions.resolve(
          member.value ?? .nothing, &scope)
      case .variable:
        guard
          let index = spec.variables.firstIndex(where: { $0.name == member.name })
        else { continue }
        var scope = ResolverScope.global
        spec.variables[index].initial = expressions.resolve(
          member.value ?? .nothing, &scope)
      case .action:
        guard let action = context.names.actions[view]?[member.name] else { continue }
        let isCoordinator = spec.role == .representable
        var scope = ResolverScope(view: view, isCoordinator: isCoordinator)
        for name in member.arguments { _ = scope.declare(name) }
        context.resolved.actions[action] = ActionSpec(
          name: member.name, argumentCount: member.arguments.count,
          code: statements.block(member, scope))
      case .initializer:
        spec.initializer = statements.block(member, ResolverScope(view: view))
      case .body: spec.body = statements.block(member, ResolverScope(view: view, isBody: true))
      case .makeCoordinator:
        spec.makeCoordinator = statements.block(member, ResolverScope(view: view))
      case .make, .onLoad: spec.make = statements.block(member, ResolverScope(view: view))
      case .update: spec.update = statements.block(member, ResolverScope(view: view))
      case .dismantle:
        spec.dismantle = statements.block(member, .init(view: view, isCoordinator: true))
      case .coordinatorDeinit:
        spec.coordinatorDeinit = statements.block(
          member, .init(view: view, isCoordinator: true))
      case .objectInit: spec.objectInit = statements.block(member, ResolverScope(view: view))
      case .objectDeinit:
        spec.objectDeinit = statements.block(member, ResolverScope(view: view))
      case .updateProperties:
        spec.updateProperties = statements.block(member, ResolverScope(view: view))
      case .layoutSubviews:
        spec.layoutSubviews = statements.block(member, ResolverScope(view: view))
      case .callback:
        spec.callbacks[member.name] = statements.block(
          member, .init(view: view, isCoordinator: true))
      case .onAppear: spec.onAppear.append(statements.block(member, .init(view: view)))
      case .onDisappear: spec.onDisappear.append(statements.block(member, .init(view: view)))
      case .onChange:
        var scope = ResolverScope(view: view)
        var inner = ResolverScope(view: view)
        for name in member.arguments { _ = inner.declare(name) }
        spec.onChange.append(
          ViewSpec.Change(
            label: "onChange(of: \(member.name.isEmpty ? "value" : member.name)) action",
            value: expressions.resolve(member.value ?? .nothing, &scope),
            code: statements.block(member, inner),
            isInitial: member.isInitial, takesValues: !member.arguments.isEmpty))
      case .onReceive:
        spec.onReceive.append((member.name, statements.block(member, .init(view: view))))
      case .size:
        var scope = ResolverScope(view: view)
        spec.size = expressions.resolve(member.value ?? .nothing, &scope)
      case .equatable:
        var scope = ResolverScope(view: view)
        spec.equatable = expressions.resolve(member.value ?? .nothing, &scope)
      case .task: spec.tasks.append(task(member, view))
      case .option: defineOption(member, of: spec)
      default: break
      }
    }
  }

  /// Returns the blocks of a task, split at its pauses.
  private func task(_ member: ScenarioMember, _ view: Int) -> TaskSpec {
    var scope = ResolverScope(view: view)
    let identity = member.value.map { expressions.resolve($0, &scope) }
    var parts: [(pause: ResolvedExpression?, code: [ResolvedStatement])] = []
    var pause: ResolvedExpression?
    var block: [ScenarioStatement] = []
    for statement in member.block {
      guard case .sleep(let time) = statement.kind else {
        block.append(statement)
        continue
      }
      parts.append((pause, statements.resolve(block, &scope)))
      pause = expressions.resolve(time, &scope)
      block = []
    }
    parts.append((pause, statements.resolve(block, &scope)))
    return TaskSpec(line: member.place.line, identity: identity, parts: parts)
  }

  private func defineOption(_ member: ScenarioMember, of spec: ViewSpec) {
    let kind = spec.role.declaration
    let check = OptionCheck(context: context)
    guard check.accepts(member, of: spec.name, kind, isRecognizer: isRecognizer(spec)) else {
      return
    }
    let word = OptionCheck.word(member.value)
    switch (member.name, member.value) {
    case ("captures", _): spec.capturesWeakly = word == "weak"
    case ("forwardsAppearance", .truth(let forwards)): spec.forwardsAppearance = forwards
    case ("simultaneous", .truth(let isSimultaneous)): spec.isSimultaneous = isSimultaneous
    case ("waitsFor", _):
      spec.waitsFor = context.names.views[word]
      guard spec.waitsFor == nil else { return }
      context.report(
        .unknownName(word, candidates: context.names.views.keys.sorted()), member.place)
    case ("delegate", _): spec.delegate = ViewSpec.Delegate(rawValue: word) ?? spec.delegate
    default: break
    }
  }

  private func isRecognizer(_ spec: ViewSpec) -> Bool {
    spec.platform.map { context.resolved.kinds[$0].isRecognizer } ?? false
  }
}
