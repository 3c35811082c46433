internal import Bridgebook
internal import BridgebookApp

/// A text for people, built line by line; content is escaped, so only the styles of this type
/// produce escape codes.
struct TextPage {
  enum Style {
    case plain, strong, faint, accent, warning, error, note

    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .strong: "1"
      case .faint: "2"
      case .accent: "36"
      case .warning: "33"
      case .error: "31"
      case .note: "34"
      }
    }

    /// Returns the text with the escape codes of the style.
    func applied(to text: String) -> String {
      code.map { "\u{1b}[\($0)m\(text)\u{1b}[0m" } ?? text
    }
  }

  private var bytes: [UInt8] = []
  private let usesColor: Bool
  /// The columns of the terminal; nil for other outputs, where only prose is wrapped.
  let columns: Int?
  /// The column at which prose is wrapped.
  private let proseColumns: Int

  /// - Parameter columns: the width of the terminal; nil for a pipe or a file.
  init(usesColor: Bool, columns: Int? = nil) {
    self.usesColor = usesColor
    self.columns = columns
    proseColumns = columns.map { max($0, LineFitter.columnRange.lowerBound) } ?? 98
  }

  /// The whole text.
  var text: String {
    let text = String(decoding: bytes, as: UTF8.self)
    return columns.map { LineFitter(columns: $0).fitted(text) } ?? text
  }

  /// The columns of the page.
  var width: Int { proseColumns }

  /// Appends a table row, truncated to the width of the page.
  mutating func row(_ pieces: [(String, Style)]) {
    var room = width
    for (text, style) in pieces where room > 0 {
      let cut = TextWidth.cut(Printable.escaped(text), to: room)
      add(cut, style)
      room -= TextWidth.of(cut)
    }
    line()
  }

  /// Appends a line with further commands: `--all` with the counts of what it adds, and others.
  mutating func more(_ counts: [(count: Int, noun: String)], _ commands: [String]) {
    let added = counts.filter { $0.count > 0 }.map { $0.count.counted($0.noun) }
    let all = "--all" + (added.isEmpty ? "" : " (\(added.joined(separator: ", ")))")
    prose(([all] + commands).joined(separator: ", "), indent: 0, first: "More: ", .faint)
  }

  /// The number of lines so far, as they will be displayed.
  var lineCount: Int { text.utf8.count(where: { $0 == 10 }) }

  /// Appends a line of styled pieces.
  mutating func line(_ first: (String, Style), _ rest: (String, Style)...) {
    add(first.0, first.1)
    for (piece, style) in rest { add(piece, style) }
    line()
  }

  /// Appends prose in which the words between U+0001 and U+0002 are highlighted.
  mutating func prose(marked content: String, indent: Int, _ style: Style, mark: Style) {
    var room = width - indent
    var isOpen = false
    addBlanks(indent)
    for (index, word) in content.utf8.split(separator: UInt8(ascii: " ")).enumerated() {
      let isMarked = isOpen || word.contains(1)
      for byte in word where byte == 1 || byte == 2 { isOpen = byte == 1 }
      let shown = String(decoding: word.filter { $0 != 1 && $0 != 2 }, as: UTF8.self)
      let needed = TextWidth.of(Printable.escaped(shown)) + (index > 0 ? 1 : 0)
      if index > 0, needed > room {
        line()
        addBlanks(indent)
        room = width - indent
      } else if index > 0 {
        add(" ", .plain)
      }
      add(shown, isMarked ? mark : style)
      room -= needed
    }
    line()
  }

  /// Appends a tab, which separates columns on outputs other than terminals.
  mutating func tab() {
    bytes.append(9)
  }

  /// Ends the line, which is empty if nothing was added to it.
  mutating func line() {
    bytes.append(10)
  }

  /// Appends a line in one style.
  mutating func line(_ piece: String, _ style: Style = .plain) {
    add(piece, style)
    line()
  }

  /// Appends a heading after an empty line.
  mutating func heading(_ title: String) {
    if !bytes.isEmpty { line() }
    line(title, .strong)
  }

  /// Appends lines without wrapping, each indented.
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

  /// Appends prose, wrapped with a hanging indent.
  mutating func prose(
    _ content: String, indent: Int = 2, first: String = "", _ style: Style = .plain
  ) {
    let label = indent + TextWidth.of(first)
    // On a narrow terminal, a long label would leave no room for the text.
    let hanging = min(label, max(indent, proseColumns / 3))
    var start = bytes.count
    addBlanks(indent)
    bytes.append(contentsOf: first.utf8)
    var isEmpty = true
    var width = label
    var safe = Printable.escaped(content, keepingLines: true)
    safe.withUTF8 { content in
      var index = 0
      while index < content.count {
        let wordStart = index
        while index < content.count, content[index] != 32, content[index] != 10 { index += 1 }
        let word = content[wordStart..<index]
        index += 1
        guard !word.isEmpty else { continue }
        let wordWidth =
          word.allSatisfy { $0 < 128 }
          ? word.count : TextWidth.of(String(decoding: word, as: UTF8.self))
        if !isEmpty, width + 1 + wordWidth > proseColumns {
          color(from: start, style)
          line()
          start = bytes.count
          addBlanks(hanging)
          width = hanging
          isEmpty = true
        }
        if !isEmpty { bytes.append(32) }
        bytes.append(contentsOf: word)
        width += wordWidth + (isEmpty ? 0 : 1)
        isEmpty = false
      }
    }
    color(from: start, style)
    line()
  }

  /// Returns how many of the lines fit on the page if they are appended as a block and the page has
  /// at most `rows` rows.
  func fitting(_ lines: [Substring], rows: Int) -> Int {
    var count = min(lines.count, max(0, rows - lineCount))
    while count > 0 {
      var page = self
      page.block(lines.prefix(count).joined(separator: "\n"))
      let excess = page.lineCount - rows
      if excess <= 0 { break }
      // A wrapped line takes two rows or more.
      count -= max(1, excess / 2)
    }
    return max(0, count)
  }

  /// Appends a piece of a line; `line()` ends the line.
  mutating func add(_ piece: String, _ style: Style = .plain) {
    guard !piece.isEmpty else { return }
    let start = bytes.count
    var piece = piece
    // Long lists are made of short pieces of printable ASCII, which are checked and appended
    // through one buffer.
    let isAdded = piece.withUTF8 { text in
      guard Printable.isPlain(UnsafeRawBufferPointer(text)) else { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isAdded { bytes.append(contentsOf: Printable.escaped(piece).utf8) }
    color(from: start, style)
  }

  private mutating func addBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(32, count: count))
  }

  /// Applies a style to everything appended since `start`.
  private mutating func color(from start: Int, _ style: Style) {
    guard usesColor, let code = style.code, bytes.count > start else { return }
    bytes.insert(contentsOf: "\u{1b}[\(code)m".utf8, at: start)
    bytes.append(contentsOf: "\u{1b}[0m".utf8)
  }
}
