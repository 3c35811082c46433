/// An unparsed JSON value: the bytes it consists of.
enum JSONToken {
  /// The bytes between the quotation marks.
  case string(Bytes, isEscaped: Bool)
  case number(Bytes)
  /// An entire object or array.
  case composite(Bytes)
  case `true`, `false`, null

  /// The kind of a value, without its bytes.
  enum Shape: Sendable {
    case string, escapedString, number, composite, `true`, `false`, null
  }

  /// Creates a value of a shape; the last three shapes have no bytes.
  init(_ shape: Shape, _ bytes: Bytes) {
    self =
      switch shape {
      case .string: .string(bytes, isEscaped: false)
      case .escapedString: .string(bytes, isEscaped: true)
      case .number: .number(bytes)
      case .composite: .composite(bytes)
      case .true: .true
      case .false: .false
      case .null: .null
      }
  }

  var shape: Shape {
    switch self {
    case .string(_, let isEscaped): isEscaped ? .escapedString : .string
    case .number: .number
    case .composite: .composite
    case .true: .true
    case .false: .false
    case .null: .null
    }
  }

  var bytes: Bytes? {
    switch self {
    case .string(let bytes, _), .number(let bytes), .composite(let bytes): bytes
    case .true, .false, .null: nil
    }
  }

  /// The number as an integer, truncated.
  var integer: Int64? {
    guard case .number(let digits) = self else { return nil }
    return JSONToken.decimal(digits, places: 0)
  }

  /// Returns the number multiplied by a power of ten and truncated, or nil if it does not fit.
  static func decimal(_ digits: Bytes, places: Int) -> Int64? {
    var cursor = Cursor(digits)
    let isNegative = cursor.pass(UInt8(ascii: "-"))
    guard var value = cursor.number().map({ Int64($0) }) else { return nil }
    let hasFraction = cursor.pass(UInt8(ascii: "."))
    for _ in 0..<places {
      let digit = hasFraction && cursor.byte.isDigit ? Int64(cursor.byte &- 0x30) : 0
      if hasFraction, cursor.byte.isDigit { cursor.index += 1 }
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow, scaled < Int64.max - 10 else { return nil }
      value = scaled + digit
    }
    while hasFraction, cursor.byte.isDigit { cursor.index += 1 }
    return cursor.isAtEnd ? (isNegative ? -value : value) : nil
  }

  /// Calls the body with the text of a string, with its escapes resolved; returns nil for other
  /// values.
  func withText<Result>(_ body: (Bytes) -> Result) -> Result? {
    guard case .string(let bytes, let isEscaped) = self else { return nil }
    guard isEscaped else { return body(bytes) }
    return JSONEscapes.resolve(bytes.buffer).withUnsafeBufferPointer { body(Bytes($0)) }
  }
}
