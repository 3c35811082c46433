/// Recognizes the lines of a block about unsatisfiable constraints.
enum ConstraintText {
  /// Names that identify a constraint as belonging to a bridge rather than to the app's own layout.
  private static let bridges: [StaticString] = [
    "PlatformViewHost", "PlatformViewControllerHost", "ViewRepresentable",
    "ViewControllerRepresentable", "HostingController", "HostingView", "View-Encapsulated-Layout",
  ]

  /// Reads a constraint such as `"<NSLayoutConstraint:0x… UIView:0x….height == 44>",`; returns
  /// false for any other text.
  ///
  /// The event's subject is the part of a bridge that the constraint names, if any.
  static func read(_ text: Bytes, into sink: inout EventSink) -> Bool {
    let line = text.from(text.at(0) == UInt8(ascii: "\"") ? 1 : 0)
    guard line.at(0) == UInt8(ascii: "<"), line.at(1).isUpper,
      line.to(64).contains("Constraint:0x")
    else { return false }
    let bridge = bridges.lazy.compactMap { line.firstIndex(of: $0) }.first
    sink.add(
      .note, subject: bridge.map { sink.name(name(in: line, around: $0)) } ?? .none,
      name: sink.text("constraint"), value: sink.text(text))
    return true
  }

  /// Returns the complete name around an index.
  private static func name(in line: Bytes, around index: Int) -> Bytes {
    var (start, end) = (index, index)
    while start > 0, isName(line[start - 1]) { start -= 1 }
    while end < line.count, isName(line[end]) { end += 1 }
    return line.slice(start, end)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isWord || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
