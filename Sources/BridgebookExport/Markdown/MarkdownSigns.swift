internal import Bridgebook

/// The bytes that have a meaning in Markdown, and functions that find them.
enum Sign {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let tilde = UInt8(ascii: "~")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let bar = UInt8(ascii: "|")
  static let star = UInt8(ascii: "*")
  static let open = UInt8(ascii: "[")
  static let close = UInt8(ascii: "]")
  static let caret = UInt8(ascii: "^")
  static let at = UInt8(ascii: "@")

  static func isBlank(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 128...255: true
    default: false
    }
  }

  /// Returns the bytes from an index up to the first one that may have a meaning in Markdown or
  /// HTML; letters, digits and spaces have none.
  static func plainBytes(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> UnsafeBufferPointer<UInt8> {
    var end = start
    while end < text.count, isPlain(text[end]) { end += 1 }
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte == space || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  /// Returns the length of the run of equal bytes that begins at `start`.
  static func run(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] == text[start] { end += 1 }
    return end - start
  }

  /// Returns the beginning of the next run of exactly `count` backticks.
  static func closing(
    _ count: Int, in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index < text.count {
      guard text[index] == backtick else {
        index += 1
        continue
      }
      let run = run(in: text, at: index)
      if run == count { return index }
      index += run
    }
    return nil
  }

  /// Returns whether a byte inside a line needs a backslash to be taken literally.
  static func isMarkup(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    func next(_ offset: Int) -> UInt8? {
      text.indices.contains(index + offset) ? text[index + offset] : nil
    }
    switch byte {
    case backslash, backtick, star, open, close, bar, UInt8(ascii: "<"), UInt8(ascii: "~"),
      UInt8(ascii: "$"):
      return true
    case UInt8(ascii: "_"):
      return !(next(-1).map(isWord) ?? false) || !(next(1).map(isWord) ?? false)
    case UInt8(ascii: "&"):
      return next(1).map { isWord($0) || $0 == UInt8(ascii: "#") } ?? false
    // Sites turn bare addresses into links.
    case UInt8(ascii: ":"):
      return next(1) == UInt8(ascii: "/") && next(2) == UInt8(ascii: "/")
    case UInt8(ascii: "."):
      return (1...3).allSatisfy { next(-$0).map { $0 | 0x20 == UInt8(ascii: "w") } ?? false }
    default: return false
    }
  }

  /// Returns the index of the byte that makes the beginning of a line a heading, a quote, a list or
  /// a rule.
  static func blockSign(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < text.count, isBlank(text[index]) { index += 1 }
    guard index < text.count else { return nil }
    switch text[index] {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "="):
      return index
    case 48...57:
      while index < text.count, (48...57).contains(text[index]) { index += 1 }
      guard index < text.count, text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ")")
      else { return nil }
      return index
    default: return nil
    }
  }
}

/// Finds control characters and invisible characters in UTF-8.
enum UnseenBytes {
  /// Returns the visible ASCII characters that begin at an index; they need no further examination.
  static func visibleASCII(
    in text: UnsafeBufferPointer<UInt8>, from index: Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var end = index
    while end < text.count, text[end] &- 32 < 127 - 32 { end += 1 }
    return text[index..<end]
  }

  /// Returns the control or invisible character at an index, and its length in bytes; nil for other
  /// characters.
  static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int)? {
    let first = text[index]
    switch first {
    case 0...31, 127: return (UInt32(first), 1)
    case 0xc2, 0xd8: return decoded(text, index, length: 2)
    case 0xe2, 0xef: return decoded(text, index, length: 3)
    default: return nil
    }
  }

  private static func decoded(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, length: Int
  ) -> (scalar: UInt32, length: Int)? {
    guard index + length <= text.count else { return nil }
    var value = UInt32(text[index]) & (length == 2 ? 0x1f : 0x0f)
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset]) & 0x3f }
    guard let scalar = Unicode.Scalar(value), scalar.isInvisible else { return nil }
    return (value, length)
  }
}
