/// What the members of classes are used for: features that native APIs lack, or one of the APIs
/// rather than another.
package struct MemberUses: Equatable, Sendable {
  /// A condition on the members that a wrapper uses.
  package struct Condition: Equatable, Sendable {
    /// The name of a member; of a method with or without its labels.
    package let name: String
    /// The value that the member must have, as written in source; nil for any but those that
    /// switch it off.
    package let value: String?
    /// Whether the row does not apply if the condition holds; where the row has the member itself,
    /// whether the value is no use of it.
    package let isExcluding: Bool
    /// Whether a class that the wrapper creates, or a member of any other object, is meant.
    package let isAnywhere: Bool

    package init(
      name: String, value: String? = nil, isExcluding: Bool = false, isAnywhere: Bool = false
    ) {
      self.name = name
      self.value = value
      self.isExcluding = isExcluding
      self.isAnywhere = isAnywhere
    }
  }

  /// A use of a class.
  package struct Row: Equatable, Sendable {
    package let className: String
    /// A feature that the native API of the class lacks, one of its native APIs, or a class whose
    /// entry applies instead.
    package let purpose: String
    package let conditions: [Condition]

    package init(className: String, purpose: String, conditions: [Condition]) {
      self.className = className
      self.purpose = purpose
      self.conditions = conditions
    }
  }

  /// The rows in the order of the table.
  package private(set) var rows: [Row] = []

  /// Creates an empty table.
  package init() {}

  /// Adds a row.
  package mutating func add(_ row: Row) { rows.append(row) }

  /// Returns whether the table says by which members a purpose of a class is recognized.
  package func knows(_ purpose: String, of className: String) -> Bool {
    rows.contains { $0.className == className && $0.purpose == purpose }
  }
}
