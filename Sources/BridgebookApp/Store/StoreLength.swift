internal import BridgebookStore
internal import Platform

/// Finds out whether a store lost its end. People restore a backup over a store that is called cut off, so that is said
/// only of what was measured twice, each time under one read lock.
extension StoreDoor {
  /// Refuses a file that ends before its own page count; SQLite would only notice at the missing page.
  ///
  /// - Parameter connection: has a read transaction open.
  func checkLength(of connection: Connection) throws {
    guard isShort(connection), let measured = measuredTruncation() else { return }
    throw measured
  }

  /// What another connection says of the length of the file; nil where nothing is missing.
  func measuredTruncation() -> StoreDoorError? {
    for mode in [Connection.Mode.readWrite, .immutable] {
      do {
        let connection = try Connection(
          path: file, mode: mode, busyTimeoutMilliseconds: waitMilliseconds)
        try connection.beginMeasuring()
        guard isShort(connection), let length = connection.fileLength(),
          let expected = length.expectedBytes
        else { return nil }
        return .truncated(path: path, expectedBytes: expected, bytes: length.bytes)
      } catch {
        // Where nothing can be locked, nobody writes either.
        continue
      }
    }
    return nil
  }

  /// While a transaction reads from the log beside the file, nobody can empty it: the log stands for the missing pages.
  private func isShort(_ connection: Connection) -> Bool {
    guard let length = connection.fileLength(), length.isShort else { return false }
    return !mayHaveLog
  }
}
