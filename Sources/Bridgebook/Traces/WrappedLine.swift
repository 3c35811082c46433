/// A text that ends inside a message, held until the next line shows whether the message continues.
///
/// Terminals, mail programs and forums wrap lines, at a space or inside a word, and insert quote
/// marks such as `>` before the lines.
struct WrappedLine {
  /// The maximum number of lines into which a message is wrapped; the narrowest pasted text known
  /// has 40 columns.
  private static let lineLimit = 12

  let number: Int
  let offset: Int
  /// Whether a header preceded the text.
  let hasHeader: Bool
  private var text: [UInt8]
  private let thread: [UInt8]
  private let time: Int64?
  private let clock: TraceClock
  private let isFramework: Bool
  private var lineCount = 1
  private var strength: Int

  /// - Parameter record: The text with the contents of its header.
  init(_ record: LineRecord, hasHeader: Bool, _ sink: EventSink) {
    number = sink.line
    offset = sink.offset
    self.hasHeader = hasHeader
    text = Array(record.message.buffer)
    thread = Array(record.thread.buffer)
    time = record.time
    clock = record.clock
    isFramework = record.isFramework
    strength = sink.messages.match(record.message)?.strength ?? 0
  }

  /// Passes on the record with all lines so far.
  func record(_ body: (LineRecord) -> Void) {
    text.withUnsafeBufferPointer { text in
      thread.withUnsafeBufferPointer { thread in
        var record = LineRecord(Bytes(text))
        record.thread = Bytes(thread)
        record.time = time
        record.clock = clock
        record.isFramework = isFramework
        body(record)
      }
    }
  }

  /// The effect of the next line on the text.
  enum Joint {
    /// The line does not continue the message.
    case none
    case complete, open
  }

  /// Appends the next line if it continues the message.
  mutating func join(_ next: Bytes, _ messages: MessageMatcher) -> Joint {
    guard lineCount < WrappedLine.lineLimit, text.count < 4_096 else { return .none }
    let next = WrappedLine.withoutQuotation(next)
    var best: (text: [UInt8], reading: MessageMatcher.Reading, strength: Int)?
    for separator in [[0x20], []] as [[UInt8]] {
      let whole = text + separator + Array(next.buffer)
      let reading = whole.withUnsafeBufferPointer { messages.read(Bytes($0)) }
      guard let match = reading.match, match.certainty > .near || reading.isOpen else {
        if reading.isOpen, best == nil { best = (whole, reading, 0) }
        continue
      }
      if match.strength > (best?.strength ?? 0) { best = (whole, reading, match.strength) }
    }
    guard let best, best.strength > strength || strength == 0 && best.reading.isOpen else {
      return .none
    }
    text = best.text
    strength = best.strength
    lineCount += 1
    return best.reading.isOpen ? .open : .complete
  }

  /// Returns a line without the quote marks of mail programs and Markdown.
  private static func withoutQuotation(_ line: Bytes) -> Bytes {
    var index = 0
    while [0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "|")].contains(line.at(index)) { index += 1 }
    return line.from(index).trimmed
  }
}
