/// A question with the details that were given separately.
package struct Inquiry: Sendable {
  package var text: String
  package var platform: Platform?
  package var target: Version?
  /// The given answers by fact.
  package var answers: [String: String]
  /// Whether to find the facts that would change the answer, which takes as long as the answer
  /// itself.
  package var findsFlips = true

  package init(
    text: String = "", platform: Platform? = nil, target: Version? = nil,
    answers: [String: String] = [:]
  ) {
    self.text = text
    self.platform = platform
    self.target = target
    self.answers = answers
  }
}

/// An error in the decision tree: a missing node or a cycle; see `TreeChecker`.
package struct BrokenTree: Error, Equatable, Sendable {
  /// The node at which the walk cannot continue.
  package let node: String
}

/// Combines a question, the book and the decision tree into a recommendation.
package struct Recommender {
  let nodes: TreeNodes
  private let releases: KnownReleases
  /// The entry of a class by its exact name.
  private let component: (String) -> Entry?

  /// - Parameter newest: The newest release of each platform, and its newest beta if that is later.
  package init(nodes: TreeNodes, newest: [Release], component: @escaping (String) -> Entry?) {
    self.nodes = nodes
    releases = KnownReleases(newest: newest)
    self.component = component
  }

  /// Returns the platform for which the question is answered.
  package func platform(for inquiry: Inquiry, reading: QuestionReading) -> Platform {
    var assembly = FactAssembly(
      inquiry: inquiry, reading: reading, nodes: nodes, releases: releases, component: component)
    assembly.assemblePlatform()
    return assembly.platform
  }

  /// Returns the recommendation without its code sample, which the caller adds.
  package func recommend(
    _ inquiry: Inquiry, reading: QuestionReading
  ) throws(BrokenTree) -> Recommendation {
    let assembly = assembly(of: inquiry, reading: reading)
    var answer = Recommendation()
    answer.platform = assembly.platform
    answer.target = assembly.target
    answer.asOf = assembly.asOf
    answer.subject = assembly.subject
    answer.newer = assembly.newer
    answer.notes = assembly.notes
    answer.lead = reading.directionLead
    guard assembly.isCovered else {
      answer.facts = assembly.known
      answer.namesOneSide = assembly.namesOneSide
      return answer
    }
    let evaluator = TreeEvaluator(nodes)
    let walk = evaluator.walk { assembly.fact($0)?.choice }
    answer.path = walk.path.map { step in
      Recommendation.Step(
        question: step.question.text, answer: title(of: step.choice, fact: step.question.fact),
        because: step.because)
    }
    answer.facts = assembly.known.filter { fact in
      fact.origin != .assumed || walk.path.contains { $0.question.fact == fact.fact }
    }
    for step in walk.path where !answer.facts.contains(where: { $0.fact == step.question.fact }) {
      if let fact = assembly.fact(step.question.fact) { answer.facts.append(fact) }
    }
    switch walk.outcome {
    case .broken(let node): throw BrokenTree(node: node)
    case .missing(let question):
      answer.status = .needsAnswer
      answer.missing = [missing(question, of: inquiry, reading: reading)]
      answer.summary = question.text
    case .leaf(let leaf):
      answer.status = leaf.approach == nil ? .notCovered : .recommended
      fill(&answer, from: nodes.detailed(leaf), assembly: assembly)
      NativeChoice().offerNative(of: reading, in: &answer)
      TaskBridge(of: reading.task, component: component)?
        .apply(to: &answer, isNamed: reading.isNamed)
      if let flip = TargetLimit().apply(to: &answer, assembly: assembly) {
        answer.flips = [flip]
      } else if inquiry.findsFlips {
        answer.flips = flips(evaluator, assembly: assembly, answer: answer)
      }
    }
    return answer
  }

  func assembly(of inquiry: Inquiry, reading: QuestionReading) -> FactAssembly {
    var assembly = FactAssembly(
      inquiry: inquiry, reading: reading, nodes: nodes, releases: releases, component: component)
    assembly.assemble()
    return assembly
  }

  private func fill(
    _ answer: inout Recommendation, from leaf: DecisionTree.Leaf, assembly: FactAssembly
  ) {
    answer.approach = leaf.approach
    answer.technique = leaf.approach == nil ? nil : leaf.technique
    answer.pattern = leaf.pattern
    answer.presentation = leaf.presentation
    answer.summary = leaf.summary
    answer.alternatives = leaf.alternatives
    answer.gotchas = leaf.gotchas
    // A hosting class of a later release does not delay the technique that replaces it.
    let isHost = answer.newer != nil && assembly.isHost
    answer.requires =
      isHost ? leaf.requires : Recommender.later(of: leaf.requires, and: assembly.entry?.platforms)
    if let own = leaf.requires.row(for: answer.platform)?.since,
      let both = answer.requires.row(for: answer.platform)?.since
    {
      answer.isClassLater = own < both
    }
    guard leaf.approach != nil, let entry = assembly.entry,
      case .component(let facts) = entry.details
    else { return }
    if leaf.approach == .hosting, assembly.reading.isReplacement {
      // SwiftUI content needs a host as long as the code around it is UIKit's or AppKit's.
      answer.native = NativeAdvice(facts: facts, entry: entry).native(
        on: answer.platform, at: answer.target)
      answer.preferNative = answer.native?.availableAtTarget ?? false
      return
    }
    guard assembly.isInto, !assembly.isOwnClass else { return }
    FeatureBridge(entry, name: answer.subject?.name ?? entry.id, facts: facts)?.apply(to: &answer)
    answer.native = NativeAdvice(facts: facts, entry: entry).native(
      on: answer.platform, at: answer.target)
    answer.changes = entry.changes.filter { $0.platforms.contains(answer.platform) }
    answer.setup = facts.setup(on: answer.platform, at: answer.target)
    let task = assembly.reading.task
    let advice = RequirementAdvice(
      assembly.reading.requirements, natives: facts.natives + (task?.facts.natives ?? []),
      classes: [entry.id] + [task?.facts.component].compactMap { $0 })
    if let decision = advice.decision(on: answer.platform, at: answer.target),
      decision.native != nil || !assembly.reading.isBridgeUnwanted
    {
      NativeChoice().decide(decision, coverage: facts.coverage, in: &answer)
      return
    }
    let required = facts.lacksTerms.first(where: assembly.reading.holds)
    answer.preferNative =
      answer.native.map { native in
        native.availableAtTarget && (native.coverage == .full || required == nil)
      } ?? false
    if let required, let native = answer.native, native.availableAtTarget, !answer.preferNative {
      let decision = RequirementAdvice.Decision(title: required, native: nil, later: nil)
      NativeChoice().decide(decision, coverage: facts.coverage, in: &answer)
    }
  }

  private func title(of choice: String, fact: String) -> String {
    if choice == Fact.dontKnow { return "don't know" }
    return nodes.fact(fact)?.choices.first { $0.id == choice }?.title ?? choice
  }

  /// Returns the changes of a single fact that lead to another answer, without facts that the class
  /// determines; the deployment target comes first.
  private func flips(
    _ evaluator: TreeEvaluator, assembly: FactAssembly, answer: Recommendation
  ) -> [Recommendation.Flip] {
    let found = evaluator.flips(settled: assembly.settled) { assembly.fact($0)?.choice }
      .filter { $0.choice != Fact.dontKnow && $0.leaf.approach != nil }
      // A hosting controller that replaces a wrapped one is presented by UIKit code in either case.
      .filter { $0.fact != "presentation" || answer.approach != .hosting }
      .filter { flip in
        // A class that does not exist on the other platform has no bridge there either.
        guard flip.fact == "platform", let entry = assembly.entry else { return true }
        return Platform(rawValue: flip.choice).map { entry.platforms.row(for: $0) != nil } ?? true
      }
      .map { flip in
        Recommendation.Flip(
          change: change(flip), approach: flip.leaf.approach, technique: flip.leaf.technique,
          preferNative: false)
      }
    return NativeAdvice.flips(for: answer) + found
  }

  private func change(_ flip: TreeEvaluator.Flip) -> String {
    let fact = nodes.fact(flip.fact)
    let choice = title(of: flip.choice, fact: flip.fact)
    return "\(fact?.title ?? flip.fact): \(choice)"
  }

  /// Returns the later of both releases for each platform that both arguments contain.
  private static func later(of first: Availability, and second: Availability?) -> Availability {
    guard let second, !second.rows.isEmpty else { return first }
    return Availability(
      first.rows.compactMap { row in
        guard let other = second.row(for: row.platform) else { return nil }
        guard let own = row.since, let since = other.since else { return row }
        return .init(platform: row.platform, since: max(own, since))
      })
  }
}
