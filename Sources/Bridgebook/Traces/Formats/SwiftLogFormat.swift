/// The output of swift-log's StreamLogHandler: an ISO time, a level, a label and a colon.
enum SwiftLogFormat {
  static let format = TraceFormat(
    id: "swift-log", title: "swift-log's StreamLogHandler",
    // Only this format has a T between date and time.
    priority: 65,
    sample: "2025-10-24T17:26:47-0700 info Atlas: session=3 [Kit] Begin updateUIView",
    lacks: [.threads, .mainThread] + CannotShow.unlessPrinted,
    reading: .header(read))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard line.at(10) == UInt8(ascii: "T") else { return false }
    var cursor = Cursor(line)
    guard let time = Timestamp.read(&cursor), cursor.passBlanks(), let level = cursor.field(),
      isLevel(level), cursor.passBlanks()
    else { return false }
    guard
      let colon = line.to(cursor.index + 160).firstIndex(of: UInt8(ascii: ":"), from: cursor.index)
    else { return false }
    cursor.index = colon + 1
    cursor.passBlanks()
    record.time = time.nanoseconds
    record.message = withoutMetadata(cursor.rest)
    return true
  }

  /// Returns the text without the `key=value` words and the module before it.
  private static func withoutMetadata(_ bytes: Bytes) -> Bytes {
    var cursor = Cursor(bytes)
    while true {
      var ahead = cursor
      guard let word = ahead.field(), word.firstIndex(of: UInt8(ascii: "=")) != nil,
        ahead.passBlanks()
      else { break }
      cursor = ahead
    }
    // Without a module, the words may belong to the text.
    guard cursor.byte == UInt8(ascii: "["), !cursor.rest.hasPrefix("[SwiftUI]"),
      cursor.until(UInt8(ascii: "]")) != nil
    else { return bytes }
    cursor.passBlanks()
    return cursor.rest
  }

  private static func isLevel(_ word: Bytes) -> Bool {
    word.isEqual("trace") || word.isEqual("debug") || word.isEqual("info")
      || word.isEqual("notice") || word.isEqual("warning") || word.isEqual("error")
      || word.isEqual("critical")
  }
}
