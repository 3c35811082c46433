import Bridgebook
import BridgebookStore
import TestSupport
import Testing

@testable import BridgebookApp

/// A change is checked with the texts it may concern, which finds what a check of all texts finds.
@Suite struct OwnScopeTests {
  /// Random changes of texts that refer to each other, made to two stores: one checks what they may
  /// concern, the other checks everything.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func aCheckOfAPartFindsWhatACheckOfAllFinds(seed: UInt64) throws {
    var texts = RandomTexts(seed: seed)
    let (part, whole) = (try OwnStore(), try OwnStore())
    let checksPart = try session(part)
    let checksAll = try session(whole, checksAll: true)
    var accepted = 0
    var refused = 0
    for step in 0..<40 {
      let edits = step == 0 ? RandomTexts.all : texts.edits()
      let one = Self.result(of: edits, in: checksPart)
      let other = Self.result(of: edits, in: checksAll)
      try #require(one == other, "step \(step): \(edits.map(\.path))")
      if case .success = one {
        accepted += 1
      } else {
        refused += 1
        #expect(step > 0, "\(one)")
      }
    }
    #expect(accepted > 3 && refused > 3, "\(accepted) \(refused)")
    // The times of versions differ.
    let found = try MergeTests.content(of: part.path).filter { !$0.hasPrefix("own_") }
    let expected = try MergeTests.content(of: whole.path).filter { !$0.hasPrefix("own_") }
    #expect(found == expected, "\(Set(found).symmetricDifference(expected).sorted().prefix(9))")
    #expect(try MergeTests.isSound(part.path))
  }

  @Test func aTextThatNothingNamesIsCheckedAlone() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let scope = try scope(of: ["new": OwnTexts.gotcha("new")], in: store)
    #expect(scope?.inputs.map(\.id) == ["new"])
    #expect(scope?.others.isEmpty == true)
  }

  @Test func textsThatNameAChangedTextAreCheckedWithIt() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let naming = OwnTexts.gotcha("naming", links: "our-map")
    #expect(try store.add(["a.txt": naming]).status == 0)
    let scope = try scope(of: ["our-map": OwnTexts.gotcha("our-map", title: "New")], in: store)
    #expect(scope?.inputs.map(\.id) == ["naming", "our-map"])
    // What a checked text names is known, but not checked again.
    let other = try self.scope(of: ["naming": naming], in: store)
    #expect(other?.inputs.map(\.id) == ["naming"])
    #expect(other?.others.map(\.id) == ["our-map"])
  }

  @Test func textsThatActUnnamedAreCheckedWithEveryChange() throws {
    let store = try OwnStore(from: OwnTexts.team)
    let scope = try scope(of: ["new": OwnTexts.gotcha("new")], in: store)
    #expect(
      scope?.inputs.map(\.id) == ["our-lines", "our-sources", "update-unguarded", "new"])
    // A message of the table names this gotcha.
    #expect(scope?.others.map(\.id) == ["our-caret"])
    let table = "kind: table\nid: our-words\nextends: synonyms\n\nword | caret\n"
    #expect(try self.scope(of: ["our-words": table], in: store) == nil)
  }

  @Test func aSymptomIsComparedWithTextsThatAreNotChecked() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let same = OwnTexts.gotcha("other", symptom: "what PEOPLE see\n of our-caret.")
    let refused = try store.add(["a.txt": same])
    #expect(refused.err.contains("has the same symptom"), "\(refused.err)")
    let accents = ["caf\u{e9}", "cafe\u{301}"]
    let first = OwnTexts.gotcha("first", symptom: "The \(accents[0]) is empty.")
    #expect(try store.add(["a.txt": first]).status == 0)
    let second = OwnTexts.gotcha("second", symptom: "The \(accents[1])\u{a0}is empty.")
    #expect(try store.add(["a.txt": second]).status == 2)
  }

  @Test func aPhrasingIsComparedWithTextsThatAreNotChecked() throws {
    let store = try OwnStore()
    let first = RandomTexts.task("one", phrasing: "Turn the dial")
    #expect(try store.add(["a.txt": first]).status == 0)
    let refused = try store.add(["a.txt": RandomTexts.task("two", phrasing: "turn the DIAL")])
    #expect(refused.err.contains("turn the DIAL"), "\(refused.err)")
    #expect(try store.add(["a.txt": RandomTexts.task("two", phrasing: "turn it")]).status == 0)
  }

  private func session(_ store: OwnStore, checksAll: Bool = false) throws -> OwnBookSession {
    try OwnBookSession(
      store: Workspace(store: store.path).openStoreForWriting(), checksAll: checksAll)
  }

  private func scope(of texts: [String: String], in store: OwnStore) throws -> ChangeScope? {
    let edits = texts.map { id, text in
      OwnBookSession.Edit(id: id, path: "\(id).txt", bytes: Array(text.utf8))
    }
    return try ChangeScope(of: edits, in: Workspace(store: store.path).openStore())
  }

  /// An outcome or an error, which can be compared.
  private enum ChangeResult: Equatable {
    case success([OwnBookSession.Outcome])
    case failure(String)
  }

  private static func result(
    of edits: [OwnBookSession.Edit], in session: OwnBookSession
  ) -> ChangeResult {
    do { return .success(try session.apply(edits)) } catch { return .failure("\(error)") }
  }
}

/// Random changes of a few texts of every kind, which refer to each other; most are valid.
struct RandomTexts {
  /// Nil to choose the first of all words.
  private var random: SeededGenerator?

  init(seed: UInt64?) {
    random = seed.map(SeededGenerator.init)
  }

  /// Changes that add all texts, which are valid together.
  static var all: [OwnBookSession.Edit] {
    var texts = RandomTexts(seed: nil)
    return ids.map { texts.edit(of: $0) }
  }

  private static let ids = [
    "our-caret", "our-map", "our-list", "our-way", "OurDial", "our-claim", "our-task", "our-knob",
    "our-lines", "our-sources", "our-words", "our-tree", "update-unguarded", "map-wrapper",
  ]

  /// Changes of one to three texts.
  mutating func edits() -> [OwnBookSession.Edit] {
    var ids: [String] = []
    let count = 1 + below(3) / 2 + below(4) / 3
    while ids.count < count {
      let id = Self.ids[below(Self.ids.count)]
      if !ids.contains(id) { ids.append(id) }
    }
    return ids.map { id in
      below(8) == 0
        ? OwnBookSession.Edit(id: id, path: id, bytes: nil, change: .removed) : edit(of: id)
    }
  }

  private mutating func edit(of id: String) -> OwnBookSession.Edit {
    OwnBookSession.Edit(id: id, path: "\(id).txt", bytes: Array(text(of: id).utf8))
  }

  /// A random number below a bound; 0 without a source of random numbers.
  private mutating func below(_ bound: Int) -> Int {
    guard var source = random else { return 0 }
    defer { random = source }
    return Int.random(in: 0..<bound, using: &source)
  }

  /// One of the words, mostly the first.
  private mutating func one(of words: String...) -> String {
    below(4) == 0 ? words[below(words.count)] : words[0]
  }

  private mutating func text(of id: String) -> String {
    switch id {
    case "our-way": pattern(id)
    case "OurDial": component(id)
    case "our-claim": claim(id)
    case "our-task":
      Self.task(
        id, phrasing: one(of: "turn a dial", "turn a knob"), pattern: way(),
        links: one(of: "our-caret", "our-claim", "update-unguarded"))
    case "our-knob": scenario(id)
    case "our-lines":
      "kind: table\nid: our-lines\nextends: messages\n\nour-line | caret was lost <n> times | "
        + "\(one(of: "our-caret", "our-map", "update-unguarded")) | warning | -\n"
    case "our-sources":
      "kind: table\nid: our-sources\nextends: sources\n\n"
        + "\(one(of: "our-wiki", "our-blog")) | article | Ours | -\n"
    case "our-words":
      "kind: table\nid: our-words\nextends: lexicon\n\nour dial | component | OurDial | 3\n"
    case "our-tree":
      "kind: tree\nid: our-tree\nextends: bridge\n\nquestion thing\n  view -> our-leaf: Ours\n\n"
        + "leaf our-leaf\n  approach: view\n  technique: UIViewRepresentable\n"
        + "  pattern: \(way())\n  summary: Ours\n"
    case "update-unguarded": gotcha(id, relation: one(of: "overrides", "extends") + ": " + id)
    case "map-wrapper":
      scenario(id).replacing("title:", with: "overrides: map-wrapper\ntitle:")
    // An id can belong to a text of another kind later.
    case "our-list": below(3) == 1 ? claim(id) : gotcha(id)
    default: gotcha(id)
    }
  }

  private mutating func way() -> String { one(of: "our-way", "map-view-wrapper") }

  private mutating func gotcha(_ id: String, relation: String = "") -> String {
    let shown = """

      ## Triggering
      ~~~~trace plain
      ! caret was lost 3 times
      ~~~~

      ## Clean
      ~~~~trace plain
        Begin updateUIView
        End updateUIView
      ~~~~

      """
    let text = OwnTexts.gotcha(
      id, title: "Ours \(one(of: "today", "now"))", relation: relation,
      links: one(of: "", "our-caret", "our-way", "our-map, our-claim", "OurDial", "our-task"),
      symptom: one(of: "We see \(id).", "We see it."), more: one(of: "", shown))
    return
      text
      .replacing("experience\nterms", with: "experience\(one(of: "", ", our-wiki"))\nterms")
      .replacing("severity: warning", with: "severity: \(one(of: "warning", "error", "note"))")
  }

  private mutating func pattern(_ id: String) -> String {
    """
    kind: pattern
    id: \(id)
    title: Our way
    technique: UIViewRepresentable
    approaches: view
    platforms: ios 13.0
    sources: own-experience
    terms: our way
    audited: iOS 26
    links: \(one(of: "our-caret", "our-task", "update-unguarded"))

    ## When
    Always.

    ## Rules
    Do it.[^own-experience]

    ## Code
    ```swift
    let way = 1
    ```

    ## Watch
    Beware.[^own-experience]

    """
  }

  private mutating func component(_ id: String) -> String {
    """
    kind: component
    id: \(id)
    title: \(id), a dial
    class-kind: view
    role: view
    framework: OurKit
    inherits: UIView
    platforms: ios 13.0
    native: none
    sources: own-experience
    terms: dial
    audited: iOS 26
    links: \(one(of: "our-caret", "our-map", "update-unguarded"))

    ## Traps
    It ticks.[^own-experience]

    ## Sample
    ~~~~swift make
    let dial = \(id)()
    ~~~~

    """
  }

  private mutating func claim(_ id: String) -> String {
    let modelled =
      "- for | modelled | \(one(of: "our-knob", "map-wrapper"))/\(one(of: "as-is", "other"))"
      + " | R2.1 | expect volume = 5 | It says so.\n"
    return """
      kind: claim
      id: \(id)
      title: It holds
      sources: own-experience
      links: \(one(of: "our-caret", "our-knob", "our-map"))

      ## Grounds
      - for | stated | own-experience | We saw it.
      \(one(of: modelled, ""))
      """
  }

  private mutating func scenario(_ id: String) -> String {
    """
    kind: scenario
    id: \(id)
    title: A knob
    platform: ios
    rules: R2.1
    gotchas: \(one(of: "our-caret", "our-map", "update-unguarded"))
    sources: own-experience

    state volume = 0

    representable Knob wraps \(one(of: "UISlider", "OurDial"))
      binding volume
      update
        set value = volume
      callback valueChanged
        write volume = view.value

    view ContentView
      body
        show Knob(volume)

    steps
      launch ContentView
      drag Knob value to 5

    variant \(one(of: "as-is", "other")) plain: It works
      expect volume = \(one(of: "5", "6"))

    """
  }

  /// A valid task.
  static func task(
    _ id: String, phrasing: String, pattern: String = "wrap-view-uikit",
    links: String = "update-unguarded"
  ) -> String {
    """
    kind: task
    id: \(id)
    title: Turn \(id)
    area: controllers
    approaches: view
    platforms: ios 13.0
    native: none
    bridge: it
    pattern: \(pattern)
    phrasings: \(phrasing), do \(id)
    sources: own-experience
    audited: iOS 26
    links: \(links)

    ## Now
    Do it.[^own-experience]

    """
  }
}
