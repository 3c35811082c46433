package import Bridgebook

/// Writes events in the project's own trace format, one JSON object per line, appending them to
/// bytes.
package enum TraceExport {
  /// Appends the first line, which describes the run.
  ///
  /// The line states whether the `line` of an event refers to the scenario or to the original
  /// input.
  package static func appendHeader(of run: Run, to bytes: inout [UInt8]) {
    append("{\"bridgeTrace\":1", to: &bytes)
    let members: [(StaticString, String?)] = [
      (",\"title\":", run.title), (",\"tool\":", run.tool), (",\"platform\":", run.platform),
      (",\"os\":", run.os), (",\"appVersion\":", run.appVersion),
      (",\"start\":", run.startedAt), (",\"scenario\":", run.scenario),
      (",\"variant\":", run.variant),
    ]
    for (key, text) in members {
      if let text { append(key, string: text, to: &bytes) }
    }
    append("}\n", to: &bytes)
  }

  /// Appends the line of an event.
  package static func append(_ event: TraceEvent, _ texts: TextTable, to bytes: inout [UInt8]) {
    append("{\"seq\":", integer: Int64(event.sequence), to: &bytes)
    if let time = event.time { append(",\"t\":", integer: time, to: &bytes) }
    appendRest(of: event, texts, to: &bytes)
  }

  /// Appends an event as a row of a table of many runs, with members named after the columns of the
  /// view `events`.
  ///
  /// - Parameter run: the object with the columns of the run, without its closing brace.
  package static func appendRow(
    _ event: TraceEvent, _ texts: TextTable, run: [UInt8], to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: run)
    append(",\"sequence\":", integer: Int64(event.sequence), to: &bytes)
    if let time = event.time { append(",\"time\":", integer: time, to: &bytes) }
    appendRest(of: event, texts, to: &bytes)
  }

  /// Appends the members that have the same names in every form, and ends the line.
  private static func appendRest(
    of event: TraceEvent, _ texts: TextTable, to bytes: inout [UInt8]
  ) {
    append(",\"kind\":\"", to: &bytes)
    bytes.append(contentsOf: event.kind.rawValue.utf8)
    bytes.append(UInt8(ascii: "\""))
    append(",\"subject\":", event.subject, texts, to: &bytes)
    append(",\"name\":", event.name, texts, to: &bytes)
    append(",\"value\":", event.value, texts, to: &bytes)
    append(",\"thread\":", event.thread, texts, to: &bytes)
    if let outcome = event.outcome {
      append(",\"outcome\":\"", to: &bytes)
      bytes.append(contentsOf: outcome.rawValue.utf8)
      bytes.append(UInt8(ascii: "\""))
    }
    append(",\"depth\":", integer: Int64(event.depth), to: &bytes)
    append(",\"line\":", integer: Int64(event.line), to: &bytes)
    append("}\n", to: &bytes)
  }

  private static func append(
    _ key: StaticString, _ id: TextID, _ texts: TextTable, to bytes: inout [UInt8]
  ) {
    guard id != .none else { return }
    append(key, string: texts[id], to: &bytes)
  }

  private static func append(_ key: StaticString, string: String, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isPlain = string.withUTF8 { text in
      let isPlain = text.allSatisfy { (32...126).contains($0) && $0 != 0x22 && $0 != 0x5C }
      if isPlain { bytes.append(contentsOf: text) }
      return isPlain
    }
    if !isPlain { escape(string, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ string: String, to bytes: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"", to: &bytes)
      case "\\": append("\\\\", to: &bytes)
      case _ where scalar.isInvisible:
        append("\\u", to: &bytes)
        for shift in [12, 8, 4, 0] {
          bytes.append(digits[Int(scalar.value >> UInt32(shift) & 15)])
        }
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func append(_ key: StaticString, integer: Int64, to bytes: inout [UInt8]) {
    append(key, to: &bytes)
    EventBytes.append(integer, to: &bytes)
  }

  private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    EventBytes.append(text, to: &bytes)
  }
}
