/// Issues copied from Xcode's issue navigator or a build log: a Swift file, a line and the kind of
/// issue.
enum XcodeIssueFormat {
  static let format = TraceFormat(
    id: "xcode-issue", title: "Xcode's issue navigator, build log",
    // Lower than crash texts, because a fatal error also has a file and a line.
    priority: 30,
    sample:
      "Kit/ImageLoader.swift:63: warning run: Publishing changes from background threads is not "
      + "allowed; make sure to publish values from the main thread (via operators like receive(on:)) "
      + "on model updates.",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    guard let found = line.to(512).firstIndex(of: ".swift:") else { return false }
    var cursor = Cursor(line)
    cursor.index = found + 7
    // Skips the line and the column, each followed by a colon.
    for _ in 0..<2 {
      guard cursor.number() != nil else { break }
      // Without the kind of issue, the text is an issue only if it is a known message.
      if cursor.byte == 0x20 { return LineMeaning.readMessage(cursor.rest.trimmed, into: &sink) }
      guard cursor.pass(UInt8(ascii: ":")) else { return false }
    }
    cursor.passBlanks()
    guard
      cursor.pass("warning run:") || cursor.pass("runtime:") || cursor.pass("error:")
        || cursor.pass("warning:") || cursor.pass("note:")
    else { return false }
    cursor.passBlanks()
    _ = cursor.pass("runtime:")
    cursor.passBlanks()
    let isSwiftUI = cursor.pass("SwiftUI:")
    cursor.passBlanks()
    let understood = LineMeaning.readMessage(cursor.rest, into: &sink)
    // The file is most important if the text is unknown, so the whole line is kept.
    if !understood { sink.note(isSwiftUI ? "unrecognised" : "issue", line.trimmed) }
    return true
  }
}
