/// `log show --signpost`: intervals whose begin and end are matched by process and signpost id.
enum SignpostsFormat {
  static let format = TraceFormat(
    id: "signposts", title: "log show --signpost",
    // Lines look like those of the default style, with brackets in place of the process.
    priority: 90,
    sample:
      "2026-03-28 12:03:47.598497-0700 0x1740001  Signpost    0x0                  9638   0    "
      + "[spid 0x1b0, process, begin] Atlas: (Kit) [com.example:ui] updateUIView: id=3",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .line(read))

  @Sendable
  private static func read(_ line: Bytes, _ sink: inout EventSink) -> Bool {
    var record = LineRecord(line)
    var start = 0
    if line.at(0).isDigit {
      guard let end = OSLogDefaultFormat.columns(line, &record) else { return false }
      start = end
    }
    var cursor = Cursor(line)
    cursor.index = start
    guard cursor.pass("[spid 0x") else { return false }
    guard let spid = cursor.hexadecimal(), let places = cursor.until(UInt8(ascii: "]")),
      let process = cursor.until(UInt8(ascii: ":"))
    else { return false }
    OSLogText.read(cursor.rest, into: &record)
    if let time = record.time { sink.setTime(time, .calendar) }
    sink.setThread(record.thread)
    let text = record.message
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    let name = text.to(colon ?? text.count).trimmed
    var call = PrintedCall(
      subject: text.to(0), name: name, signature: name, meaning: CallName.meaning(of: name),
      value: text.from((colon ?? text.count) + 1).trimmed)
    if places.hasSuffix(", begin") {
      call.phase = .begin
    } else if places.hasSuffix(", end") {
      call.phase = .end
    } else if LineMeaning.readMessage(text, into: &sink) {
      return true
    }
    PrintReader.add(call, to: &sink, identity: identity(process.trimmed, spid))
    return true
  }

  /// Returns a nonzero identity that distinguishes overlapping intervals.
  static func identity(_ process: Bytes, _ spid: Bytes) -> UInt64 {
    var identity = FNVHash()
    for part in [process, spid] {
      for byte in part.buffer { identity.add(byte) }
      identity.add(0xff)  // in no UTF-8 text, so that it matters where a part ends
    }
    return identity.value | 1
  }
}
