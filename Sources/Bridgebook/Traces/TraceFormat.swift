/// A signal that a recorded run cannot contain, so that its absence is not taken as evidence.
package enum CannotShow: String, CaseIterable, Sendable {
  /// The reason why the process ended, which a stack alone does not contain.
  case reason
  case times, threads
  case mainThread = "main-thread"
  case updateEnds = "update-ends"
  case callbacks, sets, writes, dismantle
  case structInits = "struct-inits"
  case bodies, inputs, values

  /// The signals that a log contains only if the app prints them.
  static let unlessPrinted: [CannotShow] = [
    .updateEnds, .callbacks, .sets, .writes, .dismantle, .structInits, .bodies, .inputs,
  ]
}

/// A format in which runs are recorded, with its grammar.
package struct TraceFormat: Sendable {
  /// The way in which a format's bytes are divided and read.
  enum Reading: Sendable {
    /// Lines with a header before the text, which begins with a time if `isDated`; the function
    /// fills the record from a line.
    case header(@Sendable (Bytes, inout LineRecord) -> Bool, isDated: Bool = true)
    /// Whole lines; the function adds events if the line has the format.
    case line(@Sendable (Bytes, inout EventSink) -> Bool)
    /// JSON objects that are elements of a document; the function adds events if the object has the
    /// format.
    case element(@Sendable (Bytes, inout EventSink, inout SpanTable) -> Bool)
    /// Groups of lines that a following line describes.
    case groups
    /// An XML document.
    case document
    /// Lines that no other format accepts.
    case rest
  }

  package let id: String
  package let title: String
  /// The unique priority; formats with a higher one are tried first.
  package let priority: Int
  /// A line, or the beginning of a file, in this format.
  package let sample: String
  /// The signals that runs in this format lack unless an event provides them.
  package let lacks: [CannotShow]
  let reading: Reading

  /// Whether events come in the order of the lines that they name; the end of an interval that is
  /// one element of a document comes after later lines.
  package var keepsLineOrder: Bool {
    switch reading {
    case .element, .document: false
    case .header, .line, .groups, .rest: true
    }
  }
}

/// The contents of a line's header, and the text after it.
struct LineRecord {
  var message: Bytes
  var time: Int64?
  var clock = TraceClock.calendar
  var thread: Bytes
  /// Whether the header names SwiftUI or the runtime's checks as the origin.
  var isFramework = false

  init(_ line: Bytes) {
    message = line
    thread = line.to(0)
  }
}

/// The number of lines of an input that were read in a format.
package struct FormatScore: Equatable, Sendable {
  package let id: String
  package let matchedLines: Int

  package init(id: String, matchedLines: Int) {
    self.id = id
    self.matchedLines = matchedLines
  }
}
