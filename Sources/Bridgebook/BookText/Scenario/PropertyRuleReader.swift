/// How a property of a platform object behaves: the lines under it.
extension ScenarioReader {
  mutating func rules(at indent: Int) -> [PropertyRule] {
    var rules: [PropertyRule] = []
    while let line = line(at: indent) {
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        rules.append(try cursor.rule())
        try cursor.expectEnd()
      } catch {
        faults.add(error)
        skip(below: indent)
      }
    }
    return rules
  }
}

extension TokenCursor {
  /// Effects that are always said in the same words.
  private static let phrases:
    [(
      trigger: PropertyRule.Trigger, words: [String], effect: PropertyRule.Effect, meaning: String
    )] = [
      (.set, ["ends", "drag"], .endsDrag, "setting it ends a drag in progress"),
      (
        .set, ["waits", "for", "layout"], .waitsForLayout,
        "a value that is set before the first layout takes effect there"
      ),
      (
        .set, ["moves", "caret", "to", "end"], .movesCaretToEnd,
        "setting it moves the selection behind the last character"
      ),
      (.user, ["types"], .types, "the text that typing changes"),
      (.user, ["moves", "caret"], .isCaret, "the selection that typing moves"),
    ]

  /// The rules as the manual shows them.
  static var ruleGrammar: [GrammarRow] {
    let calls = "[if changed|later]"
    return [
      GrammarRow("set calls CALLBACK \(calls)", "code that sets it calls the delegate"),
      GrammarRow("user calls CALLBACK \(calls)", "a person who changes it calls the delegate"),
      GrammarRow("VALUE reads back as VALUE", "what is set is not exactly what is read"),
      GrammarRow("appears at layout", "reads as nothing before the first layout"),
    ]
      + phrases.map {
        GrammarRow("\($0.trigger.rawValue) \($0.words.joined(separator: " "))", $0.meaning)
      }
  }

  fileprivate mutating func rule() throws(ScenarioFault) -> PropertyRule {
    let place = place
    if take(words: ["appears", "at", "layout"]) {
      return PropertyRule(trigger: .set, effect: .appearsAtLayout, place: place)
    }
    guard case .word(let word) = next?.kind, let trigger = PropertyRule.Trigger(rawValue: word)
    else {
      let value = try expression()
      guard take(words: ["reads", "back", "as"]) else { throw missing(.token("reads back as")) }
      return PropertyRule(
        trigger: .set, effect: .readsBack(value, as: try expression()), place: place)
    }
    advance()
    return PropertyRule(trigger: trigger, effect: try effect(of: trigger), place: place)
  }

  private mutating func effect(
    of trigger: PropertyRule.Trigger
  ) throws(ScenarioFault) -> PropertyRule.Effect {
    if take(word: "calls") {
      let callback = try word()
      if take(words: ["if", "changed"]) { return .callsIfChanged(callback) }
      return take(word: "later") ? .callsLater(callback) : .calls(callback)
    }
    let phrases = TokenCursor.phrases.filter { $0.trigger == trigger }
    for phrase in phrases where take(words: phrase.words) { return phrase.effect }
    let known = ["calls"] + phrases.map { $0.words.joined(separator: " ") }
    guard next != nil else { throw missing(.token(known[0])) }
    let written = tokens[position...].map(\.written).joined(separator: " ")
    throw fault(.unknownWord(.rule, written, known: known))
  }
}
