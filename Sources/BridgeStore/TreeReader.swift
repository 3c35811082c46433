package import BridgeModel
internal import SQLiteAccess

extension Store {
  /// The decision tree.
  package func tree() throws(StoreError) -> DecisionTree {
    try Store.sqlite { () throws(SQLiteError) in
      var tree = DecisionTree()
      tree.facts = try facts()
      tree.questions = try questions()
      tree.leaves = try leaves()
      tree.root = tree.questions.first?.id ?? ""
      return tree
    }
  }

  private func facts() throws(SQLiteError) -> [Fact] {
    var facts = try connection.rows(
      "SELECT id, title, versions_of FROM tree_fact ORDER BY position"
    ) { row in
      Fact(
        id: row.text(0), title: row.text(1),
        versionsOf: row.optionalText(2).flatMap(Platform.init(rawValue:)), choices: [])
    }
    let choices = try connection.rows(
      "SELECT fact_id, id, title, threshold FROM tree_choice ORDER BY fact_id, position"
    ) { row in
      (row.text(0), Fact.Choice(id: row.text(1), title: row.text(2)), row.optionalText(3))
    }
    let indexes = Dictionary(uniqueKeysWithValues: facts.indices.map { (facts[$0].id, $0) })
    for (id, choice, threshold) in choices {
      guard let index = indexes[id] else { continue }
      facts[index].choices.append(choice)
      if let version = threshold.flatMap({ Version($0) }) {
        facts[index].thresholds.append(version)
      }
    }
    return facts
  }

  private func questions() throws(SQLiteError) -> [DecisionTree.Question] {
    var questions = try connection.rows(
      "SELECT id, fact_id, text FROM tree_question ORDER BY position"
    ) { row in
      DecisionTree.Question(id: row.text(0), fact: row.text(1), text: row.text(2), branches: [])
    }
    let rows = try connection.rows(
      "SELECT question_id, branch, choice, child, because FROM tree_branch ORDER BY question_id, position"
    ) { row in (row.text(0), row.int(1), row.text(2), row.text(3), row.text(4)) }
    let indexes = Dictionary(
      uniqueKeysWithValues: questions.indices.map { (questions[$0].id, $0) })
    for (id, number, choice, child, because) in rows {
      guard let index = indexes[id] else { continue }
      if number < questions[index].branches.count {
        let branch = questions[index].branches[number]
        questions[index].branches[number] = .init(
          choices: branch.choices + [choice], child: child, because: because)
      } else {
        questions[index].branches.append(
          .init(choices: [choice], child: child, because: because))
      }
    }
    return questions
  }

  private func leaves() throws(SQLiteError) -> [DecisionTree.Leaf] {
    var leaves = try connection.rows(
      """
      SELECT id, approach, technique, pattern_id, summary, presentation
      FROM tree_leaf ORDER BY position
      """
    ) { row in
      var leaf = DecisionTree.Leaf(
        id: row.text(0), approach: row.optionalText(1).flatMap(Approach.init(rawValue:)),
        technique: row.text(2), pattern: row.text(3), summary: row.text(4))
      leaf.presentation = row.optionalText(5).flatMap(Presentation.init(rawValue:))
      return leaf
    }
    let indexes = Dictionary(uniqueKeysWithValues: leaves.indices.map { (leaves[$0].id, $0) })
    let platforms = try connection.rows(
      "SELECT leaf_id, platform, since FROM tree_leaf_platform"
    ) { ($0.text(0), $0.text(1), $0.text(2)) }
    for (id, name, since) in platforms {
      guard let index = indexes[id], let platform = Platform(rawValue: name) else { continue }
      leaves[index].requires.rows.append(.init(platform: platform, since: Version(since)))
    }
    for index in leaves.indices { leaves[index].requires.rows.sort { $0.platform < $1.platform } }
    let alternatives = try connection.rows(
      "SELECT leaf_id, approach, technique, why_not FROM tree_alternative ORDER BY leaf_id, position"
    ) { ($0.text(0), $0.text(1), $0.text(2), $0.text(3)) }
    for (id, approach, technique, whyNot) in alternatives {
      guard let index = indexes[id], let approach = Approach(rawValue: approach) else { continue }
      leaves[index].alternatives.append(
        .init(approach: approach, technique: technique, whyNot: whyNot))
    }
    let gotchas = try connection.rows(
      "SELECT leaf_id, gotcha_id FROM tree_leaf_gotcha ORDER BY leaf_id, position"
    ) { ($0.text(0), $0.text(1)) }
    for (id, gotcha) in gotchas {
      if let index = indexes[id] { leaves[index].gotchas.append(gotcha) }
    }
    return leaves
  }
}
