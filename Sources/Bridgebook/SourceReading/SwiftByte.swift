/// Categories of bytes.
enum SwiftByte {
  @inline(__always)
  static func startsName(_ byte: UInt8) -> Bool {
    byte | 32 &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 128
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte &- UInt8(ascii: "0") < 10
  }

  @inline(__always)
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Returns whether an operator after the byte is a prefix operator, unless the byte after the
  /// operator excludes this.
  @inline(__always)
  static func isOpening(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9...13, 32, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Returns whether an operator before the byte is a postfix operator.
  @inline(__always)
  static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9...13, 32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
