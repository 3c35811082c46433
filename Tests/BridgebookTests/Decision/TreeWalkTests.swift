import Bridgebook
import Testing

/// Walks every path of the built-in tree from the root to a leaf.
@Suite struct TreeWalkTests {
  static let chunks = 4
  let all: TreePaths
  let evaluator: TreeEvaluator

  init() throws {
    all = TreePaths(try TreePaths.book.get().tree)
    evaluator = TreeEvaluator(all.tree)
  }

  @Test func everyChoiceHasOneChild() throws {
    for question in all.tree.questions {
      let fact = try #require(all.tree.fact(question.fact), "\(question.id)")
      #expect(!question.text.isEmpty)
      for choice in all.choices(of: fact) {
        let taking = question.branches.filter { $0.choices.contains(choice) }
        #expect(taking.count == 1, "\(question.id): \(choice)")
        #expect(taking.allSatisfy { !$0.because.isEmpty }, "\(question.id): \(choice)")
        for branch in taking {
          let isNode =
            all.tree.question(branch.child) != nil || all.tree.leaf(branch.child) != nil
          #expect(isNode, "\(question.id): \(choice) leads to \(branch.child)")
        }
      }
      for choice in question.branches.flatMap(\.choices) {
        #expect(all.choices(of: fact).contains(choice), "\(question.id): \(choice)")
      }
    }
  }

  @Test func everyLeafIsReached() {
    #expect(Set(all.paths.map(\.leaf)) == Set(all.tree.leaves.map(\.id)))
  }

  @Test func everyQuestionIsAsked() {
    #expect(Set(all.paths.flatMap(\.questions)) == Set(all.tree.questions.map(\.id)))
  }

  @Test func aPathReadsItsFactsAndNoOther() {
    for path in all.paths {
      var read: [String] = []
      let walk = evaluator.walk { fact in
        if !read.contains(fact) { read.append(fact) }
        return path.facts[fact]
      }
      #expect(read == path.order, "\(path.facts)")
      #expect(walk.leaf?.id == path.leaf, "\(path.facts)")
      #expect(walk.path.map(\.question.id) == path.questions)
      #expect(walk.path.map(\.choice) == walk.path.map { path.facts[$0.question.fact] })
      #expect(walk.path.allSatisfy { !$0.because.isEmpty })
    }
  }

  /// For an unknown fact, the walk ends at the first question that needs it.
  @Test func anUnknownFactNamesItsQuestion() {
    for path in all.paths {
      for (position, fact) in path.order.enumerated() {
        let walk = evaluator.walk { $0 == fact ? nil : path.facts[$0] }
        let question = path.questions.first { all.tree.question($0)?.fact == fact }
        guard case .missing(let missing) = walk.outcome else {
          Issue.record("\(path.facts) without \(fact) has an answer")
          continue
        }
        #expect(missing.id == question, "\(path.facts) without \(fact)")
        #expect(walk.path.count >= position && walk.leaf == nil)
      }
    }
  }

  /// An undeclared answer is not accepted.
  @Test func anUndeclaredChoiceIsNotTaken() {
    for question in all.tree.questions {
      guard let path = all.paths.first(where: { $0.questions.contains(question.id) }) else {
        continue
      }
      let walk = evaluator.walk { $0 == question.fact ? "no such choice" : path.facts[$0] }
      #expect(walk.leaf == nil)
    }
  }

  /// Facts that are not on a path do not affect it, whether one or two of them have other choices.
  @Test(arguments: 0..<TreeWalkTests.chunks)
  func otherFactsChangeNothing(_ chunk: Int) {
    for (index, path) in all.paths.enumerated() where index % TreeWalkTests.chunks == chunk {
      let others = all.tree.facts.filter { path.facts[$0.id] == nil }
      let settings = others.map { fact in (fact.id, all.choices(of: fact)) }
      var changed = 0
      var facts = path.facts
      for (position, (first, choices)) in settings.enumerated() {
        for choice in choices {
          facts[first] = choice
          if evaluator.walk(facts).leaf?.id != path.leaf { changed += 1 }
          for (second, more) in settings[(position + 1)...] {
            for other in more {
              facts[second] = other
              if evaluator.walk(facts).leaf?.id != path.leaf { changed += 1 }
            }
            facts[second] = nil
          }
        }
        facts[first] = nil
      }
      #expect(changed == 0, "\(path.facts)")
    }
  }
}
