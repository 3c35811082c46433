import BridgebookStore
import Foundation
import Testing

/// A store that cannot be read is an error; one that cannot be written is read unchanged.
@Suite struct UnreadableStoreTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.sqlite")
    try SharedStore.copy(to: path)
  }

  /// Runs as a user without root's privileges, who is subject to permissions.
  private func run(_ words: String...) throws -> Program.Output {
    let user =
      #"perl -MPOSIX -e '$) = "65534 65534"; setgid(65534); setuid(65534); exec @ARGV' "#
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return try Program.shell(
      (geteuid() == 0 ? user : "") + "bridgebook " + line, store: path, in: "/")
  }

  private func allow(_ mode: Int, folder folderMode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: folderMode], ofItemAtPath: folder.path)
  }

  @Test(arguments: [0o755, 0o555]) func withoutPermissionNothingIsAnswered(mode: Int) throws {
    try allow(0o000, folder: mode)
    defer { try? allow(0o644, folder: 0o755) }
    for words in ["list", "tree"] {
      let result = try run(words)
      #expect(result.status == 2)
      #expect(result.out == "")
      #expect(result.err.hasPrefix("error: the store cannot be read\n"), "\(result.err)")
    }
  }

  @Test(arguments: [0o755, 0o555])
  func theBookOfAnotherVersionAnswersFromItsOwnRowsAndSaysSo(mode: Int) throws {
    do {
      let connection = try Connection(path: path, mode: .readWrite)
      try connection.execute(
        """
        UPDATE book_setting SET value = 'another' WHERE name = 'fingerprint';
        UPDATE entry SET title = 'As of old' WHERE id = 'MKMapView';
        PRAGMA wal_checkpoint(TRUNCATE)
        """)
    }
    try allow(0o444, folder: mode)
    defer { try? allow(0o644, folder: 0o755) }
    for result in try [run("show", "MKMapView"), run("--quiet", "show", "MKMapView")] {
      #expect(result.status == 0, "\(result.err)")
      #expect(result.out.contains("As of old"))
      #expect(result.err.contains("the book of another version of bridgebook"), "\(result.err)")
    }
  }

  #if os(Linux)
    @Test func anInputThatCannotBeReadIsNoConsoleLog() throws {
      let result = try Program.run(["--store", path, "import", "/proc/self/mem"])
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: /proc/self/mem cannot be read\n"), "\(result.err)")
    }

    /// The first read shows whether the file is an exported book or a trace.
    @Test func aBookThatCannotBeReadAtFirstIsNoConsoleLog() throws {
      let book = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Release-0.1.0/book.jsonl").path
      let result = try FailingCalls.run(
        "import '\(book)'", failing: "read", at: 1, store: path, in: folder.path)
      #expect(result.status == 2, "\(result.out)")
      #expect(result.err.hasPrefix("error: \(book) cannot be read\n"), "\(result.err)")
      let runs = try Program.run(["--store", path, "runs"])
      #expect(runs.out.hasPrefix("No recorded runs yet"), "\(runs.out)")
    }
  #endif
}
