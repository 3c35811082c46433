package import Bridgebook

/// Events as comma-separated values after RFC 4180, added to bytes as they come.
///
/// Characters that a terminal acts on, or shows nothing for, stand as visible escapes: a table is for reading, and the
/// lossless forms are the JSON ones.
package struct EventCSV {
  /// The texts of the run as fields, each made once.
  private var fields: [[UInt8]?] = []
  /// The spelling of each kind by its number.
  private let kinds = TraceEventKind.allCases.map { Array($0.rawValue.utf8) }

  private let escapesFormulas: Bool

  /// - Parameter escapesFormulas: keeps spreadsheets from running texts; see `FormulaEscape`.
  package init(escapesFormulas: Bool = false) {
    self.escapesFormulas = escapesFormulas
  }

  /// Adds the line with the names of the columns, those of the view `events`.
  package static func appendHeader(to bytes: inout [UInt8]) {
    bytes.append(
      contentsOf: "sequence,kind,subject,name,value,thread,depth,line,time,outcome\n".utf8)
  }

  /// Adds the line of an event.
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
    bytes.append(UInt8(ascii: "\n"))
  }

  private let comma = UInt8(ascii: ",")

  private mutating func append(_ id: TextID, _ texts: TextTable, to bytes: inout [UInt8]) {
    bytes.append(comma)
    guard id != .none else { return }
    // What did not fit the table of texts has a number that soon means another text.
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
