/// Parses `Name(argument, label: argument)` and the optional parts after it.
enum ViewCallParser {
  static func call(_ line: inout TokenCursor) throws(ScenarioFault) -> ViewCall {
    let view = try line.name()
    let arguments = line.take(symbol: "(") ? try arguments(&line) : []
    return ViewCall(view: view, arguments: arguments, identity: nil, environment: [])
  }

  /// Parses a call with `id E`, `tab E` or `row E`, `transition identity` and
  /// `environment N = E, …`.
  static func shownCall(_ line: inout TokenCursor) throws(ScenarioFault) -> ViewCall {
    let call = try call(&line)
    let identity = line.take(word: "id") ? try line.expression() : nil
    var presence: ViewCall.Presence?
    if line.take(word: "tab") {
      presence = .tab(try line.expression())
    } else if line.take(word: "row") {
      presence = .row(try line.expression())
    }
    let isErased = line.take(words: ["transition", "identity"])
    var environment: [ViewCall.Argument] = []
    if line.take(word: "environment") {
      repeat {
        let key = try line.word()
        try line.expect(symbol: "=")
        environment.append(ViewCall.Argument(label: key, value: try line.expression()))
      } while line.take(symbol: ",")
    }
    return ViewCall(
      view: call.view, arguments: call.arguments, identity: identity, environment: environment,
      isRemovedImmediately: isErased, presence: presence)
  }

  private static func arguments(_ line: inout TokenCursor) throws(ScenarioFault) -> [ViewCall
    .Argument]
  {
    var arguments: [ViewCall.Argument] = []
    if line.take(symbol: ")") { return arguments }
    repeat {
      let label = isAtLabel(line) ? try line.word() : nil
      if label != nil { try line.expect(symbol: ":") }
      arguments.append(ViewCall.Argument(label: label, value: try line.expression()))
    } while line.take(symbol: ",")
    try line.expect(symbol: ")")
    return arguments
  }

  private static func isAtLabel(_ line: TokenCursor) -> Bool {
    guard case .word = line.next?.kind, line.position + 1 < line.tokens.count else { return false }
    return line.tokens[line.position + 1].isSymbol(":")
  }
}
