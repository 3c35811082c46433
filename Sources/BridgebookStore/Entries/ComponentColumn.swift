internal import Bridgebook

/// A column of the table `component`: how a fact is written to it, and how it is read from it.
///
/// A new field of a class is a line here, beside its property, its key in `ComponentParser`, and
/// its column in `Migrations`.
struct ComponentColumn: Sendable {
  /// Reads the value at a column of a row into the facts of the class with that id.
  typealias Read =
    @Sendable (inout ComponentFacts, Row, _ column: Int32, _ id: String) throws(SQLiteError) -> Void

  let name: String
  let value: @Sendable (ComponentFacts) -> Value
  let read: Read

  private init(
    _ name: String, value: @escaping @Sendable (ComponentFacts) -> Value, read: @escaping Read
  ) {
    self.name = name
    self.value = value
    self.read = read
  }

  /// A column with one of the words of a kind.
  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ fact: any WritableKeyPath<ComponentFacts, Word> & Sendable
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .text($0[keyPath: fact].rawValue)
    } read: {
      (facts, row, column, id) throws(SQLiteError) in
      facts[keyPath: fact] = try row.word(column, in: table, of: id)
    }
  }

  /// A column with one of the words of a kind, or nothing.
  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ fact: any WritableKeyPath<ComponentFacts, Word?> & Sendable
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .choice($0[keyPath: fact])
    } read: {
      (facts, row, column, id) throws(SQLiteError) in
      facts[keyPath: fact] = try row.optionalWord(column, in: table, of: id)
    }
  }

  /// A column with a text.
  private static func text(
    _ name: String, _ fact: any WritableKeyPath<ComponentFacts, String> & Sendable
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .text($0[keyPath: fact])
    } read: { facts, row, column, _ in
      facts[keyPath: fact] = row.text(column)
    }
  }

  /// A column with a text, or nothing.
  private static func text(
    _ name: String, _ fact: any WritableKeyPath<ComponentFacts, String?> & Sendable
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .optional($0[keyPath: fact])
    } read: { facts, row, column, _ in
      facts[keyPath: fact] = row.optionalText(column)
    }
  }

  /// A column with 1 for true and 0 for false.
  private static func flag(
    _ name: String, _ fact: any WritableKeyPath<ComponentFacts, Bool> & Sendable
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .int($0[keyPath: fact] ? 1 : 0)
    } read: { facts, row, column, _ in
      facts[keyPath: fact] = row.int(column) == 1
    }
  }

  static let table = "component"

  /// The columns beside the id of the entry.
  static let all: [ComponentColumn] = [
    word("kind", \.kind), word("role", \.role), text("framework", \.framework),
    word("presentation", \.presentation), text("place", \.place), text("earlier", \.earlier),
    word("coverage", \.coverage), flag("is_soft_deprecated", \.isSoftDeprecated),
    text("delegate", \.delegate),
  ]
}
