/// `log show` and `log stream` in the default style: columns for thread, type, activity, process
/// and time to live.
enum OSLogDefaultFormat {
  static let format = TraceFormat(
    id: "oslog-default", title: "log show, log stream",
    // Lines begin like those of Xcode's console, but columns follow.
    priority: 80,
    sample:
      "2026-03-28 12:03:47.598497-0700 0x1740001  Fault       0x2060001            9638   14   "
      + "Atlas: (SwiftUICore) [com.apple.SwiftUI:Invalid Configuration] NSHostingView is being laid "
      + "out reentrantly while rendering its SwiftUI content.",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .header(read))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard let start = columns(line, &record), !line.from(start).hasPrefix("[spid ") else {
      return false
    }
    let rest = line.from(start)
    // The name of the process may contain spaces; a colon ends it.
    guard let colon = rest.to(120).firstIndex(of: ": ") else { return false }
    OSLogText.read(rest.from(colon + 2), into: &record)
    return true
  }

  /// Reads the columns, and returns the index of the text after them.
  static func columns(_ line: Bytes, _ record: inout LineRecord) -> Int? {
    guard line.at(0).isDigit, line.at(4) == UInt8(ascii: "-") else { return nil }
    var cursor = Cursor(line)
    guard let time = Timestamp.read(&cursor), time.hasZone, cursor.passBlanks(),
      cursor.pass("0x")
    else { return nil }
    let threadStart = cursor.index - 2
    guard cursor.hexadecimal() != nil else { return nil }
    let thread = line.slice(threadStart, cursor.index)
    guard cursor.passBlanks(), cursor.byte.isLetter, cursor.field() != nil else { return nil }
    cursor.passBlanks()
    // Types can have two words, such as `User Action` and `Create Activity`.
    while cursor.byte.isLetter {
      guard cursor.field() != nil, cursor.passBlanks() else { return nil }
    }
    guard cursor.pass("0x"), cursor.hexadecimal() != nil, cursor.passBlanks(),
      cursor.number() != nil, cursor.passBlanks(), cursor.number() != nil
    else { return nil }
    cursor.passBlanks()
    record.time = time.nanoseconds
    record.thread = thread
    return cursor.index
  }
}
