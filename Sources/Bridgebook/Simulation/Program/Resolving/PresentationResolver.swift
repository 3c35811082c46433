/// Resolves sheets and stacks.
struct PresentationResolver {
  let context: ResolverContext
  let statements: StatementResolver

  /// Resolves a sheet or a stack.
  func define(_ declaration: ScenarioDeclaration) {
    let own = context.names.screens[declaration.name]
    guard let cell = own ?? context.names.cells[declaration.type ?? ""] else {
      context.report(
        .unknownName(declaration.type ?? "", candidates: context.names.cells.keys.sorted()),
        declaration.place)
      return
    }
    var presentation = PresentationSpec(
      name: declaration.name, kind: declaration.kind == .sheet ? .sheet : .stack, cell: cell,
      line: declaration.place.line)
    presentation.isItem = declaration.isItem
    presentation.isOwn = own != nil
    if let name = declaration.owner {
      guard let view = context.names.views[name], context.resolved.views[view].role == .view else {
        let known = context.names.views.filter { context.resolved.views[$0.value].role == .view }
          .keys.sorted()
        return context.report(.unknownName(name, candidates: known), declaration.place)
      }
      context.resolved.views[view].isPresenter = true
      presentation.presenter = view
    }
    checkType(of: presentation, declaration)
    for member in declaration.members {
      switch (member.kind, member.name) {
      case (.onDismiss, _): presentation.onDismiss = statements.block(member, .global)
      case (.content, _):
        guard let view = context.names.contents[declaration.name] else { continue }
        context.resolved.views[view].body = statements.block(
          member, ResolverScope(view: view, isBody: true))
        presentation.content = view
      case (.option, let name):
        guard
          OptionCheck(context: context).accepts(member, of: declaration.name, declaration.kind),
          case .integer(let time)? = member.value
        else { continue }
        if name == "lag" { presentation.lag = time } else { presentation.duration = time }
      default: break
      }
    }
    context.resolved.presentations.append(presentation)
  }

  /// Checks the type of the state, as SwiftUI's modifiers do: a Boolean or an item for a sheet, a
  /// list for a stack.
  private func checkType(
    of presentation: PresentationSpec, _ declaration: ScenarioDeclaration
  ) {
    let source = context.program.declarations.first {
      $0.name == declaration.type && $0.kind == .state
    }
    let kind: String? =
      switch source?.value {
      case .truth: "true or false"
      case .text, .template: "a text"
      case .integer: "a number"
      case .list: "a list"
      default: nil
      }
    guard let kind else { return }
    let wanted =
      presentation.kind == .stack
      ? "a list" : presentation.isItem ? nil : "true or false"
    if let wanted, kind != wanted {
      context.report(
        .wrongType(declaration.type ?? "", expected: wanted, found: kind), declaration.place)
    }
  }
}
