internal import Bridgebook

/// A column of the table `component`, with the closures that write and read a fact.
///
/// A new field of a class requires a line here; the manual's topic `contributing` lists the other
/// places.
struct ComponentColumn: Sendable {
  /// A closure that returns a fact of a class.
  ///
  /// These are closures instead of key paths, because the runtime would build nine key paths in
  /// each process.
  typealias Get<Fact> = @Sendable (ComponentFacts) -> Fact
  /// A closure that changes a fact of a class.
  typealias Change<Fact> = @Sendable (inout ComponentFacts, Fact) -> Void
  /// A closure that decodes a column of a row and sets that fact of the class with the given id.
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

  /// Returns a column that contains a word of a vocabulary.
  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ get: @escaping Get<Word>, set: @escaping Change<Word>
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .text(get($0).rawValue)
    } read: {
      (facts, row, column, id) throws(SQLiteError) in
      set(&facts, try row.word(column, in: table, of: id))
    }
  }

  /// Returns a column that contains a word of a vocabulary, or null.
  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ get: @escaping Get<Word?>, set: @escaping Change<Word?>
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .choice(get($0))
    } read: {
      (facts, row, column, id) throws(SQLiteError) in
      set(&facts, try row.optionalWord(column, in: table, of: id))
    }
  }

  /// Returns a column that contains a text.
  private static func text(
    _ name: String, _ get: @escaping Get<String>, set: @escaping Change<String>
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .text(get($0))
    } read: { facts, row, column, _ in
      set(&facts, row.text(column))
    }
  }

  /// Returns a column that contains a text, or null.
  private static func text(
    _ name: String, _ get: @escaping Get<String?>, set: @escaping Change<String?>
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .optional(get($0))
    } read: { facts, row, column, _ in
      set(&facts, row.optionalText(column))
    }
  }

  /// Returns a column that contains 1 for true and 0 for false.
  private static func flag(
    _ name: String, _ get: @escaping Get<Bool>, set: @escaping Change<Bool>
  ) -> ComponentColumn {
    ComponentColumn(name) {
      .int(get($0) ? 1 : 0)
    } read: { facts, row, column, _ in
      set(&facts, row.int(column) == 1)
    }
  }

  static let table = "component"

  /// The columns besides the id of the entry.
  static let all: [ComponentColumn] = [
    word("kind", { $0.kind }, set: { $0.kind = $1 }),
    word("role", { $0.role }, set: { $0.role = $1 }),
    text("framework", { $0.framework }, set: { $0.framework = $1 }),
    word("presentation", { $0.presentation }, set: { $0.presentation = $1 }),
    text("place", { $0.place }, set: { $0.place = $1 }),
    text("earlier", { $0.earlier }, set: { $0.earlier = $1 }),
    word("coverage", { $0.coverage }, set: { $0.coverage = $1 }),
    flag("is_soft_deprecated", { $0.isSoftDeprecated }, set: { $0.isSoftDeprecated = $1 }),
    text("delegate", { $0.delegate }, set: { $0.delegate = $1 }),
  ]
}
