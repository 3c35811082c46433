package import Bridgebook

/// Formats the simulator's evidence for a ground of a claim, as text and JSON.
package enum EvidenceExport {
  /// Returns the beginning of a sentence about whether the run shows what is expected.
  package static func verdict(of ground: ModeledGround) -> String {
    switch ground.verdict?.agrees {
    case true?: "the model agrees"
    case false?: "the model differs"
    case nil: "the model was not run"
    }
  }

  /// Returns the value that the run shows instead of the expected one; nil if they agree or there
  /// is no run.
  package static func difference(of ground: ModeledGround) -> String? {
    guard let verdict = ground.verdict, !verdict.agrees else { return nil }
    return verdict.found.map { "found \($0)" } ?? "the run has nothing of that name"
  }

  /// Returns the model rules that the run depends on, each with its confidence, and the lowest of
  /// these confidences.
  package static func rules(
    of ground: ModeledGround, _ rules: [String: ModelRule]
  ) -> String {
    let names = ground.rules.map { id in
      rules[id].map { "\(id) (\($0.confidence.rawValue))" } ?? id
    }
    guard let lowest = lowest(of: ground, rules) else { return names.joined(separator: ", ") }
    return names.joined(separator: ", ") + "; lowest confidence: \(lowest.rawValue)"
  }

  /// Returns the lowest confidence among the ground's rules; nil if none of them is known.
  static func lowest(
    of ground: ModeledGround, _ rules: [String: ModelRule]
  ) -> ModelRule.Confidence? {
    // `allCases` are ordered from high to low.
    ModelRule.Confidence.allCases.last { level in
      ground.rules.contains { rules[$0]?.confidence == level }
    }
  }

  /// Returns the additional members of a simulated ground.
  static func members(
    of ground: ModeledGround, _ rules: [String: ModelRule]
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
