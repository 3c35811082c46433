internal import Bridgebook

/// Reads the parts of found texts that a search shows.
struct IndexedTextReader {
  /// A text without its body, which few results need.
  struct Text {
    let id: String
    let kind: EntryKind
    let title: String
    let symptom: String
    /// The body of a scenario or a message; that of an entry is in its sections.
    fileprivate let body: String
    fileprivate(set) var terms: [String] = []
  }

  private let connection: Connection
  private let textStatement: Statement
  private let termStatement: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    self.connection = connection
    textStatement = try connection.prepare(
      "SELECT id, kind, title, symptom, body FROM entry_text WHERE number = ?")
    termStatement = try connection.prepare(
      "SELECT term FROM entry_term WHERE entry_id = ? ORDER BY position")
  }

  /// Returns the text with that number; nil if there is none.
  func text(_ number: Int) throws(SQLiteError) -> Text? {
    var text: Text?
    try textStatement.forEach([.int(number)]) { (row) throws(SQLiteError) in
      text = Text(
        id: row.text(0), kind: try row.word(1, in: "entry_text", of: row.text(0)),
        title: row.text(2), symptom: row.text(3), body: row.text(4))
    }
    guard var text, IndexedTextReader.isEntry(text.kind) else { return text }
    try termStatement.forEach([.text(text.id)]) { text.terms.append($0.text(0)) }
    return text
  }

  /// Returns the text after the title and the symptom.
  func body(of text: Text) throws(SQLiteError) -> String {
    guard IndexedTextReader.isEntry(text.kind) else { return text.body }
    return SearchableText.body(
      of: try connection.rows(
        "SELECT heading, markdown FROM entry_section WHERE entry_id = ? ORDER BY position",
        [.text(text.id)]
      ) { Section(heading: $0.text(0), markdown: $0.text(1), line: 0) })
  }

  private static func isEntry(_ kind: EntryKind) -> Bool {
    kind != .scenario && kind != .message
  }
}
