import Bridgebook
import Testing

@Suite struct TreeCheckerTests {
  @Test func theBuiltInTreeHasNoFault() throws {
    #expect(TreeChecker.faults(of: try TreePaths.book.get().tree) == [])
  }

  @Test func theSmallTreeHasNoFault() {
    #expect(TreeChecker.faults(of: TreeCheckerTests.tree()) == [])
  }

  @Test func noRoot() {
    #expect(TreeChecker.faults(of: DecisionTree()) == [.noRoot])
  }

  @Test func duplicateNode() {
    let tree = TreeCheckerTests.tree { $0.leaves.append($0.leaves[0]) }
    #expect(TreeChecker.faults(of: tree) == [.duplicateNode("wrap")])
  }

  @Test func unknownFact() {
    let tree = TreeCheckerTests.tree {
      $0.questions[1] = .init(
        id: "size", fact: "weight", text: "How heavy?", branches: $0.questions[1].branches)
    }
    #expect(TreeChecker.faults(of: tree) == [.unknownFact(question: "size", fact: "weight")])
  }

  @Test func unknownChoice() {
    let tree = TreeCheckerTests.tree {
      $0.questions[1].branches[0] = .init(choices: ["big", "huge"], child: "wrap", because: "")
    }
    #expect(TreeChecker.faults(of: tree) == [.unknownChoice(question: "size", choice: "huge")])
  }

  @Test func ambiguousChoice() {
    let tree = TreeCheckerTests.tree {
      $0.questions[1].branches.append(.init(choices: ["big"], child: "host", because: ""))
    }
    #expect(TreeChecker.faults(of: tree) == [.ambiguousChoice(question: "size", choice: "big")])
  }

  @Test(arguments: ["small", Fact.dontKnow])
  func missingChoice(_ choice: String) {
    let tree = TreeCheckerTests.tree { tree in
      tree.questions[1].branches = tree.questions[1].branches.map { branch in
        .init(
          choices: branch.choices.filter { $0 != choice }, child: branch.child,
          because: branch.because)
      }
    }
    #expect(TreeChecker.faults(of: tree) == [.missingChoice(question: "size", choice: choice)])
  }

  @Test func danglingChild() {
    let tree = TreeCheckerTests.tree {
      $0.questions[1].branches[1] = .init(
        choices: ["small", Fact.dontKnow], child: "nowhere", because: "")
    }
    #expect(
      TreeChecker.faults(of: tree) == [
        .danglingChild(question: "size", child: "nowhere"), .unreachable("host"),
      ])
  }

  @Test func unreachableLeaf() {
    let tree = TreeCheckerTests.tree {
      $0.leaves.append(
        .init(id: "lost", approach: .view, technique: "T", pattern: "p", summary: "S."))
    }
    #expect(TreeChecker.faults(of: tree) == [.unreachable("lost")])
  }

  @Test func unreachableQuestion() {
    let tree = TreeCheckerTests.tree {
      $0.questions.append(
        .init(
          id: "lost", fact: "size", text: "How big?", branches: $0.questions[1].branches))
    }
    #expect(TreeChecker.faults(of: tree) == [.unreachable("lost")])
  }

  @Test func cycle() {
    let tree = TreeCheckerTests.tree {
      $0.questions[1].branches[1] = .init(
        choices: ["small", Fact.dontKnow], child: "kind", because: "")
    }
    #expect(TreeChecker.faults(of: tree) == [.cycle("kind"), .unreachable("host")])
  }

  @Test func leafWithoutReason() {
    let tree = TreeCheckerTests.tree {
      $0.leaves[0] = .init(id: "wrap", approach: .view, technique: "T", pattern: "p", summary: "")
    }
    #expect(TreeChecker.faults(of: tree) == [.leafWithoutReason("wrap")])
  }

  /// Returns a tree of two questions and three leaves, modified by the closure.
  static func tree(_ change: (inout DecisionTree) -> Void = { _ in }) -> DecisionTree {
    var tree = DecisionTree()
    tree.root = "kind"
    tree.facts = [
      Fact(
        id: "kind", title: "Kind", versionsOf: nil,
        choices: [.init(id: "view", title: "a view"), .init(id: "other", title: "another")]),
      Fact(
        id: "size", title: "Size", versionsOf: nil,
        choices: [.init(id: "big", title: "big"), .init(id: "small", title: "small")]),
    ]
    tree.questions = [
      .init(
        id: "kind", fact: "kind", text: "What is it?",
        branches: [
          .init(choices: ["view"], child: "size", because: "It is a view."),
          .init(choices: ["other", Fact.dontKnow], child: "stop", because: "It is none."),
        ]),
      .init(
        id: "size", fact: "size", text: "How big?",
        branches: [
          .init(choices: ["big"], child: "wrap", because: "It is big."),
          .init(choices: ["small", Fact.dontKnow], child: "host", because: "It is not."),
        ]),
    ]
    tree.leaves = [
      .init(id: "wrap", approach: .view, technique: "Wrap", pattern: "p", summary: "Wrap it."),
      .init(id: "host", approach: .hosting, technique: "Host", pattern: "p", summary: "Host it."),
      .init(id: "stop", approach: nil, technique: "None", pattern: "p", summary: "Stop."),
    ]
    change(&tree)
    return tree
  }
}
