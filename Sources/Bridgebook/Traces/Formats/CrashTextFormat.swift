/// Fatal errors, exceptions, the Main Thread Checker, and the frames that follow them.
enum CrashTextFormat {
  static let format = TraceFormat(
    id: "crash-text", title: "fatal errors, exceptions, checkers",
    // Before issues of Xcode, whose file and line a fatal error has as well.
    priority: 35,
    sample:
      "SwiftUI/UIViewRepresentable.swift:346: Fatal error: UIViewRepresentables must be value types: "
      + "PlayerView",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    let text = line.trimmed
    guard CrashText.isCrashText(text), !text.hasPrefix("precondition failure:") else {
      return false
    }
    LineMeaning.read(text, into: &sink)
    return true
  }
}
