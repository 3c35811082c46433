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
    for part in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      let safe = Printable.escaped(String(part))
      text += safe.isEmpty ? "\n" : blanks + styled(safe, style) + "\n"
    }
  }

  /// Prose wrapped at about 96 columns, with a hanging indent.
  mutating func prose(_ content: String, indent: Int = 2, first: String = "", _ style: Style = .plain)
  {
    let blanks = String(repeating: " ", count: indent)
    var current = blanks + first
    let hanging = blanks + String(repeating: " ", count: first.count)
    var isEmpty = true
    for word in Printable.escaped(content).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, current.count + 1 + word.count > 98 {
        text += styled(current, style) + "\n"
        current = hanging
        isEmpty = true
      }
      current += isEmpty ? word : " " + word
      isEmpty = false
    }
    text += styled(current, style) + "\n"
  }

  private func styled(_ piece: String, _ style: Style) -> String {
    guard usesColor, let code = style.code, !piece.isEmpty else { return piece }
    return "\u{1b}[\(code)m\(piece)\u{1b}[0m"
  }
}
