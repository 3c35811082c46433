internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// What `list` lists beside entries, which have kinds of their own.
enum ListedKind: String, CaseIterable {
  case message, scenario, sentence

  var plural: String { rawValue + "s" }

  init?(word: String) {
    guard let kind = ListedKind.allCases.first(where: { [$0.rawValue, $0.plural].contains(word) })
    else { return nil }
    self = kind
  }

  /// Ids and titles of all that pass.
  func items(_ arguments: ParsedArguments, in store: Store) throws -> [(id: String, title: String)]
  {
    switch self {
    case .message: return try store.messageTitles()
    case .scenario:
      return try store.scenarios(
        on: try GivenOptions.platform(arguments.value("platform")))
    case .sentence:
      var status: Sentence.Status?
      if let word = arguments.value("status") {
        let names = Sentence.Status.allCases.map(\.rawValue)
        status = Sentence.Status(rawValue: word)
        guard status != nil else {
          throw CommandError.unknownStatus(
            word, known: names, suggestion: Suggestion.nearest(to: word, in: names))
        }
      }
      return try store.sentences(status: status).map { ($0.id, $0.text) }
    }
  }
}
