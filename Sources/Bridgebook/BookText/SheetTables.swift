/// Parses the tables for cheat sheets.
package enum SheetTables {
  /// Parses rows `topic | | title |`, each followed by rows
  /// `topic | entry | parts on the topic's sheet | parts in the digest`.
  package static func topics(_ table: TableFile) throws(TextDiagnostic) -> [Topic] {
    var topics: [Topic] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 4)
      if cells[1].isEmpty {
        topics.append(Topic(id: cells[0], title: cells[2], items: []))
      } else if let last = topics.indices.last, topics[last].id == cells[0] {
        topics[last].items.append(
          .init(entry: cells[1], parts: parts(cells[2]), digest: parts(cells[3])))
      } else {
        throw table.fault(row, .unknownNode(cells[0]))
      }
    }
    return topics
  }

  /// Parses rows `gotcha | symptom | first thing to do`.
  package static func digests(_ table: TableFile) throws(TextDiagnostic) -> [GotchaDigest] {
    var digests: [GotchaDigest] = []
    for row in table.rows {
      let cells = try table.cells(row, count: 3)
      digests.append(GotchaDigest(gotcha: cells[0], symptom: cells[1], fix: cells[2]))
    }
    return digests
  }

  /// Parses a list of parts such as `Lifecycle, Reference 2`, or a dash for none.
  private static func parts(_ cell: String) -> [Topic.Part] {
    guard cell != "-" else { return [] }
    return cell.list().map { text in
      let words = text.split(separator: " ")
      guard let last = words.last, let number = Int(last), number > 0 else {
        return Topic.Part(heading: text)
      }
      return Topic.Part(heading: words.dropLast().joined(separator: " "), block: number - 1)
    }
  }
}
