import Bridgebook
import Testing

/// Compares the flips, which are single-fact changes that change the answer, with an independent
/// search for them.
@Suite struct FlipTests {
  private struct Change: Hashable {
    let fact: String
    let choice: String
    let leaf: String
  }

  @Test(arguments: [[], ["thing"], ["platform", "direction"]] as [Set<String>])
  func flipsAreAllSingleChangesThatLeadElsewhere(_ settled: Set<String>) throws {
    let all = TreePaths(try TreePaths.book.get().tree)
    let evaluator = TreeEvaluator(all.tree)
    for path in all.paths {
      // The path is tested without any other fact, and with the last choice of every other fact.
      var full = path.facts
      for fact in all.tree.facts where full[fact.id] == nil {
        full[fact.id] = fact.choices.last?.id
      }
      for facts in settled.isEmpty ? [path.facts, full] : [path.facts] {
        let flips = evaluator.flips(of: facts, settled: settled)
        let found = flips.map { Change(fact: $0.fact, choice: $0.choice, leaf: $0.leaf.id) }
        let expected = FlipTests.changes(of: facts, in: all, settled: settled)
        #expect(found.count == Set(found).count)
        #expect(Set(found) == expected, "\(facts)")
      }
    }
  }

  @Test func anOpenQuestionHasNoFlips() throws {
    let tree = try TreePaths.book.get().tree
    #expect(TreeEvaluator(tree).flips(of: [:]) == [])
  }

  /// Returns the changes of the bridge; a change to another leaf with the same bridge is not a
  /// flip.
  private static func changes(
    of facts: [String: String], in all: TreePaths, settled: Set<String>
  ) -> Set<Change> {
    guard let now = all.leaf({ facts[$0] }).flatMap({ all.leaves[$0] }) else { return [] }
    var changes: Set<Change> = []
    for fact in all.tree.facts where !settled.contains(fact.id) {
      for choice in all.choices(of: fact) where choice != facts[fact.id] {
        let id = all.leaf { $0 == fact.id ? choice : facts[$0] }
        guard let leaf = id.flatMap({ all.leaves[$0] }) else { continue }
        let isSame =
          leaf.approach == now.approach && leaf.technique == now.technique
          && leaf.presentation == now.presentation
        if !isSame { changes.insert(Change(fact: fact.id, choice: choice, leaf: leaf.id)) }
      }
    }
    return changes
  }
}
