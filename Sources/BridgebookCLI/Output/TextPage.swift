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

  private var bytes: [UInt8] = []
  private let usesColor: Bool

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// All of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// One line of pieces.
  mutating func line(_ first: (String, Style), _ rest: (String, Style)...) {
    add(first.0, first.1)
    for (piece, style) in rest { add(piece, style) }
    line()
  }

  /// An empty line.
  mutating func line() {
    bytes.append(10)
  }

  /// One line in one style.
  mutating func line(_ piece: String, _ style: Style = .plain) {
    add(piece, style)
    line()
  }

  /// A heading with an empty line before it.
  mutating func heading(_ title: String) {
    if !bytes.isEmpty { line() }
    line(title, .strong)
  }

  /// Several lines as they are, each indented.
  mutating func block(_ lines: String, indent: Int = 2, _ style: Style = .plain) {
    for line in Printable.escaped(lines, keepingLines: true).lines {
      if !line.isEmpty {
        addBlanks(indent)
        let start = bytes.count
        bytes.append(contentsOf: line.utf8)
        color(from: start, style)
      }
      self.line()
    }
  }

  /// Prose wrapped at about 96 columns, with a hanging indent.
  mutating func prose(
    _ content: String, indent: Int = 2, first: String = "", _ style: Style = .plain
  ) {
    let hanging = indent + first.unicodeScalars.count
    var start = bytes.count
    addBlanks(indent)
    bytes.append(contentsOf: first.utf8)
    var isEmpty = true
    var width = hanging
    var safe = Printable.escaped(content, keepingLines: true)
    safe.withUTF8 { content in
      var index = 0
      while index < content.count {
        let wordStart = index
        while index < content.count, content[index] != 32, content[index] != 10 { index += 1 }
        let word = content[wordStart..<index]
        index += 1
        guard !word.isEmpty else { continue }
        if !isEmpty, width + 1 + word.count > 98 {
          color(from: start, style)
          line()
          start = bytes.count
          addBlanks(hanging)
          width = hanging
          isEmpty = true
        }
        if !isEmpty { bytes.append(32) }
        bytes.append(contentsOf: word)
        width += word.count + (isEmpty ? 0 : 1)
        isEmpty = false
      }
    }
    color(from: start, style)
    line()
  }

  private mutating func add(_ piece: String, _ style: Style) {
    let start = bytes.count
    bytes.append(contentsOf: Printable.escaped(piece).utf8)
    color(from: start, style)
  }

  private mutating func addBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(32, count: count))
  }

  /// Puts what was added since into a style.
  private mutating func color(from start: Int, _ style: Style) {
    guard usesColor, let code = style.code, bytes.count > start else { return }
    bytes.insert(contentsOf: "\u{1b}[\(code)m".utf8, at: start)
    bytes.append(contentsOf: "\u{1b}[0m".utf8)
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
