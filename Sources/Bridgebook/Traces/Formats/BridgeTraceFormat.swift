/// The project's own format, an object a line with the vocabulary of `TraceEvent`.
enum BridgeTraceFormat {
  static let format = TraceFormat(
    id: "bridge-trace", title: "the recorder's NDJSON",
    // Asked before the unified log's NDJSON because it reads fewer members before it declines.
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
    // A run that was written out again keeps the places its events had; issues stay on this input's lines.
    if sink.header.isWrittenRun, let line = members.line, line >= 0 {
      sink.batch[sink.batch.count - 1].line = Int(clamping: line)
    }
    return true
  }

  /// What the members of a line say.
  private struct Members {
    var hasSequence = false
    var isHeader = false
    var kind: JSONValue?
    var time: Int64?
    var subject: JSONValue?
    var name: JSONValue?
    var value: JSONValue?
    var thread: JSONValue?
    var outcome: JSONValue?
    var depth: Int?
    var line: Int64?

    /// Keeps a member; false where it belongs to another format.
    mutating func take(_ key: Bytes, _ value: JSONValue) -> Bool {
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
    let subject = text(members.subject, &sink)
    let name = text(members.name, &sink)
    let value = text(members.value, &sink)
    let kind = members.kind?.withText { EventKindNames.kind($0) }.flatMap { $0 }
    let outcome = members.outcome?.withText { EventKindNames.outcome($0) }.flatMap { $0 }
    guard let kind else {
      // An unknown kind is kept as a note under its own name.
      let word = text(members.kind, &sink)
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

  private static func text(_ value: JSONValue?, _ sink: inout EventSink) -> TextID {
    switch value {
    case .string(let bytes, let isEscaped):
      if !isEscaped { return sink.text(bytes) }
      return value?.withText { sink.text($0) } ?? .none
    case .number(let bytes), .composite(let bytes): return sink.text(bytes)
    case .true: return sink.text("true")
    case .false: return sink.text("false")
    case .null, nil: return .none
    }
  }
}
