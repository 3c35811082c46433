/// An entry of the unified log as a JSON object.
enum OSLogObject {
  /// The members of an entry.
  private struct Members {
    var message: JSONToken?
    var hasType = false
    var timestamp: JSONToken?
    var thread: JSONToken?
    var isFramework = false
    var signpostName: JSONToken?
    var signpostType: JSONToken?
    var signpostID: JSONToken?
    var process: JSONToken?
    var isEnd = false

    /// Stores a member, and returns whether a member of that name is used.
    mutating func take(_ key: Bytes, _ value: JSONToken) -> Bool {
      switch key.at(0) {
      case UInt8(ascii: "c") where key.isEqual("category"): readOrigin(value)
      case UInt8(ascii: "e") where key.isEqual("eventMessage"): message = value
      case UInt8(ascii: "f") where key.isEqual("finished"): isEnd = true
      case UInt8(ascii: "m") where key.isEqual("messageType"): hasType = true
      case UInt8(ascii: "p") where key.isEqual("processID"): process = value
      case UInt8(ascii: "s") where key.isEqual("subsystem"): readOrigin(value)
      case UInt8(ascii: "s") where key.isEqual("signpostName"): signpostName = value
      case UInt8(ascii: "s") where key.isEqual("signpostType"): signpostType = value
      case UInt8(ascii: "s") where key.isEqual("signpostID"): signpostID = value
      case UInt8(ascii: "t") where key.isEqual("timestamp"): timestamp = value
      case UInt8(ascii: "t") where key.isEqual("threadID"): thread = value
      default: return false
      }
      return true
    }

    private mutating func readOrigin(_ value: JSONToken) {
      if value.withText({ LineMeaning.isFramework($0) }) == true { isFramework = true }
    }
  }

  /// Adds the events of an entry, and returns false if the object is not one.
  static func read(_ object: Bytes, _ sink: inout EventSink) -> Bool {
    var members = Members()
    guard let isComplete = sink.entries.read(object, { members.take($0, $1) }) else {
      return false
    }
    if members.isEnd, members.message == nil {
      sink.structuralLines += 1
      return true
    }
    guard let message = members.message, members.hasType || members.timestamp != nil else {
      return false
    }
    if !isComplete { sink.report(.malformedRecord) }
    members.timestamp?.withText { text in
      var cursor = Cursor(text)
      if let time = Timestamp.read(&cursor) { sink.setTime(time.nanoseconds, .calendar) }
    }
    if case .number(let digits)? = members.thread { sink.setThread(digits) }
    if let name = members.signpostName, readSignpost(name, members, &sink) { return true }
    let isText: Void? = message.withText {
      LineMeaning.recall($0, isFramework: members.isFramework, into: &sink)
    }
    if isText == nil { sink.note("", object.to(LineSplitter.limit)) }
    return true
  }

  private static func readSignpost(
    _ name: JSONToken, _ members: Members, _ sink: inout EventSink
  ) -> Bool {
    guard case .string(let name, _) = name, !name.isEmpty else { return false }
    var identity: UInt64 = 0
    if case .number(let spid)? = members.signpostID, case .number(let process)? = members.process {
      identity = SignpostsFormat.identity(process, spid)
    }
    var call = PrintedCall(
      subject: name.to(0), name: name, signature: name, meaning: CallName.meaning(of: name),
      value: name.to(0))
    let phase = members.signpostType?.withText { type -> PrintedCall.Phase in
      type.isEqual("begin") ? .begin : type.isEqual("end") ? .end : .whole
    }
    call.phase = phase ?? .whole
    let isAdded: Void? = members.message?.withText {
      call.value = $0
      PrintReader.add(call, to: &sink, identity: identity)
    }
    if isAdded == nil { PrintReader.add(call, to: &sink, identity: identity) }
    return true
  }
}

/// `log show --style json`: the entries of the unified log as an array.
enum OSLogJSONFormat {
  static let format = TraceFormat(
    id: "oslog-json", title: "log show --style json",
    // Higher than Chrome's traces, so that elements are tested for a log's message before a trace's
    // phase.
    priority: 110,
    sample: #"[{"eventMessage" : "Begin updateUIView","messageType" : "Default"}]"#,
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .element { object, sink, _ in OSLogObject.read(object, &sink) })
}

/// `log show --style ndjson`: one entry of the unified log per line.
enum OSLogNDJSONFormat {
  static let format = TraceFormat(
    id: "oslog-ndjson", title: "log show --style ndjson",
    // Lower than the project's own format, whose lines are also objects.
    priority: 95,
    sample:
      #"{"timestamp":"2026-01-02 03:04:05.000000+0100","eventMessage":"Invalid frame dimension "#
      + #"(negative or non-finite).","messageType":"Fault","subsystem":"com.apple.runtime-issues"}"#,
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .line { line, sink in OSLogObject.read(line, &sink) })
}
