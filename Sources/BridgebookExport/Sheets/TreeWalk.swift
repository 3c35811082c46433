internal import Bridgebook

/// Follows the decision tree for a platform, without a question to answer.
struct TreeWalk {
  /// A leaf, and the release from which the way leads there; nil from the beginning.
  struct Result: Equatable {
    let since: Version?
    let leaf: DecisionTree.Leaf
  }

  /// A way through the questions that are not about platforms.
  struct Way {
    /// Titles of the choices that were taken.
    let choices: [String]
    let node: String
    /// The title of the table that goes on from there, where one does.
    var goesOn: String?
  }

  let tree: DecisionTree

  init(_ tree: DecisionTree) {
    self.tree = tree
  }

  /// The leaves a platform's releases lead to, oldest first; only one where a release is given.
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

  /// The ways from a node up to where only platform and release decide.
  ///
  /// - Parameter titles: nodes with a table of their own, by id.
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

  /// The leaves for a class brought into SwiftUI, on one platform or on all it exists on.
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

  private func isAboutPlatforms(_ fact: Fact) -> Bool {
    fact.choices.contains { Platform(rawValue: $0.id) != nil }
  }
}
