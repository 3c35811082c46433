internal import Bridgebook

/// The searchable fields of an entry, a scenario or a message.
struct SearchableText: Sendable {
  let id: String
  let kind: EntryKind
  let title: String
  var terms: [String] = []
  var symptom = ""
  /// The rest of a scenario or a message; that of an entry is in its sections.
  var body = ""
  /// The texts of the fields, each with the name of its weight.
  var fields: [(weight: String, text: String)] = []
  /// The code; only the names in it are indexed.
  var code = ""
  /// The concepts that apply even though the text does not name them.
  var concepts: [String] = []

  init(_ entry: Entry) {
    id = entry.id
    kind = entry.kind
    title = entry.title
    terms = entry.terms
    var cause = ""
    var fix = ""
    var rest = ""
    for section in entry.sections {
      let text = SearchableText.withoutMarks(section.markdown)
      let (prose, code) = SearchableText.parts(of: text)
      guard SearchableText.isProse(section.heading) else { continue }
      switch section.heading {
      case "Symptom", "When": symptom += text
      case "Cause": cause += prose
      case "Fix": fix += prose
      default: rest += prose + "\n"
      }
      self.code += code
    }
    var belief: String?
    if case .gotcha(let facts) = entry.details { belief = facts.belief }
    fields = [
      ("field-id", kind == .component ? id : id.replacing("-", with: " ")), ("field-title", title),
      ("field-terms", terms.joined(separator: "; ")), ("field-symptom", symptom),
      ("field-belief", belief ?? ""), ("field-cause", cause), ("field-fix", fix),
      ("field-rest", rest),
    ]
    // A task is found by what the user wants to do, not by the bridge, which is only the second
    // choice.
    concepts = kind == .task ? [] : SearchableText.concepts(of: entry.approaches)
  }

  init(_ scenario: Scenario, titles: [String: String]) {
    id = scenario.id
    kind = .scenario
    title = scenario.title
    symptom = scenario.variants.map(\.title).joined(separator: ". ")
    body = scenario.gotchas.compactMap { titles[$0] }.joined(separator: ". ")
    fields = [
      ("field-id", id.replacing("-", with: " ")), ("field-title", title),
      ("field-symptom", symptom), ("field-cause", body),
    ]
  }

  init(_ message: MessagePattern, titles: [String: String]) {
    id = message.id
    kind = .message
    title = message.pattern
    body = ([message.meaning] + message.gotchas.compactMap { titles[$0] }).joined(separator: " ")
    fields = [
      ("field-id", id.replacing("-", with: " ")),
      ("field-title", message.parts.joined(separator: " ")), ("field-cause", body),
    ]
  }

  /// Returns the text of an entry's sections after its symptom, as a search shows it.
  static func body(of sections: [Section]) -> String {
    sections.filter { isProse($0.heading) && !["Symptom", "When"].contains($0.heading) }
      .map { withoutMarks($0.markdown) + "\n" }.joined()
  }

  /// Returns whether a section is prose: traces and fragments contain so many words of code that
  /// they would outweigh the prose.
  private static func isProse(_ heading: String) -> Bool {
    !["Triggering", "Clean", "Sample"].contains(heading)
  }

  /// Whether the text counts towards the rarity and average length of words; only prose does,
  /// because tables would distort both.
  var isMeasured: Bool { kind == .gotcha || kind == .pattern }

  /// The kinds of measured texts, as an SQL list.
  static let measuredKinds = "'gotcha', 'pattern'"

  /// Returns the texts of a book or a part of it: entries, messages, then scenarios.
  static func all(
    of book: Book, scenarios: (Scenario) -> Bool = { _ in true },
    entries: (Entry) -> Bool = { _ in true }, messages: (MessagePattern) -> Bool = { _ in true }
  ) -> [SearchableText] {
    var titles: [String: String] = [:]
    for entry in book.entries where entry.kind == .gotcha { titles[entry.id] = entry.title }
    let shown = book.scenarios.map(\.scenario).filter { !$0.isLibrary && scenarios($0) }
    return book.entries.filter(entries).map { SearchableText($0) }
      + book.messages.patterns.filter(messages).map { SearchableText($0, titles: titles) }
      + shown.map { SearchableText($0, titles: titles) }
  }

  /// Returns the concepts of bridges in a single direction.
  private static func concepts(of approaches: [Approach]) -> [String] {
    let directions = Set(
      approaches.map { approach in
        switch approach {
        case .view, .controller, .gesture: "representable"
        case .hosting: "hosting"
        default: ""
        }
      })
    return directions.count == 1 ? directions.filter { !$0.isEmpty }.sorted() : []
  }

  /// Returns the prose and the fenced code of a section.
  private static func parts(of markdown: String) -> (prose: String, code: String) {
    guard markdown.utf8.contains(UInt8(ascii: "`")) else { return (markdown, "") }
    var prose = ""
    var code = ""
    var isCode = false
    for line in markdown.lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        code += line + "\n"
      } else {
        prose += line + "\n"
      }
    }
    return (prose, code)
  }

  /// Returns the text without its `[^source]` citations.
  static func withoutMarks(_ markdown: String) -> String {
    guard markdown.utf8.contains(UInt8(ascii: "^")) else { return markdown }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(markdown.utf8.count)
    var isInMark = false
    var source = markdown.utf8.makeIterator()
    var held: UInt8?
    while let byte = source.next() {
      if isInMark {
        if byte == UInt8(ascii: "]") { isInMark = false }
      } else if held != nil, byte == UInt8(ascii: "^") {
        held = nil
        isInMark = true
      } else {
        if let held { bytes.append(held) }
        held = byte == UInt8(ascii: "[") ? byte : nil
        if held == nil { bytes.append(byte) }
      }
    }
    if let held { bytes.append(held) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
