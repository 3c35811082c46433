/// Resolves the values and the code of declarations.
struct DefinitionResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver
  let statements: StatementResolver
  let views: ViewResolver
  let presentations: PresentationResolver
  let gestures: GestureResolver

  /// Resolves the values and the code of a declaration.
  func define(_ declaration: ScenarioDeclaration) {
    switch declaration.kind {
    case .constant, .platform: break
    case .state:
      guard let cell = context.names.cells[declaration.name] else { return }
      var scope = ResolverScope.global
      context.resolved.cells[cell].initial = expressions.resolve(
        declaration.value ?? .nothing, &scope)
      for member in declaration.members where member.kind == .didSet {
        context.resolved.cells[cell].didSet =
          statements.block(member, ResolverScope.global).statements
      }
    case .model: defineModel(declaration)
    case .environment:
      guard let key = context.names.environment[declaration.name] else { return }
      var scope = ResolverScope.global
      let value = declaration.value ?? .nothing
      context.resolved.environmentKeys[key].value = expressions.resolve(value, &scope)
      if declaration.type == "required", value != .nothing {
        context.report(.requiredWithDefault(declaration.name), declaration.place)
      }
    case .sheet, .stack: presentations.define(declaration)
    case .view, .representable, .controller: views.define(declaration)
    case .gesture: gestures.define(declaration)
    }
  }

  private func defineModel(_ declaration: ScenarioDeclaration) {
    if let model = context.names.models[declaration.name],
      let initializer = declaration.members.first(where: { $0.kind == .initializer })
    {
      context.resolved.models[model].initializer = statements.block(initializer, .global)
    }
    context.resolved.models[context.names.models[declaration.name] ?? 0].isObservable =
      declaration.type == "observable"
    for member in declaration.members {
      guard let cell = context.names.cells["\(declaration.name).\(member.name)"] else { continue }
      var scope = ResolverScope.global
      context.resolved.cells[cell].initial = expressions.resolve(member.value ?? .nothing, &scope)
      if !member.block.isEmpty, member.kind == .property {
        context.resolved.cells[cell].didSet =
          statements.block(member, ResolverScope.global).statements
      }
    }
  }
}
