/// `log show --style syslog`: a host, and a process without a thread.
enum OSLogSyslogFormat {
  static let format = TraceFormat(
    id: "oslog-syslog", title: "log show --style syslog",
    // Only the missing thread distinguishes it from Xcode's console lines with a space in the
    // process name.
    priority: 60,
    sample:
      "2020-08-01 11:24:28.146782+0200  localhost Atlas[88001]: (UIKitCore) "
      + "[com.apple.UIKit:Presentation] Attempt to present <A: 0x1> on <B: 0x2> whose view is not in "
      + "the window hierarchy!",
    lacks: [.threads, .mainThread] + CannotShow.unlessPrinted,
    reading: .header(read))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard line.at(0).isDigit, line.at(4) == UInt8(ascii: "-") else { return false }
    var cursor = Cursor(line)
    guard let time = Timestamp.read(&cursor), time.fractionMark != UInt8(ascii: ":"),
      cursor.passBlanks(), cursor.field() != nil, cursor.passBlanks()
    else { return false }
    let name = cursor.rest.to(80)
    guard let bracket = name.firstIndex(of: UInt8(ascii: "[")), bracket > 0 else { return false }
    cursor.index += bracket + 1
    guard cursor.number() != nil, cursor.pass("]: ") || cursor.pass("] ") else { return false }
    record.time = time.nanoseconds
    // Exports that include the level insert `<Fault>: ` here.
    if cursor.byte == UInt8(ascii: "<"), let end = line.to(cursor.index + 12).firstIndex(of: ">: ")
    {
      cursor.index = max(cursor.index, end + 3)
    }
    OSLogText.read(cursor.rest, into: &record)
    return true
  }
}
