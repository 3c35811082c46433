/// Removes comments and the contents of string literals from Swift source, line by line.
enum CodeLines {
  static func strip(_ text: String) -> [String] {
    var stripper = Stripper(Array(text))
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

    private let characters: [Character]
    private var index = 0
    private var modes: [Mode] = [.code]
    private var output = ""

    init(_ characters: [Character]) {
      self.characters = characters
    }

    mutating func run() -> [String] {
      while index < characters.count { step() }
      return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func sees(_ text: String) -> Bool {
      characters[index...].starts(with: text)
    }

    private mutating func step() {
      let character = characters[index]
      switch modes.last! {
      case .code, .interpolation: stepCode(character)
      case .string(let hashes, let isLong): stepString(character, hashes: hashes, isLong: isLong)
      case .lineComment:
        if character == "\n" {
          modes.removeLast()
          output.append(character)
        }
        index += 1
      case .blockComment(let depth):
        if sees("*/") {
          modes[modes.count - 1] = .blockComment(depth: depth - 1)
          if depth == 1 { modes.removeLast() }
          index += 2
        } else if sees("/*") {
          modes[modes.count - 1] = .blockComment(depth: depth + 1)
          index += 2
        } else {
          if character == "\n" { output.append(character) }
          index += 1
        }
      }
    }

    private mutating func stepCode(_ character: Character) {
      if sees("//") {
        modes.append(.lineComment)
        index += 2
        return
      }
      if sees("/*") {
        modes.append(.blockComment(depth: 1))
        index += 2
        return
      }
      let hashes = characters[index...].prefix(while: { $0 == "#" }).count
      let quote = index + hashes
      if quote < characters.count, characters[quote] == "\"" {
        let isLong = characters[quote...].starts(with: "\"\"\"")
        modes.append(.string(hashes: hashes, isLong: isLong))
        output.append("\"")
        index = quote + (isLong ? 3 : 1)
        return
      }
      if case .interpolation(let open) = modes.last! {
        if character == "(" { modes[modes.count - 1] = .interpolation(open: open + 1) }
        if character == ")" {
          modes[modes.count - 1] = .interpolation(open: open - 1)
          if open == 1 {
            modes.removeLast()
            index += 1
            return
          }
        }
      }
      output.append(character)
      index += 1
    }

    private mutating func stepString(_ character: Character, hashes: Int, isLong: Bool) {
      let escape = "\\" + String(repeating: "#", count: hashes)
      let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
      if sees(escape + "(") {
        modes.append(.interpolation(open: 1))
        index += escape.count + 1
      } else if sees(escape) {
        index += escape.count + 1
      } else if sees(end) {
        modes.removeLast()
        output.append("\"")
        index += end.count
      } else {
        if character == "\n" { output.append(character) }
        index += 1
      }
    }
  }
}
