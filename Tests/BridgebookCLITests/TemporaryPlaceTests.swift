#if os(Linux)
  import Foundation
  import BridgebookStore
  import Platform
  import TestSupport
  import Testing

  @testable import BridgebookApp

  /// Temporary files have unique names, and abandoned ones are removed.
  @Suite struct TemporaryPlaceTests {
    private let folder: TemporaryFolder
    private let store: String

    init() throws {
      folder = try TemporaryFolder()
      store = folder.path("book.sqlite")
      try SharedStore.copy(to: store)
    }

    private func fail(
      _ words: String, _ call: String, with how: String = "EIO", at number: Int? = nil
    ) throws -> Program.Output {
      try FailingCalls.run(
        words, failing: call, with: how, at: number, store: store, in: folder.path)
    }

    private func strays() throws -> [String] { try folder.names().filter { $0.hasPrefix(".") } }

    @Test(
      arguments: Effort.last(
        2,
        of: [
          ("export skill -o a", "a"), ("--store new.sqlite list", "new.sqlite"),
          ("export claims -o a.md", "a.md"), ("backup a.sqlite", "a.sqlite"),
        ]))
    func whatAnotherProcessOneLeftBlocksNothing(words: String, name: String) throws {
      // In a container, every program is process 1.
      try FileManager.default.createDirectory(
        atPath: folder.path(name + ".new-1"), withIntermediateDirectories: false)
      try folder.write("theirs", to: name + ".new-1/theirs")
      let result = try fail(words, "getpid")
      #expect(result.status == 0, "\(result.err)")
      #expect(FileManager.default.fileExists(atPath: folder.path(name)))
      #expect(FileManager.default.fileExists(atPath: folder.path(name + ".new-1/theirs")))
      #expect(try strays() == [])
    }

    @Test(
      arguments: Effort.last(
        3,
        of: [
          ("--store a.sqlite list", "link", "a.sqlite"), ("export skill -o a", "rename", "a"),
          ("export claims -o a.md", "link", "a.md"),
          ("export claims --force -o a.md", "rename", "a.md"),
          ("backup a.sqlite", "link", "a.sqlite"),
        ]))
    func whatAKilledCommandLeavesIsCollectedByTheNext(
      words: String, call: String, name: String
    ) throws {
      let killed = try fail(words, call, with: "KILL")
      #expect(killed.status == 137, "\(killed.err)")
      #expect(try strays().count == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.path(name)))
      let again = try Program.shell("bridgebook \(words)", store: store, in: folder.path)
      #expect(again.status == 0, "\(again.err)")
      #expect(try strays() == [])
      #expect(FileManager.default.fileExists(atPath: folder.path(name)))
    }

    /// A single question is not slowed down by the leftovers of many killed commands.
    @Test func aQuestionCollectsAFewAndAWriterTheRest() throws {
      for number in 0..<40 {
        let path = folder.path(".bridgebook-00000000000000\(10 + number)")
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: false)
        try Data("half".utf8).write(to: URL(fileURLWithPath: path + "/content"))
      }
      for number in 1...3 {
        #expect(
          try Program.shell("bridgebook list gotchas", store: store, in: folder.path).status == 0)
        #expect(try strays().count == 40 - number)
      }
      try folder.write("set text=1\n", to: "run.log")
      let writer = try Program.shell("bridgebook import run.log", store: store, in: folder.path)
      #expect(writer.status == 0, "\(writer.err)")
      #expect(try strays() == [])
    }

    @Test func whatSomebodyHoldsIsNotCollected() throws {
      let place = try TemporaryPlace(in: folder.path)
      try folder.write("mine", to: ".bridgebook-notes")
      #expect(try Program.shell("bridgebook export claims -o a.md", in: folder.path).status == 0)
      #expect(FileManager.default.fileExists(atPath: place.path))
      place.remove()
      #expect(try strays() == [".bridgebook-notes"])
    }

    @Test func onlyWhatTheProcessMadeGetsTheName() throws {
      var place = try TemporaryPlace(in: folder.path)
      defer { place.remove() }
      Descriptor.close(try place.makeFile())
      try FileManager.default.moveItem(
        atPath: place.content, toPath: folder.path("moved"))
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: place.content))
      #expect(throws: SystemError.self) {
        try place.publish(as: folder.path("a.md"), replaces: false)
      }
      #expect(try folder.names().contains("a.md") == false)
    }

    @Test func twoPlacesDiffer() throws {
      let one = try TemporaryPlace(in: folder.path)
      let two = try TemporaryPlace(in: folder.path)
      defer {
        one.remove()
        two.remove()
      }
      #expect(one.path != two.path)
      #expect(try strays().count == 2)
    }

    @Test(arguments: [("TERM", 143), ("INT", 130)])
    func aStoppedMergeLeavesNothing(signal: String, status: Int32) throws {
      try FileManager.default.createDirectory(
        atPath: folder.path("tmp"), withIntermediateDirectories: false)
      try SharedStore.copy(to: folder.path("theirs.sqlite"))
      let library = try #require(FailingCalls.library)
      let stopped = try Program.shell(
        "TMPDIR=tmp LD_PRELOAD='\(library)' FAIL_CALL=mkdir FAIL_WITH=\(signal) FAIL_AT=1 "
          + "bridgebook merge theirs.sqlite; exit $?", store: store, in: folder.path)
      #expect(stopped.status == status, "\(stopped.err)")
      #expect(stopped.err.contains("nothing was merged"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    @Test func whatAKilledMergeLeavesIsCollectedByTheNext() throws {
      try FileManager.default.createDirectory(
        atPath: folder.path("tmp/.bridgebook-0123456789abcdef"), withIntermediateDirectories: true)
      try SharedStore.copy(to: folder.path("theirs.sqlite"))
      let merged = try Program.shell(
        "TMPDIR=tmp bridgebook merge theirs.sqlite", store: store, in: folder.path)
      #expect(merged.status == 0, "\(merged.err)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    // MARK: - Backups and exports that replace

    /// Creates a copy whose last change is only in its log, as after a crash.
    private func copyWithLog() throws {
      try SharedStore.copy(to: folder.path("live.sqlite"))
      let connection = try Connection(path: folder.path("live.sqlite"), mode: .readWrite)
      try connection.execute(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; "
          + "UPDATE entry SET title = 'In the log' WHERE id = 'MKMapView'")
      for ending in ["", "-wal"] {
        try FileManager.default.copyItem(
          atPath: folder.path("live.sqlite" + ending), toPath: folder.path("old.sqlite" + ending))
      }
    }

    private func title() throws -> String? {
      try Connection(path: folder.path("old.sqlite"), mode: .readWrite)
        .first("SELECT title FROM entry WHERE id = 'MKMapView'") { $0.text(0) }
    }

    @Test(arguments: ["EIO", "KILL"])
    func theOldCopyKeepsItsLogUntilTheNewOneIsThere(how: String) throws {
      try copyWithLog()
      let failed = try fail("backup --force old.sqlite", "rename", with: how)
      #expect(failed.status == (how == "KILL" ? 137 : 2), "\(failed.err)")
      #expect(try title() == "In the log")
      let made = try Program.shell(
        "bridgebook backup --force old.sqlite", store: store, in: folder.path)
      #expect(made.status == 0, "\(made.err)")
      #expect(try title() != "In the log")
      #expect(try strays() == [])
    }

    @Test func aCopyThatIsInUseIsNotReplaced() throws {
      try SharedStore.copy(to: folder.path("old.sqlite"))
      let user = try Connection(path: folder.path("old.sqlite"), mode: .readWrite)
      try user.execute("BEGIN; UPDATE entry SET title = 'Mine' WHERE id = 'MKMapView'")
      let refused = try Program.shell(
        "bridgebook backup --force old.sqlite", store: store, in: folder.path)
      #expect(refused.status == 2)
      #expect(refused.err.contains("another program has it open"), "\(refused.err)")
      try user.execute("COMMIT")
      #expect(try title() == "Mine")
    }

    @Test(
      arguments: Effort.last(
        2,
        of: [
          ("export docset -o a.sqlite", "a.sqlite was written, but the disk did not confirm it"),
          ("export claims -o a.sqlite", "a.sqlite was written, but the disk did not confirm it"),
          ("backup a.sqlite", "the copy is complete and in place"),
        ]))
    func whatIsInPlaceIsNotCalledUnwritable(words: String, message: String) throws {
      // A folder and its subfolders are flushed to the disk before the folder gets its name.
      var folders = 0
      if words.contains("docset") {
        let found = try Program.shell(
          "bridgebook export docset -o b > messages 2>&1 && find b -type d | wc -l",
          store: store, in: folder.path)
        let count = try #require(found.out.split(separator: "\n").first, "\(found.err)")
        folders = try #require(Int(count.filter { $0 != " " }))
      }
      let result = try fail(words, "fsync-folder", at: folders + 1)
      #expect(result.status == 2)
      #expect(result.err.contains(message), "\(result.err)")
      #expect(FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
    }

    @Test(arguments: Effort.last(1, of: ["docset", "skill"]))
    func aFolderThatIsNotOnTheDiskDoesNotGetItsName(sheet: String) throws {
      let result = try fail("export \(sheet) -o a", "fsync")
      #expect(result.status == 2)
      #expect(result.err.contains("a cannot be written"), "\(result.err)")
      #expect(try folder.names().filter { !$0.hasPrefix("book") } == [])
    }

    @Test func aDatabaseThatIsNotOnTheDiskIsSaidOfItsFolder() throws {
      // The store itself was read completely and is intact.
      let result = try fail("export docset -o a", "sqlite-sync")
      #expect(result.status == 2)
      #expect(result.err.contains("a cannot be written"), "\(result.err)")
      #expect(try folder.names().filter { !$0.hasPrefix("book") } == [])
    }

    @Test func aFolderIsReplacedInOneStep() throws {
      #expect(
        try Program.shell("bridgebook export skill -o a", store: store, in: folder.path).status
          == 0)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path("a")).sorted()
      _ = try fail("export skill --force -o a", "rename", with: "KILL", at: 2)
      let after = try? FileManager.default.subpathsOfDirectory(atPath: folder.path("a")).sorted()
      #expect(after == before)
    }
  }
#endif
