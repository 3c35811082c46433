internal import Bridgebook

/// A JSON value whose objects preserve the order of their keys.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// A string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// The member of an object; nil if there is none or the value is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.last { $0.0 == name }?.1
  }

  /// The text of a string; nil for other values.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.document == right.document
  }

  /// The document, indented by two blanks per level, with a final line feed; control characters are
  /// escaped.
  package var document: String {
    var text = ""
    write(to: &text, depth: 0)
    return text + "\n"
  }

  /// The document on one line without a final line feed, for protocols with one message per line.
  package var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeLine(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        JSONValue.write(pair.0, to: &text)
        text += ":"
        pair.1.writeLine(to: &text)
      }
      text += "}"
    default: write(to: &text, depth: 0)
    }
  }

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let values):
      JSONValue.write(values, brackets: ("[", "]"), to: &text, depth: depth) { value, text in
        value.write(to: &text, depth: depth + 1)
      }
    case .object(let pairs):
      JSONValue.write(pairs, brackets: ("{", "}"), to: &text, depth: depth) { pair, text in
        JSONValue.write(pair.0, to: &text)
        text += ": "
        pair.1.write(to: &text, depth: depth + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], brackets: (String, String), to text: inout String, depth: Int,
    element: (Element, inout String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += brackets.0 + brackets.1
      return
    }
    let indent = String(repeating: "  ", count: depth + 1)
    text += brackets.0 + "\n"
    for (index, item) in elements.enumerated() {
      text += indent
      element(item, &text)
      text += index + 1 < elements.count ? ",\n" : "\n"
    }
    text += String(repeating: "  ", count: depth) + brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    // Texts are appended in runs between the scalars that are escaped, most of them as a whole:
    // appending each scalar took half of the time of an export.
    if string.utf8.contains(where: mayBeginEscaped) {
      let scalars = string.unicodeScalars
      var start = scalars.startIndex
      for index in scalars.indices {
        guard let escape = escape(for: scalars[index]) else { continue }
        text += string[start..<index]
        text += escape
        start = scalars.index(after: index)
      }
      text += string[start...]
    } else {
      text += string
    }
    text += "\""
  }

  /// Returns whether a scalar that is escaped can begin with this byte of UTF-8.
  private static func mayBeginEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f || byte == 0xc2 || byte == 0xd8
      || byte == 0xe2 || byte == 0xef
  }

  /// Returns what is written instead of a scalar; nil if it is written as it is.
  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let isControl = scalar.value < 32 || (127...159).contains(scalar.value)
      let isInvisible =
        (0x200e...0x200f).contains(scalar.value) || (0x2028...0x202e).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || [0x61c, 0xfeff].contains(scalar.value)
      return isControl || isInvisible ? "\\u" + UInt64(scalar.value).hexadecimal(width: 4) : nil
    }
  }
}
