import BridgebookStore
import Foundation
import Testing

/// A file is truncated if its header states more pages than the file contains.
@Suite struct FileLengthTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("a.sqlite")
    let connection = try Connection(path: path, mode: .create)
    try connection.execute(
      """
      CREATE TABLE text (value TEXT);
      INSERT INTO text SELECT hex(randomblob(2000)) FROM generate_series(1, 20)
      """.replacingOccurrences(
        of: "generate_series(1, 20)",
        with: "(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20) "
          + "SELECT i FROM n)"))
  }

  private func length() throws -> FileLength {
    let connection = try Connection(path: path, mode: .readWrite)
    try FileLength.beginMeasuring(on: connection)
    return try #require(FileLength(of: connection))
  }

  @Test func aWholeFileIsNotShort() throws {
    let length = try length()
    #expect(!length.isShort)
    #expect(length.expectedBytes == length.bytes)
  }

  @Test(arguments: [1, 4096, 9000])
  func aFileThatLostItsEndIsShort(lost: Int) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.dropLast(lost).write(to: URL(fileURLWithPath: path))
    let length = try length()
    #expect(length.isShort)
    #expect(length.expectedBytes == whole.count)
    #expect(length.bytes == whole.count - lost)
  }

  @Test func aCountThatTheHeaderDoesNotVouchForSaysNothing() throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[95] ^= 1
    bytes[28] = 9
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try !length().isShort)
  }
}
