/// The kind of a Swift token, as detailed as an outline requires.
package enum SwiftTokenKind: UInt8, Sendable {
  case identifier, keyword, number
  /// The opening quote of a string literal and its text up to the first interpolation or the end.
  case stringStart
  /// The text of a string literal after an interpolation, up to the next one or the end.
  case stringRest
  case regex
  case `operator`
  /// `?` or `!` immediately after an operand.
  case postfixMark
  /// `( ) [ ] { } , : ; . @ # \` and a stray backtick or quote.
  case punctuation
  /// `#if`, `#elseif`, `#else` or `#endif` and the rest of its line.
  case directive
  /// A byte with which no token begins.
  case unknown
}

/// A token as a range of bytes.
package struct SwiftToken: Sendable {
  package let kind: SwiftTokenKind
  /// Whether a line feed separates it from the previous token.
  package let isFirstOnLine: Bool
  /// Whether the byte before it is neither blank nor an opening bracket, comma, semicolon or colon.
  package let isLeftBound: Bool
  /// The first byte, which distinguishes punctuation.
  package let byte: UInt8
  package let start: Int32
  package var length: Int32
  /// The number of an identifier's or keyword's name; 0 for other tokens.
  package let name: NameNumber
  /// Whether it is an operator that ends with an equals sign and is not a comparison.
  package let isCompoundAssignment: Bool

  /// The offset after the last byte.
  package var end: Int32 { start + length }
}

/// The number of a name within one file; the words of the language have the same number in every
/// file.
package struct NameNumber: Hashable, Sendable {
  package let index: Int32

  package static let none = NameNumber(index: 0)
}

/// The words that an outline distinguishes; raw values are their numbers.
enum SwiftWord: Int32, CaseIterable {
  case noWord
  // Declarations.
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `func`, `init`, `deinit`
  case `subscript`, `var`, `let`, `typealias`, `associatedtype`, `import`, `case`, macro
  case `precedencegroup`, `operator`, prefix, postfix, infix
  // Statements.
  case `if`, `guard`, `else`, `switch`, `default`, `for`, `while`, `repeat`, `do`, `catch`
  case `return`, `throw`, `break`, `continue`, `fallthrough`, `defer`, discard, then
  // Expressions.
  case `in`, `where`, `as`, `is`, `try`, await, `self`, `super`, `throws`, `rethrows`, async
  case consume, copy, borrowing, consuming, sending, each, unsafe, any, opaque, yield
  // Modifiers.
  case `static`, final, `private`, `fileprivate`, `public`, `internal`, open, package, lazy, weak
  case unowned, override, mutating, nonmutating, `inout`, required, convenience, dynamic, optional
  case indirect, nonisolated, isolated, distributed, __owned, __shared, __consuming
  // Accessors.
  case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress, borrow
  case mutate

  /// Words that are never identifiers; the others are identifiers outside of their context.
  static let reserved: Set<SwiftWord> = [
    .struct, .class, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var, .let,
    .typealias, .associatedtype, .import, .case, .operator, .if, .guard, .else, .switch, .default,
    .for, .while, .repeat, .do, .catch, .return, .throw, .break, .continue, .fallthrough, .defer,
    .in, .where, .as, .is, .try, .super, .throws, .rethrows, .static, .private, .fileprivate,
    .public, .internal, .inout,
  ]

  /// The number of cases, one more than the highest number of a word.
  static let count = Int32(allCases.count)

  var text: String {
    switch self {
    case .noWord: ""
    case .opaque: "some"
    default: String(describing: self)
    }
  }
}
