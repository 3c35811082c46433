/// Text for people, line by line; everything added is escaped, and only styles of this type reach the terminal.
struct TextPage {
  enum Style {
    case plain, strong, faint, accent, warning

    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .strong: "1"
      case .faint: "2"
      case .accent: "36"
      case .warning: "33"
      }
    }
  }

  private(set) var text = ""
  private let usesColor: Bool

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// One line of pieces.
  mutating func line(_ first: (String, Style), _ rest: (String, Style)...) {
    let pieces = [first] + rest
    for (piece, style) in pieces { text += styled(Printable.escaped(piece), style) }
    text += "\n"
  }

  /// An empty line.
  mutating func line() {
    text += "\n"
  }

  /// One line in one style.
  mutating func line(_ piece: String, _ style: Style = .plain) {
    text += styled(Printable.escaped(piece), style) + "\n"
  }

  /// A heading with an empty line before it.
  mutating func heading(_ title: String) {
    if !text.isEmpty { text += "\n" }
    line(title, .strong)
  }

  /// Several lines as they are, each indented.
  mutating func block(_ lines: String, indent: Int = 2, _ style: Style = .plain) {
    let blanks = String(repeating: " ", count: indent)
    for line in Printable.escaped(lines, keepingLines: true).lines {
      text += line.isEmpty ? "\n" : blanks + styled(String(line), style) + "\n"
    }
  }

  /// Prose wrapped at about 96 columns, with a hanging indent.
  mutating func prose(
    _ content: String, indent: Int = 2, first: String = "", _ style: Style = .plain
  ) {
    let hanging = String(repeating: " ", count: indent + first.unicodeScalars.count)
    var current = String(repeating: " ", count: indent) + first
    var isEmpty = true
    var width = hanging.utf8.count
    var safe = Printable.escaped(content, keepingLines: true)
    safe.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index] != 32, bytes[index] != 10 { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        index += 1
        guard !word.isEmpty else { continue }
        if !isEmpty, width + 1 + word.count > 98 {
          text += styled(current, style) + "\n"
          current = hanging
          width = hanging.utf8.count
          isEmpty = true
        }
        if !isEmpty { current += " " }
        current += String(decoding: word, as: UTF8.self)
        width += word.count + (isEmpty ? 0 : 1)
        isEmpty = false
      }
    }
    text += styled(current, style) + "\n"
  }

  private func styled(_ piece: String, _ style: Style) -> String {
    guard usesColor, let code = style.code, !piece.isEmpty else { return piece }
    return "\u{1b}[\(code)m\(piece)\u{1b}[0m"
  }
}

extension String {
  /// The parts between line feeds, found by bytes: a line feed is never part of another character.
  var lines: [Substring] {
    var lines: [Substring] = []
    var start = utf8.startIndex
    while let end = utf8[start...].firstIndex(of: 10) {
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }
}
