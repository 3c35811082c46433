package import Bridgebook

/// The decision tree of a store, with nodes that are fetched on demand and cached.
package final class StoredTree {
  private let connection: Connection
  private let questionStatement: Statement
  private let branchStatement: Statement
  private let leafStatement: Statement
  private let factStatement: Statement
  private var questions: [String: DecisionTree.Question] = [:]
  private var leaves: [String: DecisionTree.Leaf] = [:]
  private var facts: [String: Fact] = [:]
  /// The identifier of the tree's first question.
  package let root: String

  /// Creates a tree and prepares its statements; nodes are read on demand.
  package init(_ store: Store) throws(StoreError) {
    let connection = store.connection
    self.connection = connection
    do throws(SQLiteError) {
      questionStatement = try connection.prepare(
        "SELECT fact_id, text FROM tree_question WHERE id = ?")
      branchStatement = try connection.prepare(
        """
        SELECT child_id, because, choice_id, position
        FROM tree_branch JOIN tree_branch_choice USING (question_id, position)
        WHERE question_id = ? ORDER BY position, number
        """)
      leafStatement = try connection.prepare(
        "SELECT approach, technique, presentation, pattern_id, summary FROM tree_leaf WHERE id = ?")
      factStatement = try connection.prepare(
        """
        SELECT tree_fact.title, versions_of, tree_choice.id, tree_choice.title, threshold
        FROM tree_fact JOIN tree_choice ON tree_choice.fact_id = tree_fact.id
        WHERE tree_fact.id = ? ORDER BY tree_choice.position
        """)
      var root = ""
      try connection.forEach("SELECT id FROM tree_question WHERE position = 0") {
        root = $0.text(0)
      }
      guard !root.isEmpty else { throw Damage.missing("0", in: "tree_question") }
      self.root = root
    } catch { throw .sqlite(error) }
  }

  /// Returns the question with that id; nil if there is none.
  package func question(_ id: String) throws(StoreError) -> DecisionTree.Question? {
    if let known = questions[id] { return known }
    return try Store.sqlite { () throws(SQLiteError) in
      var found: DecisionTree.Question?
      try questionStatement.forEach([.text(id)]) { row in
        found = .init(id: id, fact: row.text(0), text: row.text(1), branches: [])
      }
      guard var question = found else { return nil }
      var branch: Int?
      try branchStatement.forEach([.text(id)]) { row in
        if row.int(3) != branch {
          branch = row.int(3)
          question.branches.append(
            .init(choices: [row.text(2)], child: row.text(0), because: row.text(1)))
        } else {
          question.branches[question.branches.count - 1].choices.append(row.text(2))
        }
      }
      guard !question.branches.isEmpty else { throw Damage.missing(id, in: "tree_branch") }
      guard try readFact(question.fact) != nil else {
        throw Damage.missing(question.fact, in: "tree_fact")
      }
      questions[id] = question
      return question
    }
  }

  /// Returns the leaf with that id, with its approach, technique, presentation, pattern and
  /// summary; see `detailed(_:)` for the rest.
  package func leaf(_ id: String) throws(StoreError) -> DecisionTree.Leaf? {
    if let known = leaves[id] { return known }
    return try Store.sqlite { () throws(SQLiteError) in
      try leafStatement.forEach([.text(id)]) { (row) throws(SQLiteError) in
        var leaf = DecisionTree.Leaf(
          id: id, approach: try row.optionalWord(0, in: "tree_leaf", of: id),
          technique: row.text(1), pattern: row.text(3), summary: row.text(4))
        leaf.presentation = try row.optionalWord(2, in: "tree_leaf", of: id)
        leaves[id] = leaf
      }
      return leaves[id]
    }
  }

  /// Returns the fact with that id, with its choices.
  package func fact(_ id: String) throws(StoreError) -> Fact? {
    try Store.sqlite { () throws(SQLiteError) in try readFact(id) }
  }

  private func readFact(_ id: String) throws(SQLiteError) -> Fact? {
    if let known = facts[id] { return known }
    var found: Fact?
    try factStatement.forEach([.text(id)]) { (row) throws(SQLiteError) in
      let platform: Platform? = try row.optionalWord(1, in: "tree_fact", of: id)
      var fact = found ?? Fact(id: id, title: row.text(0), versionsOf: platform, choices: [])
      fact.choices.append(.init(id: row.text(2), title: row.text(3)))
      if let version = try row.optionalRelease(4, in: "tree_choice", of: id) {
        fact.thresholds.append(version)
      }
      found = fact
    }
    facts[id] = found
    return found
  }

  /// Returns the leaf with its platforms, alternatives and gotchas.
  package func detailed(_ outline: DecisionTree.Leaf) throws(StoreError) -> DecisionTree.Leaf {
    let key = [Value.text(outline.id)]
    var leaf = outline
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach(
        "SELECT platform, since FROM tree_leaf_platform WHERE leaf_id = ?", key
      ) { (row) throws(SQLiteError) in
        leaf.requires.insert(try row.availability(0, in: "tree_leaf_platform", of: outline.id))
      }
      try connection.forEach(
        """
        SELECT approach, technique, why_not FROM tree_alternative
        WHERE leaf_id = ? ORDER BY position
        """, key
      ) { (row) throws(SQLiteError) in
        leaf.alternatives.append(
          .init(
            approach: try row.word(0, in: "tree_alternative", of: outline.id),
            technique: row.text(1), whyNot: row.text(2)))
      }
      try connection.forEach(
        "SELECT gotcha_id FROM tree_leaf_gotcha WHERE leaf_id = ? ORDER BY position", key
      ) { leaf.gotchas.append($0.text(0)) }
      if leaf.approach != nil, leaf.alternatives.isEmpty, try !hasOwnTree() {
        throw Damage.missing(leaf.id, in: "tree_alternative")
      }
    }
    return leaf
  }

  /// Returns whether a team has extended the tree.
  ///
  /// A leaf that a team adds needs no alternatives; every built-in leaf with an approach has some.
  private func hasOwnTree() throws(SQLiteError) -> Bool {
    try connection.first(
      """
      SELECT 1 FROM own_text
      JOIN own_version ON text_id = own_text.id AND own_version.version = own_text.version
      WHERE kind = 'tree' LIMIT 1
      """
    ) { _ in true } ?? false
  }

  /// Returns the whole decision tree.
  package func whole() throws(StoreError) -> DecisionTree {
    var tree = DecisionTree()
    tree.root = root
    for id in try ids("SELECT id FROM tree_fact ORDER BY position") {
      if let fact = try fact(id) { tree.facts.append(fact) }
    }
    for id in try ids("SELECT id FROM tree_question ORDER BY position") {
      if let question = try question(id) { tree.questions.append(question) }
    }
    for id in try ids("SELECT id FROM tree_leaf ORDER BY position") {
      if let leaf = try leaf(id) { tree.leaves.append(try detailed(leaf)) }
    }
    return tree
  }

  private func ids(_ query: String) throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in try connection.rows(query) { $0.text(0) } }
  }
}
