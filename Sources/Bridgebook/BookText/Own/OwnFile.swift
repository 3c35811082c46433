/// A team's own text with its front matter parsed and its comments removed.
package struct OwnFile {
  package let header: OwnHeader
  /// The text as written, with line feeds as the only line ends and one at its end.
  package let text: String
  package let path: String
  let lines: OwnLines

  /// Parses the front matter and removes comments.
  ///
  /// - Throws: The first fault of the front matter, or the first content that is not allowed in any
  ///   text.
  package init(path: String, bytes: some Collection<UInt8>) throws(TextDiagnostic) {
    var bytes = Array(bytes)
    // Many editors omit the last line feed; only in a file of the built-in book is this a sign of
    // truncation.
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    let source = try SourceFile(path: path, bytes: bytes)
    self.path = path
    text = source.lines.map { $0 + "\n" }.joined()
    try UnsafeText.check(source)
    let kind = try OwnFile.kind(of: source)
    lines = kind == .scenario ? OwnLines(source) : OwnLines(source, inBody: kind.entryKind != nil)
    do throws(TextDiagnostic) {
      if kind.entryKind != nil { try UnsafeText.checkMarkdown(lines.file) }
      header = try OwnFile.header(of: lines.file, kind: kind)
    } catch { throw lines.original(error) }
  }

  /// Returns the kind, which determines how comments are recognized.
  private static func kind(of source: SourceFile) throws(TextDiagnostic) -> OwnKind {
    for (index, line) in source.lines.enumerated() where line.hasPrefix("kind:") {
      let word = String(line.dropFirst("kind:".count).trimmed)
      if let kind = OwnKind(rawValue: word) { return kind }
      throw source.diagnostic(
        line: index, column: 7,
        .badValue(key: "kind", value: word, allowed: OwnKind.allCases.map(\.rawValue)))
    }
    throw source.diagnostic(line: 0, .missingKey("kind"))
  }

  private static func header(
    of file: SourceFile, kind: OwnKind
  ) throws(TextDiagnostic) -> OwnHeader {
    let start = file.lines.firstIndex { !$0.trimmed.isEmpty && !$0.hasPrefix("#") } ?? 0
    let matter = try FrontMatter(file, from: start)
    let item = try matter.requiredItem("id")
    let id = item.value
    guard isID(id) else {
      throw file.diagnostic(line: item.line, column: item.column, .own(.badID(id)))
    }
    let keys = [OwnRelation.overrides, .extends].compactMap { relation in
      matter[relation.rawValue].map { (relation: relation, item: $0) }
    }
    guard let (relation, key) = keys.first else {
      return OwnHeader(kind: kind, id: id, relation: .new, target: nil)
    }
    guard keys.count == 1 else {
      throw file.diagnostic(line: keys[1].item.line, .own(.overridesAndExtends))
    }
    let target = try matter.required(relation.rawValue)
    // Other entries link to the id, so a replacement must keep it.
    let isNamed = kind == .tree || kind == .table
    guard isNamed || target == id else {
      throw file.diagnostic(
        line: key.line, column: key.column, .own(.otherID(id, target: target)))
    }
    return OwnHeader(kind: kind, id: id, relation: relation, target: target)
  }

  /// Returns whether an id consists of letters, digits, `-`, `_`, `.` and `+`, because ids occur in
  /// commands, file names and Markdown.
  private static func isID(_ text: String) -> Bool {
    text.utf8.count <= 100
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_.+".unicodeScalars.contains(scalar))
      } && !text.hasPrefix("-") && !text.hasPrefix(".")
  }
}

/// The lines of a text, each with its position in the original text.
struct OwnLines {
  private(set) var file: SourceFile
  /// The indices of the lines in the original; nil for a line of another text.
  private(set) var origins: [Int?]

  /// Creates lines that are all from the original.
  init(_ file: SourceFile) {
    self.file = file
    origins = Array(file.lines.indices)
  }

  init(path: String, _ lines: [(text: Substring, origin: Int?)]) {
    file = SourceFile(path: path, lines: lines.map(\.text))
    origins = lines.map(\.origin)
  }

  /// Removes leading blank lines and comment lines, which begin with `# `.
  ///
  /// Comments are removed from the front matter and, with `inBody`, from the body outside of
  /// fences.
  init(_ source: SourceFile, inBody: Bool) {
    var kept: [(Substring, Int?)] = []
    var isMatter = true
    var fence: String?
    for (index, line) in source.lines.enumerated() {
      let isComment = line.hasPrefix("# ") || line == "#"
      if isMatter {
        if isComment || kept.isEmpty && line.trimmed.isEmpty { continue }
        if line.trimmed.isEmpty { isMatter = false }
      } else if let marker = fence {
        if line.trimmed == marker { fence = nil }
      } else if inBody {
        if isComment { continue }
        fence = SectionReader.fenceMarker(of: line)
      }
      kept.append((line, index))
    }
    self.init(path: source.path, kept)
  }

  /// Returns the original's line number for a line of this text, both counted from 1; for a line of
  /// another text, that of the next original line.
  func original(line: Int) -> Int {
    let rest = origins.dropFirst(line - 1)
    return (rest.first { $0 != nil } ?? origins.last { $0 != nil } ?? nil).map { $0 + 1 } ?? 1
  }

  func original(_ fault: TextDiagnostic) -> TextDiagnostic {
    TextDiagnostic(
      path: fault.path, line: original(line: fault.line), column: fault.column, fault.problem)
  }
}

/// A fault that can only occur in a team's own text; `OwnFaultText` writes the message.
package enum OwnFault: Equatable, Sendable {
  case badID(String)
  case overridesAndExtends
  /// An override or extension whose id differs from that of the built-in entry.
  case otherID(String, target: String)
  /// An id of the built-in book in a text that neither overrides nor extends it.
  case builtInID(String, kind: String)
  case nothingBuiltIn(String, kind: String, known: [String])
  /// A table or tree that cannot be added, overridden or extended.
  case badTarget(kind: String, allowed: [String])
  case sameIDTwice(String)
  /// A character that would control the terminal on which the text is printed.
  case controlCharacter
  /// A placeholder of the skeleton that was not replaced.
  case blank
  /// HTML, or a link to something other than a web page, outside of code.
  case markup
  case badAddress(String)
  case knownRow(String)
  case unknownRule(String)
  case unknownGotcha(String)
  case unknownSource(String)
}
