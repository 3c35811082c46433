/// Parses one JSON text strictly by RFC 8259.
///
/// Events of traces are read by `JSONScanner` instead, which creates no values for unused members,
/// and also reads an object that was cut off.
package enum JSONReader {
  /// The result of parsing a text.
  package enum Reading {
    case value(JSONValue)
    case notJSON
    case tooManyValues
  }

  /// Parses a text, unless it contains more values than allowed.
  package static func read(_ text: String, maximumValueCount: Int = .max) -> Reading {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = JSONTextScanner(bytes, maximumValueCount: maximumValueCount)
      do throws(JSONTextScanner.Fault) { return .value(try scanner.document()) } catch {
        return error == .syntax ? .notJSON : .tooManyValues
      }
    }
  }

  /// Parses a text that the program itself wrote; nil if it is not JSON.
  package static func value(of text: String) -> JSONValue? {
    guard case .value(let value) = read(text) else { return nil }
    return value
  }
}

/// A recursive-descent parser for the bytes of one JSON text.
private struct JSONTextScanner {
  enum Fault: Error {
    case syntax, tooManyValues
  }

  /// Upper bound on nesting, because each level takes stack space; deeper input is refused.
  private static let maximumDepth = 200

  private let bytes: UnsafeBufferPointer<UInt8>
  private let maximumValueCount: Int
  private var position = 0
  private var count = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, maximumValueCount: Int) {
    self.bytes = bytes
    self.maximumValueCount = maximumValueCount
  }

  mutating func document() throws(Fault) -> JSONValue {
    let value = try value(level: 0)
    skipBlanks()
    guard position == bytes.count else { throw .syntax }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || (0x09...0x0a).contains(byte) || byte == 0x0d {
      position += 1
    }
  }

  /// Consumes the character if it is next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(level: Int) throws(Fault) -> JSONValue {
    count += 1
    guard count <= maximumValueCount else { throw .tooManyValues }
    guard level < JSONTextScanner.maximumDepth else { throw .syntax }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(level: level)
    case UInt8(ascii: "["): return try array(level: level)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw .syntax }
    position = end
    return value
  }

  private mutating func object(level: Int) throws(Fault) -> JSONValue {
    position += 1
    var members: [(String, JSONValue)] = []
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw .syntax }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw .syntax }
      members.append((name, try value(level: level + 1)))
      skipBlanks()
    } while take(",")
    guard take("}") else { throw .syntax }
    return .object(members)
  }

  private mutating func array(level: Int) throws(Fault) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value(level: level + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw .syntax }
    return .array(elements)
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    return .number(Double(text) ?? .nan)
  }

  /// Consumes one or more digits.
  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    guard position > start else { throw .syntax }
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    var start = position
    while let byte = next, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<(position - 1)]
        return text.isEmpty
          ? String(decoding: rest, as: UTF8.self) : String(decoding: text + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<(position - 1)]
        guard let escape = JSONEscapes.scalar(in: bytes, at: position - 1) else { throw .syntax }
        text += String(Character(escape.scalar)).utf8
        position += escape.length - 1
        start = position
      default: break
      }
    }
    throw .syntax
  }
}
