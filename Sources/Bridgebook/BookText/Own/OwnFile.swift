/// A text of a team's own with its front matter read; its comments are taken out.
package struct OwnFile {
  package let header: OwnHeader
  /// As it was written, with line feeds only and one at its end.
  package let text: String
  package let path: String
  let lines: OwnLines

  /// Reads what the text says of itself.
  ///
  /// - Throws: the first fault of the front matter, or of what no text may hold.
  package init(path: String, bytes: some Collection<UInt8>) throws(TextDiagnostic) {
    var bytes = Array(bytes)
    // Many editors leave the last line open; only a file of the built-in book is thought cut off for that.
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

  /// The kind is needed before comments can be told from text.
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
    let id = try matter.required("id")
    let item = matter["id"]!
    guard isID(id) else {
      throw file.diagnostic(line: item.line, column: item.column, .own(.badID(id)))
    }
    let keys = [OwnRelation.overrides, .extends].filter { matter[$0.rawValue] != nil }
    guard let relation = keys.first else {
      return OwnHeader(kind: kind, id: id, relation: .new, target: nil)
    }
    let key = matter[relation.rawValue]!
    guard keys.count == 1 else {
      throw file.diagnostic(line: matter["extends"]!.line, .own(.overridesAndExtends))
    }
    let target = try matter.required(relation.rawValue)
    // Other entries lead to the id, so what stands in for an entry has to answer to it.
    let isNamed = kind == .tree || kind == .table
    guard isNamed || target == id else {
      throw file.diagnostic(
        line: key.line, column: key.column, .own(.otherID(id, target: target)))
    }
    return OwnHeader(kind: kind, id: id, relation: relation, target: target)
  }

  /// Ids stand in commands, file names and Markdown: letters, digits, `-`, `_`, `.` and `+`.
  private static func isID(_ text: String) -> Bool {
    text.utf8.count <= 100
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_.+".unicodeScalars.contains(scalar))
      } && !text.hasPrefix("-") && !text.hasPrefix(".")
  }
}

/// Lines of a text, each with its number in the text it was taken from.
struct OwnLines {
  private(set) var file: SourceFile
  /// Indices in the original; nil for a line of another text.
  private(set) var origins: [Int?]

  /// All lines as they are.
  init(_ file: SourceFile) {
    self.file = file
    origins = Array(file.lines.indices)
  }

  init(path: String, _ lines: [(text: Substring, origin: Int?)]) {
    file = SourceFile(path: path, lines: lines.map(\.text))
    origins = lines.map(\.origin)
  }

  /// Without blank lines at the beginning, and without lines that begin with `# `: in the front matter, and on request
  /// in the body outside of fences.
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

  /// The line of the original, counted from 1, for one of these; the next one for a line of another text.
  func original(line: Int) -> Int {
    let rest = origins.dropFirst(line - 1)
    return (rest.first { $0 != nil } ?? origins.last { $0 != nil } ?? nil).map { $0 + 1 } ?? 1
  }

  func original(_ fault: TextDiagnostic) -> TextDiagnostic {
    TextDiagnostic(
      path: fault.path, line: original(line: fault.line), column: fault.column, fault.problem)
  }
}
