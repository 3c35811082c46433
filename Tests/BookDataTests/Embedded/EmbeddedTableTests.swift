import BookData
import Bridgebook
import TestSupport
import Testing

/// The tables in C list exactly the files in the folders; a failure prints the missing line.
@Suite struct EmbeddedTableTests {
  static let bookFiles = Repository.files(under: "Sources/BookData/Knowledge")
  static let manualFiles = Repository.files(under: "Sources/BridgebookCLI/Manual")
  static let migrationFiles = Repository.files(under: "Migrations", suffix: ".sql")

  @Test func everyFileOfTheBookIsInTheTable() {
    EmbeddedTableTests.compare(
      table: "Sources/CEmbedded/book.c", files: EmbeddedTableTests.bookFiles,
      prefix: "../BookData/Knowledge/", folder: "Sources/BookData/Knowledge/")
  }

  @Test func everyMigrationIsInTheTable() {
    EmbeddedTableTests.compare(
      table: "Sources/CEmbedded/migrations.c", files: EmbeddedTableTests.migrationFiles,
      prefix: "../../Migrations/", folder: "Migrations/")
  }

  /// Topics are in the order in which help lists them.
  @Test func everyTopicOfTheManualIsInTheTable() {
    EmbeddedTableTests.compare(
      table: "Sources/CEmbedded/manual.c", files: EmbeddedTableTests.manualFiles,
      prefix: "../BridgebookCLI/Manual/", folder: "Sources/BridgebookCLI/Manual/", isSorted: false)
  }

  /// Comparing the bytes detects a stale build as well as a wrong order.
  @Test func theTextsAreTheFiles() {
    let book = EmbeddedTableTests.embeddedPaths(
      in: "Sources/CEmbedded/book.c", prefix: "../BookData/Knowledge/",
      folder: "Sources/BookData/Knowledge/")
    #expect(EmbeddedFile.book.count == book.count)
    for (path, file) in zip(book, EmbeddedFile.book) {
      let isSame = file.bytes.elementsEqual(Repository.bytes(of: path))
      #expect(isSame, "\(path) differs; build again")
    }
    let manual = EmbeddedTableTests.embeddedPaths(
      in: "Sources/CEmbedded/manual.c", prefix: "../BridgebookCLI/Manual/",
      folder: "Sources/BridgebookCLI/Manual/")
    #expect(EmbeddedFile.manual.count == manual.count)
    for (path, file) in zip(manual, EmbeddedFile.manual) {
      let isSame = file.bytes.elementsEqual(Repository.bytes(of: path))
      #expect(isSame, "\(path) differs; build again")
    }
    #expect(EmbeddedFile.migrations.count == EmbeddedTableTests.migrationFiles.count)
    for (path, file) in zip(EmbeddedTableTests.migrationFiles, EmbeddedFile.migrations) {
      let isSame = file.bytes.elementsEqual(Repository.bytes(of: path))
      #expect(isSame, "\(path) differs; build again")
    }
  }

  @Test func everyFileLiesWhereItsFirstLinesSay() {
    for path in EmbeddedTableTests.bookFiles {
      let own = BookLoader.path(of: Repository.bytes(of: path))
      #expect("Sources/BookData/Knowledge/\(own)" == path, "\(path) says it is \(own)")
    }
  }

  @Test func aMigrationsFirstLineNamesIt() {
    for (index, path) in EmbeddedTableTests.migrationFiles.enumerated() {
      let name = String(path.dropFirst("Migrations/".count).dropLast(".sql".count))
      #expect(Repository.lines(of: path).first == "-- \(name)", "\(path):1")
      let number = String(index + 1)
      let padded = String(repeating: "0", count: 4 - number.count) + number
      #expect(name.hasPrefix(padded + "_"), "\(path): migrations are numbered without a gap")
    }
  }

  /// A NUL would end the text in the table.
  @Test func noFileHoldsNUL() {
    let files =
      EmbeddedTableTests.bookFiles + EmbeddedTableTests.migrationFiles
      + EmbeddedTableTests.manualFiles
    for path in files {
      #expect(!Repository.bytes(of: path).contains(0), "\(path) holds a NUL")
    }
  }

  private static func compare(
    table: String, files: [String], prefix: String, folder: String, isSorted: Bool = true
  ) {
    let listed = embeddedPaths(in: table, prefix: prefix, folder: folder)
    for path in files where !listed.contains(path) {
      let line = "#embed \"\(prefix)\(path.dropFirst(folder.count))\" suffix(, 0, )"
      Issue.record("\(table): add the line\n\(line)")
    }
    for path in Set(listed).subtracting(files).sorted() {
      Issue.record("\(table): lists \(path), which does not exist; remove its line")
    }
    #expect(Set(listed).count == listed.count, "\(table) lists a file twice")
    let folders = listed.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    for folder in Set(folders) {
      let inside = zip(listed, folders).filter { $0.1 == folder }.map(\.0)
      #expect(!isSorted || inside == inside.sorted(), "\(table): \(folder) is not in order")
      let first = folders.firstIndex(of: folder)!
      #expect(
        folders[first...].prefix(while: { $0 == folder }).count == inside.count,
        "\(table): the lines of \(folder) stand apart")
    }
  }

  private static func embeddedPaths(in table: String, prefix: String, folder: String) -> [String] {
    Repository.lines(of: table).filter { $0.hasPrefix("#embed") }.map { line in
      let path = String(line.split(separator: "\"")[1])
      return path.hasPrefix(prefix) ? folder + path.dropFirst(prefix.count) : path
    }
  }
}
