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
    for part in lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let safe = Printable.escaped(String(Substring(part)))
      text += safe.isEmpty ? "\n" : blanks + styled(safe, style) + "\n"
    }
  }

  /// Prose wrapped at about 96 columns, with a hanging indent.
  mutating func prose(_ content: String, indent: Int = 2, first: String = "", _ style: Style = .plain)
  {
    let hanging = String(repeating: " ", count: indent + first.unicodeScalars.count)
    var current = String(repeating: " ", count: indent) + first
    var width = hanging.utf8.count
    var isEmpty = true
    let words = Printable.escaped(content, keepingLines: true).utf8.split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
    }
    for word in words {
      let length = word.count
      if !isEmpty, width + 1 + length > 98 {
        text += styled(current, style) + "\n"
        current = hanging
        width = hanging.utf8.count
        isEmpty = true
      }
      if !isEmpty { current += " " }
      current += Substring(word)
      width += length + (isEmpty ? 0 : 1)
      isEmpty = false
    }
    text += styled(current, style) + "\n"
  }

  private func styled(_ piece: String, _ style: Style) -> String {
    guard usesColor, let code = style.code, !piece.isEmpty else { return piece }
    return "\u{1b}[\(code)m\(piece)\u{1b}[0m"
  }
}
