/// Something a question can ask for beside the thing itself, such as the location of a tap.
///
/// Natives, classes and tasks share these: who has it decides between SwiftUI's own API and the bridge.
package struct Requirement: Equatable, Sendable {
  /// The fact under which its phrases stand among those of the lexicon.
  package static let fact = "requirement"
  /// How strongly a phrase of a requirement speaks; there is no choice to weigh it against.
  package static let weight = 5

  package let id: String
  /// What is asked for, as in "the location of a tap".
  package let title: String
  /// The SwiftUI APIs that have it, named as in the entries and tasks that say since when.
  package let natives: [String]
  /// The classes that have it.
  package let components: [String]
  /// What people say; as in the lexicon.
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
