import BridgebookStore
import Foundation
import Testing

/// Adding, checking, showing, changing and restoring a team's texts.
@Suite struct OwnBookTests {
  @Test func anOwnEntryIsShownListedAndFound() throws {
    let store = try OwnStore()
    let added = try store.add(["a.txt": OwnTexts.gotcha("our-zebra", title: "Stripes *jump*")])
    #expect(added.status == 0, "\(added.err)")
    #expect(added.out == "added  our-zebra  gotcha, version 1\n")
    #expect(try store.run("show", "our-zebra").out.contains("origin: own\n"))
    #expect(try store.run("list", "gotchas").out.contains("our-zebra\tStripes *jump*  (own)"))
    #expect(try store.run("list", "own").out.contains("our-zebra"))
    #expect(try store.run("search", "our-zebra").out.hasPrefix("our-zebra  gotcha"))
    let page = try store.run("--format", "markdown", "list", "own").out
    #expect(page.contains("Stripes \\*jump\\*"))
    let text = try String(contentsOfFile: store.folder.path("a.txt"), encoding: .utf8)
    #expect(try store.run("show", "--source", "our-zebra").out == text)
    #expect(try store.add(["a.txt": text]).out.hasPrefix("unchanged  our-zebra"))
  }

  @Test func nothingIsTakenWhereOneFileHasAFault() throws {
    let store = try OwnStore()
    let added = try store.add([
      "a.txt": OwnTexts.gotcha("our-good"),
      "b.txt": OwnTexts.gotcha("our-bad", links: "nowhere", more: "Unmarked."),
    ])
    #expect(added.status == 2)
    #expect(added.err.contains("links refers to nowhere"))
    #expect(added.err.contains("where: b.txt:11:1"))
    #expect(added.err.contains("does not name its source: Unmarked."))
    #expect(try store.run("list", "own").status == 1)
  }

  @Test func anOwnEntryTakesThePlaceOfABuiltInOneUntilItIsRemoved() throws {
    let store = try OwnStore()
    let before = try store.run("show", "update-unguarded").out
    let plain = OwnTexts.gotcha("update-unguarded", title: "Ours now")
    #expect(try store.add(["a.txt": plain]).err.contains("add overrides: update-unguarded"))
    let own = OwnTexts.gotcha(
      "update-unguarded", title: "Ours now", relation: "overrides: update-unguarded")
    #expect(try store.add(["a.txt": own]).status == 0)
    let shown = try store.run("show", "update-unguarded").out
    #expect(shown.contains("Ours now"))
    #expect(shown.contains("overrides the built-in entry"))
    #expect(!shown.contains("attention"))
    #expect(try store.run("show", "--source", "update-unguarded").out == own)
    let original = try store.run("show", "--source", "--original", "update-unguarded").out
    #expect(original.contains("title: Update sets properties"))
    #expect(try store.run("remove", "update-unguarded").status == 0)
    #expect(try store.run("show", "update-unguarded").out == before)
    #expect(try store.run("restore", "update-unguarded@1").status == 0)
    #expect(try store.run("show", "update-unguarded").out == shown)
    let history = try store.run("history", "update-unguarded").out.split(separator: "\n")
    #expect(history.count == 3)
    #expect(history[0].hasPrefix("* update-unguarded@3  restored"))
  }

  @Test func anExtensionAddsToWhatIsBuiltIn() throws {
    let store = try OwnStore()
    let text = """
      kind: gotcha
      id: update-unguarded
      extends: update-unguarded
      terms: quagga flicker
      sources: own-experience

      ## Watch
      The quagga flickers.[^own-experience]

      """
    #expect(try store.add(["a.txt": text]).status == 0)
    let shown = try store.run("show", "--all", "update-unguarded").out
    #expect(shown.contains("extends the built-in entry"))
    #expect(shown.contains("The quagga flickers."))
    #expect(shown.contains("Update sets properties that already have the value"))
    #expect(try store.run("search", "quagga").out.hasPrefix("update-unguarded"))
    // A fault is reported at its line in the team's text, not in the combined text.
    let wrong = try store.add(["a.txt": text + "Unmarked.\n"])
    #expect(wrong.err.contains("a.txt:8:1"), "\(wrong.err)")
  }

  @Test func anExampleIsRunAndTheLineThatDiffersIsNamed() throws {
    let store = try OwnStore()
    let table = """
      kind: table
      id: our-messages
      extends: messages

      our-quagga | [Quagga] stripes overlap <n> times | our-stripes | warning | -
        | Quagga 2 | The stripes were drawn twice.

      """
    let examples = """

      ## Triggering
      ~~~~trace plain
        Begin updateUIView
      ! [Quagga] stripes overlap 3 times
        End updateUIView
      ~~~~

      ## Clean
      ~~~~trace plain
        Begin updateUIView
        End updateUIView
      ~~~~

      """
    let good = OwnTexts.gotcha("our-stripes", more: examples)
      .replacingOccurrences(of: "evidence: statement", with: "evidence: M")
    #expect(try store.add(["t.txt": table]).err.contains("there is no gotcha our-stripes"))
    let both = try store.add(["t.txt": table, "g.txt": good])
    #expect(both.status == 0, "\(both.err)")
    try store.folder.write("[Quagga] stripes overlap 9 times\n", to: "c.txt")
    #expect(try store.run("diagnose", "c.txt").out.contains("our-stripes"))
    let meaning = try store.run("sql", "SELECT meaning FROM messages WHERE id = 'our-quagga'")
    #expect(meaning.out.contains("The stripes were drawn twice."), "\(meaning)")
    let moved = good.replacingOccurrences(
      of: "  Begin updateUIView\n! [Q", with: "! Begin updateUIView\n  [Q")
    let refused = try store.add(["g.txt": moved])
    #expect(refused.status == 2)
    #expect(refused.err.contains("g.txt:23:1"), "\(refused.err)")
    #expect(refused.err.contains("g.txt:24:1"))
    #expect(refused.err.contains("is not marked"))
    let removed = try store.run("remove", "our-stripes")
    #expect(removed.err.contains("our-messages.txt:5:1"), "\(removed.err)")
  }

  @Test func aScenarioIsSimulatedBeforeItIsTaken() throws {
    let store = try OwnStore()
    let skeleton = try store.run("new", "scenario").out
    let good = try #require(
      Optional(skeleton.filled(["our-knob", "A knob", "It works"])))
    #expect(try store.add(["s.txt": good]).status == 0)
    #expect(try store.run("simulate", "our-knob").status == 0)
    #expect(try store.run("show", "our-knob").out.contains("origin: own"))
    #expect(try store.run("runs", "show", "our-knob/as-is").status == 0)
    let wrong = good.replacingOccurrences(of: "expect volume = 5", with: "expect volume = 6")
    let refused = try store.add(["s.txt": wrong])
    #expect(refused.status == 2)
    #expect(refused.err.contains("not as expected: volume = 6"))
    #expect(refused.err.contains("it is 5"))
  }

  /// The words that fill the blanks of each template, in order.
  static let fillings: [(kind: String, words: [String])] = [
    ("gotcha", ["our-one", "One", "one word", "It is seen", "It is so", "Do this"]),
    ("pattern", ["our-two", "Two", "two", "Always", "Do it", "let two = 2", "Beware"]),
    (
      "component",
      ["OurDial", "OurDial, a dial", "OurKit", "dial", "It ticks", "let d = OurDial()"]
    ),
    ("claim", ["our-claim", "It holds", "We saw it."]),
    ("scenario", ["our-knob", "A knob", "It works"]),
    ("table", ["our-table", "our-wiki", "Our wiki"]),
    ("tree", ["our-tree", "thing", "view", "Since", "map-view-wrapper", "Ours"]),
  ]

  @Test(arguments: fillings.indices)
  func aSkeletonIsTakenOnceItIsFilledIn(index: Int) throws {
    let (kind, words) = Self.fillings[index]
    let store = try OwnStore()
    var words2 = words
    if kind == "tree" {
      let pattern = try store.run("list", "patterns").out.prefix { $0 != "\t" }
      words2[4] = String(pattern)
    }
    let skeleton = try store.run("new", kind).out
    let open = try store.add(["a.txt": skeleton])
    #expect(open.status == 2)
    #expect(open.err.contains("___ in this line still has to be filled in"))
    let filled = try store.add(["a.txt": skeleton.filled(words2)])
    #expect(filled.status == 0, "\(filled.err)")
    #expect(filled.out.contains("added"))
  }

  @Test(arguments: [
    ("control", "A\u{1b}[31mred", "control character"), ("html", "<img src=x>", "HTML"),
    ("link", "[x](javascript:alert)", "HTML"), ("bidi", "a\u{202e}b", "control character"),
  ])
  func whatWouldActOnATerminalOrInAPageIsRefused(_ kind: String, _ text: String, _ word: String)
    throws
  {
    let store = try OwnStore()
    let added = try store.add(["a.txt": OwnTexts.gotcha("our-x", symptom: text)])
    #expect(added.status == 2)
    #expect(added.err.contains(word))
    #expect(!added.err.contains("\u{1b}"))
  }

  @Test func anEditorsTextIsTakenOnlyWhereItIsGood() throws {
    let store = try OwnStore(from: OwnTexts.store)
    func edit(_ command: String) throws -> Program.Output {
      try Program.shell(
        "TMPDIR=\(store.folder.path) EDITOR='\(command)' bridgebook edit our-caret",
        store: store.path, in: store.folder.path)
    }
    let good = try edit("perl -pi -e s/Second/Third/")
    #expect(good.out == "edited  our-caret  gotcha, version 3\n")
    let same = try edit("true")
    #expect(same.err.contains("was not changed"))
    let bad = try edit("perl -pi -e s/^title:/titel:/")
    #expect(bad.status == 2)
    #expect(bad.err.contains("unknown key titel"))
    let line = try #require(bad.err.split(separator: "\n").first { $0.contains("it is kept in ") })
    let kept = try #require(line.components(separatedBy: "it is kept in ").last)
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("titel:"))
    #expect(try edit("false").err.contains("ended with status 1"))
    #expect(try store.run("history", "our-caret").out.split(separator: "\n").count == 3)
    // An editor such as vi ignores Ctrl-C, but the shell that started it would be ended by it.
    try store.folder.write(
      "#!/bin/sh\ntrap '' INT\nkill -INT $PPID 2>/dev/null\nperl -pi -e s/Third/Kept/ \"$1\"\n",
      to: "editor")
    let interrupted = try edit("sh \(store.folder.path)/editor")
    #expect(interrupted.out == "edited  our-caret  gotcha, version 4\n", "\(interrupted.err)")
    _ = try edit("perl -pi -e s/Kept/Third/")
    let empty = try edit("cp /dev/null")
    #expect(empty.err.contains("the key kind is missing"))
    try store.folder.write("kind: gotcha\nid: our-caret\u{1b}\n", to: "bad.txt")
    #expect(try edit("cp bad.txt").err.contains("control character"))
    let other = try edit("perl -pi -e s/^id:.*/id:other/")
    #expect(other.err.contains("the text has the id other now"))
    let folder = store.folder.path("my tools")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try store.folder.write("#!/bin/sh\nperl -pi -e s/Third/Fourth/ \"$1\"\n", to: "my tools/ed it")
    _ = try Program.shell("chmod +x '\(folder)/ed it'")
    #expect(try edit("\(folder)/ed it").out.hasPrefix("edited  our-caret"))
    #expect(try store.run("show", "our-caret").out.hasPrefix("Fourth"))
    _ = try edit("perl -pi -e s/Fourth/Third/")
    #expect(try store.run("show", "our-caret").out.hasPrefix("Third"))
  }

  /// The text in an editor is never lost, whatever the reason why it cannot be stored.
  @Test func aTextThatCannotBeWrittenWaitsInAFile() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let held = try Connection(path: store.path, mode: .readWrite)
    try held.execute("BEGIN IMMEDIATE")
    let busy = try Program.shell(
      "TMPDIR=\(store.folder.path) EDITOR='perl -pi -e s/Second/Third/' bridgebook --wait 1 edit our-caret",
      store: store.path, in: store.folder.path)
    #expect(busy.status == 2)
    #expect(busy.err.contains("the store is busy"))
    let line = try #require(busy.err.split(separator: "\n").first { $0.contains("it is kept in ") })
    let kept = try #require(line.components(separatedBy: "it is kept in ").last)
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("title: Third"))
  }

  @Test func aFileThatMayNotGrowLeavesTheStoreAsItWas() throws {
    let store = try OwnStore(from: OwnTexts.store)
    let before = try MergeTests.content(of: store.path)
    try store.folder.write(OwnTexts.gotcha("our-third"), to: "a.txt")
    let result = try Program.shell(
      "ulimit -f 8; bridgebook add a.txt", store: store.path, in: store.folder.path)
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: "), "\(result.err)")
    #expect(try MergeTests.content(of: store.path) == before)
    #expect(try store.run("add", "a.txt").status == 0)
  }

  @Test func whatIsNotOwnIsToldApart() throws {
    let store = try OwnStore()
    #expect(try store.run("remove", "MKMapView").err.contains("bridgebook edit MKMapView"))
    #expect(try store.run("history", "nobody").err.contains("there is no own text nobody"))
    #expect(try store.run("restore", "x").err.contains("write ID@N"))
    #expect(try store.run("new", "gotchas").err.contains("did you mean gotcha?"))
    #expect(
      try store.add(["a.txt": OwnTexts.gotcha("mkmapview")]).err.contains("overrides: MKMapView"))
    #expect(try store.add(["a.txt": OwnTexts.gotcha("ours")]).status == 0)
    #expect(
      try store.add(["a.txt": OwnTexts.gotcha("OURS")]).err.contains("only in the case of letters"))
    #expect(try store.run("remove", "ours").status == 0)
    #expect(
      try store.run("show", "--source", "ours").err.contains("bridgebook restore ours@1 brings it"))
  }
}

extension String {
  /// Returns the text with its blanks filled in order, except in comments.
  func filled(_ words: [String]) -> String {
    var rest = words[...]
    let lines = components(separatedBy: "\n").map { line -> String in
      var line = line
      guard !line.hasPrefix("#") else { return line }
      while let blank = line.range(of: "___"), let word = rest.popFirst() {
        line.replaceSubrange(blank, with: word)
      }
      return line
    }
    return lines.joined(separator: "\n")
  }
}
