internal import BridgeModel

/// One entry of the unified log as a JSON object.
enum OSLogObject {
  /// What the members say.
  private struct Members {
    var message: JSONValue?
    var hasType = false
    var timestamp: JSONValue?
    var thread: JSONValue?
    var isFramework = false
    var signpostName: JSONValue?
    var signpostType: JSONValue?
    var signpostID: JSONValue?
    var process: JSONValue?
    var isEnd = false
  }

  /// Adds the events of an entry; false where the object is none.
  static func read(_ object: Bytes, _ sink: inout EventSink) -> Bool {
    guard var scanner = JSONScanner(object) else { return false }
    var members = Members()
    while let (key, value) = scanner.next() { take(key, value, &members) }
    if members.isEnd, members.message == nil {
      sink.structuralLines += 1
      return true
    }
    guard let message = members.message, members.hasType || members.timestamp != nil else {
      return false
    }
    if !scanner.isComplete { sink.report(.malformedRecord) }
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

  private static func take(_ key: Bytes, _ value: JSONValue, _ members: inout Members) {
    switch key.at(0) {
    case UInt8(ascii: "e"): if key.isEqual("eventMessage") { members.message = value }
    case UInt8(ascii: "m"): if key.isEqual("messageType") { members.hasType = true }
    case UInt8(ascii: "t"):
      if key.isEqual("timestamp") { members.timestamp = value }
      if key.isEqual("threadID") { members.thread = value }
    case UInt8(ascii: "p"): if key.isEqual("processID") { members.process = value }
    case UInt8(ascii: "f"): if key.isEqual("finished") { members.isEnd = true }
    case UInt8(ascii: "c"):
      if key.isEqual("category"), isFramework(value) { members.isFramework = true }
    case UInt8(ascii: "s"):
      if key.isEqual("subsystem"), isFramework(value) { members.isFramework = true }
      if key.isEqual("signpostName") { members.signpostName = value }
      if key.isEqual("signpostType") { members.signpostType = value }
      if key.isEqual("signpostID") { members.signpostID = value }
    default: break
    }
  }

  private static func isFramework(_ value: JSONValue) -> Bool {
    value.withText { LineMeaning.isFramework($0) } ?? false
  }

  private static func readSignpost(
    _ name: JSONValue, _ members: Members, _ sink: inout EventSink
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
