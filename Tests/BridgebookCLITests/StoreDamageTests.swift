import BridgebookStore
import Foundation
import Testing

/// A damaged store is refused with advice, and not one byte of it changes.
@Suite struct StoreDamageTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("damaged.sqlite")
  }

  private func expectRefusal(
    _ message: String, _ wayOut: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: path)
    let before = try Data(contentsOf: url)
    for words in [["list"], ["recommend", "MKMapView"], ["search", "view"]] {
      let result = try Program.run(["--store", path] + words)
      #expect(result.status == 2, sourceLocation: sourceLocation)
      #expect(result.out == "", sourceLocation: sourceLocation)
      #expect(
        result.err.hasPrefix("error: \(message)\n"), "\(result.err)",
        sourceLocation: sourceLocation)
      #expect(result.err.contains("where: \(path)\n"), sourceLocation: sourceLocation)
      let help = result.err.split(separator: "\n").last { $0.hasPrefix("  help: ") }
      #expect(help?.contains(wayOut) == true, "\(result.err)", sourceLocation: sourceLocation)
    }
    #expect(try Data(contentsOf: url) == before, sourceLocation: sourceLocation)
    #expect(try folder.names() == ["damaged.sqlite"], sourceLocation: sourceLocation)
  }

  @Test(arguments: [1, 15, 16, 99, 100, 511, 512, 4096, 1 << 16])
  func aTextFileIsRefused(size: Int) throws {
    let text = String(repeating: "Dear reader, this is no database. ", count: size / 34 + 1)
    try Data(text.utf8.prefix(size)).write(to: URL(fileURLWithPath: path))
    try expectRefusal("the file is not a SQLite database", "choose another path with --store")
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func aTruncatedStoreIsRefused(share: Double) throws {
    try SharedStore.copy(to: path)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try Data(whole.prefix(Int(Double(whole.count) * share)))
      .write(to: URL(fileURLWithPath: path))
    try expectRefusal("the store was cut off", "restore it from a backup")
  }

  @Test(arguments: [4096, 4095, 1024, 512])
  func aStoreCutInsideItsFirstPagesIsRefused(size: Int) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: SharedStore.path))
    try whole.prefix(size).write(to: URL(fileURLWithPath: path))
    try expectRefusal("the store was cut off", "restore it from a backup")
  }

  @Test func aStoreThatLostItsLastByteIsRefused() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: SharedStore.path))
    try whole.dropLast().write(to: URL(fileURLWithPath: path))
    try expectRefusal("the store was cut off", "restore it from a backup")
  }

  @Test func aStoreOverwrittenInTheMiddleIsRefusedOrAnswersRightly() throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: SharedStore.path))
    for index in stride(from: 8192, to: bytes.count, by: 4096) { bytes[index] = 0xff }
    try bytes.write(to: URL(fileURLWithPath: path))
    try expectRefusal("the store is damaged", "restore it from a backup")
  }

  @Test func aStoreOfANewerProgramIsRefused() throws {
    try change("INSERT INTO schema_migration VALUES ('9999_later', 'ffff', '2030-01-01T00:00:00Z')")
    try expectRefusal("the store was made by a newer bridgebook", "update bridgebook")
  }

  @Test func aStoreWithAnEditedMigrationIsRefused() throws {
    try change("UPDATE schema_migration SET checksum = '0000000000000000'")
    try expectRefusal("the store does not match this program", "move the file away")
  }

  @Test(arguments: ["DELETE", "WAL"])
  func theDatabaseOfAnotherProgramIsRefused(mode: String) throws {
    do {
      let connection = try Connection(path: path, mode: .create)
      try connection.execute(
        "PRAGMA journal_mode = \(mode); CREATE TABLE invoice (total); INSERT INTO invoice VALUES (7)"
      )
    }
    try expectRefusal("the file is a SQLite database of another program", "--store")
  }

  @Test func theDatabaseOfAnotherProgramWithItsOwnMarkIsRefused() throws {
    do {
      let connection = try Connection(path: path, mode: .create)
      try connection.execute("PRAGMA application_id = 1; CREATE TABLE invoice (total)")
    }
    try expectRefusal("the file is a SQLite database of another program", "--store")
  }

  @Test func withJSONARefusalIsOneDocument() throws {
    try Data("no database, only a few words".utf8).write(to: URL(fileURLWithPath: path))
    let result = try Program.run(["--store", path, "--format", "json", "list"])
    #expect(result.status == 2)
    let document = try result.json()
    #expect(document["schema"] as? String == "bridgebook/error-1")
    #expect(document["location"] as? String == path)
  }

  @Test func aStoreWithTheBookOfAnotherVersionIsBroughtUpToDate() throws {
    try change(
      """
      UPDATE book_setting SET value = 'another' WHERE name = 'fingerprint';
      UPDATE entry SET title = 'Stale' WHERE id = 'MKMapView'
      """)
    let result = try Program.run(["--store", path, "show", "MKMapView"])
    #expect(result.status == 0)
    #expect(result.out == (try Program.run("show", "MKMapView")).out)
    #expect(!result.out.contains("Stale"))
  }

  @Test func aBusyStoreWithTheBookOfAnotherVersionAnswersFromIt() throws {
    try change("UPDATE book_setting SET value = 'another' WHERE name = 'fingerprint'")
    let holder = try Connection(path: path, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let result = try Program.run(["--store", path, "list"])
    #expect(result.status == 0)
    #expect(result.out == (try Program.run("list").out))
    #expect(result.err.contains("the book of another version of bridgebook, which is still in it"))
    let change = try Program.run(["--store", path, "--wait", "0", "remove", "our-caret"])
    #expect(change.status == 2)
    #expect(change.err.contains("error: the store is busy\n"))
    try holder.execute("ROLLBACK")
    let later = try Program.run(["--store", path, "list"])
    #expect(later.status == 0)
    #expect(later.err == "")
  }

  @Test func aBusyStoreOfAnEarlierSchemaIsReportedAfterTheWait() throws {
    try OldStore.make(path, migrations: OldStore.migrations.count - 1)
    let holder = try Connection(path: path, mode: .readWrite)
    try holder.execute("BEGIN IMMEDIATE")
    let result = try Program.run(["--store", path, "--wait", "0", "list"])
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("error: the store is busy\n"))
    #expect(result.err.contains("--wait"))
    try holder.execute("ROLLBACK")
    #expect(try Program.run(["--store", path, "--wait", "0", "list"]).status == 0)
  }

  @Test func aReaderDoesNotWaitForAWriter() throws {
    try SharedStore.copy(to: path)
    let writer = try Connection(path: path, mode: .readWrite)
    try writer.execute("BEGIN IMMEDIATE; UPDATE entry SET title = 'Half done'")
    let result = try Program.run(["--store", path, "--wait", "0", "show", "MKMapView"])
    #expect(result.status == 0)
    #expect(!result.out.contains("Half done"))
    try writer.execute("ROLLBACK")
  }

  private func change(_ sql: String) throws {
    try SharedStore.copy(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute(sql)
  }
}
