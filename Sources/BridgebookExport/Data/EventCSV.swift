package import Bridgebook

/// Writes events as comma-separated values according to RFC 4180, appending them to bytes one by
/// one.
///
/// Control characters and invisible characters are written as visible escapes, because the table is
/// meant for reading; the JSON forms are lossless.
package struct EventCSV {
  /// The encoded fields of the run's texts, cached by index.
  private var fields: [[UInt8]?] = []
  /// The names of the kinds by number.
  private let kinds = TraceEventKind.allCases.map { Array($0.rawValue.utf8) }

  private let escapesFormulas: Bool

  /// - Parameters:
  ///   - origin: the run whose events are added.
  ///   - escapesFormulas: whether to keep spreadsheets from running texts; see `FormulaEscape`.
  package init(of origin: FleetTable.Origin, escapesFormulas: Bool = false) {
    run = origin.fields(escapesFormulas: escapesFormulas)
    self.escapesFormulas = escapesFormulas
  }

  /// The fields of the run, after those of each event.
  private let run: [UInt8]

  /// Appends the header line: the columns of the view `events`, and the columns that distinguish
  /// runs.
  package static func appendHeader(to bytes: inout [UInt8]) {
    let names = "sequence,kind,subject,name,value,thread,depth,line,time,outcome"
    bytes.append(contentsOf: "\(names)\(FleetTable.Origin.names)\n".utf8)
  }

  /// Appends the row of an event.
  package mutating func append(_ event: TraceEvent, _ texts: TextTable, to bytes: inout [UInt8]) {
    EventBytes.append(Int64(event.sequence), to: &bytes)
    bytes.append(comma)
    bytes.append(contentsOf: kinds[event.kind.number])
    append(event.subject, texts, to: &bytes)
    append(event.name, texts, to: &bytes)
    append(event.value, texts, to: &bytes)
    append(event.thread, texts, to: &bytes)
    bytes.append(comma)
    EventBytes.append(Int64(event.depth), to: &bytes)
    bytes.append(comma)
    EventBytes.append(Int64(event.line), to: &bytes)
    bytes.append(comma)
    if let time = event.time { EventBytes.append(time, to: &bytes) }
    bytes.append(comma)
    if let outcome = event.outcome { bytes.append(contentsOf: outcome.rawValue.utf8) }
    bytes.append(contentsOf: run)
    bytes.append(UInt8(ascii: "\n"))
  }

  private let comma = UInt8(ascii: ",")

  private mutating func append(_ id: TextID, _ texts: TextTable, to bytes: inout [UInt8]) {
    bytes.append(comma)
    guard id != .none else { return }
    // A text that did not fit into the table has a temporary id, so its field must not be cached.
    guard !id.isTransient else { return bytes.append(contentsOf: field(texts[id])) }
    let index = Int(id.index)
    if index >= fields.count {
      fields += Array(repeating: nil, count: max(index + 1, fields.count * 2) - fields.count)
    }
    if let field = fields[index] { return bytes.append(contentsOf: field) }
    let field = self.field(texts[id])
    fields[index] = field
    bytes.append(contentsOf: field)
  }

  private func field(_ text: String) -> [UInt8] {
    let visible = DisplayWidth.escaped(text)
    let safe = escapesFormulas ? FormulaEscape.escaped(visible) : visible
    let quote = UInt8(ascii: "\"")
    guard safe.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == quote }) else {
      return Array(safe.utf8)
    }
    var field = [quote]
    for byte in safe.utf8 {
      if byte == quote { field.append(quote) }
      field.append(byte)
    }
    field.append(quote)
    return field
  }
}
