/// A JSON value whose objects preserve the order of their keys.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Returns a string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// Returns an array of strings.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// The member of an object; nil if there is none or the value is not an object.
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

  /// The document, indented by two spaces per level, with a final line feed; control characters are
  /// escaped.
  package var document: String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document on one line without a final line feed, for protocols with one message per line.
  package var line: String {
    var bytes: [UInt8] = []
    writeLine(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the document on one line, without a final line feed.
  package func writeLine(to bytes: inout [UInt8]) {
    switch self {
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.writeLine(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let pairs):
      bytes.append(UInt8(ascii: "{"))
      for (index, pair) in pairs.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONValue.write(pair.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        pair.1.writeLine(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    default: write(to: &bytes, depth: 0)
    }
  }

  private func write(to bytes: inout [UInt8], depth: Int) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
    case .string(let value): JSONValue.write(value, to: &bytes)
    case .array(let values):
      JSONValue.write(values, brackets: ("[", "]"), to: &bytes, depth: depth) { value, bytes in
        value.write(to: &bytes, depth: depth + 1)
      }
    case .object(let pairs):
      JSONValue.write(pairs, brackets: ("{", "}"), to: &bytes, depth: depth) { pair, bytes in
        JSONValue.write(pair.0, to: &bytes)
        bytes += ": ".utf8
        pair.1.write(to: &bytes, depth: depth + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], brackets: (String, String), to bytes: inout [UInt8], depth: Int,
    element: (Element, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    guard !elements.isEmpty else {
      bytes += brackets.1.utf8
      return
    }
    for (index, item) in elements.enumerated() {
      bytes += (index > 0 ? ",\n" : "\n").utf8
      indent(to: depth + 1, &bytes)
      element(item, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    indent(to: depth, &bytes)
    bytes += brackets.1.utf8
  }

  private static func indent(to depth: Int, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Appends a quoted string; bytes between escaped characters are copied in bulk.
  package static func write(_ string: String, to bytes: inout [UInt8]) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        guard mayBeginEscaped(text[index]) else {
          index += 1
          continue
        }
        let (scalar, length) = scalar(in: text, at: index)
        if let escape = escape(for: scalar) {
          bytes += text[start..<index]
          bytes += escape.utf8
          start = index + length
        }
        index += length
      }
      bytes += text[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns whether a scalar that is escaped can begin with this byte of UTF-8.
  private static func mayBeginEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f || byte == 0xc2 || byte == 0xd8
      || byte == 0xe2 || byte == 0xef
  }

  /// Decodes the scalar at an index for which `mayBeginEscaped` is true, and its length in bytes.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    let first = text[index]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first < 0xe0 ? 2 : 3
    var value = UInt32(first) & (length == 2 ? 0x1f : 0x0f)
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset]) & 0x3f }
    return (Unicode.Scalar(value) ?? "\u{fffd}", length)
  }

  /// Returns the escape for a scalar, or nil if the scalar is written as is.
  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      return scalar.isInvisible ? "\\u" + UInt64(scalar.value).hexadecimal(width: 4) : nil
    }
  }
}
