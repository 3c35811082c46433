import BridgebookStore
import Foundation
import Testing

/// Merging two stores of a team gives the same result in either order.
@Suite struct MergeTests {
  /// Columns that differ between stores: the numbers of versions and runs, and the time when a run
  /// was stored.
  private static let local: Set<String> = [
    "own_texts.version", "own_history.version", "runs.imported_at", "runs.number",
  ]

  /// Returns the content that merged stores must share: every row of every documented view, and the
  /// strengths in the search index.
  ///
  /// - Parameter isRenumbered: whether the built-in texts may have other numbers in the index, as
  ///   after a repair that recreated them.
  static func content(of path: String, isRenumbered: Bool = false) throws -> [String] {
    let connection = try Connection(path: path, mode: .readWrite)
    let views = try connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name"
    ) { $0.text(0) }
    var rows: [String] = []
    for view in views {
      let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", [.text(view)]) {
        $0.text(0)
      }.filter { !local.contains("\(view).\($0)") }
      let values = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' ' || ")
      rows += try connection.rows(
        "SELECT '\(view) ' || \(values) FROM \"\(view)\" ORDER BY 1"
      ) { $0.text(0) }
    }
    return try rows + (isRenumbered ? [] : builtInStrengths(connection))
      + strengths(connection, fromBatch: isRenumbered ? 0 : 1)
  }

  /// Returns the strengths of the built-in texts with their numbers, which a merge does not change.
  private static func builtInStrengths(_ connection: Connection) throws -> [String] {
    try connection.rows(
      """
      SELECT 'word ' || term || ' ' || postings FROM search_posting WHERE batch_number = 0
      UNION ALL SELECT 'text ' || number || ' ' || kind || ' ' || id FROM entry_text
      WHERE batch_number = 0 ORDER BY 1
      """
    ) { $0.text(0) }
  }

  /// Returns the strengths of texts that were added later, whose numbers depend on the order.
  private static func strengths(
    _ connection: Connection, fromBatch first: Int
  ) throws -> [String] {
    var texts: [String: String] = [:]
    try connection.forEach(
      "SELECT number, kind || ' ' || id FROM entry_text WHERE batch_number >= ?", [.int(first)]
    ) { texts[$0.text(0)] = $0.text(1) }
    return try connection.rows(
      "SELECT term, postings FROM search_posting WHERE batch_number >= ?", [.int(first)]
    ) {
      ($0.text(0), $0.text(1).split { !$0.isNumber }.map(String.init))
    }.flatMap { term, numbers in
      stride(from: 0, to: numbers.count, by: 2).map { index in
        "word \(term) \(texts[numbers[index]] ?? "of nothing") \(numbers[index + 1])"
      }
    }.sorted()
  }

  static func isSound(_ path: String) throws -> Bool {
    let connection = try Connection(path: path, mode: .readWrite)
    let found =
      try connection.rows("PRAGMA integrity_check") { $0.text(0) }
      + connection.rows("PRAGMA foreign_key_check") { $0.text(0) }
    return found == ["ok"]
  }

  /// Creates a store with 50 texts and 20 runs: 20 texts and 5 runs are common to all such stores,
  /// 10 common ids have different texts.
  private func team(_ name: String) throws -> OwnStore {
    let store = try OwnStore()
    var texts: [String: String] = [:]
    for number in 0..<20 { texts["s\(number).txt"] = OwnTexts.gotcha("same-\(number)") }
    for number in 0..<10 {
      texts["c\(number).txt"] = OwnTexts.gotcha("both-\(number)", title: "As \(name) has it")
    }
    for number in 0..<20 {
      let link = number == 0 ? "" : "\(name)-\(number - 1)"
      texts["o\(number).txt"] = OwnTexts.gotcha("\(name)-\(number)", links: link)
    }
    let added = try store.add(texts)
    #expect(added.status == 0, "\(added.err)")
    for number in 0..<20 {
      let owner = number < 5 ? "both" : name
      try store.folder.write(
        "Begin updateUIView\nset \(owner) = \(number)\nEnd updateUIView\n", to: "r\(number).log")
    }
    #expect(try store.run(["import"] + (0..<20).map { "r\($0).log" }).status == 0)
    return store
  }

  @Test func bothOrdersGiveTheSameAndAMergeOfAMergeChangesNothing() throws {
    let anna = try team("anna")
    // The recorded time has a resolution of one second. Without the wait, equal texts in both
    // stores could be the same version.
    let second = Int(Date().timeIntervalSince1970)
    while Int(Date().timeIntervalSince1970) == second { usleep(10_000) }
    let ben = try team("ben")
    let annaFirst = try OwnStore(from: anna.path)
    let benFirst = try OwnStore(from: ben.path)
    let before = try Self.content(of: annaFirst.path)

    let open = try annaFirst.run("merge", ben.path)
    #expect(open.status == 1)
    #expect(open.out.contains("conflict  both-3"))
    #expect(open.out.contains("10 in conflict, nothing written"))
    #expect(try Self.content(of: annaFirst.path) == before)

    let dry = try annaFirst.run("merge", ben.path, "--prefer", "ours", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.out.contains("50 texts and 15 runs would be merged"), "\(dry.out)")
    #expect(try Self.content(of: annaFirst.path) == before)

    #expect(try annaFirst.run("merge", ben.path, "--prefer", "ours").status == 0)
    #expect(try benFirst.run("merge", anna.path, "--prefer", "theirs").status == 0)
    let merged = try Self.content(of: annaFirst.path)
    #expect(try Self.content(of: benFirst.path) == merged)
    #expect(merged.filter { $0.hasPrefix("own_texts ") }.count == 70)
    #expect(merged.filter { $0.hasPrefix("own_history 'both-") }.count == 20)
    #expect(try Self.isSound(annaFirst.path))
    #expect(try Self.isSound(benFirst.path))

    for (store, other) in [(annaFirst, ben), (annaFirst, benFirst), (benFirst, annaFirst)] {
      let again = try store.run("merge", other.path)
      #expect(again.status == 0)
      #expect(again.out.hasPrefix("Nothing new in"))
    }
    #expect(try Self.content(of: annaFirst.path) == merged)
    // A store that has only the losing text adopts the decision without asking again.
    #expect(try ben.run("merge", annaFirst.path).status == 0)
    #expect(try Self.content(of: ben.path) == merged)
    let lost = try #require(
      annaFirst.run("history", "both-3").out.split(separator: "\n").last { !$0.hasPrefix("*") })
    let version = try #require(lost.split(separator: " ").first)
    #expect(try annaFirst.run("restore", String(version)).status == 0)
    #expect(try annaFirst.run("show", "both-3").out.hasPrefix("As ben has it"))
  }

  @Test func aLaterTextHoldsWithoutAQuestion() throws {
    let ours = try OwnStore(from: OwnTexts.store)
    let theirs = try OwnStore(from: OwnTexts.store)
    #expect(
      try theirs.add(["a.txt": OwnTexts.gotcha("our-caret", title: "Third")]).status == 0)
    #expect(try theirs.run("remove", "our-map").status == 0)
    #expect(try theirs.run("merge", ours.path).out.hasPrefix("Nothing new in"))
    #expect(try ours.run("merge", theirs.path).status == 0)
    #expect(try ours.run("show", "our-caret").out.hasPrefix("Third"))
    #expect(try ours.run("show", "our-map").status == 2)
    #expect(try Self.content(of: ours.path) == Self.content(of: theirs.path))
  }

  @Test func aStoreOfAnOlderSchemaIsMergedAndLeftAsItIs() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("old.sqlite")
    try OldStore.make(path, upTo: "0005_runs")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let store = try OwnStore()
    let merged = try store.run("merge", path)
    #expect(merged.status == 0, "\(merged.err)")
    #expect(merged.out.contains("added  00000000000a  run"))
    #expect(try store.run("runs", "show", "00000000000a").status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    #expect(try folder.names() == ["old.sqlite"])
    #expect(try Self.isSound(store.path))
  }

  @Test func whatIsNoStoreOrANewerOneIsRefused() throws {
    let store = try OwnStore()
    let before = try Self.content(of: store.path)
    try store.folder.write("hello", to: "text.sqlite")
    try store.folder.write("", to: "empty.sqlite")
    let foreign = try Connection(path: store.folder.path("foreign.sqlite"), mode: .create)
    try foreign.execute("CREATE TABLE invoice (total INTEGER)")
    try FileManager.default.copyItem(
      atPath: SharedStore.path, toPath: store.folder.path("newer.sqlite"))
    try Connection(path: store.folder.path("newer.sqlite"), mode: .readWrite)
      .execute("INSERT INTO schema_migration VALUES ('9999_later', 'x', 'now')")
    for (name, words) in [
      ("text", "not a SQLite database"), ("empty", "not a SQLite database"),
      ("foreign", "another program"), ("newer", "update bridgebook, then merge"),
      ("nobody", "no such file"), ("book", "the store itself"),
    ] {
      let refused = try store.run("merge", "\(name).sqlite")
      #expect(refused.status == 2, "\(name)")
      #expect(refused.err.contains(words), "\(name): \(refused.err)")
    }
    #expect(try Self.content(of: store.path) == before)
  }
}
