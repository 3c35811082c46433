internal import BridgebookExport

/// Parses one JSON text strictly according to RFC 8259.
enum JSONReader {
  /// The result of parsing a text.
  enum Reading {
    case value(JSONValue)
    case notJSON
    case tooManyValues
  }

  /// Parses a text, unless it contains more values than allowed.
  static func read(_ text: String, maximumValueCount: Int = .max) -> Reading {
    var text = text
    return text.withUTF8 { bytes in
      var scanner = JSONTextScanner(bytes, maximumValueCount: maximumValueCount)
      do throws(JSONTextScanner.Fault) { return .value(try scanner.document()) } catch {
        return error == .syntax ? .notJSON : .tooManyValues
      }
    }
  }

  /// Parses a text that the program itself wrote; nil if it is not JSON.
  static func value(of text: String) -> JSONValue? {
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
        text += Array(String(try escape()).utf8)
        start = position
      default: break
      }
    }
    throw .syntax
  }

  private mutating func escape() throws(Fault) -> Character {
    guard let byte = next else { throw .syntax }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw .syntax
    }
  }

  /// Reads a code point from one or two `\u` escapes; an unpaired surrogate becomes U+FFFD.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let place = position
    if (0xd800..<0xdc00).contains(first), take("\\"), take("u") {
      let second = try hexadecimal()
      if (0xdc00..<0xe000).contains(second),
        let scalar = Unicode.Scalar(0x1_0000 + (first - 0xd800) << 10 + second - 0xdc00)
      {
        return scalar
      }
    }
    position = place
    return "\u{fffd}"
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    guard position + 4 <= bytes.count else { throw .syntax }
    var number: UInt32 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .syntax }
      number = number << 4 + UInt32(digit)
    }
    position += 4
    return number
  }
}
