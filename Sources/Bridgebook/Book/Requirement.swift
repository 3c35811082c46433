/// A requirement that a question can have in addition to its subject, such as the location of a
/// tap.
///
/// Native APIs, classes and tasks share requirements; the ones that meet a requirement determine
/// whether SwiftUI's own API or a bridge is recommended.
package struct Requirement: Equatable, Sendable {
  /// The fact under which the lexicon lists the phrases of requirements.
  package static let fact = "requirement"
  /// The weight of a requirement's phrases; constant, because a requirement has no competing
  /// choices.
  package static let weight = 5

  package let id: String
  /// The description, such as "the location of a tap".
  package let title: String
  /// The SwiftUI APIs that meet it, named as in the entries and tasks that state their
  /// availability.
  package let natives: [String]
  /// The classes that meet it.
  package let components: [String]
  /// The phrases with which users ask for it, written as in the lexicon.
  package let phrases: [String]

  package init(
    id: String, title: String, natives: [String], components: [String], phrases: [String] = []
  ) {
    self.id = id
    self.title = title
    self.natives = natives
    self.components = components
    self.phrases = phrases
  }
}
