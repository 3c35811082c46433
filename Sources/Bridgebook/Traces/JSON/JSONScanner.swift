/// Reads the members of a JSON object in place, without creating values; terminates for any bytes.
///
/// `JSONReader`, which creates values, would allocate memory for every member of every event.
struct JSONScanner {
  private let bytes: Bytes
  private(set) var index = 0
  /// Whether the object's closing bracket was reached without a fault.
  private(set) var isComplete = false

  /// Creates a scanner, or nil if the bytes do not begin with an object.
  init?(_ bytes: Bytes) {
    self.bytes = bytes
    passBlanks()
    guard bytes.at(index) == UInt8(ascii: "{") else { return nil }
    index += 1
  }

  /// Returns the next member, or nil at the end of the object or at a fault.
  mutating func next() -> (key: Bytes, value: JSONToken)? { findMember() ? member() : nil }

  /// Advances to the quotation mark at which a member begins, and returns false at the end of the
  /// object or at a fault.
  mutating func findMember() -> Bool {
    passBlanks()
    if bytes.at(index) == UInt8(ascii: ",") {
      index += 1
      passBlanks()
    }
    if bytes.at(index) == UInt8(ascii: "}") {
      index += 1
      passBlanks()
      isComplete = index >= bytes.count
      return false
    }
    return bytes.at(index) == UInt8(ascii: "\"")
  }

  /// Moves to an index at which a member is known to begin.
  mutating func move(to index: Int) { self.index = index }

  /// Returns the member at the current index, or nil at a fault.
  mutating func member() -> (key: Bytes, value: JSONToken)? {
    guard let key = string() else { return nil }
    passBlanks()
    guard bytes.at(index) == UInt8(ascii: ":") else { return nil }
    index += 1
    passBlanks()
    guard let value = value() else { return nil }
    return (key.text, value)
  }

  private mutating func value() -> JSONToken? {
    switch bytes.at(index) {
    case UInt8(ascii: "\""):
      guard let found = string() else { return nil }
      return .string(found.text, isEscaped: found.isEscaped)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return composite()
    case UInt8(ascii: "t"): return pass("true") ? .true : nil
    case UInt8(ascii: "f"): return pass("false") ? .false : nil
    case UInt8(ascii: "n"): return pass("null") ? .null : nil
    default:
      let start = index
      while isNumberByte(bytes.at(index)) { index += 1 }
      return index > start ? .number(bytes.slice(start, index)) : nil
    }
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }

  private mutating func pass(_ word: StaticString) -> Bool {
    let word = Bytes(word)
    guard bytes.hasBytes(word, at: index) else { return false }
    index += word.count
    return true
  }

  /// Reads the string at the current index, including its closing quotation mark.
  private mutating func string() -> (text: Bytes, isEscaped: Bool)? {
    let start = index + 1
    var isEscaped = false
    index = start
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = bytes.word(at: index)
        let found =
          Bytes.zeroBytes(in: word ^ 0x2222_2222_2222_2222)
          | Bytes.zeroBytes(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
        if found == 0 {
          index += 8
          continue
        }
        index += found.trailingZeroBitCount / 8
      }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return (bytes.slice(start, index - 1), isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        index += 2
      default: index += 1
      }
    }
    return nil
  }

  private mutating func composite() -> JSONToken? {
    let start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          index += 1
          return .composite(bytes.slice(start, index))
        }
      case UInt8(ascii: "\""):
        guard string() != nil else { return nil }
        continue
      default: break
      }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private mutating func passBlanks() {
    if bytes.at(index) > 0x20 { return }
    passSomeBlanks()
  }

  private mutating func passSomeBlanks() {
    while true {
      switch bytes.at(index) {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }
}
