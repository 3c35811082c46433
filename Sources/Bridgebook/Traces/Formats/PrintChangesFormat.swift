/// The output of `Self._printChanges()` and `_logChanges()`, which gives the reasons why a body was
/// evaluated.
enum PrintChangesFormat {
  static let format = TraceFormat(
    id: "print-changes", title: "Self._printChanges(), _logChanges()",
    // In no other format do lines end in `changed.`.
    priority: 20,
    sample: "ContentView: @self, @identity, _count changed.",
    lacks: [.times, .threads, .mainThread, .values] + CannotShow.unlessPrinted,
    reading: .line { line, sink in read(line, into: &sink) })

  static func read(_ text: Bytes, into sink: inout EventSink) -> Bool {
    guard text.hasSuffix("changed."), let colon = text.firstIndex(of: ": ") else { return false }
    let type = text.to(colon)
    guard type.at(0).isWord, isType(type) else { return false }
    let rest = text.from(colon + 2)
    if rest.isEqual("unchanged.") {
      sink.add(.body, subject: sink.name(type), name: sink.text("unchanged"))
      return true
    }
    guard rest.hasSuffix(" changed.") else { return false }
    let tokens = rest.to(rest.count - 9)
    guard areTokens(tokens) else { return false }
    sink.add(
      .body, subject: sink.name(type), name: sink.text("changed"), value: sink.text(tokens))
    return true
  }

  private static func isType(_ bytes: Bytes) -> Bool {
    var depth = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      guard byte.isWord || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ">") || depth > 0
      else { return false }
    }
    return depth == 0
  }

  /// Returns whether the bytes are tokens such as `@self, _count, @24`.
  private static func areTokens(_ bytes: Bytes) -> Bool {
    var cursor = Cursor(bytes)
    while !cursor.isAtEnd {
      guard cursor.byte == UInt8(ascii: "@") || cursor.byte == UInt8(ascii: "_") else {
        return false
      }
      cursor.index += 1
      while cursor.byte.isWord || cursor.byte == UInt8(ascii: "$")
        || cursor.byte == UInt8(ascii: ".")
      {
        cursor.index += 1
      }
      if cursor.isAtEnd { return true }
      guard cursor.pass(UInt8(ascii: ",")) else { return false }
      cursor.passBlanks()
    }
    return false
  }
}
