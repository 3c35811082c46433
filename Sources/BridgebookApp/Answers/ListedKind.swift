internal import Bridgebook
internal import BridgebookExport
package import BridgebookStore

/// The kinds of items besides entries that `list` can list.
package enum ListedKind: String, CaseIterable {
  case message, scenario, sentence
  /// Features that native APIs lack.
  case lack

  /// The plural, which is accepted as well.
  package var plural: String { rawValue + "s" }

  /// Parses a kind in singular or plural.
  package init?(word: String) {
    guard let kind = ListedKind.allCases.first(where: { [$0.rawValue, $0.plural].contains(word) })
    else { return nil }
    self = kind
  }

  /// Returns the ids and titles of all items that pass the filter.
  package func items(
    _ question: ListQuestion, in store: Store
  ) throws -> [(id: String, title: String, status: String?)] {
    switch self {
    case .message: return try store.messages.titles().map { ($0.id, $0.title, nil) }
    case .scenario:
      return try store.scenarios.titles(
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
      return try store.sentences.all(status: status).map { ($0.id, $0.text, $0.standing) }
    case .lack:
      return try store.components.lacks(isStale: question.isStale).map { component, lack in
        let ends = lack.endsText.map { "; \($0)" } ?? ""
        return (component, lack.text, "as of \(lack.checked), by \(lack.source)\(ends)")
      }
    }
  }
}
