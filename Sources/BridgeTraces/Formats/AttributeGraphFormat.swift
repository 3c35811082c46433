/// Banners SwiftUI's graph prints, without time, process or thread.
enum AttributeGraphFormat {
  static let format = TraceFormat(
    id: "attribute-graph", title: "banners of the attribute graph",
    // Before crash texts, which a failed precondition also is.
    priority: 40,
    sample: "=== AttributeGraph: cycle detected through attribute 529001 ===",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    let text = line.trimmed
    guard text.hasPrefix("=== AttributeGraph") || text.hasPrefix("precondition failure:")
    else { return false }
    LineMeaning.read(text, isFramework: true, into: &sink)
    return true
  }
}
