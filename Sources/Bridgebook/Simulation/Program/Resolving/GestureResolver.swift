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
    guard OptionCheck(context: context).accepts(option, of: gesture.name, .gesture) else { return }
    let word = OptionCheck.word(option.value)
    switch (option.name, option.value) {
    case ("priority", _): gesture.priority = .init(rawValue: word) ?? gesture.priority
    case ("mask", _): gesture.mask = .init(rawValue: word) ?? gesture.mask
    case ("taps", .integer(let count)): gesture.taps = count
    case ("before", _): gesture.before = other(option)
    case ("with", _): gesture.with = other(option)
    default: break
    }
  }

  private func other(_ option: ScenarioMember) -> Int? {
    let word = if case .name(let name)? = option.value { name.text } else { "" }
    if let index = context.names.gestures[word] { return index }
    context.report(
      .unknownName(word, candidates: context.names.gestures.keys.sorted()), option.place)
    return nil
  }
}
