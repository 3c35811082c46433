/// Sheets, stacks and what they show.
extension Resolver {
  /// What a screen shows is a view of its own; in a stack it gets the element of the path as `item`.
  mutating func declareContent(of declaration: ScenarioDeclaration) {
    guard let member = declaration.members.first(where: { $0.kind == .content }) else { return }
    contents[declaration.name] = resolved.views.count
    let view = ViewSpec(name: declaration.name, role: .view, line: member.place.line)
    if declaration.kind == .stack || declaration.isItem {
      view.fields.append(.init(name: "item", kind: .value))
    }
    resolved.views.append(view)
  }

  mutating func definePresentation(_ declaration: ScenarioDeclaration) {
    guard let cell = cells[declaration.type ?? ""] else {
      report(
        .unknownName(declaration.type ?? "", candidates: cells.keys.sorted()), declaration.place)
      return
    }
    var presentation = PresentationSpec(
      name: declaration.name, kind: declaration.kind == .sheet ? .sheet : .stack, cell: cell,
      line: declaration.place.line)
    presentation.isItem = declaration.isItem
    if let name = declaration.owner {
      guard let view = views[name], resolved.views[view].role == .view else {
        let known = views.filter { resolved.views[$0.value].role == .view }.keys.sorted()
        return report(.unknownName(name, candidates: known), declaration.place)
      }
      resolved.views[view].isPresenter = true
      presentation.presenter = view
    }
    checkType(of: presentation, declaration)
    for member in declaration.members {
      switch (member.kind, member.name) {
      case (.onDismiss, _): presentation.onDismiss = block(member, .global)
      case (.content, _):
        guard let view = contents[declaration.name] else { continue }
        resolved.views[view].body = block(member, ResolverScope(view: view, isBody: true))
        presentation.content = view
      case (.option, "duration"), (.option, "lag"):
        guard case .integer(let time)? = member.value, (0...60_000).contains(time) else {
          report(.notAssignable(member.name), member.place)
          continue
        }
        if member.name == "lag" { presentation.lag = time } else { presentation.duration = time }
      case (.option, let name):
        report(
          .unknownMember(name, of: declaration.name, candidates: ["duration", "lag"]),
          member.place)
      default: break
      }
    }
    resolved.presentations.append(presentation)
  }

  /// A sheet is shown by a truth or for an item, a stack over a list, as the types of SwiftUI's modifiers say.
  private mutating func checkType(
    of presentation: PresentationSpec, _ declaration: ScenarioDeclaration
  ) {
    let source = program.declarations.first { $0.name == declaration.type && $0.kind == .state }
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
      report(
        .wrongType(declaration.type ?? "", expected: wanted, found: kind), declaration.place)
    }
  }
}
