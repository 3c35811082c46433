import Testing

@testable import Bridgebook

/// The parser accepts the syntax that the manual prints.
@Suite struct ScenarioGrammarTests {
  /// The text that replaces each word in capitals.
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
    #expect(shown.map(String.init).sorted() == StatementForm.keywords(withSteps: true).sorted())
    #expect(ScenarioGrammar.declarations.count == ScenarioDeclaration.Kind.allCases.count)
    #expect(ScenarioGrammar.members.count == ScenarioMember.Kind.allCases.count)
    for member in ScenarioGrammar.members { #expect(!member.owners.isEmpty, "\(member.row.form)") }
  }

  @Test(arguments: ScenarioDeclaration.Kind.allCases)
  func aDeclarationIsReadInEachOfItsForms(kind: ScenarioDeclaration.Kind) throws {
    let form = try #require(ScenarioGrammar.declarationTable[kind]).form
    for line in Self.lines(of: "\(kind.rawValue) \(form)") {
      var lines = Self.lines(reading: line)
      let first = lines.line(at: 0)
      var cursor = TokenCursor(try #require(first))
      var scope = ScenarioScope()
      #expect(DeclarationReader.declaration(&lines, kind, &cursor, scope: &scope) != nil, "\(line)")
      #expect(lines.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.members.map(\.row.form))
  func aMemberIsReadInItsForm(form: String) {
    for line in Self.lines(of: form) {
      var lines = Self.lines(reading: line)
      #expect(MemberReader(declaration: nil).members(&lines, at: 0).count == 1, "\(line)")
      #expect(lines.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.propertyRules.map(\.form))
  func aRuleIsReadInEachOfItsForms(form: String) {
    for line in Self.lines(of: form) {
      var lines = Self.lines(reading: line)
      #expect(PropertyRuleReader.rules(&lines, at: 0).count == 1, "\(line)")
      #expect(lines.faults.isEmpty, "\(line)")
    }
  }

  @Test(arguments: ScenarioGrammar.variantParts.map(\.form))
  func aPartOfAVariantIsReadInEachOfItsForms(form: String) throws {
    for line in Self.lines(of: form) {
      let block = ["change", "steps"].contains { line.hasPrefix($0) }
      let below = line.hasPrefix("change") ? "    body\n" : "    launch Root\n"
      var lines = Self.lines(
        reading:
          "variant only plain: t\n  \(line)\n" + (block ? below : ""))
      var scope = ScenarioScope()
      _ = scope.declare("Thing", .view, at: ScenarioPlace(line: 1, column: 1))
      let first = lines.line(at: 0)
      _ = VariantReader.variant(
        &lines, try #require(first), after: [:], shared: scope, names: [])
      #expect(lines.faults.isEmpty, "\(line): \(lines.faults.sorted)")
    }
  }

  private static func lines(reading text: String) -> ScenarioLines {
    var faults = ScenarioFaults(path: "grammar.txt")
    let file = SourceFile(path: "grammar.txt", text: text + "\n")
    let lines = ScenarioLine.read(file, from: 0, faults: &faults)
    return ScenarioLines(lines, faults: faults)
  }

  /// Returns whether a line is a statement, by itself or with the blocks that some statements need.
  private static func isStatement(_ line: String, isStep: Bool) -> Bool {
    let blocks = ["", "\n  print \"a\"", "\n  print \"a\"\non change\n  print \"b\""]
    return blocks.contains { block in
      var lines = lines(reading: line + block)
      let statements = StatementReader(position: isStep ? .steps : .code).statements(&lines, at: 0)
      return statements.count == 1 && lines.faults.isEmpty
    }
  }

  /// Returns all lines that a form represents: with and without optional parts, and with each
  /// alternative.
  private static func lines(of form: String) -> [String] {
    if let open = form.firstIndex(of: "["), let close = form[open...].firstIndex(of: "]") {
      let inside = form[form.index(after: open)..<close]
      let after = form[form.index(after: close)...]
      // Bars in brackets separate alternatives for the last word.
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
