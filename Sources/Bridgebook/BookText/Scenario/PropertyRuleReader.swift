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
    [(trigger: PropertyRule.Trigger, words: [String], effect: PropertyRule.Effect)] = [
      (.set, ["ends", "drag"], .endsDrag),
      (.set, ["waits", "for", "layout"], .waitsForLayout),
      (.set, ["moves", "caret", "to", "end"], .movesCaretToEnd),
      (.user, ["types"], .types),
      (.user, ["moves", "caret"], .isCaret),
    ]

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
