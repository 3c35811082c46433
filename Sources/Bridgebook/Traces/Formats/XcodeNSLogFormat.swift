/// Lines of NSLog, and of Xcode's console before version 15: `process[pid:tid]` with a decimal
/// thread.
enum XcodeNSLogFormat {
  static let format = TraceFormat(
    id: "xcode-nslog", title: "Xcode console before 15, NSLog",
    // Lower than the styles of the unified log, whose lines begin the same way.
    priority: 50,
    sample:
      "2022-05-30 10:15:07.466884+0100 Atlas[27001:549001] [SwiftUI] Modifying state during view "
      + "update, this will cause undefined behavior.",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .header(read, isDated: false))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    var cursor = Cursor(line)
    if cursor.byte.isDigit {
      if let time = Timestamp.read(&cursor) {
        // A colon before the fraction indicates CocoaLumberjack.
        guard time.fractionMark != UInt8(ascii: ":") else { return false }
        record.time = time.nanoseconds
      } else if let time = Timestamp.readTimeOfDay(&cursor), time.fractionDigits > 0 {
        record.time = time.nanoseconds
        record.clock = .dayTime
      } else {
        return false
      }
      guard cursor.passBlanks() else { return false }
    }
    guard let tid = readProcess(&cursor) else { return false }
    record.thread = tid
    guard cursor.isAtEnd || cursor.pass(0x20) else { return false }
    record.message = cursor.rest
    return true
  }

  /// Reads a process such as `My App[27001:549001]`, and returns the thread.
  private static func readProcess(_ cursor: inout Cursor) -> Bytes? {
    let name = cursor.rest.to(80)
    guard name.at(0).isWord, let bracket = name.firstIndex(of: UInt8(ascii: "[")), bracket > 0,
      name[bracket - 1] != 0x20
    else { return nil }
    var ahead = cursor
    ahead.index += bracket + 1
    guard ahead.number() != nil, ahead.pass(UInt8(ascii: ":")) else { return nil }
    let start = ahead.index
    guard ahead.number() != nil else { return nil }
    let tid = ahead.bytes.slice(start, ahead.index)
    guard ahead.pass(UInt8(ascii: "]")), !OSLogCompactFormat.hasType(name) else { return nil }
    cursor = ahead
    return tid
  }
}
