/// A value of a parameter or a column.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// Returns a text value, or null for nil.
  package static func optional(_ text: String?) -> Value {
    text.map { .text($0) } ?? .null
  }

  /// Returns an integer value.
  package static func int(_ number: Int) -> Value { .integer(Int64(number)) }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
}
