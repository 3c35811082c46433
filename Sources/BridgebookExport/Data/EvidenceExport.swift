package import Bridgebook

/// What the simulator's model says of a ground of a claim, in words and as JSON.
package enum EvidenceExport {
  /// Whether the run shows what is expected of it, for the beginning of a sentence.
  package static func verdict(of ground: ModelledGround) -> String {
    switch ground.verdict?.agrees {
    case true?: "the model agrees"
    case false?: "the model differs"
    case nil: "the model was not run"
    }
  }

  /// What the run has instead; nil where it agrees or was not made.
  package static func difference(of ground: ModelledGround) -> String? {
    guard let verdict = ground.verdict, !verdict.agrees else { return nil }
    return verdict.found.map { "found \($0)" } ?? "the run has nothing of that name"
  }

  /// The rules the run rests on, each with its confidence, and the lowest of them.
  package static func rules(
    of ground: ModelledGround, _ rules: [String: ModelRule]
  ) -> String {
    let names = ground.rules.map { id in
      rules[id].map { "\(id) (\($0.confidence.rawValue))" } ?? id
    }
    guard let lowest = lowest(of: ground, rules) else { return names.joined(separator: ", ") }
    return names.joined(separator: ", ") + "; lowest confidence: \(lowest.rawValue)"
  }

  /// The confidence of the rule that is least sure.
  static func lowest(
    of ground: ModelledGround, _ rules: [String: ModelRule]
  ) -> ModelRule.Confidence? {
    // From high to low.
    ModelRule.Confidence.allCases.last { level in
      ground.rules.contains { rules[$0]?.confidence == level }
    }
  }

  /// What a modelled ground has beside the keys of every ground.
  static func members(
    of ground: ModelledGround, _ rules: [String: ModelRule]
  ) -> [(String, JSONValue)] {
    [
      ("scenario", .string(ground.scenario)), ("variant", .string(ground.variant)),
      ("run", .string(ground.run)), ("expectation", .string(ground.expectation)),
      ("agrees", ground.verdict.map { .bool($0.agrees) } ?? .null),
      ("found", .optional(ground.verdict?.found)),
      (
        "rules",
        .array(
          ground.rules.map { id in
            .object([
              ("id", .string(id)), ("confidence", .optional(rules[id]?.confidence.rawValue)),
              ("text", .optional(rules[id]?.text)),
            ])
          })
      ),
      ("lowestConfidence", .optional(lowest(of: ground, rules)?.rawValue)),
    ]
  }
}
