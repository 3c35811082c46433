import BookData
import Bridgebook
import Testing

/// A variant of a built-in scenario.
struct EvidenceCase: CustomTestStringConvertible, Sendable {
  let scenario: String
  let variant: String
  var testDescription: String { "\(scenario)/\(variant)" }

  static let all: [EvidenceCase] = {
    guard let book = try? BuiltInScenarios.load() else { return [] }
    return book.scenarios.flatMap { scenario in
      scenario.variants.map { EvidenceCase(scenario: scenario.id, variant: $0.name) }
    }
  }()
}
