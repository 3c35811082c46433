/// Paths as Swift text, whatever bytes they have.
///
/// Names on Linux need not be UTF-8. A byte that does not fit stands as a private scalar, U+10FF80 for 0x80 up to
/// U+10FFFF for 0xFF, and so does each byte of such a scalar in a name, so that every path comes back as it was.
package enum PathText {
  private static let firstScalar: UInt32 = 0x10_ff80
  /// The first byte of those scalars in UTF-8; a path without it is what it says.
  private static let firstByte: UInt8 = 0xf4

  /// The text for a path of the system.
  package static func text(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if !bytes.contains(firstByte), text.utf8.elementsEqual(bytes) { return text }
    var scalars = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      if let scalar = scalar(bytes[index...].prefix(4)), scalar.value < firstScalar {
        scalars.append(scalar)
        index += UTF8.width(scalar)
      } else {
        scalars.append(Unicode.Scalar(firstScalar - 0x80 + UInt32(bytes[index])) ?? "\u{fffd}")
        index += 1
      }
    }
    return String(scalars)
  }

  /// The text for a C string of the system.
  package static func text(of pointer: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = pointer
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(of: bytes)
  }

  /// The path for the system, with a zero at its end.
  package static func bytes(of text: String) -> [CChar] {
    guard text.utf8.contains(firstByte) else { return Array(text.utf8CString) }
    return unterminated(text).map(CChar.init(bitPattern:)) + [0]
  }

  /// The bytes for a reader, with `\xFF` for one that is not of UTF-8; nil for a scalar of a plain path.
  package static func escape(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value >= firstScalar else { return nil }
    return "\\x" + String(scalar.value - firstScalar + 0x80, radix: 16, uppercase: true)
  }

  private static func unterminated(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value >= firstScalar {
        bytes.append(UInt8(scalar.value - firstScalar + 0x80))
      } else {
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    return bytes
  }

  /// The scalar the bytes begin with; nil where they are no UTF-8.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
