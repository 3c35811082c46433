/// Output copied with metadata from Xcode 15 and later: a line of metadata after each message or
/// run of prints.
enum XcodeStructuredFormat {
  static let format = TraceFormat(
    id: "xcode-structured", title: "Xcode 15 and later, copied with metadata",
    // The highest of the line formats, because its metadata determines how the lines before it are
    // read.
    priority: 120,
    sample:
      "Type: Fault | Timestamp: 2025-08-22 10:41:12.881714+09:00 | Process: Atlas | Library: "
      + "SwiftUICore | Subsystem: com.apple.runtime-issues | Category: SwiftUI | TID: 0xf900",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .groups)

  /// Returns the metadata in a line, which describes the lines before it; nil for any other line.
  static func metadata(_ line: Bytes) -> LineRecord? {
    let text = line.trimmed
    guard text.hasPrefix("Type: ") else { return nil }
    var record = LineRecord(line)
    var cursor = Cursor(text)
    var fields = 0
    var isKnown = false
    while !cursor.isAtEnd {
      let end = text.firstIndex(of: " |", from: cursor.index) ?? text.count
      let field = text.slice(cursor.index, end).trimmed
      cursor.index = end + 2
      guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { continue }
      fields += 1
      let value = field.from(colon + 1).trimmed
      if !take(field.to(colon), value, &record) { continue }
      isKnown = true
    }
    // A line with only `Type: something` may be a print; a truncated line of metadata still
    // contains its first bar.
    return isKnown || fields > 1 || text.firstIndex(of: UInt8(ascii: "|")) != nil ? record : nil
  }

  /// Stores a field, and returns whether the field identifies the line as metadata.
  private static func take(_ key: Bytes, _ value: Bytes, _ record: inout LineRecord) -> Bool {
    if key.isEqual("Type") { return value.isEqual("stdio") || value.isEqual("stdout") }
    if key.isEqual("Timestamp") {
      var cursor = Cursor(value)
      record.time = Timestamp.read(&cursor)?.nanoseconds
      return record.time != nil
    }
    if key.isEqual("TID") { record.thread = value }
    let isOrigin =
      key.isEqual("Library") || key.isEqual("Subsystem") || key.isEqual("Category")
    if isOrigin, LineMeaning.isFramework(value) { record.isFramework = true }
    return isOrigin || key.isEqual("TID")
  }
}
