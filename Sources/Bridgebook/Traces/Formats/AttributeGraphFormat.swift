/// Banners printed by SwiftUI's attribute graph, without time, process or thread.
enum AttributeGraphFormat {
  static let format = TraceFormat(
    id: "attribute-graph", title: "banners of the attribute graph",
    // Higher than crash texts, because a failed precondition of the graph is one too.
    priority: 40,
    sample: "=== AttributeGraph: cycle detected through attribute 529001 ===",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    let text = line.trimmed
    if text.hasPrefix("=== Evaluation stack") || isFrame(text) {
      sink.note("frame", text)
      return true
    }
    guard text.hasPrefix("=== AttributeGraph") || text.hasPrefix("precondition failure:")
    else { return false }
    LineMeaning.read(text, isFramework: true, into: &sink)
    return true
  }

  /// Returns whether a line is a frame of an evaluation stack, such as
  /// `frame 4.0: attribute 60112; count=2, index=1/3`.
  private static func isFrame(_ text: Bytes) -> Bool {
    text.hasPrefix("frame ") && text.to(24).contains(": attribute ")
  }
}
