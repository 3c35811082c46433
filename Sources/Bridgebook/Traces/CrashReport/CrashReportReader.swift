/// Reads the JSON of a crash report as a stream; the report may be complete or a pasted fragment.
///
/// Only the essential parts become events: the reason of an exception, a message of the system that
/// ended the process, the backtraces of exceptions, and the frames of each thread, with the crashed
/// thread marked. Brackets need not match, so a truncated report is read up to its end.
struct CrashReportReader {
  /// The maximum length of a text; the backtrace of an exception has about ten thousand bytes.
  private static let textCapacity = 256 * 1024
  private static let maximumDepth = 64

  private(set) var line: Int
  /// The number of texts and frames that became events.
  private(set) var count = 0
  private var text: [UInt8] = []
  private var isInText = false
  private var isEscaped = false
  private var hasEscapes = false
  private var key: [UInt8] = []
  private var isValue = false
  /// The keys of the open objects and arrays.
  private var path: [(key: [UInt8], isArray: Bool)] = []
  private var lineHasText = false
  private var lineHasEvent = false
  private var isTriggered = false
  private var frame = 0
  private var thread = 0
  private var repair = TextRepair()

  init(line: Int = 1) {
    self.line = line
  }

  /// Reads the next bytes.
  mutating func feed(_ bytes: Bytes, into sink: inout EventSink) {
    for byte in bytes.buffer {
      if byte == 0x0A {
        endLine(&sink)
        line += 1
      } else if byte > 0x20 {
        lineHasText = true
      }
      if isInText {
        takeInText(byte, &sink)
      } else {
        take(byte, &sink)
      }
    }
  }

  /// Counts a line without an event as structural when it ends.
  mutating func endLine(_ sink: inout EventSink) {
    if lineHasText, !lineHasEvent { sink.structuralLines += 1 }
    lineHasText = false
    lineHasEvent = false
  }

  private mutating func takeInText(_ byte: UInt8, _ sink: inout EventSink) {
    if !isEscaped, byte == UInt8(ascii: "\"") {
      isInText = false
      endText(&sink)
      return
    }
    isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    if isEscaped { hasEscapes = true }
    if text.count < CrashReportReader.textCapacity { text.append(byte) }
  }

  private mutating func take(_ byte: UInt8, _ sink: inout EventSink) {
    switch byte {
    case UInt8(ascii: "\""):
      isInText = true
      isEscaped = false
      hasEscapes = false
      text.removeAll(keepingCapacity: true)
    case UInt8(ascii: ":"):
      key = text
      isValue = true
    case UInt8(ascii: ","): isValue = false
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if byte == UInt8(ascii: "["), isValue { beginStack(&sink) }
      if path.count < CrashReportReader.maximumDepth {
        path.append((isValue ? key : [], byte == UInt8(ascii: "[")))
      }
      isValue = false
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let last = path.popLast(), last.key.elementsEqual("frames".utf8) {
        isTriggered = false
        thread += 1
      }
      isValue = false
    case UInt8(ascii: "t"):
      if isValue, key.elementsEqual("triggered".utf8) { isTriggered = true }
    default: break
    }
  }

  private mutating func beginStack(_ sink: inout EventSink) {
    let isException = key.elementsEqual("lastExceptionBacktrace".utf8)
    guard isException || key.elementsEqual("frames".utf8) else { return }
    frame = 0
    let name =
      isException
      ? "Last Exception Backtrace" : "Thread \(thread)" + (isTriggered ? " Crashed" : "") + ":"
    note("thread", Array(name.utf8), &sink)
  }

  /// Processes a text that is a value or an element of an array.
  private mutating func endText(_ sink: inout EventSink) {
    guard isValue || path.last?.isArray == true else { return }
    if isValue, key.elementsEqual("symbol".utf8) {
      note("frame", Array("\(frame) ".utf8) + resolved(), &sink)
      frame += 1
    } else if isValue, key.elementsEqual("composed_message".utf8) {
      read(Array("reason: ".utf8) + resolved(), &sink)
    } else if path.contains(where: { $0.key.elementsEqual("asiBacktraces".utf8) }) {
      note("thread", Array("Application Specific Backtrace".utf8), &sink)
      for line in resolved().split(separator: 0x0A) { note("frame", Array(line), &sink) }
    } else if path.contains(where: { $0.key.elementsEqual("asi".utf8) }) {
      for line in resolved().split(separator: 0x0A) { read(Array(line), &sink) }
    } else if path.contains(where: { $0.key.elementsEqual("termination".utf8) }) {
      for line in resolved().split(separator: 0x0A) { readMessage(Array(line), &sink) }
    }
  }

  private func resolved() -> [UInt8] {
    hasEscapes ? text.withUnsafeBufferPointer(JSONEscapes.resolve) : text
  }

  private mutating func note(_ name: StaticString, _ bytes: [UInt8], _ sink: inout EventSink) {
    sink.line = line
    count += 1
    lineHasEvent = true
    repaired(bytes) { sink.note(name, $0) }
  }

  /// Reads a line of the termination reason: usually a code, or a message if the developer has to
  /// act.
  private mutating func readMessage(_ bytes: [UInt8], _ sink: inout EventSink) {
    sink.line = line
    var isMessage = false
    repaired(bytes) { isMessage = LineMeaning.readMessage($0, into: &sink) }
    guard isMessage else { return }
    count += 1
    lineHasEvent = true
  }

  /// Reads a line of the text that the process printed when it ended.
  private mutating func read(_ bytes: [UInt8], _ sink: inout EventSink) {
    sink.line = line
    count += 1
    lineHasEvent = true
    repaired(bytes) { text in
      guard !LineMeaning.readMessage(text, into: &sink) else { return }
      if !CrashText.read(text, into: &sink) {
        sink.add(.crash, name: sink.text("exception"), value: sink.text(text))
      }
    }
  }

  private mutating func repaired(_ bytes: [UInt8], _ body: (Bytes) -> Void) {
    var repair = self.repair
    self.repair = TextRepair()
    bytes.withUnsafeBufferPointer { repair.repair(Bytes($0), body) }
    self.repair = repair
  }
}
