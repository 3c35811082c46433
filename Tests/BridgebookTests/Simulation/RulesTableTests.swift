import BookData
import Bridgebook
import Testing

/// Every rule of the specification is in the book's table, and is modeled or states the reason why
/// not.
@Suite struct RulesTableTests {
  /// The number of rules in each section.
  private static let sections = [12, 14, 12, 4, 8, 7, 6, 7, 4]

  /// The rules with an uncertain part, which is therefore a parameter.
  private static let uncertain = [
    "R1.5", "R2.4", "R2.5", "R2.8", "R3.1", "R4.1", "R5.6", "R7.3", "R8.3", "R8.7",
  ]

  private static let absent = "Not modeled: "

  private func rules() throws -> [ModelRule] { try Simulated.book.get().rules }

  @Test func everyRuleHasARow() throws {
    let expected = Self.sections.enumerated().flatMap { section, count in
      (1...count).map { "R\(section + 1).\($0)" }
    }
    #expect(try rules().map(\.id) == expected)
  }

  @Test func aRuleIsShownByAScenarioOrSaysWhyItIsNot() throws {
    let shown = Set(try Simulated.book.get().scenarios.flatMap(\.scenario.rules))
    for rule in try rules() {
      let isAbsent = rule.text.contains(Self.absent)
      #expect(shown.contains(rule.id) != isAbsent, "\(rule.id)")
      guard let mark = rule.text.firstRange(of: Self.absent) else { continue }
      let reason = rule.text[mark.upperBound...]
      #expect(reason.count > 20, "\(rule.id): \(reason)")
    }
  }

  @Test func whatIsOnlyBelievedIsAParameter() throws {
    let rules = try rules()
    let named = Set(ModelParameter.table.compactMap(\.rule))
    #expect(named.isSubset(of: rules.map(\.id)))
    #expect(named.isSuperset(of: Self.uncertain))
    for rule in rules where rule.confidence == .low {
      let reasons = [Self.absent, "No parameter: "]
      let isExplained = reasons.contains { rule.text.contains($0) }
      #expect(named.contains(rule.id) != isExplained, "\(rule.id)")
    }
  }

  @Test func everyParameterSaysWhatHoldsWithoutIt() {
    #expect(ModelParameter.table.map(\.name) == ModelParameter.table.map(\.name).sorted())
    for parameter in ModelParameter.table {
      #expect(
        parameter.choices.isEmpty
          ? Int(parameter.defaultValue) != nil
          : parameter.choices.contains(parameter.defaultValue), "\(parameter.name)")
    }
  }

  /// Each choice of a parameter must change at least one built-in run.
  @Test(arguments: ModelParameter.table.filter { !$0.choices.isEmpty }.map(\.name))
  func everyChoiceChangesSomeRun(_ name: String) throws {
    let parameter = try #require(ModelParameter.table.first { $0.name == name })
    let place = ScenarioPlace(line: 1, column: 1)
    for choice in parameter.choices where choice != parameter.defaultValue {
      let value = ScenarioExpression.name(ScenarioName(parts: [choice], place: place))
      let given = [ScenarioParameter(name: name, value: value, place: place)]
      let usual = ScenarioExpression.name(
        ScenarioName(parts: [parameter.defaultValue], place: place))
      let without = [ScenarioParameter(name: name, value: usual, place: place)]
      let scenarios = try BuiltInScenarios.load().scenarios
      let differs = try scenarios.contains { scenario in
        try scenario.variants.contains { variant in
          try Simulated(scenario.id, variant.name, without).events
            != Simulated(scenario.id, variant.name, given).events
        }
      }
      #expect(differs, "\(name) = \(choice)")
    }
  }
}
