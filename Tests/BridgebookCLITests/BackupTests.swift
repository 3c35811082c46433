import BridgebookStore
import Foundation
import Testing

/// A backup is a complete snapshot of the store, or it fails.
@Suite struct BackupTests {
  private let folder: TemporaryFolder
  private let store: String
  private let copy: String

  init() throws {
    folder = try TemporaryFolder()
    store = folder.path("book.sqlite")
    copy = folder.path("copy.sqlite")
    try SharedStore.copy(to: store)
  }

  @Test func theCopyAnswersLikeTheStoreAndIsWell() throws {
    let result = try backup(copy, "--format", "json")
    #expect(result.status == 0, "\(result.err)")
    let document = try result.json()
    #expect(document["schema"] as? String == "bridgebook/backup-1")
    #expect(document["path"] as? String == copy)
    let size = try FileManager.default.attributesOfItem(atPath: copy)[.size] as? Int
    #expect(document["bytes"] as? Int == size)
    // These checks cover everything that a copy could lose; whether the book is correct does not
    // depend on the copy.
    let checks = [
      "events", "foreign-keys", "integrity", "links", "run-contents", "runs", "schema", "store",
      "values",
    ]
    #expect(try Program.run(["--store", copy, "doctor"] + checks).status == 0)
    #expect(try Program.run(["--store", copy, "list"]).out == Program.run("list").out)
    #expect(try mode(of: copy) == "wal")
  }

  @Test func aFileThatIsThereIsReplacedOnlyOnRequest() throws {
    try folder.write("precious", to: "copy.sqlite")
    let refused = try backup(copy)
    #expect(refused.status == 2)
    #expect(refused.err.contains("--force"))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "precious")
    #expect(try backup(copy, "--force").status == 0)
    #expect(try Program.run(["--store", copy, "show", "MKMapView"]).status == 0)
    #expect(try folder.names().allSatisfy { !$0.contains(".new-") })
  }

  @Test(
    arguments: [
      ("book.sqlite", "that is the store itself"), (".", "the copy cannot be written there"),
      ("no-such-folder/copy.sqlite", "there is no folder "),
    ])
  func aPlaceThatWillNotDoIsRefused(name: String, message: String) throws {
    let result = try backup(folder.path(name), "--force")
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: \(message)"), "\(result.err)")
    #expect(try folder.names() == ["book.sqlite"])
  }

  @Test func aStoreThatIsNotThereIsNotMade() throws {
    let result = try Program.run(["--store", folder.path("other.sqlite"), "backup", copy])
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: there is no store\n"))
    #expect(try folder.names() == ["book.sqlite"])
  }

  @Test func aDamagedStoreGivesNoCopy() throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: store))
    for index in stride(from: 8192, to: bytes.count, by: 4096) { bytes[index] = 0xff }
    try bytes.write(to: URL(fileURLWithPath: store))
    let result = try backup(copy)
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: the store is damaged\n"), "\(result.err)")
    // SQLite keeps the log beside a file that it cannot checkpoint.
    #expect(try folder.names().filter { !$0.hasPrefix("book.sqlite") } == [])
  }

  @Test func copiesMadeWhileOthersWriteAreWhole() throws {
    // Each writer uses separate files, because a file that another writer is writing may be empty,
    // which is refused.
    let script = """
      for n in 1 2 3 4 5 6 7 8; do
        printf 'Begin updateUIView %s\\nset text=%s\\nEnd updateUIView\\n' $n $n > $n.$0.log
        bridgebook --store book.sqlite import $n.$0.log || exit 9
      done
      """
    let writers = try ["one", "two"].map { name in
      try Program.start("/bin/sh", ["-c", script, name], in: folder.path)
    }
    for number in 0..<4 {
      let path = folder.path("copy\(number).sqlite")
      #expect(try backup(path).status == 0)
      let checks = try Program.run(
        ["--store", path, "doctor", "integrity", "foreign-keys", "events", "schema", "store"])
      #expect(checks.status == 0, "\(checks.out)")
    }
    for writer in writers {
      let result = writer.output()
      #expect(result.status == 0, "\(result.err)")
    }
  }

  private func backup(_ words: String...) throws -> Program.Output {
    try Program.run(["--store", store, "backup"] + words)
  }

  private func mode(of path: String) throws -> String? {
    try Connection(path: path, mode: .readOnly).first("PRAGMA journal_mode") { $0.text(0) }
  }
}
