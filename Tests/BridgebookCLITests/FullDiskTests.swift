#if os(Linux)
  import Foundation
  import BridgebookStore
  import Testing

  /// On a full disk, questions are answered, and commands that cannot store anything say why.
  @Suite struct FullDiskTests {
    private let folder: TemporaryFolder
    private let store: String

    init() throws {
      folder = try TemporaryFolder()
      store = folder.path("book.sqlite")
      try SharedStore.copy(to: store)
      try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    }

    private func run(_ words: String, store: String? = nil) throws -> Program.Output {
      try FailingCalls.run(
        words, failing: "room", with: "ENOSPC", store: store ?? self.store, in: folder.path)
    }

    @Test(arguments: ["show MKMapView", "search caret", "runs", "sql 'SELECT 1'", "doctor tree"])
    func questionsAreAnsweredFromTheStore(words: String) throws {
      let result = try run(words)
      #expect(result.status == 0, "\(result.err)")
      #expect(!result.err.contains("from memory"))
    }

    @Test func whatIsInTheLogIsAnsweredToo() throws {
      // A log that was not checkpointed, as after a crash, without its index.
      let live = folder.path("live.sqlite")
      try SharedStore.copy(to: live)
      let connection = try Connection(path: live, mode: .readWrite)
      try connection.execute(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; "
          + "UPDATE entry SET title = 'In the log' WHERE id = 'MKMapView'")
      for ending in ["", "-wal"] {
        try FileManager.default.copyItem(
          atPath: live + ending, toPath: folder.path("crashed.sqlite" + ending))
      }
      for words in ["show MKMapView", "sql \"SELECT title FROM entries WHERE id = 'MKMapView'\""] {
        let result = try run(words, store: folder.path("crashed.sqlite"))
        #expect(result.status == 0, "\(result.err)")
        #expect(result.out.contains("In the log"))
      }
    }

    @Test func aTextThatCannotBeEditedLeavesNothing() throws {
      try FileManager.default.createDirectory(
        atPath: folder.path("tmp"), withIntermediateDirectories: false)
      let library = try #require(FailingCalls.library)
      let result = try Program.shell(
        "TMPDIR=tmp EDITOR=true LD_PRELOAD='\(library)' FAIL_CALL=room FAIL_WITH=ENOSPC "
          + "bridgebook edit update-unguarded", store: store, in: folder.path)
      #expect(result.status == 2)
      #expect(result.err.contains("update-unguarded.txt cannot be used"), "\(result.err)")
      #expect(!result.err.contains("the answer cannot be written"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    }

    @Test func aStoreThatCannotBeMadeIsAnsweredFromMemoryWithAWord() throws {
      let result = try run("show MKMapView", store: folder.path("new.sqlite"))
      #expect(result.status == 0, "\(result.err)")
      #expect(result.err.contains("the disk is full"), "\(result.err)")
      #expect(result.err.contains("from memory"))
      #expect(try folder.names() == ["a.log", "book.sqlite"])
    }

    @Test(arguments: ["import a.log", "--store new.sqlite import a.log", "backup b.sqlite"])
    func whatCannotBeStoredSaysWhy(words: String) throws {
      let result = try run(words)
      #expect(result.status == 2)
      #expect(
        result.err.contains("disk is full") || result.err.contains("No space left"),
        "\(result.err)")
      #expect(result.err.contains("help: "))
      #expect(try folder.names().filter { $0.hasPrefix(".") } == [])
      let runs = try Program.shell("bridgebook runs", store: store, in: folder.path)
      #expect(runs.out.hasPrefix("No recorded runs yet."))
    }
  }
#endif
