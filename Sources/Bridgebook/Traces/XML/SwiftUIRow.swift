/// Converts a row of the SwiftUI instrument's tables to events.
///
/// The columns and the types of updates are those that Instruments 26 and 27 export. A release that
/// renames them yields notes, including one about the missing column, but never wrong numbers.
struct SwiftUIRow {
  /// The maximum duration of an update, an hour in nanoseconds; Instruments marks an unfinished
  /// update with a value near the largest integer.
  private static let maximumDuration: Int64 = 3_600_000_000_000
  /// The maximum number of bytes kept of a cause.
  private static let causeLength = 512

  private enum Update { case body, representable, layout, other }

  /// The prefixes of update types; Apple's articles use "Platform View" for representables.
  private static let types: [(beginning: String, update: Update)] = [
    ("View Body", .body), ("Representable", .representable), ("Platform View", .representable),
    ("Layout", .layout),
  ]

  let row: XctraceRow

  /// Adds the row's events, and returns false if it does not belong to a table of the instrument or
  /// does not name the updated view.
  func emit(into sink: inout EventSink) -> Bool {
    switch sink.texts[row.schema] {
    case "swiftui-updates", "SwiftUIFilteredUpdates":
      guard let type = text("update-type", sink) else { return false }
      emitUpdate(type, &sink)
    case "swiftui-causes", "swiftui-full-causes":
      guard let destination = text("destination-node", sink) else { return false }
      emitCause(of: InstrumentNode(destination), &sink)
    default: return false
    }
    return true
  }

  private func emitUpdate(_ type: String, _ sink: inout EventSink) {
    let start = number("start", sink)
    if let start { sink.setTime(start, .running) }
    let update = SwiftUIRow.types.first { type.hasPrefix($0.beginning) }?.update ?? .other
    let view = text("view-name", sink)
    let description = text("description", sink)
    let cause = interned(text("root-causes", sink) ?? "", &sink)
    switch update {
    case .representable:
      let wrapper = InstrumentNode.wrapper(
        view: view, description: description, hierarchy: text("view-hierarchy", sink))
      let subject = interned(for: .name, wrapper, &sink)
      let name = sink.text(MeasuredName.representableUpdate)
      sink.add(.updateBegin, subject: subject, name: name, value: cause)
      if let start, let duration = number("duration", sink),
        0...SwiftUIRow.maximumDuration ~= duration
      {
        sink.setTime(start &+ duration, .running)
      } else {
        sink.forgetTime()
      }
      let severity = interned(text("severity", sink) ?? "", &sink)
      sink.add(.updateEnd, subject: subject, name: name, value: severity)
    case .body:
      let subject = interned(for: .name, InstrumentNode.known(view) ?? description ?? "", &sink)
      sink.add(.body, subject: subject, name: sink.text(MeasuredName.viewBody), value: cause)
    case .layout, .other:
      let subject = interned(for: .name, InstrumentNode.known(view) ?? description ?? "", &sink)
      sink.add(
        update == .layout ? .layout : .note, subject: subject, name: row.schema, value: cause)
    }
  }

  private func emitCause(of destination: InstrumentNode, _ sink: inout EventSink) {
    if let time = number("timestamp", sink) { sink.setTime(time, .running) }
    var source = text("source-node", sink).map { InstrumentNode($0).name } ?? ""
    if let changed = text("changed-properties", sink) { source += ": " + changed }
    let name = destination.isBody ? sink.text(MeasuredName.invalidatedBody) : row.schema
    sink.add(
      .dirty, subject: interned(for: .name, destination.view, &sink), name: name,
      value: interned(source, &sink))
  }

  /// Interns a text, cut to `causeLength` bytes, and returns its number.
  private func interned(
    for purpose: TextTable.Purpose = .value, _ text: String, _ sink: inout EventSink
  ) -> TextID {
    var text = text
    return text.withUTF8 { sink.interned(Bytes($0).to(SwiftUIRow.causeLength), for: purpose) }
  }

  private func value(_ mnemonic: String, _ sink: EventSink) -> XctraceTable.Value? {
    let index = row.columns.firstIndex { sink.texts[$0.mnemonic] == mnemonic }
    guard let index, index < row.values.count else { return nil }
    return row.values[index]
  }

  private func text(_ mnemonic: String, _ sink: EventSink) -> String? {
    guard let id = value(mnemonic, sink)?.text, id != .none else { return nil }
    return sink.texts[id]
  }

  private func number(_ mnemonic: String, _ sink: EventSink) -> Int64? {
    guard let number = value(mnemonic, sink)?.number, number != .min else { return nil }
    return number
  }
}
