internal import Bridgebook

/// Writes the decision tree.
struct TreeWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func write(_ tree: DecisionTree) throws(SQLiteError) {
    try writeFacts(tree.facts)
    try writeQuestions(tree.questions)
    try writeLeaves(tree.leaves)
  }

  private func writeFacts(_ facts: [Fact]) throws(SQLiteError) {
    let insert = try Inserter(
      connection, "tree_fact", ["id", "position", "title", "versions_of"])
    let choice = try Inserter(
      connection, "tree_choice", ["fact_id", "position", "id", "title", "threshold"])
    for (position, fact) in facts.enumerated() {
      try insert.insert(
        .text(fact.id), .int(position), .text(fact.title), .choice(fact.versionsOf))
      for (index, item) in fact.choices.enumerated() {
        let threshold =
          index > 0 && index <= fact.thresholds.count ? fact.thresholds[index - 1] : nil
        try choice.insert(
          .text(fact.id), .int(index), .text(item.id), .text(item.title),
          .optional(threshold?.description))
      }
    }
  }

  private func writeQuestions(_ questions: [DecisionTree.Question]) throws(SQLiteError) {
    let insert = try Inserter(connection, "tree_question", ["id", "position", "fact_id", "text"])
    let branch = try Inserter(
      connection, "tree_branch", ["question_id", "position", "child_id", "because"])
    let choice = try Inserter(
      connection, "tree_branch_choice", ["question_id", "position", "number", "choice_id"])
    for (position, question) in questions.enumerated() {
      let id = Value.text(question.id)
      try insert.insert(id, .int(position), .text(question.fact), .text(question.text))
      for (index, item) in question.branches.enumerated() {
        try branch.insert(id, .int(index), .text(item.child), .text(item.because))
        for (number, name) in item.choices.enumerated() {
          try choice.insert(id, .int(index), .int(number), .text(name))
        }
      }
    }
  }

  private func writeLeaves(_ leaves: [DecisionTree.Leaf]) throws(SQLiteError) {
    let insert = try Inserter(
      connection, "tree_leaf",
      ["id", "position", "approach", "technique", "pattern_id", "summary", "presentation"])
    let platform = try Inserter(
      connection, "tree_leaf_platform", ["leaf_id", "platform", "since"])
    let alternative = try Inserter(
      connection, "tree_alternative", ["leaf_id", "position", "approach", "technique", "why_not"])
    let gotcha = try Inserter(
      connection, "tree_leaf_gotcha", ["leaf_id", "position", "gotcha_id"])
    for (position, leaf) in leaves.enumerated() {
      let id = Value.text(leaf.id)
      try insert.insert(
        id, .int(position), .choice(leaf.approach), .text(leaf.technique), .text(leaf.pattern),
        .text(leaf.summary), .choice(leaf.presentation))
      for row in leaf.requires.rows {
        try platform.insert(
          id, .text(row.platform.rawValue), .text(row.since?.description ?? ""))
      }
      for (index, item) in leaf.alternatives.enumerated() {
        try alternative.insert(
          id, .int(index), .text(item.approach.rawValue), .text(item.technique),
          .text(item.whyNot))
      }
      for (index, item) in leaf.gotchas.enumerated() {
        try gotcha.insert(id, .int(index), .text(item))
      }
    }
  }
}
