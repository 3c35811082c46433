import Bridgebook
import Testing

/// A team's own texts, before they are written to a store.
@Suite struct OwnTextTests {
  private static let gotcha = """
    # A comment, which is left out.
    kind: gotcha
    # Another one.
    id: ours
    title: Ours
    approaches: view
    platforms: ios 13.0
    severity: note
    evidence: statement
    sources: seed
    terms: ours
    audited: iOS 26

    ## Symptom
    # Not this.
    It jumps.
    ## Cause
    So.[^seed]
    ## Fix
    Do.[^seed]

    """

  private static let builtIn = gotcha.replacing("id: ours", with: "id: theirs")
    .replacing("# A comment, which is left out.\n", with: "")
    .replacing("# Another one.\n", with: "").replacing("# Not this.\n", with: "")

  private static func compose(_ texts: String...) throws -> BookComposer {
    let own = try texts.map { try OwnFile(path: "a.txt", bytes: $0.utf8) }
    return try BookComposer(
      BookBase([SourceFile(path: "gotchas/theirs.txt", text: builtIn)]), own: own)
  }

  @Test func commentsAreLeftOutAndTheTextIsKept() throws {
    let file = try OwnFile(path: "a.txt", bytes: Self.gotcha.utf8.dropLast())
    #expect(file.text == Self.gotcha)
    #expect(
      file.header == OwnHeader(kind: .gotcha, id: "ours", relation: .new, target: nil))
    let composer = try Self.compose(Self.gotcha)
    #expect(composer.parts[0].faults == [])
    #expect(composer.book.entries.map(\.id) == ["theirs", "ours"])
    #expect(composer.book.entries[1].section("Symptom")?.markdown == "It jumps.")
  }

  @Test func anOverrideStandsInTheOriginalsPlace() throws {
    let text = Self.gotcha.replacing("id: ours", with: "id: theirs\noverrides: theirs")
      .replacing("title: Ours", with: "title: Mine")
    let composer = try Self.compose(text, Self.gotcha)
    #expect(composer.book.entries.map(\.title) == ["Mine", "Ours"])
  }

  @Test func anExtensionGrowsListsAndSections() throws {
    let text = """
      kind: gotcha
      id: theirs
      extends: theirs
      title: Better
      terms: more

      ## Symptom
      It flickers.
      ## Watch
      Beware.[^seed]

      """
    let entry = try #require(try Self.compose(text).book.entries.first)
    #expect(entry.title == "Better")
    #expect(entry.terms == ["ours", "more"])
    #expect(entry.sections.map(\.heading) == ["Symptom", "Cause", "Fix", "Watch"])
    #expect(entry.section("Symptom")?.markdown == "It jumps.\n\nIt flickers.")
    #expect(entry.section("Cause")?.markdown == "So.[^seed]")
  }

  @Test func aFaultOfAnExtensionIsAtItsOwnLine() throws {
    let text = "kind: gotcha\nid: theirs\nextends: theirs\n\n## Whatch\nBeware.\n"
    let composer = try Self.compose(text)
    #expect(composer.parts[0].faults.map(\.line) == [5])
    #expect(composer.book.entries.map(\.title) == ["Ours"])
  }

  static let headFaults: [(String, String, Int, OwnFault)] = [
    ("id: ours", "id: our/s", 4, .badID("our/s")),
    ("id: ours", "id: ours@2", 4, .badID("ours@2")),
    ("id: ours", "id: ours\noverrides: ours\nextends: ours", 6, .overridesAndExtends),
    ("id: ours", "id: ours\noverrides: theirs", 5, .otherID("ours", target: "theirs")),
    ("It jumps.", "It \u{7}jumps.", 16, .controlCharacter),
    ("It jumps.", "It <b>jumps</b>.", 16, .markup),
    ("It jumps.", "[it](data:x)", 16, .markup),
    ("It jumps.", "It `jumps.<b>", 16, .markup),
    ("It jumps.", "It ___.", 16, .blank),
  ]

  @Test(arguments: headFaults.indices)
  func whatNoTextMayHoldIsFound(index: Int) throws {
    let (part, other, line, fault) = Self.headFaults[index]
    let text = Self.gotcha.replacing(part, with: other)
    let found = #expect(throws: TextDiagnostic.self) {
      try OwnFile(path: "a.txt", bytes: text.utf8)
    }
    #expect(found?.problem == .own(fault))
    #expect(found?.line == line)
  }

  @Test func codeAndWebAddressesAreNoMarkup() throws {
    for text in ["`Array<Int>`", "<https://example.com>", "[a](https://example.com/x)", "a < b"] {
      let file = Self.gotcha.replacing("It jumps.", with: text)
      #expect(throws: Never.self) { try OwnFile(path: "a.txt", bytes: file.utf8) }
    }
  }

  static let placeFaults: [(String, String, OwnFault)] = [
    ("id: ours", "id: theirs", .builtInID("theirs", kind: "gotcha")),
    (
      "id: ours", "id: their\noverrides: their",
      .nothingBuiltIn("their", kind: "gotcha", known: ["theirs"])
    ),
    ("id: ours", "id: Theirs", .builtInID("theirs", kind: "gotcha")),
  ]

  @Test(arguments: placeFaults.indices)
  func aTextThatDoesNotSayWhatItIsToTheBookIsKeptWithARemark(index: Int) throws {
    let (part, other, fault) = Self.placeFaults[index]
    let composer = try Self.compose(Self.gotcha.replacing(part, with: other))
    #expect(composer.parts[0].remarks.map(\.problem) == [.own(fault)])
    #expect(composer.parts[0].faults == [])
  }

  @Test func oneIdCannotBeThereTwice() throws {
    let composer = try Self.compose(Self.gotcha, Self.gotcha)
    #expect(composer.parts[1].faults.map(\.problem) == [.own(.sameIDTwice("ours"))])
    #expect(composer.book.entries.count == 2)
  }
}
