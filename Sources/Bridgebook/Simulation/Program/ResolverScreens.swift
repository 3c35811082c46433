/// Sheets, stacks and what they show.
extension Resolver {
  /// What a screen shows is a view of its own; in a stack it gets the element of the path as `item`.
  mutating func declareContent(of declaration: ScenarioDeclaration) {
    guard let member = declaration.members.first(where: { $0.kind == .content }) else { return }
    contents[declaration.name] = resolved.views.count
    let view = ViewSpec(name: declaration.name, role: .view, line: member.place.line)
    if declaration.kind == .stack { view.fields.append(.init(name: "item", kind: .value)) }
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
}
