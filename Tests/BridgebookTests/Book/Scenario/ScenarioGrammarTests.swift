import Testing

@testable import Bridgebook

/// The forms that the manual prints are forms that the reader takes.
@Suite struct ScenarioGrammarTests {
  /// What stands for the words in capitals.
  private static let words: [String: String] = [
    "VALUE": "1", "TEXT": "\"a\"", "TITLE": "\"a\"", "MILLISECONDS": "200", "OPERATOR": "=",
    "VIEW(ARGUMENTS)": "Row(1, label: 2)", "LINE": "3", "GOTCHA": "update-unguarded",
  ]

  @Test(arguments: ScenarioGrammar.statements.map(\.form))
  func aStatementIsReadInEachOfItsForms(form: String) {
    for line in Self.lines(of: form) { #expect(Self.isStatement(line, isStep: false), "\(line)") }
  }

  @Test(arguments: ScenarioGrammar.steps.map(\.form))
  func aStepIsReadInEachOfItsForms(form: String) {
    for line in Self.lines(of: form) { #expect(Self.isStatement(line, isStep: true), "\(line)") }
  }

  @Test func everyKeywordIsInTheGrammar() {
    let shown = (ScenarioGrammar.statements + ScenarioGrammar.steps)
      .map { $0.form.prefix { $0 != " " } }
    #expect(shown.map(String.init).sorted() == StatementForm.keywords.sorted())
    #expect(ScenarioGrammar.declarations.count == ScenarioDeclaration.Kind.allCases.count)
    #expect(ScenarioGrammar.members.count == ScenarioMember.Kind.allCases.count)
    for member in ScenarioGrammar.members { #expect(!member.owners.isEmpty, "\(member.row.form)") }
  }

  @Test(arguments: ScenarioDeclaration.Kind.allCases)
  func aDeclarationIsReadInEachOfItsForms(kind: ScenarioDeclaration.Kind) throws {
    let form = try #require(ScenarioGrammar.declarationTable[kind]).form
    for line in Self.lines(of: "\(kind.rawValue) \(form)") {
      var reader = Self.reader(line)
      let first = reader.line(at: 0)
      var cursor = TokenCursor(try #require(first))
      var scope = ScenarioScope()
      #expect(reader.declaration(kind, &cursor, scope: &scope) != nil, "\(line)")
      #expect(reader.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.members.map(\.row.form))
  func aMemberIsReadInItsForm(form: String) {
    for line in Self.lines(of: form) {
      var reader = Self.reader(line)
      #expect(reader.members(of: nil, at: 0).count == 1, "\(line)")
      #expect(reader.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.propertyRules.map(\.form))
  func aRuleIsReadInEachOfItsForms(form: String) {
    for line in Self.lines(of: form) {
      var reader = Self.reader(line)
      #expect(reader.rules(at: 0).count == 1, "\(line)")
      #expect(reader.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.variantParts.map(\.form))
  func aPartOfAVariantIsReadInEachOfItsForms(form: String) throws {
    for line in Self.lines(of: form) {
      let block = ["change", "steps"].contains { line.hasPrefix($0) }
      let below = line.hasPrefix("change") ? "    body\n" : "    launch Root\n"
      var reader = Self.reader(
        "variant only plain: t\n  \(line)\n" + (block ? below : ""))
      var scope = ScenarioScope()
      _ = scope.declare("Thing", .view, at: ScenarioPlace(line: 1, column: 1))
      let first = reader.line(at: 0)
      _ = reader.variant(try #require(first), after: [:], shared: scope, names: [])
      #expect(reader.faults.isEmpty, "\(line): \(reader.faults.sorted)")
    }
  }

  private static func reader(_ text: String) -> ScenarioReader {
    var faults = ScenarioFaults(path: "grammar.txt")
    let file = SourceFile(path: "grammar.txt", text: text + "\n")
    let lines = ScenarioLine.read(file, from: 0, faults: &faults)
    return ScenarioReader(lines: lines, faults: faults)
  }

  /// Whether the line is a statement, alone or with the blocks that some need.
  private static func isStatement(_ line: String, isStep: Bool) -> Bool {
    let blocks = ["", "\n  print \"a\"", "\n  print \"a\"\non change\n  print \"b\""]
    return blocks.contains { block in
      var reader = reader(line + block)
      reader.isInSteps = isStep
      return reader.statements(at: 0).count == 1 && reader.faults.isEmpty
    }
  }

  /// Every line that a form stands for: with and without what is in brackets, with each choice.
  private static func lines(of form: String) -> [String] {
    if let open = form.firstIndex(of: "["), let close = form[open...].firstIndex(of: "]") {
      let inside = form[form.index(after: open)..<close]
      let after = form[form.index(after: close)...]
      // A bar in brackets separates the last words of what is inside.
      let parts = inside.split(separator: "|").map(String.init)
      let start = parts[0].split(separator: " ").dropLast().map { $0 + " " }.joined()
      let isWhole = parts.dropFirst().allSatisfy { $0.contains(" ") } || start == "if "
      let choices = parts.enumerated().map { $0 == 0 || isWhole ? $1 : start + $1 }
      return ([""] + choices).flatMap { lines(of: form[..<open] + $0 + after) }
    }
    let words = form.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(where: { $0.contains("|") }) else {
      return [words.map(word).joined(separator: " ")]
    }
    return words[index].split(separator: "|").flatMap { choice in
      lines(of: (words[..<index] + [String(choice)] + words[(index + 1)...]).joined(separator: " "))
    }
  }

  private static func word(_ word: String) -> String {
    if let known = words[word] { return known }
    let end = word.last.map { ":,".contains($0) ? String($0) : "" } ?? ""
    let bare = String(word.dropLast(end.count))
    if let known = words[bare] { return known + end }
    return bare.allSatisfy { $0.isUppercase } ? "Thing" + end : word
  }
}
