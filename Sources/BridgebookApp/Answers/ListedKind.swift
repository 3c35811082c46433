internal import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// What `list` lists beside entries, which have kinds of their own.
package enum ListedKind: String, CaseIterable {
  case message, scenario, sentence
  /// What native APIs cannot do.
  case lack

  /// What people may type in its place.
  package var plural: String { rawValue + "s" }

  /// Reads a word in singular or plural.
  package init?(word: String) {
    guard let kind = ListedKind.allCases.first(where: { [$0.rawValue, $0.plural].contains(word) })
    else { return nil }
    self = kind
  }

  /// Ids and titles of all that pass.
  package func items(
    _ question: ListQuestion, in store: Store
  ) throws -> [(id: String, title: String, status: String?)] {
    switch self {
    case .message: return try store.messageTitles().map { ($0.id, $0.title, nil) }
    case .scenario:
      return try store.scenarios(
        on: try GivenOptions.platform(question.platform)
      ).map { ($0.id, $0.title, nil) }
    case .sentence:
      var status: Sentence.Status?
      if let word = question.status {
        let names = Sentence.Status.allCases.map(\.rawValue)
        status = Sentence.Status(rawValue: word)
        guard status != nil else {
          throw CommandError.unknownStatus(
            word, known: names, suggestion: Suggestion.nearest(to: word, in: names))
        }
      }
      return try store.sentences(status: status).map { ($0.id, $0.text, $0.standing) }
    case .lack:
      return try store.lacks(isStale: question.isStale).map {
        ($0.component, $0.lack.text, "checked against \($0.lack.checked)")
      }
    }
  }
}
