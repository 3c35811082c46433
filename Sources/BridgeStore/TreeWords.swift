package import BridgeModel
internal import SQLiteAccess

/// The sentences of the decision tree, fetched node by node.
package final class TreeWords {
  private let store: Store
  /// Compiled once: a walk asks it for every step.
  private var reasons: Statement?

  package init(_ store: Store) {
    self.store = store
  }

  /// A question for people, and why a choice leads where it does; that is empty without a choice.
  package func reason(
    _ question: String, choice: String?
  ) throws(StoreError) -> (question: String, because: String) {
    try Store.sqlite { () throws(SQLiteError) in
      let statement = try preparedReasons()
      var found = ("", "")
      try statement.forEach([.text(question), .optional(choice)]) {
        found = ($0.text(0), $0.text(1))
      }
      return (question: found.0, because: found.1)
    }
  }

  /// The leaf with its sentence, platforms, alternatives and gotchas.
  package func detailed(_ outline: DecisionTree.Leaf) throws(StoreError) -> DecisionTree.Leaf {
    let key = [Value.text(outline.id)]
    var leaf = outline
    try Store.sqlite { () throws(SQLiteError) in
      try store.connection.forEach("SELECT pattern_id, summary FROM tree_leaf WHERE id = ?", key) { row in
        leaf = DecisionTree.Leaf(
          id: outline.id, approach: outline.approach, technique: outline.technique,
          pattern: row.text(0), summary: row.text(1))
        leaf.presentation = outline.presentation
      }
      leaf.requires = try store.availability(
        "SELECT platform, since FROM tree_leaf_platform WHERE leaf_id = ?", key)
      try store.connection.forEach(
        """
        SELECT approach, technique, why_not FROM tree_alternative
        WHERE leaf_id = ? ORDER BY position
        """, key
      ) { row in
        guard let approach = Approach(rawValue: row.text(0)) else { return }
        leaf.alternatives.append(
          .init(approach: approach, technique: row.text(1), whyNot: row.text(2)))
      }
      try store.connection.forEach(
        "SELECT gotcha_id FROM tree_leaf_gotcha WHERE leaf_id = ? ORDER BY position", key
      ) { leaf.gotchas.append($0.text(0)) }
    }
    return leaf
  }

  private func preparedReasons() throws(SQLiteError) -> Statement {
    if let reasons { return reasons }
    let statement = try store.connection.prepare(TreeWords.reasonQuery)
    reasons = statement
    return statement
  }

  private static let reasonQuery = """
    SELECT tree_question.text, tree_branch.because
    FROM tree_question
    LEFT JOIN tree_branch_choice
      ON tree_branch_choice.question = tree_question.number AND tree_branch_choice.choice = ?2
    LEFT JOIN tree_branch
      ON tree_branch.question = tree_question.number
      AND tree_branch.number = tree_branch_choice.branch
    WHERE tree_question.id = ?1
    """
}
