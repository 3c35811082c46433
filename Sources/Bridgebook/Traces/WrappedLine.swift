/// The text of a framework's line that may go on in the next line, since a terminal or a mail program broke it.
struct WrappedLine {
  /// Terminals and mail programs break lines between these lengths.
  static let widths = 60...200

  let number: Int
  let offset: Int
  private let text: [UInt8]
  private let thread: [UInt8]
  private let time: Int64?
  private let clock: EventSink.Clock
  private let isFramework: Bool

  /// Nil where the text is known, ends like a sentence, or does not come from a framework.
  init?(_ record: LineRecord, lineLength: Int, _ sink: EventSink) {
    let text = record.message.trimmed
    guard WrappedLine.widths.contains(lineLength), text.at(text.count - 1) != UInt8(ascii: "."),
      record.isFramework || LineMeaning.hasFrameworkCategory(text),
      PlainQuotes.with(text, { sink.messages.match($0) }) == nil
    else { return nil }
    number = sink.line
    offset = sink.offset
    self.text = Array(text.buffer)
    thread = Array(record.thread.buffer)
    time = record.time
    clock = record.clock
    isFramework = record.isFramework
  }

  /// Hands out the record as it would have been without the next line.
  func record(_ body: (LineRecord) -> Void) { record(of: text, body) }

  /// Hands out the record of both lines where together they are a message of the catalogue.
  func joined(with next: Bytes, _ messages: MessageMatcher, _ body: (LineRecord) -> Void) -> Bool {
    // A terminal breaks inside a word, a mail program drops the blank it breaks at.
    for separator in [[], [0x20]] as [[UInt8]] {
      let whole = text + separator + Array(next.trimmed.buffer)
      let isMessage = whole.withUnsafeBufferPointer {
        PlainQuotes.with(Bytes($0), { messages.match($0) }) != nil
      }
      guard isMessage else { continue }
      record(of: whole, body)
      return true
    }
    return false
  }

  private func record(of text: [UInt8], _ body: (LineRecord) -> Void) {
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
}
