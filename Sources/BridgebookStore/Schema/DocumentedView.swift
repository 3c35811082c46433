internal import BookData
internal import Bridgebook

/// A view of the store for users' queries, with the documentation in its migration.
package struct DocumentedView: Equatable, Sendable {
  /// A column with one sentence about it.
  package struct Column: Equatable, Sendable {
    package let name: String
    package let summary: String
  }

  package let name: String
  package let summary: String
  package private(set) var columns: [Column] = []

  /// All views of the newest schema, in the order of the migrations; needs no store.
  package static let all: [DocumentedView] = read(EmbeddedFile.migrations.map(\.text))

  /// Parses `CREATE VIEW name ( -- sentence`, followed by lines `column, -- sentence` up to `) AS`.
  static func read(_ migrations: [String]) -> [DocumentedView] {
    var views: [DocumentedView] = []
    var current: DocumentedView?
    for line in migrations.joined(separator: "\n").split(separator: "\n") {
      let (code, comment) = parts(of: line)
      let words = code.split(separator: " ").map(String.init)
      if words.starts(with: ["DROP", "VIEW"]), let name = words.last?.dropLast() {
        views.removeAll { $0.name == name }
      } else if words.starts(with: ["CREATE", "VIEW"]), words.last == "(" {
        current = DocumentedView(name: words[2], summary: comment)
      } else if code.hasPrefix(")"), let view = current {
        views.append(view)
        current = nil
      } else if current != nil, let name = words.first {
        let column = name.hasSuffix(",") ? String(name.dropLast()) : name
        current?.columns.append(Column(name: column, summary: comment))
      }
    }
    return views
  }

  private init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  private static func parts(of line: Substring) -> (code: String, comment: String) {
    guard let mark = line.firstRange(of: "-- ") else { return (String(line), "") }
    var code = line[..<mark.lowerBound]
    while code.last == " " { code.removeLast() }
    return (String(code), String(line[mark.upperBound...]))
  }
}
