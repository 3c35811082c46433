import BookData
import Bridgebook
import Testing

/// Everything that scenarios refer to in the rest of the book exists.
@Suite struct ScenarioReferenceTests {
  @Test func everyRuleGotchaAndSourceOfAScenarioIsInTheBook() throws {
    let book = try WholeBook.parsed.get()
    let rules = Set(book.rules.map(\.id))
    let gotchas = Set(book.entries.filter { $0.kind == .gotcha }.map(\.id))
    let sources = Set(book.sources.map(\.id))
    #expect(book.scenarios.count > 10)
    for scenario in book.scenarios.map(\.scenario) {
      #expect(!scenario.rules.isEmpty, "\(scenario.id) rests on no rule")
      for rule in scenario.rules where !rules.contains(rule) {
        Issue.record("\(scenario.id): add \(rule) to tables/rules.txt")
      }
      for gotcha in scenario.gotchas where !gotchas.contains(gotcha) {
        Issue.record("\(scenario.id): there is no gotcha \(gotcha)")
      }
      for source in scenario.sources where !sources.contains(source) {
        Issue.record("\(scenario.id): there is no source \(source)")
      }
    }
  }

  @Test func scenariosAndRulesHaveOneIdEach() throws {
    let book = try WholeBook.parsed.get()
    let scenarios = book.scenarios.map(\.scenario.id)
    #expect(Set(scenarios).count == scenarios.count)
    #expect(Set(book.rules.map(\.id)).count == book.rules.count)
    #expect(BuiltInScenarios.ids == scenarios.filter { $0 != BuiltInScenarios.library })
  }

  @Test func oneScenarioIsFoundWithoutTheOthers() throws {
    let found = try BuiltInScenarios.find("text-view")
    #expect(found.file?.scenario.id == "text-view")
    #expect(!found.library.declarations.isEmpty)
    #expect(try BuiltInScenarios.find("nobody").file == nil)
    let all = try BuiltInScenarios.load()
    #expect(found.library == all.library)
    #expect(all.scenarios.contains { $0 == found.file?.scenario })
  }
}
