/// Assigns numbers to the declarations of a program, so that their order does not matter.
struct DeclarationResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver
  let kinds: KindResolver

  /// Declares the parameters of the program, with the values that replace them.
  func declareParameters(_ overrides: [ScenarioParameter]) {
    var values = context.program.parameters
    for override in overrides {
      let isKnown =
        ModelParameter.table.contains { $0.name == override.name }
        || values.contains { $0.name == override.name }
      guard isKnown else {
        let names = ModelParameter.table.map(\.name) + context.program.parameters.map(\.name)
        context.report(.unknownParameter(override.name, candidates: names.sorted()), override.place)
        continue
      }
      values.removeAll { $0.name == override.name }
      values.append(override)
    }
    for parameter in values {
      let value = parameterValue(parameter.value)
      guard let known = ModelParameter.table.first(where: { $0.name == parameter.name }) else {
        context.names.constants[parameter.name] = value
        continue
      }
      let word = if case .value(let value) = value { value.text } else { "" }
      if !context.resolved.settings.take(parameter.name, word) {
        context.report(
          .valueNotAllowed(word, parameter: parameter.name, choices: known.choices),
          parameter.place)
      }
    }
  }

  /// Resolves the value of a parameter; a word that is not a name is a text, such as `flushFirst`.
  private func parameterValue(_ source: ScenarioExpression) -> ResolvedExpression {
    if case .name(let name) = source, context.names.constants[name.text] == nil {
      return .value(.text(name.text))
    }
    var scope = ResolverScope.global
    return expressions.resolve(source, &scope)
  }

  /// Assigns a number to a declaration.
  func declare(_ declaration: ScenarioDeclaration) {
    let name = declaration.name
    let line = declaration.place.line
    switch declaration.kind {
    case .constant:
      let value = declaration.value ?? .nothing
      let count = value.valueCount(context.names.valueCounts)
      guard count <= ExpressionResolver.mostValues else {
        context.report(
          .tooManyValues(name, limit: ExpressionResolver.mostValues), declaration.place)
        context.names.constants[name] = .value(.nothing)
        return
      }
      var scope = ResolverScope.global
      context.names.constants[name] = expressions.resolve(value, &scope)
      context.names.valueCounts[name] = count
    case .state:
      context.names.cells[name] = context.resolved.cells.count
      context.resolved.cells.append(
        CellSpec(name: name, kind: .state, initial: .value(.nothing), line: line))
    case .model:
      context.names.models[name] = context.resolved.models.count
      context.resolved.models.append(ModelSpec(name: name))
      declareProperties(of: declaration)
    case .environment:
      context.names.environment[name] = context.resolved.environmentKeys.count
      context.resolved.environmentKeys.append(
        EnvironmentSpec(
          name: name, value: .value(.nothing), isBridged: declaration.type == "bridged",
          isRequired: declaration.type == "required", line: line))
    case .platform: kinds.declare(declaration)
    case .representable: declareView(name, .representable, line)
    case .view: declareView(name, .view, line)
    case .controller: declareView(name, .controller, line)
    case .sheet, .stack:
      context.names.presentations[name] = context.names.presentations.count
      if declaration.type == nil {
        context.names.screens[name] = context.resolved.cells.count
        context.resolved.cells.append(
          CellSpec(name: name, kind: .unpublished, initial: .value(.truth(false))))
      }
      declareContent(of: declaration)
    case .gesture:
      context.names.gestures[name] = context.resolved.gestures.count
      context.resolved.gestures.append(GestureSpec(name: name, view: 0, line: line))
    }
  }

  private func declareView(_ name: String, _ role: ViewSpec.Role, _ line: Int) {
    context.names.views[name] = context.resolved.views.count
    context.resolved.views.append(ViewSpec(name: name, role: role, line: line))
  }

  /// Declares a view for the content of a screen; in a stack it receives the element of the path as
  /// `item`.
  private func declareContent(of declaration: ScenarioDeclaration) {
    guard let member = declaration.members.first(where: { $0.kind == .content }) else { return }
    context.names.contents[declaration.name] = context.resolved.views.count
    let view = ViewSpec(name: declaration.name, role: .view, line: member.place.line)
    if declaration.kind == .stack || declaration.isItem {
      view.fields.append(.init(name: "item", kind: .value))
    }
    context.resolved.views.append(view)
  }

  private func declareProperties(of declaration: ScenarioDeclaration) {
    let model = context.resolved.models.count - 1
    let isObservable = declaration.type == "observable"
    for member in declaration.members where [.property, .unpublished].contains(member.kind) {
      let kind: CellSpec.Kind =
        member.kind == .unpublished ? .unpublished : isObservable ? .observable : .published
      let name = "\(declaration.name).\(member.name)"
      context.names.cells[name] = context.resolved.cells.count
      context.resolved.models[model].cells.append(context.resolved.cells.count)
      context.resolved.cells.append(
        CellSpec(
          name: name, kind: kind, initial: .value(.nothing), model: model, line: member.place.line))
    }
  }
}
