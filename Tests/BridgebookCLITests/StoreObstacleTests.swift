import BridgebookStore
import Foundation
import Testing

/// A store whose path leads to something else, or that belongs to another user.
@Suite struct StoreObstacleTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.sqlite")
    try SharedStore.copy(to: path)
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
  }

  private func run(_ words: String, store: String? = nil) throws -> Program.Output {
    try Program.shell("bridgebook \(words)", store: store ?? path, in: folder.path)
  }

  /// Copies a store with a log that was not checkpointed, as after a crash, without its index.
  private func crash(to target: String, endings: [String]) throws {
    let live = folder.path("live.sqlite")
    try SharedStore.copy(to: live)
    let connection = try Connection(path: live, mode: .readWrite)
    try connection.execute(
      "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; "
        + "UPDATE entry SET title = 'In the log' WHERE id = 'MKMapView'")
    for ending in endings {
      try FileManager.default.copyItem(atPath: live + ending, toPath: target + ending)
    }
  }

  // MARK: A log without its store

  @Test(arguments: [
    "list", "import a.log", "backup b.sqlite", "doctor integrity", "sql 'SELECT 1'",
  ])
  func noStoreIsMadeBesideTheLogOfAnother(words: String) throws {
    let lost = folder.path("lost.sqlite")
    try crash(to: lost, endings: ["-wal"])
    let result = try run(words, store: lost)
    #expect(result.status == 2, "\(result.out)")
    #expect(
      result.err.hasPrefix("error: the store is missing, but its log still exists\n"),
      "\(result.err)")
    #expect(result.err.contains("lost.sqlite-wal contains changes"))
    #expect(result.err.contains("where: \(lost)\n"))
    #expect(result.err.contains("help: put the store's file back"))
    #expect(!FileManager.default.fileExists(atPath: lost))
    #expect(FileManager.default.fileExists(atPath: lost + "-wal"))
  }

  @Test func anEmptyFileBesideALogIsNoNewStore() throws {
    let cut = folder.path("cut.sqlite")
    try crash(to: cut, endings: ["-wal"])
    try Data().write(to: URL(fileURLWithPath: cut))
    let log = try Data(contentsOf: URL(fileURLWithPath: cut + "-wal"))
    let result = try run("list", store: cut)
    #expect(result.status == 2, "\(result.out)")
    #expect(result.err.contains("the store is missing, but its log still exists"), "\(result.err)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: cut + "-wal")) == log)
  }

  @Test func aBackupIsNotWrittenBesideTheLogOfAnother() throws {
    let lost = folder.path("lost.sqlite")
    try crash(to: lost, endings: ["-wal"])
    let refused = try run("backup lost.sqlite")
    #expect(refused.status == 2)
    #expect(refused.err.contains("lost.sqlite-wal would be applied to the copy"), "\(refused.err)")
    #expect(!FileManager.default.fileExists(atPath: lost))
    #expect(try run("backup --force lost.sqlite").status == 0)
    #expect(try run("doctor integrity", store: lost).status == 0)
  }

  // MARK: Other names

  @Test func aStoreWithTwoNamesIsAskedAndNotWritten() throws {
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("b.sqlite"))
    let refused = try run("import a.log")
    #expect(refused.status == 2, "\(refused.out)")
    #expect(refused.err.hasPrefix("error: the store has 2 names (hard links)\n"), "\(refused.err)")
    #expect(refused.err.contains("where: \(path)\n"))
    #expect(try run("show MKMapView").status == 0)
    let health = try run("doctor store")
    #expect(health.status == 1)
    #expect(health.out.contains("2 names"), "\(health.out)")
    #expect(try run("doctor store --fix").status == 1)
    // The commands that the help suggests make it a separate file.
    #expect(try run("backup copy.sqlite").status == 0)
    #expect(try run("--store copy.sqlite backup --force a.sqlite").status == 0)
    #expect(try run("import a.log").status == 0)
  }

  @Test(arguments: [("gone", "does not exist"), ("link", "leads back to itself")])
  func aLinkToNothingIsNamed(target: String, words: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: target)
    for line in ["list", "import a.log", "backup b.sqlite"] {
      let result = try run(line, store: folder.path("link"))
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: the store is a symbolic link"), "\(result.err)")
      #expect(result.err.contains(words), "\(result.err)")
    }
  }

  @Test func anEmptyPathIsNamed() throws {
    for line in ["list", "import a.log", "backup b.sqlite", "doctor"] {
      let result = try run("--store '' \(line)")
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: the path of the store is empty\n"), "\(result.err)")
    }
  }

  @Test func aPathThatIsTooLongMakesNoFolders() throws {
    let result = try run("--store \(String(repeating: "a/", count: 3000))x show MKMapView")
    #expect(result.err.contains("the path is too long"), "\(result.err)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("a")))
  }

  @Test func aFileInPlaceOfAFolderIsNamed() throws {
    let result = try run("backup b.sqlite", store: path + "/x")
    #expect(result.status == 2)
    #expect(result.err.contains("is not a folder"), "\(result.err)")
  }

  #if os(Linux)
    @Test func aRelativeDataFolderIsIgnored() throws {
      let home = folder.path("home")
      let result = try Program.shell(
        "unset BRIDGEBOOK_STORE; HOME='\(home)' XDG_DATA_HOME=data bridgebook show MKMapView",
        in: folder.path)
      #expect(result.status == 0, "\(result.err)")
      #expect(
        FileManager.default.fileExists(atPath: home + "/.local/share/bridgebook/book.sqlite"))
      #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
    }

    /// The disk is full for one write during the store's creation, and has space again afterwards.
    ///
    /// If the write only frees space in SQLite's cache, its failure does no harm, because the page
    /// stays in memory, and a later write fails instead; most writes are of this kind while the
    /// tables are filled.
    @Test(arguments: [100, 1500])
    func aStoreForWhichTheDiskIsTooSmallIsAnsweredFromMemory(first: Int) throws {
      for number in first..<first + 32 {
        let folder = try TemporaryFolder()
        let result = try FailingCalls.run(
          "show MKMapView", failing: "room", with: "ENOSPC", at: number,
          store: folder.path("new.sqlite"), in: folder.path)
        #expect(result.status == 0, "\(result.err)")
        guard result.err.contains("the disk is full") else { continue }
        #expect(result.err.contains("from memory"))
        #expect(try folder.names().filter { $0.hasPrefix("new.sqlite") } == [])
        return
      }
      Issue.record("no failing write was noticed")
    }
  #endif

  /// The server opens the store for each request, so a new one would answer silently.
  @Test func aStoreThatDisappearsUnderTheServerIsNamed() throws {
    let call = { (id: Int) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"show","#
        + #""arguments":{"id":"MKMapView"}}}"#
    }
    let start =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    try folder.write(start + "\n" + call(1) + "\n", to: "first")
    try folder.write(call(2) + "\n", to: "second")
    let result = try Program.shell(
      "(cat first; until grep -q '\"id\":1' out; do sleep 0.1; done; rm a.sqlite*; cat second) "
        + "| bridgebook mcp > out; cat out", store: path, in: folder.path)
    let answers = result.out.split(separator: "\n")
    #expect(answers.count == 3, "\(result.err)")
    #expect(answers.filter { $0.contains("was removed while the server ran") }.count == 1)
    #expect(answers.last?.contains("was removed while the server ran") == true, "\(result.out)")
  }

  // MARK: Other users

  /// Whether the tests run as root, which alone can act as several users.
  private static let isRoot = geteuid() == 0

  private func runAsOther(_ words: String, store: String? = nil) throws -> Program.Output {
    try Program.shell(
      #"TMPDIR=/tmp perl -MPOSIX -e '$) = "65534 65534"; setgid(65534); setuid(65534); exec @ARGV' bridgebook "#
        + words, store: store ?? path, in: "/")
  }

  private func set(_ mode: Int, owner: Int = 0, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode, .ownerAccountID: owner], ofItemAtPath: path)
  }

  @Test(
    .enabled(if: isRoot),
    arguments: ["show MKMapView", "sql 'SELECT 1'", "doctor tree", "backup /dev/null"])
  func aQuestionOfAnotherUserLeavesNoFiles(words: String) throws {
    try set(0o777, of: folder.path)
    let result = try runAsOther(words)
    #expect(result.status == (words.hasPrefix("backup") ? 2 : 0), "\(result.err)")
    #expect(try folder.names() == ["a.log", "a.sqlite"])
  }

  @Test(.enabled(if: isRoot), arguments: [0o777, 0o555])
  func whatIsInTheLogIsAnsweredWithoutItsIndex(mode: Int) throws {
    let crashed = folder.path("crashed.sqlite")
    try crash(to: crashed, endings: ["", "-wal"])
    try FileManager.default.removeItem(atPath: folder.path("live.sqlite"))
    let names = try folder.names()
    try set(mode, of: folder.path)
    for words in ["show MKMapView", "sql \"SELECT title FROM entries WHERE id = 'MKMapView'\""] {
      let result = try runAsOther(words, store: crashed)
      #expect(result.status == 0, "\(result.err)")
      #expect(result.out.contains("In the log"), "\(result.out)")
    }
    #expect(try runAsOther("doctor integrity", store: crashed).status == 0)
    #expect(try folder.names() == names)
  }

  @Test(.enabled(if: isRoot)) func aLogOfAnotherUserIsNamed() throws {
    try set(0o755, owner: 65534, of: folder.path)
    try set(0o644, owner: 65534, of: path)
    for ending in ["-wal", "-shm"] { try Data().write(to: URL(fileURLWithPath: path + ending)) }
    let result = try runAsOther("import '\(folder.path("a.log"))'")
    #expect(result.status == 2, "\(result.out)")
    #expect(result.err.hasPrefix("error: the store cannot be written\n"), "\(result.err)")
    #expect(result.err.contains("\(path)-wal, which SQLite keeps beside it, belongs to user 0"))
    #expect(result.err.contains("help: it is empty"), "\(result.err)")
    #expect(try runAsOther("show MKMapView").status == 0)
    let health = try runAsOther("doctor permissions")
    #expect(health.status == 1)
    #expect(health.out.contains("\(path)-wal belongs to user 0"), "\(health.out)")
  }

  @Test(.enabled(if: isRoot), arguments: ["import", "add", "remove"])
  func aStoreOfAnotherUserIsNotWrittenAndSaysWhy(command: String) throws {
    try set(0o777, of: folder.path)
    try folder.write(OwnTexts.gotcha("our-caret"), to: "text.txt")
    let operand = ["import": "a.log", "add": "text.txt"][command].map { folder.path($0) }
    let result = try runAsOther("\(command) '\(operand ?? "our-caret")'")
    #expect(result.status == 2, "\(result.out)")
    #expect(result.err.contains("error: the store cannot be written\n"), "\(result.err)")
    #expect(result.err.contains("it belongs to user 0"), "\(result.err)")
    #expect(result.err.contains("where: \(path)\n"))
    #expect(result.err.contains("help: "))
    let health = try runAsOther("doctor permissions")
    #expect(!health.out.contains("chmod u+w"), "\(health.out)")
  }

  @Test(.enabled(if: isRoot)) func aFolderThatMayNotBeEnteredIsNotEmpty() throws {
    try set(0o000, of: folder.path)
    defer { try? set(0o755, of: folder.path) }
    for words in ["list", "backup /tmp/bridgebook-never.sqlite"] {
      let result = try runAsOther(words)
      #expect(result.status == 2, "\(result.out)")
      #expect(result.err.hasPrefix("error: the store cannot be read\n"), "\(result.err)")
    }
    let merge = try runAsOther("merge '\(path)'", store: SharedStore.path)
    #expect(!merge.err.contains("there is no such file"), "\(merge.err)")
    let trace = try runAsOther("diagnose '\(folder.path("a.log"))'", store: SharedStore.path)
    #expect(trace.err.contains("Permission denied"), "\(trace.err)")
  }
}
