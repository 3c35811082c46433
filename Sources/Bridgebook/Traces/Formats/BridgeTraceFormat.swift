/// The project's own format: one JSON object per line, with the vocabulary of `TraceEvent`.
enum BridgeTraceFormat {
  static let format = TraceFormat(
    id: "bridge-trace", title: "the recorder's NDJSON",
    // Higher than the unified log's NDJSON, because it rejects an object after fewer members.
    priority: 100,
    sample:
      #"{"seq":12,"t":1730000,"kind":"update.begin","subject":"HybridMap#1","thread":"main"}"#,
    lacks: [.times, .threads, .mainThread], reading: .line(read))

  @Sendable
  static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    guard var scanner = JSONScanner(line) else { return false }
    var members = Members()
    while let (key, value) = scanner.next() {
      guard members.take(key, value) else { return false }
    }
    guard scanner.isComplete else {
      guard members.hasSequence, members.kind != nil else { return false }
      sink.report(.malformedRecord)
      sink.note("malformed", line)
      return true
    }
    if members.kind == nil { return members.isHeader && sink.takeHeader(line) }
    guard members.hasSequence else { return false }
    emit(members, &sink)
    // Events of an exported run keep their original line numbers, while issues refer to lines of
    // this input.
    if sink.header.isWrittenRun, let line = members.line, line >= 0 {
      sink.batch[sink.batch.count - 1].line = Int(clamping: line)
    }
    return true
  }

  /// The members of a line.
  private struct Members {
    var hasSequence = false
    var isHeader = false
    var kind: JSONToken?
    var time: Int64?
    var subject: JSONToken?
    var name: JSONToken?
    var value: JSONToken?
    var thread: JSONToken?
    var outcome: JSONToken?
    var depth: Int?
    var line: Int64?

    /// Stores a member, and returns false if the member belongs to another format.
    mutating func take(_ key: Bytes, _ value: JSONToken) -> Bool {
      switch key.at(0) {
      case UInt8(ascii: "s"):
        if key.isEqual("seq") {
          hasSequence = true
        } else if key.isEqual("subject") {
          subject = value
        }
      case UInt8(ascii: "t"):
        if key.count == 1 {
          time = value.integer
        } else if key.isEqual("thread") {
          thread = value
        } else if key.isEqual("traceID") {
          return false
        }
      case UInt8(ascii: "k"): if key.isEqual("kind") { kind = value }
      case UInt8(ascii: "n"): if key.isEqual("name") { name = value }
      case UInt8(ascii: "v"): if key.isEqual("value") { self.value = value }
      case UInt8(ascii: "o"): if key.isEqual("outcome") { outcome = value }
      case UInt8(ascii: "d"):
        if key.isEqual("depth") { depth = value.integer.map { Int(clamping: $0) } }
        if key.isEqual("dropped") { isHeader = true }
      case UInt8(ascii: "l"): if key.isEqual("line") { line = value.integer }
      case UInt8(ascii: "b"): if key.isEqual("bridgeTrace") { isHeader = true }
      case UInt8(ascii: "e"): if key.isEqual("eventMessage") { return false }
      default: break
      }
      return true
    }
  }

  private static func emit(_ members: Members, _ sink: inout EventSink) {
    if let time = members.time { sink.setTime(time, .running) }
    if let thread = members.thread { thread.withText { sink.setThread($0) } }
    let subject = text(members.subject, .name, &sink)
    let name = text(members.name, .name, &sink)
    let value = text(members.value, .value, &sink)
    let kind = members.kind?.withText { EventKindNames.kind($0) }.flatMap { $0 }
    let outcome = members.outcome?.withText { EventKindNames.outcome($0) }.flatMap { $0 }
    guard let kind else {
      // An unknown kind becomes a note with the kind as its name.
      let word = text(members.kind, .name, &sink)
      return sink.add(.note, subject: subject, name: word, value: value, depth: members.depth)
    }
    switch kind {
    case .updateBegin where members.depth == nil, .callbackBegin where members.depth == nil:
      sink.begin(kind, subject: subject, name: name, value: value)
    case .updateEnd where members.depth == nil, .callbackEnd where members.depth == nil:
      let begin: TraceEventKind = kind == .updateEnd ? .updateBegin : .callbackBegin
      sink.end(kind, subject: subject, name: name, value: value) {
        $0.kind == begin && $0.subject == subject && (name == .none || $0.name == name)
      }
    default:
      sink.add(
        kind, subject: subject, name: name, value: value, outcome: outcome, depth: members.depth)
    }
  }

  private static func text(
    _ value: JSONToken?, _ purpose: TextTable.Purpose, _ sink: inout EventSink
  ) -> TextID {
    let text = { (bytes: Bytes, sink: inout EventSink) in
      purpose == .name ? sink.name(bytes) : sink.text(bytes)
    }
    switch value {
    case .string(let bytes, let isEscaped):
      if !isEscaped { return text(bytes, &sink) }
      return value?.withText { text($0, &sink) } ?? .none
    case .number(let bytes), .composite(let bytes): return text(bytes, &sink)
    case .true: return sink.text("true")
    case .false: return sink.text("false")
    case .null, nil: return .none
    }
  }
}
