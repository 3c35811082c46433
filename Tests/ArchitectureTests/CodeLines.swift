/// Removes comments and the contents of string literals from Swift source, line by line.
enum CodeLines {
  static func strip(_ text: String) -> [String] {
    var stripper = Stripper(Array(text.utf8))
    return stripper.run()
  }

  private struct Stripper {
    private enum Mode: Equatable {
      case code
      /// Code inside `\( … )`, with the number of open parentheses.
      case interpolation(open: Int)
      case string(hashes: Int, isLong: Bool)
      case lineComment
      case blockComment(depth: Int)
    }

    // Bytes, which are faster, because the tests read every source file in a debug build; no byte
    // of a character beyond ASCII equals a delimiter.
    private let bytes: [UInt8]
    private var index = 0
    private var modes: [Mode] = [.code]
    private var output: [UInt8] = []

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func run() -> [String] {
      while index < bytes.count { step() }
      return output.split(separator: Ascii.newline, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    /// The bytes that delimit comments, strings and interpolations.
    private enum Ascii {
      static let newline = UInt8(ascii: "\n")
      static let slash = UInt8(ascii: "/")
      static let star = UInt8(ascii: "*")
      static let hash = UInt8(ascii: "#")
      static let quote = UInt8(ascii: "\"")
      static let backslash = UInt8(ascii: "\\")
      static let open = UInt8(ascii: "(")
      static let close = UInt8(ascii: ")")
    }

    private func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private func sees(_ first: UInt8, _ second: UInt8) -> Bool {
      bytes[index] == first && byte(1) == second
    }

    /// Returns whether the byte occurs `count` times in a row from an offset on.
    private func sees(_ count: Int, of byte: UInt8, at offset: Int) -> Bool {
      for place in 0..<count where self.byte(offset + place) != byte { return false }
      return true
    }

    private mutating func step() {
      switch modes[modes.count - 1] {
      case .code, .interpolation: stepCode()
      case .string(let hashes, let isLong): stepString(hashes: hashes, isLong: isLong)
      case .lineComment:
        if bytes[index] == Ascii.newline {
          modes.removeLast()
          output.append(Ascii.newline)
        }
        index += 1
      case .blockComment(let depth):
        if sees(Ascii.star, Ascii.slash) {
          modes[modes.count - 1] = .blockComment(depth: depth - 1)
          if depth == 1 { modes.removeLast() }
          index += 2
        } else if sees(Ascii.slash, Ascii.star) {
          modes[modes.count - 1] = .blockComment(depth: depth + 1)
          index += 2
        } else {
          if bytes[index] == Ascii.newline { output.append(Ascii.newline) }
          index += 1
        }
      }
    }

    private mutating func stepCode() {
      if sees(Ascii.slash, Ascii.slash) {
        modes.append(.lineComment)
        index += 2
        return
      }
      if sees(Ascii.slash, Ascii.star) {
        modes.append(.blockComment(depth: 1))
        index += 2
        return
      }
      var hashes = 0
      while byte(hashes) == Ascii.hash { hashes += 1 }
      if byte(hashes) == Ascii.quote {
        let isLong = sees(3, of: Ascii.quote, at: hashes)
        modes.append(.string(hashes: hashes, isLong: isLong))
        output.append(Ascii.quote)
        index += hashes + (isLong ? 3 : 1)
        return
      }
      if case .interpolation(let open) = modes[modes.count - 1] {
        if bytes[index] == Ascii.open {
          modes[modes.count - 1] = .interpolation(open: open + 1)
        }
        if bytes[index] == Ascii.close {
          modes[modes.count - 1] = .interpolation(open: open - 1)
          if open == 1 {
            modes.removeLast()
            index += 1
            return
          }
        }
      }
      output.append(bytes[index])
      index += 1
    }

    private mutating func stepString(hashes: Int, isLong: Bool) {
      let quotes = isLong ? 3 : 1
      if bytes[index] == Ascii.backslash, sees(hashes, of: Ascii.hash, at: 1) {
        let isInterpolation = byte(1 + hashes) == Ascii.open
        if isInterpolation { modes.append(.interpolation(open: 1)) }
        index += hashes + 2
      } else if bytes[index] == Ascii.quote, sees(quotes, of: Ascii.quote, at: 0),
        sees(hashes, of: Ascii.hash, at: quotes)
      {
        modes.removeLast()
        output.append(Ascii.quote)
        index += quotes + hashes
      } else {
        if bytes[index] == Ascii.newline { output.append(Ascii.newline) }
        index += 1
      }
    }
  }
}
