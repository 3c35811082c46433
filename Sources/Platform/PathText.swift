/// Converts between the bytes of a path and Swift text, without loss.
///
/// File names on Linux need not be UTF-8. Each byte that is not valid UTF-8 is encoded as a
/// private-use scalar, U+10FF80 for 0x80 up to U+10FFFF for 0xFF. The bytes of such a scalar in a
/// name are encoded in the same way, so every path round-trips.
package enum PathText {
  /// Returns the folder part of a path; empty for a name alone.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
  }

  /// Returns the folder part of a path, in a form that system calls accept.
  package static func folder(of path: String) -> String {
    let folder = parent(of: path)
    return folder.isEmpty ? "." : folder
  }

  private static let firstScalar: UInt32 = 0x10_ff80
  /// The first UTF-8 byte of the private-use scalars; a path without it needs no decoding.
  private static let firstByte: UInt8 = 0xf4

  /// Returns the text for the bytes of a path.
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

  /// Returns the text for a C string.
  package static func text(of pointer: UnsafePointer<CChar>) -> String {
    var bytes: [UInt8] = []
    var next = pointer
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return text(of: bytes)
  }

  /// Returns the bytes of the path, NUL-terminated.
  package static func bytes(of text: String) -> [CChar] {
    guard text.utf8.contains(firstByte) else { return Array(text.utf8CString) }
    return unterminated(text).map(CChar.init(bitPattern:)) + [0]
  }

  /// Returns the printable form of a byte that is not UTF-8, such as `\xFF`; nil for any other
  /// scalar.
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

  /// Returns the scalar at the beginning of the bytes; nil if they are not UTF-8.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }
}
