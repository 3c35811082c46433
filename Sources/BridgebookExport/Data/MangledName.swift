internal import Bridgebook

/// Demangles class names of the Objective-C runtime, such as
/// `_TtGC7SwiftUI19UIHostingControllerV5Atlas4Root_`, and the names of Swift and C++ functions in
/// stack traces.
///
/// Modules and private discriminators are omitted. Generic arguments that are truncated or not
/// supported become `…`; for text that is not a mangled name, the result is nil.
struct MangledName {
  /// The maximum nesting depth of types, so that malicious text cannot overflow the stack.
  private static let deepest = 32
  private static let standard: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "d"): "Double",
    UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int", UInt8(ascii: "q"): "Optional",
    UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt",
  ]

  private let bytes: ArraySlice<UInt8>
  private(set) var index: Int
  /// The types read so far, with an empty name for each module; later parts of a name refer to them
  /// by number.
  private var known: [String] = []

  private init(_ bytes: ArraySlice<UInt8>, at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Returns the readable name at the beginning of the bytes, and the end of the mangled one; nil
  /// if there is none that is supported.
  static func read(_ bytes: ArraySlice<UInt8>) -> (name: String, end: Int)? {
    if bytes.starts(with: "_Tt".utf8) {
      var reader = MangledName(bytes, at: bytes.startIndex + 3)
      return reader.type(depth: 0).map { ($0, reader.index) }
    }
    if bytes.starts(with: "_ZN".utf8) {
      var reader = MangledName(bytes, at: bytes.startIndex + 3)
      return reader.nested().map { ($0, reader.index) }
    }
    guard bytes.starts(with: "$s".utf8) else { return nil }
    var reader = MangledName(bytes, at: bytes.startIndex + 2)
    return reader.symbol().map { ($0, reader.index) }
  }

  private var byte: UInt8 { index < bytes.endIndex ? bytes[index] : 0 }

  private mutating func pass(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  // MARK: Old names

  private mutating func type(depth: Int) -> String? {
    guard depth < MangledName.deepest else { return nil }
    switch byte {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"):
      return nominal(depth: depth)
    case UInt8(ascii: "G"):
      index += 1
      guard let head = type(depth: depth + 1) else { return nil }
      return head + "<" + arguments(depth: depth + 1).joined(separator: ", ") + ">"
    case UInt8(ascii: "S"): return substitution()
    case UInt8(ascii: "P"):
      index += 1
      let names = list(depth: depth + 1) { reader, depth in reader.declaration(depth: depth) }
      return names.map { $0.isEmpty ? "Any" : $0.joined(separator: " & ") }
    case UInt8(ascii: "T"):
      index += 1
      let types = list(depth: depth + 1) { reader, depth in reader.type(depth: depth) }
      return types.map { "(" + $0.joined(separator: ", ") + ")" }
    default: return nil
    }
  }

  /// Reads a class, structure or enumeration: its letter, its context and its name.
  private mutating func nominal(depth: Int) -> String? {
    index += 1
    return declaration(depth: depth)
  }

  private mutating func declaration(depth: Int) -> String? {
    guard depth < MangledName.deepest, let context = context(depth: depth + 1) else { return nil }
    if pass("P"), identifier() == nil { return nil }
    guard let name = identifier() else { return nil }
    let full = context.isEmpty ? name : context + "." + name
    known.append(full)
    return full
  }

  /// Reads the context of a type: an empty name for a module, or the name of the outer type.
  private mutating func context(depth: Int) -> String? {
    switch byte {
    case UInt8(ascii: "s"):
      index += 1
      return ""
    case UInt8(ascii: "S"): return substitution()
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal(depth: depth)
    default:
      guard identifier() != nil else { return nil }
      known.append("")
      return ""
    }
  }

  private mutating func substitution() -> String? {
    guard pass("S") else { return nil }
    if pass("_") { return known.first }
    if let name = MangledName.standard[byte] {
      index += 1
      return name
    }
    if pass("o") || pass("C") || pass("s") { return "" }
    guard let number = number(), pass("_"), number + 1 < known.count else { return nil }
    return known[number + 1]
  }

  /// Reads the arguments of a generic type up to their end, or skips them if they are not
  /// supported.
  private mutating func arguments(depth: Int) -> [String] {
    let start = index
    if let whole = list(depth: depth, { reader, depth in reader.type(depth: depth) }) {
      return whole
    }
    index = start
    while byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isLetterOrDigit { index += 1 }
    return ["…"]
  }

  private mutating func list(
    depth: Int, _ element: (inout MangledName, Int) -> String?
  ) -> [String]? {
    var elements: [String] = []
    while !pass("_") {
      guard elements.count < 64, let next = element(&self, depth) else { return nil }
      elements.append(next)
    }
    return elements
  }

  // MARK: Symbols

  /// Reads module, types and a member of a Swift symbol, up to the first substitution.
  private mutating func symbol() -> String? {
    guard identifier() != nil else { return nil }
    var names: [String] = []
    while let name = identifier() {
      names.append(name)
      guard pass("V") || pass("C") || pass("O") else { break }
      if names.count == MangledName.deepest { return nil }
    }
    while byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isLetterOrDigit { index += 1 }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Reads the names of a C++ function, such as `2AG5Graph11UpdateStack6updateEv`.
  private mutating func nested() -> String? {
    while pass("K") || pass("r") || pass("V") {}
    var names: [String] = []
    while names.count < MangledName.deepest, let name = identifier() { names.append(name) }
    while byte == UInt8(ascii: "_") || isLetterOrDigit { index += 1 }
    return names.isEmpty ? nil : names.joined(separator: "::")
  }

  // MARK: Parts

  private var isLetterOrDigit: Bool { (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }

  /// Reads a length and a name of that length.
  private mutating func identifier() -> String? {
    let start = index
    guard byte != UInt8(ascii: "0"), let length = number(), length > 0,
      length <= bytes.endIndex - index
    else {
      index = start
      return nil
    }
    let name = bytes[index..<(index + length)]
    guard let text = String(validating: name, as: UTF8.self) else { return nil }
    index += length
    return text
  }

  private mutating func number() -> Int? {
    var value = 0
    let start = index
    while byte &- 0x30 < 10, index - start < 6 {
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    return index > start ? value : nil
  }
}
