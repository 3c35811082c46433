/// Resolves gestures of SwiftUI views.
struct GestureResolver {
  let context: ResolverContext
  let statements: StatementResolver

  func define(_ declaration: ScenarioDeclaration) {
    guard let index = context.names.gestures[declaration.name],
      let view = context.view(declaration.type ?? "", declaration.place)
    else { return }
    var gesture = GestureSpec(name: declaration.name, view: view, line: declaration.place.line)
    for member in declaration.members {
      if member.kind == .callback {
        define(callback: member, of: &gesture)
      } else {
        take(member, &gesture)
      }
    }
    context.resolved.gestures[index] = gesture
  }

  private func define(callback member: ScenarioMember, of gesture: inout GestureSpec) {
    guard GestureSpec.callbackNames.contains(member.name) else {
      return context.report(
        .unknownMember(member.name, of: gesture.name, candidates: GestureSpec.callbackNames),
        member.place)
    }
    var scope = ResolverScope(view: gesture.view)
    // `value` is the location of the touch.
    _ = scope.declare("value")
    gesture.callbacks[member.name] = CodeBlock(
      line: member.place.line, statements: statements.resolve(member.block, &scope))
  }

  private func take(_ option: ScenarioMember, _ gesture: inout GestureSpec) {
    switch option.name {
    case "priority": gesture.priority = choice(option) ?? gesture.priority
    case "mask": gesture.mask = choice(option) ?? gesture.mask
    case "taps":
      guard case .integer(let count)? = option.value, (1...9).contains(count) else {
        return context.report(.notAssignable(option.name), option.place)
      }
      gesture.taps = count
    case "before": gesture.before = other(option)
    case "with": gesture.with = other(option)
    default:
      let known = ["before", "mask", "priority", "taps", "with"]
      context.report(.unknownMember(option.name, of: gesture.name, candidates: known), option.place)
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: ScenarioMember
  ) -> Choice? where Choice.RawValue == String {
    let word = if case .name(let name)? = option.value { name.text } else { "" }
    if let choice = Choice(rawValue: word) { return choice }
    context.report(
      .valueNotAllowed(word, parameter: option.name, choices: Choice.allCases.map(\.rawValue)),
      option.place)
    return nil
  }

  private func other(_ option: ScenarioMember) -> Int? {
    let word = if case .name(let name)? = option.value { name.text } else { "" }
    if let index = context.names.gestures[word] { return index }
    context.report(
      .unknownName(word, candidates: context.names.gestures.keys.sorted()), option.place)
    return nil
  }
}
