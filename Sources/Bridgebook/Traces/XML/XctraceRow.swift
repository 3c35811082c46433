/// Converts a row of an exported table to events.
struct XctraceRow {
  let schema: TextID
  let columns: [XctraceTable.Column]
  let values: [XctraceTable.Value]

  func emit(into sink: inout EventSink) {
    var time: Int64?
    var duration: Int64?
    var thread = TextID.none
    var texts: [(mnemonic: String, text: TextID)] = []
    for (index, value) in values.enumerated() {
      let column = index < columns.count ? columns[index] : XctraceTable.Column()
      let type = sink.texts[column.type]
      let mnemonic = sink.texts[column.mnemonic]
      if type.hasSuffix("-time") || type == "time", value.number != .min {
        time = time ?? value.number
      } else if type.hasSuffix("duration"), value.number != .min {
        duration = duration ?? value.number
      } else if type == "thread", value.text != .none {
        thread = value.text
      } else if value.text != .none {
        texts.append((mnemonic, value.text))
      }
    }
    if let time { sink.setTime(time, .running) }
    sink.setThread(threadName(thread, &sink))
    if !SwiftUIRow(row: self).emit(into: &sink) { add(texts, time, duration, &sink) }
    sink.clearPlace()
  }

  /// Returns `main` for a thread such as `Main Thread 0x1f03 (Atlas, pid: 20)`.
  private func threadName(_ thread: TextID, _ sink: inout EventSink) -> TextID {
    sink.texts[thread].hasPrefix("Main Thread") ? sink.text("main") : thread
  }

  private func add(
    _ texts: [(mnemonic: String, text: TextID)], _ time: Int64?, _ duration: Int64?,
    _ sink: inout EventSink
  ) {
    let subject =
      XctraceRow.subjects.lazy.compactMap { name in texts.first { $0.mnemonic == name }?.text }
      .first ?? .none
    let value = joined(texts.filter { $0.text != subject }, duration, &sink)
    let schema = sink.texts[self.schema]
    switch schema {
    case "swiftui-updates":
      var text = sink.texts[subject]
      let call = text.withUTF8 { PrintedCall.read(Bytes($0))?.meaning }
      if call == .update {
        sink.add(.updateBegin, subject: subject, name: sink.text("update"), value: value)
        if let time, let duration { sink.setTime(time &+ duration, .running) }
        sink.add(.updateEnd, subject: subject, name: sink.text("update"))
      } else {
        sink.add(.body, subject: subject, value: value)
      }
    case "swiftui-causes": sink.add(.dirty, subject: subject, name: self.schema, value: value)
    case "swiftui-layout-updates":
      sink.add(.layout, subject: subject, name: self.schema, value: value)
    case "potential-hangs", "hang-risks":
      sink.add(.hang, subject: subject, name: self.schema, value: value)
    case "hitches": sink.add(.freeze, subject: subject, name: self.schema, value: value)
    case "runloop-events": sink.add(.run, subject: subject, name: self.schema, value: value)
    case "OSSignpostIntervals":
      sink.add(.callbackBegin, name: subject, value: value)
      if let time, let duration { sink.setTime(time &+ duration, .running) }
      sink.add(.callbackEnd, name: subject)
    default: sink.add(.note, subject: subject, name: self.schema, value: value)
    }
  }

  /// The columns that name the subject of a row, best first.
  private static let subjects = [
    "view-name", "view", "name", "label", "description", "hang-type", "node", "event-type",
  ]

  private func joined(
    _ texts: [(mnemonic: String, text: TextID)], _ duration: Int64?, _ sink: inout EventSink
  ) -> TextID {
    var parts = texts.map { "\($0.mnemonic)=\(sink.texts[$0.text])" }
    // Durations differ in each row, so only those that are significant by themselves are stored.
    let schema = sink.texts[self.schema]
    if let duration, schema == "potential-hangs" || schema == "hitches" {
      parts.append("duration=\(duration)")
    }
    var text = parts.joined(separator: " ")
    return text.withUTF8 { sink.interned(Bytes($0).to(4096)) }
  }
}
