import BridgebookStore
import Foundation
import TestSupport
import Testing

/// Locations of the store, including impossible ones.
@Suite struct StorePlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The remark makes a mistyped path noticeable.
  @Test func aFolderMadeForTheStoreIsNamed() throws {
    let path = folder.path("a/b/c.sqlite")
    let result = try Program.run(["--store", path, "show", "MKMapView"])
    #expect(result.status == 0)
    #expect(result.err.hasPrefix("note: the folder "), "\(result.err)")
    #expect(result.err.hasSuffix("/a/b was made for the store\n"), "\(result.err)")
    #expect(try Program.run(["--quiet", "--store", folder.path("d/e.sqlite"), "list"]).err == "")
  }

  @Test func theFirstCommandMakesTheStoreSilently() throws {
    let path = folder.path("c.sqlite")
    let result = try Program.run(["--store", path, "show", "MKMapView"])
    #expect(result.status == 0)
    #expect(result.err == "")
    #expect(FileManager.default.fileExists(atPath: path))
    let connection = try Connection(path: path, mode: .readWrite)
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    let times = try connection.rows("SELECT applied_at FROM schema_migration") { $0.text(0) }
    #expect(times.allSatisfy { $0.count == 20 && $0.hasSuffix("Z") && $0.contains("T") })
  }

  @Test func theSecondCommandLeavesTheStoreAsItIs() throws {
    let path = folder.path("a.sqlite")
    try SharedStore.copy(to: path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for words in [["list"], ["search", "view"], ["recommend", "MKMapView"], ["tree"]] {
      #expect(try Program.run(["--store", path] + words).status == 0)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try folder.names() == ["a.sqlite"])
  }

  @Test func theVariableNamesTheStoreAndTheOptionWins() throws {
    let variable = folder.path("variable.sqlite")
    let option = folder.path("option.sqlite")
    _ = try Program.start(Program.path, ["list"], home: folder.path, store: variable).output()
    #expect(try folder.names() == ["variable.sqlite"])
    _ = try Program.start(
      Program.path, ["--store", option, "list"], home: folder.path, store: variable
    ).output()
    #expect(try folder.names() == ["option.sqlite", "variable.sqlite"])
  }

  @Test func withoutEitherTheDataFolderHoldsTheStore() throws {
    #expect(try Program.run(["list"], home: folder.path).status == 0)
    #if os(macOS)
      let path = "Library/Application Support/bridgebook/book.sqlite"
    #else
      let path = ".local/share/bridgebook/book.sqlite"
    #endif
    #expect(FileManager.default.fileExists(atPath: folder.path(path)))
  }

  @Test(
    arguments: Effort.last(
      1, of: ["plain.sqlite", "file:x", "状態 🎈.sqlite", ":memory:", "a b?c#d%20.sqlite"]))
  func aNameAloneIsAFileInTheCurrentFolder(name: String) throws {
    let result = try Program.run(["--store", name, "show", "MKMapView"], in: folder.path)
    #expect(result.status == 0)
    #expect(result.err == "")
    #expect(try folder.names() == [name])
    let again = try Program.run(["--store", name, "show", "MKMapView"], in: folder.path)
    #expect(again.out == result.out)
    #expect(try folder.names() == [name])
  }

  @Test func anEmptyFileBecomesAStore() throws {
    let path = folder.path("empty.sqlite")
    try Data().write(to: URL(fileURLWithPath: path))
    let result = try Program.run(["--store", path, "show", "MKMapView"])
    #expect(result.status == 0)
    #expect(result.err == "note: the file \(path) was empty; a new store is made in it\n")
    let connection = try Connection(path: path, mode: .readOnly)
    #expect(try connection.first("SELECT count(*) > 300 FROM entry") { $0.int(0) } == 1)
  }

  @Test func aLinkToAStoreIsFollowed() throws {
    let path = folder.path("a.sqlite")
    try SharedStore.copy(to: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    #expect(try Program.run(["--store", folder.path("link"), "list"]).status == 0)
  }

  @Test func aFolderIsRefused() throws {
    let result = try Program.run(["--store", folder.path, "list"])
    #expect(result.status == 2)
    #expect(result.out == "")
    #expect(result.err.hasPrefix("error: the store is a folder\n"))
    #expect(result.err.contains("where: \(folder.path)\n"))
    #expect(result.err.contains("help: "))
    #expect(try folder.names() == [])
  }

  @Test func aDeviceIsRefused() throws {
    let result = try Program.run(["--store", "/dev/null", "list"])
    #expect(result.status == 2)
    #expect(result.out == "")
    #expect(result.err.hasPrefix("error: the store is not a regular file\n"))
    #expect(result.err.contains("help: choose another path with --store"))
  }

  @Test(arguments: Effort.last(1, of: ["/proc/nowhere/x.sqlite", "/dev/null/x.sqlite"]))
  func aPlaceThatCannotBeMadeIsAnsweredFromMemory(path: String) throws {
    let words = ["--format", "json", "show", "MKMapView"]
    let result = try Program.run(["--store", path] + words)
    #expect(result.status == 0)
    #expect(result.out == (try Program.run(["--store", SharedStore.path] + words)).out)
    #expect(result.err.hasPrefix("note: the store \(path) cannot be written ("))
    #expect(result.err.contains("--store"))
    #expect(result.err.split(separator: "\n").count == 1)
    // A remark that an answer comes from elsewhere is shown even with `--quiet`.
    #expect(try Program.run(["--quiet", "--store", path, "show", "MKMapView"]).err == result.err)
  }
}
