/// A signal a recorded run does not hold, so that nobody takes its absence for good news.
package enum CannotShow: String, CaseIterable, Sendable {
  /// A stack without the line that says why the process ended.
  case reason
  case times, threads
  case mainThread = "main-thread"
  case updateEnds = "update-ends"
  case callbacks, sets, writes, dismantle
  case structInits = "struct-inits"
  case bodies, inputs, values

  /// What a log holds only where the app prints it.
  static let unlessPrinted: [CannotShow] = [
    .updateEnds, .callbacks, .sets, .writes, .dismantle, .structInits, .bodies, .inputs,
  ]
}

/// A form in which runs are recorded: how it is recognised and read.
package struct TraceFormat: Sendable {
  /// How a format's bytes are cut and read.
  enum Reading: Sendable {
    /// A header before each text, with a time first unless said otherwise; fills the record where the line has one.
    case header(@Sendable (Bytes, inout LineRecord) -> Bool, isDated: Bool = true)
    /// Whole lines; adds events where the line is of the format.
    case line(@Sendable (Bytes, inout EventSink) -> Bool)
    /// JSON objects that are elements of one document; adds events where the object is of the format.
    case element(@Sendable (Bytes, inout EventSink, inout SpanTable) -> Bool)
    /// Groups of lines that a line after them describes.
    case groups
    /// One XML document.
    case document
    /// What no other format takes.
    case rest
  }

  package let id: String
  package let title: String
  /// Unique; the higher one is asked first.
  package let priority: Int
  /// A line, or the beginning of a file, in the format's grammar.
  package let sample: String
  /// What its runs do not hold unless an event shows it.
  package let lacks: [CannotShow]
  let reading: Reading
}

/// What the header of a line says, and the text after it.
struct LineRecord {
  var message: Bytes
  var time: Int64?
  var clock = EventSink.Clock.calendar
  var thread: Bytes
  /// The header names SwiftUI or the runtime's checks as the origin.
  var isFramework = false

  init(_ line: Bytes) {
    message = line
    thread = line.to(0)
  }
}

/// How many lines of an input were read as one format.
package struct FormatScore: Equatable, Sendable {
  package let id: String
  package let matchedLines: Int

  package init(id: String, matchedLines: Int) {
    self.id = id
    self.matchedLines = matchedLines
  }
}
