internal import Bridgebook

/// Evaluates the decision tree for all releases of a platform.
struct TreeWalk {
  /// A leaf, and the first release that leads to it; nil if the oldest release does, or for a
  /// target.
  struct Result: Equatable {
    let since: Version?
    let leaf: DecisionTree.Leaf
  }

  /// A path through the questions that are not about platforms.
  struct Way {
    /// The titles of the selected choices.
    let choices: [String]
    let node: String
    /// The title of the table that continues from the node; nil if there is none.
    var goesOn: String?
  }

  let tree: DecisionTree

  init(_ tree: DecisionTree) {
    self.tree = tree
  }

  /// Returns the leaves that a platform's releases lead to, oldest first; a single one for a
  /// target.
  func results(from node: String, on platform: Platform, target: Version? = nil) -> [Result] {
    if let leaf = tree.leaf(node) { return [Result(since: nil, leaf: leaf)] }
    guard let question = tree.question(node), let fact = tree.fact(question.fact) else { return [] }
    if fact.versionsOf == nil {
      guard let branch = question.branches.first(where: { $0.choices.contains(platform.rawValue) })
      else { return [] }
      return results(from: branch.child, on: platform, target: target)
    }
    let given = target.flatMap(fact.choice(for:))
    var results: [Result] = []
    for (place, choice) in fact.choices.enumerated() where given == nil || given == choice.id {
      guard let branch = question.branches.first(where: { $0.choices.contains(choice.id) }),
        let result = self.results(from: branch.child, on: platform, target: target).last
      else { continue }
      if results.last?.leaf.id == result.leaf.id { continue }
      let since = place == 0 || target != nil ? nil : fact.thresholds[place - 1]
      results.append(Result(since: since, leaf: result.leaf))
    }
    return results
  }

  /// Returns the paths from a node to the first questions about platform or release.
  ///
  /// - Parameter titles: the titles of nodes that have a separate table, by id.
  func ways(from node: String, titles: [String: String]) -> [Way] {
    ways(from: node, choices: [], titles: titles)
  }

  private func ways(from node: String, choices: [String], titles: [String: String]) -> [Way] {
    if !choices.isEmpty, let title = titles[node] {
      return [Way(choices: choices, node: node, goesOn: title)]
    }
    guard let question = tree.question(node), let fact = tree.fact(question.fact),
      fact.versionsOf == nil, !isAboutPlatforms(fact)
    else { return [Way(choices: choices, node: node)] }
    return question.branches.flatMap { branch -> [Way] in
      let known = branch.choices.filter { $0 != Fact.dontKnow }
      guard !known.isEmpty else { return [] }
      let names = known.map { id in fact.choices.first { $0.id == id }?.title ?? id }
      return ways(
        from: branch.child, choices: choices + [names.joined(separator: ", ")], titles: titles)
    }
  }

  /// Returns the leaves that apply to a class brought into SwiftUI, on one platform or on all of
  /// the class's platforms.
  func leaves(of component: Entry, on platform: Platform?) -> [DecisionTree.Leaf] {
    guard case .component(let facts) = component.details else { return [] }
    let platforms = platform.map { [$0] } ?? component.platforms.rows.map(\.platform)
    var leaves: [DecisionTree.Leaf] = []
    for platform in platforms {
      for result in results(for: facts, on: platform) where !leaves.contains(result.leaf) {
        leaves.append(result.leaf)
      }
    }
    return leaves
  }

  private func results(for facts: ComponentFacts, on platform: Platform) -> [Result] {
    let given = [
      "thing": facts.role.rawValue, "presentation": facts.presentation?.rawValue ?? "embed",
      "place": facts.place ?? "",
    ]
    guard let start = tree.questions.first(where: { $0.fact == "thing" }) else { return [] }
    var node = start.id
    while let question = tree.question(node), let choice = given[question.fact],
      let branch = question.branches.first(where: { $0.choices.contains(choice) })
    {
      node = branch.child
    }
    return results(from: node, on: platform)
  }

  func isAboutPlatforms(_ fact: Fact) -> Bool {
    fact.choices.contains { Platform(rawValue: $0.id) != nil }
  }
}
