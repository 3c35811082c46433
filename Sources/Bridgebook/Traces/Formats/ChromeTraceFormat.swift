/// Chrome's Trace Event format: objects with a phase and times in microseconds, in an array that
/// may be unclosed.
enum ChromeTraceFormat {
  static let format = TraceFormat(
    id: "chrome-trace", title: "Chrome Trace Event JSON",
    // Entries of a log have no phase, so each of the two formats rejects the other's objects.
    priority: 105,
    sample: #"[{"name":"updateUIView","ph":"B","ts":46.0,"pid":1,"tid":3}]"#,
    lacks: CannotShow.unlessPrinted, reading: .element(read))

  private struct Members {
    var name: JSONToken?
    var phase: UInt8 = 0
    var time: Int64?
    var duration: Int64 = 0
    var process: Int64 = 0
    var thread: Int64 = 0
    var id: Bytes?
    var arguments: JSONToken?
    var category: Bytes?

    /// The numbers of the process and the thread combined.
    var key: UInt64 { UInt64(bitPattern: process &* 0x1_0000_0001 &+ thread) }
  }

  @Sendable
  private static func read(
    _ object: Bytes, _ sink: inout EventSink, _ spans: inout SpanTable
  ) -> Bool {
    guard var scanner = JSONScanner(object) else { return false }
    var members = Members()
    while let (key, value) = scanner.next() { take(key, value, &members) }
    guard members.phase != 0, scanner.isComplete else { return false }
    if let isRead = readOwn(members, &sink) { return isRead }
    if members.phase == UInt8(ascii: "M") {
      nameThread(members, &sink, &spans)
      sink.structuralLines += 1
      return true
    }
    guard let time = members.time else { return false }
    while let span = spans.popEnded(by: time, thread: members.key) { close(span, &sink) }
    place(time, members, &sink, spans)
    let read = members.name?.withText { name -> Bool in
      add(name, members, time, &sink, &spans)
      return true
    }
    if read == nil { add(object.to(0), members, time, &sink, &spans) }
    return true
  }

  /// Reads an event that this program exported, whose arguments contain the original; returns nil
  /// for others.
  private static func readOwn(_ members: Members, _ sink: inout EventSink) -> Bool? {
    guard let category = members.category else { return nil }
    if category.isEqual("bridge-trace-close") {
      sink.structuralLines += 1
      return true
    }
    guard category.isEqual("bridge-trace"), case .composite(let event)? = members.arguments else {
      return nil
    }
    return BridgeTraceFormat.read(event, &sink)
  }

  private static func take(_ key: Bytes, _ value: JSONToken, _ members: inout Members) {
    if key.isEqual("ph") {
      if case .string(let phase, _) = value { members.phase = phase.at(0) }
    } else if key.isEqual("ts") {
      if case .number(let digits) = value { members.time = JSONToken.decimal(digits, places: 3) }
    } else if key.isEqual("dur") {
      if case .number(let digits) = value {
        members.duration = JSONToken.decimal(digits, places: 3) ?? 0
      }
    } else if key.isEqual("name") {
      members.name = value
    } else if key.isEqual("pid") {
      members.process = value.integer ?? 0
    } else if key.isEqual("tid") {
      members.thread = value.integer ?? 0
    } else if key.isEqual("cat") {
      if case .string(let category, _) = value { members.category = category }
    } else if key.isEqual("args") {
      members.arguments = value
    } else if key.isEqual("id") {
      switch value {
      case .string(let id, _), .number(let id): members.id = id
      default: break
      }
    }
  }

  /// Reads the name of a thread, such as `{"name":"thread_name","ph":"M","args":{"name":"main"}}`.
  private static func nameThread(
    _ members: Members, _ sink: inout EventSink, _ spans: inout SpanTable
  ) {
    guard case .string(let name, _)? = members.name, name.isEqual("thread_name"),
      case .composite(let arguments)? = members.arguments, var scanner = JSONScanner(arguments)
    else { return }
    while let (key, value) = scanner.next() {
      guard key.isEqual("name") else { continue }
      guard spans.threadNames.count < SpanTable.capacity else { return sink.report(.tableFull) }
      let thread = value.withText { text in
        // The main thread has different names in browsers and exporters.
        text.hasPrefix("main") || text.hasPrefix("Main") || text.hasPrefix("com.apple.main-thread")
          ? sink.text("main") : sink.name(text)
      }
      spans.threadNames[members.key] = thread.flatMap { $0.isTransient ? nil : $0 }
    }
  }

  private static func place(
    _ time: Int64, _ members: Members, _ sink: inout EventSink, _ spans: SpanTable
  ) {
    sink.setTime(time, .counter)
    if let name = spans.threadNames[members.key] {
      sink.setThread(name)
    } else {
      var name = String(members.thread)
      name.withUTF8 { sink.setThread(Bytes($0)) }
    }
  }

  private static func add(
    _ name: Bytes, _ members: Members, _ time: Int64, _ sink: inout EventSink,
    _ spans: inout SpanTable
  ) {
    var value = name.to(0)
    if case .composite(let arguments)? = members.arguments, arguments.count > 2 {
      value = arguments.to(LineSplitter.limit)
    }
    var call = PrintedCall(
      subject: name.to(0), name: name, signature: name, meaning: CallName.meaning(of: name),
      value: value)
    if let printed = PrintedCall.read(name), printed.phase == .whole, printed.meaning != nil {
      call.subject = printed.subject
      call.name = printed.name
      call.signature = printed.signature
      call.meaning = printed.meaning
    }
    let identity = members.id.map { SignpostsFormat.identity(name.to(0), $0) } ?? 0
    switch members.phase {
    case UInt8(ascii: "B"), UInt8(ascii: "b"):
      call.phase = .begin
      PrintReader.add(call, to: &sink, identity: identity)
    case UInt8(ascii: "E"), UInt8(ascii: "e"):
      call.phase = .end
      if name.isEmpty { return endInnermost(&sink) }
      PrintReader.add(call, to: &sink, identity: identity)
    case UInt8(ascii: "X"):
      addSpan(call, members, time, &sink, &spans)
    default:
      LineMeaning.read(name, into: &sink)
    }
  }

  /// Ends the innermost interval, for an end event without a name.
  private static func endInnermost(_ sink: inout EventSink) {
    let open = sink.nesting.innermost { $0.identity == 0 }
    let kind: TraceEventKind =
      switch open?.kind {
      case .updateBegin: .updateEnd
      case .callbackBegin, nil: .callbackEnd
      default: .note
      }
    sink.end(kind, name: .none) { $0.identity == 0 }
  }

  private static func addSpan(
    _ call: PrintedCall, _ members: Members, _ time: Int64, _ sink: inout EventSink,
    _ spans: inout SpanTable
  ) {
    let kind: TraceEventKind? =
      switch call.meaning {
      case .update: .updateBegin
      case .callback, nil: .callbackBegin
      default: nil
      }
    guard let kind else { return PrintReader.add(call, to: &sink) }
    var begin = call
    begin.phase = .begin
    let name = sink.name(call.name)
    // The text of a transient name would be forgotten before the span ends.
    guard !name.isTransient else { return PrintReader.add(call, to: &sink) }
    let thread = sink.currentThread
    let span = SpanTable.Span(
      thread: members.key, end: time &+ members.duration, line: sink.line, kind: kind, name: name,
      threadName: thread.isTransient ? .none : thread)
    guard spans.add(span) else {
      sink.report(.tableFull)
      return PrintReader.add(call, to: &sink)
    }
    PrintReader.add(begin, to: &sink)
  }

  /// Adds the end of a span at its time, with the line that contained the span.
  static func close(_ span: SpanTable.Span, _ sink: inout EventSink) {
    let line = sink.line
    sink.line = span.line
    sink.setTime(span.end, .counter)
    sink.setThread(span.threadName)
    sink.end(span.kind == .updateBegin ? .updateEnd : .callbackEnd, name: span.name) {
      $0.kind == span.kind && $0.name == span.name && $0.identity == 0
    }
    sink.line = line
  }
}
