internal import Bridgebook

/// Writes the requirements that questions can mention; each phrase, API and class is a row.
enum RequirementWriter {
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
