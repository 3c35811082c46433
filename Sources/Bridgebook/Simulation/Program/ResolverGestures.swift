/// Gestures of SwiftUI views, and touches.
extension Resolver {
  mutating func defineGesture(_ declaration: ScenarioDeclaration) {
    guard let index = gestures[declaration.name],
      let view = view(declaration.type ?? "", declaration.place)
    else { return }
    var gesture = GestureSpec(name: declaration.name, view: view, line: declaration.place.line)
    for member in declaration.members {
      if member.kind == .callback {
        define(callback: member, of: &gesture)
      } else {
        take(member, &gesture)
      }
    }
    resolved.gestures[index] = gesture
  }

  private mutating func define(callback member: ScenarioMember, of gesture: inout GestureSpec) {
    guard GestureSpec.callbackNames.contains(member.name) else {
      return report(
        .unknownMember(member.name, of: gesture.name, candidates: GestureSpec.callbackNames),
        member.place)
    }
    var scope = ResolverScope(view: gesture.view)
    // Where the finger is.
    _ = scope.declare("value")
    gesture.callbacks[member.name] = CodeBlock(
      line: member.place.line, statements: statements(member.block, &scope))
  }

  private mutating func take(_ option: ScenarioMember, _ gesture: inout GestureSpec) {
    switch option.name {
    case "priority": gesture.priority = choice(option) ?? gesture.priority
    case "mask": gesture.mask = choice(option) ?? gesture.mask
    case "taps":
      guard case .integer(let count)? = option.value, (1...9).contains(count) else {
        return report(.notAssignable(option.name), option.place)
      }
      gesture.taps = count
    case "before": gesture.before = other(option)
    case "with": gesture.with = other(option)
    default:
      let known = ["before", "mask", "priority", "taps", "with"]
      report(.unknownMember(option.name, of: gesture.name, candidates: known), option.place)
    }
  }

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: ScenarioMember
  ) -> Choice? where Choice.RawValue == String {
    let word = if case .name(let name)? = option.value { name.text } else { "" }
    if let choice = Choice(rawValue: word) { return choice }
    report(
      .valueNotAllowed(word, parameter: option.name, choices: Choice.allCases.map(\.rawValue)),
      option.place)
    return nil
  }

  private mutating func other(_ option: ScenarioMember) -> Int? {
    let word = if case .name(let name)? = option.value { name.text } else { "" }
    if let index = gestures[word] { return index }
    report(.unknownName(word, candidates: gestures.keys.sorted()), option.place)
    return nil
  }

  /// A touch of recognizers, or of gestures; nothing is known of how the two meet.
  mutating func touch(
    _ names: [String], _ values: [ScenarioExpression], _ scope: inout ResolverScope,
    _ place: ScenarioPlace
  ) -> ResolvedStatement.Kind? {
    let values = values.map { expression($0, &scope) }
    let known = names.compactMap { gestures[$0] }
    if known.count == names.count { return .touchGestures(known, values) }
    if let mixed = names.first(where: { gestures[$0] != nil }) {
      report(.notAssignable(mixed), place)
      return nil
    }
    let views = names.compactMap { wrapper($0, place) }
    return views.count == names.count ? .touch(views, values) : nil
  }
}
