/// Recognises the lines of a block about constraints that cannot all hold.
enum ConstraintText {
  /// A constraint that names one of these came from a bridge, not from the app's own layout.
  private static let bridges: [StaticString] = [
    "PlatformViewHost", "PlatformViewControllerHost", "ViewRepresentable",
    "ViewControllerRepresentable", "HostingController", "HostingView", "View-Encapsulated-Layout",
  ]

  /// Adds the constraint of a line such as `"<NSLayoutConstraint:0x… UIView:0x….height == 44>",`; its subject is the part of a
  /// bridge it names.
  static func read(_ text: Bytes, into sink: inout EventSink) -> Bool {
    let line = text.from(text.at(0) == UInt8(ascii: "\"") ? 1 : 0)
    guard line.at(0) == UInt8(ascii: "<"), line.at(1).isUpper,
      line.to(64).contains("Constraint:0x")
    else { return false }
    let bridge = bridges.lazy.compactMap { line.firstIndex(of: $0) }.first
    sink.add(
      .note, subject: bridge.map { sink.text(name(in: line, around: $0)) } ?? .none,
      name: sink.text("constraint"), value: sink.text(text))
    return true
  }

  /// The whole name a part of which stands there.
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
