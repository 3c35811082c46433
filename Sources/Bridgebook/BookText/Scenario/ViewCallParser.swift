/// `Name(argument, label: argument)`, and what may stand behind it.
extension TokenCursor {
  mutating func call() throws(ScenarioFault) -> ViewCall {
    let view = try name()
    let arguments = take(symbol: "(") ? try self.arguments() : []
    return ViewCall(view: view, arguments: arguments, identity: nil, environment: [])
  }

  /// A call with `id E` and `environment N = E, …`.
  mutating func shownCall() throws(ScenarioFault) -> ViewCall {
    let call = try call()
    let identity = take(word: "id") ? try expression() : nil
    let isErased = take(words: ["transition", "identity"])
    var environment: [ViewCall.Argument] = []
    if take(word: "environment") {
      repeat {
        let key = try word()
        try expect(symbol: "=")
        environment.append(ViewCall.Argument(label: key, value: try expression()))
      } while take(symbol: ",")
    }
    return ViewCall(
      view: call.view, arguments: call.arguments, identity: identity, environment: environment,
      isErasedAtOnce: isErased)
  }

  private mutating func arguments() throws(ScenarioFault) -> [ViewCall.Argument] {
    var arguments: [ViewCall.Argument] = []
    if take(symbol: ")") { return arguments }
    repeat {
      let label = isAtLabel ? try word() : nil
      if label != nil { try expect(symbol: ":") }
      arguments.append(ViewCall.Argument(label: label, value: try expression()))
    } while take(symbol: ",")
    try expect(symbol: ")")
    return arguments
  }

  private var isAtLabel: Bool {
    guard case .word = next?.kind, position + 1 < tokens.count else { return false }
    return tokens[position + 1].isSymbol(":")
  }
}
