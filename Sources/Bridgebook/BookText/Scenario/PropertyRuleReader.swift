/// Parses the lines below a property of a platform object, which define its behavior.
enum PropertyRuleReader {
  static func rules(_ lines: inout ScenarioLines, at indent: Int) -> [PropertyRule] {
    var rules: [PropertyRule] = []
    while let line = lines.line(at: indent) {
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        rules.append(try rule(&cursor))
        try cursor.expectEnd()
      } catch {
        lines.faults.add(error)
        lines.skip(below: indent)
      }
    }
    return rules
  }

  /// The effects that have a fixed wording.
  private static let phrases:
    [(
      trigger: PropertyRule.Trigger, words: [String], effect: PropertyRule.Effect, meaning: String
    )] = [
      (.set, ["ends", "drag"], .endsDrag, "setting it ends a drag in progress"),
      (
        .set, ["waits", "for", "layout"], .waitsForLayout,
        "a value that is set before the first layout takes effect with that layout"
      ),
      (
        .set, ["moves", "caret", "to", "end"], .movesCaretToEnd,
        "setting it moves the selection after the last character"
      ),
      (.user, ["types"], .types, "the text that typing changes"),
      (.user, ["moves", "caret"], .isCaret, "the selection that typing moves"),
    ]

  /// The wording of the rules for a drag or a scroll; a name follows the words.
  private static let phases:
    [(
      words: [String], form: String, effect: @Sendable (String) -> PropertyRule.Effect,
      meaning: String
    )] = [
      (["begins", "with"], "CALLBACK", { .beginsWith($0) }, "calls the delegate before it"),
      (["ends", "with"], "CALLBACK", { .endsWith($0) }, "calls the delegate after it"),
      (["marks"], "PROPERTY", { .marks($0) }, "that property is true as long as it lasts"),
    ]

  /// The rules in the form shown in the manual.
  static var grammar: [GrammarRow] {
    let calls = "[if changed|later]"
    return [
      GrammarRow("set calls CALLBACK \(calls)", "setting it in code calls the delegate"),
      GrammarRow("user calls CALLBACK \(calls)", "a change by the user calls the delegate"),
      GrammarRow(
        "set changes PROPERTY",
        "setting it also sets that property by its own rules; both share one value, such as a region and its center"
      ),
      GrammarRow(
        "VALUE reads back as VALUE", "the value that is read differs from the value that was set"),
      GrammarRow("appears at layout", "has no value before the first layout"),
      GrammarRow(
        "set leaves out TEXT",
        "setting it has an effect that is not modeled; a run that sets it lists the effect"),
    ]
      + phrases.map {
        GrammarRow("\($0.trigger.rawValue) \($0.words.joined(separator: " "))", $0.meaning)
      }
      + phases.map { phase in
        GrammarRow(
          "drag|scrolling \(phase.words.joined(separator: " ")) \(phase.form)",
          "dragging the object, or its scrolling after a drag: \(phase.meaning)")
      }
  }

  private static func rule(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> PropertyRule {
    let place = cursor.place
    if cursor.take(words: ["appears", "at", "layout"]) {
      return PropertyRule(trigger: .set, effect: .appearsAtLayout, place: place)
    }
    guard case .word(let word) = cursor.next?.kind,
      let trigger = PropertyRule.Trigger(rawValue: word)
    else {
      let value = try cursor.expression()
      guard cursor.take(words: ["reads", "back", "as"]) else {
        throw cursor.missing(.token("reads back as"))
      }
      return PropertyRule(
        trigger: .set, effect: .readsBack(value, as: try cursor.expression()), place: place)
    }
    cursor.advance()
    return PropertyRule(trigger: trigger, effect: try effect(&cursor, of: trigger), place: place)
  }

  private static func effect(
    _ cursor: inout TokenCursor, of trigger: PropertyRule.Trigger
  ) throws(ScenarioFault) -> PropertyRule.Effect {
    if trigger == .drag || trigger == .scrolling { return try phase(&cursor) }
    if cursor.take(word: "calls") {
      let callback = try cursor.word()
      if cursor.take(words: ["if", "changed"]) { return .callsIfChanged(callback) }
      return cursor.take(word: "later") ? .callsLater(callback) : .calls(callback)
    }
    if trigger == .set, cursor.take(word: "changes") { return .changes(try cursor.word()) }
    if trigger == .set, cursor.take(words: ["leaves", "out"]) {
      return .leavesOut(try cursor.title())
    }
    let phrases = PropertyRuleReader.phrases.filter { $0.trigger == trigger }
    for phrase in phrases where cursor.take(words: phrase.words) { return phrase.effect }
    let known =
      (trigger == .set ? ["calls", "changes", "leaves out"] : ["calls"])
      + phrases.map { $0.words.joined(separator: " ") }
    throw unknown(cursor, known)
  }

  /// Parses the effect of a rule for a drag or a scroll.
  private static func phase(
    _ cursor: inout TokenCursor
  ) throws(ScenarioFault) -> PropertyRule.Effect {
    for phase in phases where cursor.take(words: phase.words) {
      return phase.effect(try cursor.word())
    }
    throw unknown(cursor, phases.map { $0.words.joined(separator: " ") })
  }

  private static func unknown(_ cursor: TokenCursor, _ known: [String]) -> ScenarioFault {
    guard cursor.next != nil else { return cursor.missing(.token(known[0])) }
    let written = cursor.tokens[cursor.position...].map(\.written).joined(separator: " ")
    return cursor.fault(.unknownWord(.rule, written, known: known))
  }
}
