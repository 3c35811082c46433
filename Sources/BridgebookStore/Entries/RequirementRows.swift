package import Bridgebook

/// Writes what questions can ask for; each phrase, API and class is a row of its own.
enum RequirementRows {
  static func write(
    _ requirements: [Requirement], to connection: Connection
  ) throws(SQLiteError) {
    let requirement = try Inserter(connection, "requirement", ["id", "position", "title"])
    let native = try Inserter(
      connection, "requirement_native", ["requirement_id", "position", "api"])
    let component = try Inserter(
      connection, "requirement_component", ["requirement_id", "position", "entry_id"])
    let phrase = try Inserter(connection, "requirement_phrase", ["requirement_id", "phrase"])
    for (position, item) in requirements.enumerated() {
      let id = Value.text(item.id)
      try requirement.insert(id, .int(position), .text(item.title))
      for (index, name) in item.natives.enumerated() {
        try native.insert(id, .int(index), .text(name))
      }
      for (index, name) in item.components.enumerated() {
        try component.insert(id, .int(index), .text(name))
      }
      for text in item.phrases { try phrase.insert(id, .text(text)) }
    }
  }
}

extension Store {
  /// The requirements of these ids with their APIs and classes, in the order of the book.
  package func requirements(_ ids: Set<String>) throws(StoreError) -> [Requirement] {
    guard !ids.isEmpty else { return [] }
    return try Store.sqlite { () throws(SQLiteError) in
      let rows = try connection.rows("SELECT id, title FROM requirement ORDER BY position") {
        ($0.text(0), $0.text(1))
      }
      var found: [Requirement] = []
      for (id, title) in rows where ids.contains(id) {
        found.append(
          Requirement(
            id: id, title: title,
            natives: try connection.rows(
              "SELECT api FROM requirement_native WHERE requirement_id = ? ORDER BY position",
              [.text(id)]
            ) { $0.text(0) },
            components: try connection.rows(
              "SELECT entry_id FROM requirement_component WHERE requirement_id = ? ORDER BY position",
              [.text(id)]
            ) { $0.text(0) }))
      }
      return found
    }
  }
}
