/// Rows copied from Console.app: type, time without a date, process and message, separated by tabs.
enum ConsoleAppFormat {
  static let format = TraceFormat(
    id: "console-app", title: "a copy from Console.app",
    // Lines of no other format begin with a level and a tab.
    priority: 85,
    sample:
      "fault\t10:15:07.466884+0100\tAtlas\tModifying state during view update, this will cause "
      + "undefined behavior.",
    lacks: [.threads, .mainThread] + CannotShow.unlessPrinted,
    reading: .header(read, isDated: false))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard let tab = line.to(10).firstIndex(of: 0x09), isLevel(line.to(tab)) else { return false }
    var cursor = Cursor(line)
    cursor.index = tab + 1
    guard let time = Timestamp.readTimeOfDay(&cursor), cursor.pass(0x09) else { return false }
    guard cursor.until(0x09) != nil else { return false }
    record.time = time.nanoseconds
    record.clock = .dayTime
    OSLogText.read(cursor.rest, into: &record)
    return true
  }

  private static func isLevel(_ word: Bytes) -> Bool {
    word.isEqual("default") || word.isEqual("info") || word.isEqual("debug")
      || word.isEqual("error") || word.isEqual("fault")
  }
}
