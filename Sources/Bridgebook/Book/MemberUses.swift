/// The purposes of the members of classes: a feature that the native API lacks, or one of several
/// native APIs.
package struct MemberUses: Equatable, Sendable {
  /// A condition on the members that a wrapper uses.
  package struct Condition: Equatable, Sendable {
    /// The name of a member; for a method, with or without argument labels.
    package let name: String
    /// The value that the member must have, as written in source; nil matches any value that does
    /// not turn the feature off.
    package let value: String?
    /// Whether a match excludes the row.
    ///
    /// If the row also has a positive condition on the same member, the row is not excluded;
    /// instead, this value does not count as a use of the member.
    package let isExcluding: Bool
    /// Whether the condition also matches classes that the wrapper creates and members of other
    /// objects.
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

  /// Returns whether the table lists the members by which a purpose of a class is recognized.
  package func knows(_ purpose: String, of className: String) -> Bool {
    rows.contains { $0.className == className && $0.purpose == purpose }
  }
}
