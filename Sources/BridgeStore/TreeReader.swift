package import BridgeModel
internal import SQLiteAccess

extension Store {
  /// The decision tree without its sentences: enough to follow it and to find what would flip the answer.
  ///
  /// Every question pays for what is read here; `TreeWords` fetches the words of the few nodes that were
  /// visited.
  package func treeOutline() throws(StoreError) -> DecisionTree {
    try Store.sqlite { () throws(SQLiteError) in
      var tree = DecisionTree()
      try readFacts(into: &tree)
      try readQuestions(into: &tree)
      try connection.forEach(
        "SELECT id, approach, technique, presentation FROM tree_leaf ORDER BY position"
      ) { row in
        var leaf = DecisionTree.Leaf(
          id: row.text(0), approach: row.optionalText(1).flatMap(Approach.init(rawValue:)),
          technique: row.text(2), pattern: "", summary: "")
        leaf.presentation = row.optionalText(3).flatMap(Presentation.init(rawValue:))
        tree.leaves.append(leaf)
      }
      tree.root = tree.questions.first?.id ?? ""
      return tree
    }
  }

  /// The whole decision tree.
  package func tree() throws(StoreError) -> DecisionTree {
    var tree = try treeOutline()
    let words = TreeWords(self)
    for index in tree.leaves.indices { tree.leaves[index] = try words.detailed(tree.leaves[index]) }
    for index in tree.questions.indices {
      let question = tree.questions[index]
      var branches: [DecisionTree.Branch] = []
      var text = ""
      for branch in question.branches {
        let reason = try words.reason(question.id, choice: branch.choices.first ?? "")
        text = reason.question
        branches.append(
          .init(choices: branch.choices, child: branch.child, because: reason.because))
      }
      tree.questions[index] = .init(
        id: question.id, fact: question.fact, text: text, branches: branches)
    }
    return tree
  }

  private func readFacts(into tree: inout DecisionTree) throws(SQLiteError) {
    var indexes: [String: Int] = [:]
    try connection.forEach(
      "SELECT id, title, versions_of FROM tree_fact ORDER BY position"
    ) { row in
      indexes[row.text(0)] = tree.facts.count
      tree.facts.append(
        Fact(
          id: row.text(0), title: row.text(1),
          versionsOf: row.optionalText(2).flatMap(Platform.init(rawValue:)), choices: []))
    }
    try connection.forEach(
      "SELECT fact_id, id, title, threshold FROM tree_choice ORDER BY fact_id, position"
    ) { row in
      guard let index = indexes[row.text(0)] else { return }
      tree.facts[index].choices.append(.init(id: row.text(1), title: row.text(2)))
      if let version = row.optionalText(3).flatMap({ Version($0) }) {
        tree.facts[index].thresholds.append(version)
      }
    }
  }

  private func readQuestions(into tree: inout DecisionTree) throws(SQLiteError) {
    try connection.forEach("SELECT id, fact_id FROM tree_question ORDER BY number") { row in
      tree.questions.append(.init(id: row.text(0), fact: row.text(1), text: "", branches: []))
    }
    try connection.forEach(
      """
      SELECT tree_branch.question, tree_branch.child, tree_branch_choice.choice,
        tree_branch_choice.position
      FROM tree_branch JOIN tree_branch_choice
        ON tree_branch_choice.question = tree_branch.question
        AND tree_branch_choice.branch = tree_branch.number
      ORDER BY tree_branch.question, tree_branch.number, tree_branch_choice.position
      """
    ) { row in
      let index = row.int(0)
      if row.int(3) == 0 {
        tree.questions[index].branches.append(
          .init(choices: [row.text(2)], child: row.text(1), because: ""))
      } else {
        let last = tree.questions[index].branches.count - 1
        tree.questions[index].branches[last].choices.append(row.text(2))
      }
    }
  }
}
