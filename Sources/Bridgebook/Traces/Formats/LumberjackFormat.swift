/// The files and terminal output of CocoaLumberjack, with a colon before the milliseconds.
enum LumberjackFormat {
  static let format = TraceFormat(
    id: "lumberjack", title: "CocoaLumberjack",
    // Only this colon distinguishes its terminal lines from Xcode's console lines.
    priority: 55,
    sample: "2025/05/20 15:33:18:621  Begin updateUIView",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .header(read))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard line.at(0).isDigit else { return false }
    var cursor = Cursor(line)
    let isFile = line.at(4) == UInt8(ascii: "/")
    guard let time = Timestamp.read(&cursor, separator: isFile ? .slash : .dash),
      time.fractionMark == UInt8(ascii: ":"), cursor.passBlanks()
    else { return false }
    record.time = time.nanoseconds
    if !isFile, let bracket = cursor.rest.to(80).firstIndex(of: UInt8(ascii: "[")) {
      var ahead = cursor
      ahead.index += bracket + 1
      if ahead.number() != nil, ahead.pass(UInt8(ascii: ":")), let tid = ahead.hexadecimal(),
        ahead.pass(UInt8(ascii: "]"))
      {
        record.thread = tid
        cursor = ahead
        cursor.passBlanks()
      }
    }
    record.message = cursor.rest
    return true
  }
}
