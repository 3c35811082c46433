import BridgebookStore
import Foundation
import Testing

/// Merging texts of every kind, and stores in every state.
@Suite struct MergeKindsTests {
  /// Creates a store with texts that depend on each other, override or extend built-in ones, and
  /// contain rows with the same name in tables with different names.
  private func team(_ name: String) throws -> OwnStore {
    let store = try OwnStore()
    let scenario = try store.run("new", "scenario").out
      .filled(["\(name)-knob", "A knob of \(name)", "It works"])
    let pattern = try store.run("list", "patterns").out.prefix { $0 != "\t" }
    let tree = try store.run("new", "tree").out
      .filled(["\(name)-tree", "thing", "view", "Since", String(pattern), "Of \(name)"])
      .replacingOccurrences(of: "our-leaf", with: "\(name)-leaf")
    let added = try store.add([
      "a.txt": OwnTexts.gotcha("\(name)-caret"),
      "b.txt": OwnTexts.gotcha(
        "update-unguarded", title: "As \(name) has it", relation: "overrides: update-unguarded"),
      "c.txt": scenario,
      "d.txt": tree,
      "e.txt":
        "kind: table\nid: \(name)-lines\nextends: messages\n\nshared-line | \(name) lost the caret <n> times | \(name)-caret | warning | -\n",
      "f.txt":
        "kind: table\nid: \(name)-words\nextends: synonyms\n\n\(name)word | caret\n",
    ])
    #expect(added.status == 0, "\(added.err)")
    return store
  }

  @Test func textsOfEveryKindMeetInBothOrders() throws {
    let anna = try team("anna")
    let ben = try team("ben")
    let open = try anna.run("merge", ben.path)
    #expect(open.status == 1)
    #expect(open.out.contains("1 in conflict"), "\(open.out)")
    let annaFirst = try OwnStore(from: anna.path)
    let benFirst = try OwnStore(from: ben.path)
    let first = try annaFirst.run("merge", ben.path, "--prefer", "theirs")
    #expect(first.status == 0, "\(first.err)")
    // Only one of two rows with the same name can be used: the other text is kept, and reported as
    // not fitting the book.
    #expect(first.out.contains("does not fit: ben-lines"), "\(first.out)")
    #expect(try benFirst.run("merge", anna.path, "--prefer", "ours").status == 0)
    let merged = try MergeTests.content(of: annaFirst.path)
    let other = try MergeTests.content(of: benFirst.path)
    #expect(merged == other, "\(Set(merged).symmetricDifference(other).sorted().prefix(20))")
    #expect(!merged.contains { $0.contains("of nothing") })
    #expect(try annaFirst.run("show", "update-unguarded").out.hasPrefix("As ben has it"))
    #expect(try annaFirst.run("simulate", "ben-knob").status == 0)
    #expect(try annaFirst.run("runs", "show", "ben-knob/as-is").status == 0)
    // The text that does not fit the book is a finding, and all other checks pass.
    #expect(try annaFirst.run("doctor", "own-texts").status == 1)
    let examined = try annaFirst.run(
      "doctor", "book", "index", "tree", "links", "scenarios", "foreign-keys", "integrity")
    #expect(examined.status == 0, "\(examined.out)")
    #expect(try annaFirst.run("merge", benFirst.path).out.hasPrefix("Nothing new in"))
    #expect(try benFirst.run("merge", annaFirst.path).out.hasPrefix("Nothing new in"))
  }

  @Test func aStoreInUseIsTakenAsItsLastCommitLeftIt() throws {
    let ours = try OwnStore()
    let theirs = try OwnStore(from: OwnTexts.store)
    let added = try theirs.add([
      "a.txt": OwnTexts.gotcha("our-caret", title: "The last commit")
    ])
    #expect(added.status == 0, "\(added.err)")
    let writer = try Connection(path: theirs.path, mode: .readWrite)
    try writer.execute("BEGIN IMMEDIATE; UPDATE own_version SET changed_by = 'nobody yet'")
    let merged = try ours.run("merge", theirs.path)
    #expect(merged.status == 0, "\(merged.err)")
    let history = try ours.run("history", "our-caret").out
    #expect(try ours.run("show", "our-caret").out.hasPrefix("The last commit"))
    #expect(!history.contains("nobody yet"))
  }

  /// This store can be written while another store is being copied.
  @Test func whileAnotherStoreIsReadOursIsNotLocked() throws {
    let ours = try OwnStore()
    let theirs = try OwnStore(from: OwnTexts.store)
    // Blocks readers until this connection is closed.
    var holder: Connection? = try Connection(path: theirs.path, mode: .readWrite)
    try holder?.execute(
      "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; UPDATE entry SET audited = audited")
    let merge = try Program.start(
      Program.path, ["--store", ours.path, "--wait", "60", "merge", theirs.path],
      in: ours.folder.path)
    try ours.folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    for _ in 0..<3 {
      let imported = try ours.run("--wait", "0", "import", "a.log")
      #expect(imported.status == 0, "\(imported.err)")
    }
    try holder?.execute("COMMIT")
    holder = nil
    let merged = merge.output()
    #expect(merged.status == 0, "\(merged.err)")
    #expect(try ours.run("history", "our-caret").status == 0)
  }

  /// If another process holds one of the two stores, a signal ends the wait for it, long before
  /// `--wait` would.
  @Test(arguments: [("theirs", 143), ("ours", 143), ("theirs", 130)])
  func aMergeThatWaitsIsStopped(held: String, status: Int32) throws {
    let ours = try OwnStore()
    let theirs = try OwnStore(from: OwnTexts.store)
    try FileManager.default.createDirectory(
      atPath: ours.folder.path("tmp"), withIntermediateDirectories: false)
    try ours.folder.write("", to: "said")
    let holder = try Connection(
      path: held == "ours" ? ours.path : theirs.path, mode: .readWrite)
    try holder.execute(
      "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; UPDATE entry SET audited = audited")
    // The shell's process becomes the program, so that it receives the signal.
    let line =
      "TMPDIR=tmp exec \(Program.heeding) bridgebook --wait 300 merge '\(theirs.path)' 2> said"
    let merge = try Program.start(
      "/bin/sh", ["-c", line], store: ours.path, in: ours.folder.path)
    let start = Date()
    let said = { try String(contentsOfFile: ours.folder.path("said"), encoding: .utf8) }
    let left = { try FileManager.default.contentsOfDirectory(atPath: ours.folder.path("tmp")) }
    // The program handles signals before it creates its copy. While it waits for its own store, it
    // says so.
    while try held == "ours" ? !said().contains("waiting for") : left().isEmpty,
      Date().timeIntervalSince(start) < 60
    { Thread.sleep(forTimeInterval: 0.02) }
    if status == 130 { merge.interrupt() } else { merge.terminate() }
    let stopped = merge.output()
    let words = try said()
    #expect(stopped.status == status, "\(words)")
    #expect(words.contains("nothing was merged"), "\(words)")
    #expect(Date().timeIntervalSince(start) < 200)
    #expect(try left().isEmpty)
    try holder.execute("ROLLBACK")
  }

  /// A value too long for bridgebook to have stored it must not exhaust its readers' memory.
  @Test func aValueThatIsTooLongIsRefused() throws {
    let ours = try OwnStore()
    let theirs = try OwnStore(from: OwnTexts.store)
    try theirs.folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    #expect(try theirs.run("import", "a.log").status == 0)
    try Connection(path: theirs.path, mode: .readWrite).execute(
      "UPDATE run SET title = printf('%.*c', 20000000, 'x') WHERE origin = 'imported'")
    let before = try MergeTests.content(of: ours.path)
    let refused = try ours.run("merge", theirs.path)
    #expect(refused.status == 2, "\(refused.out)")
    #expect(refused.err.contains("cannot be merged"), "\(refused.err)")
    #expect(try MergeTests.content(of: ours.path) == before)
  }

  @Test func aDamagedStoreChangesNothing() throws {
    let ours = try OwnStore(from: OwnTexts.store)
    let before = try MergeTests.content(of: ours.path)
    let sound = try Data(contentsOf: URL(fileURLWithPath: OwnTexts.store))
    var broken = sound
    for index in 8192..<(broken.count / 2) { broken[index] = 0xff }
    let damages: [(name: String, bytes: Data)] = [
      ("broken", broken), ("short", sound.prefix(sound.count / 2)), ("header", sound.prefix(90)),
    ]
    for (name, bytes) in damages {
      let path = ours.folder.path("\(name).sqlite")
      try bytes.write(to: URL(fileURLWithPath: path))
      let refused = try ours.run("merge", path)
      #expect(refused.status == 2, "\(name): \(refused.out)")
      #expect(refused.err.contains("cannot be merged"), "\(name): \(refused.err)")
      #expect(refused.err.contains("nothing was changed"), "\(name): \(refused.err)")
    }
    let folder = try ours.run("merge", ours.folder.path)
    #expect(folder.status == 2)
    #expect(folder.err.contains("folder"))
    #expect(try MergeTests.content(of: ours.path) == before)
  }

  @Test func whatOthersMayNotReadIsLeftAlone() throws {
    let ours = try OwnStore()
    let theirs = try OwnStore(from: OwnTexts.store)
    _ = try Program.shell("chmod a-w '\(theirs.path)' '\(theirs.folder.path)'")
    let merged = try ours.run("merge", theirs.path)
    #expect(merged.status == 0, "\(merged.err)")
    #expect(try theirs.folder.names() == ["book.sqlite"])
    _ = try Program.shell("chmod u+w '\(theirs.path)' '\(theirs.folder.path)'")
  }
}
