import Bridgebook
import Testing

/// The status of a claim follows from its grounds.
@Suite struct StatusRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let grounds: [Ground]
    let status: ClaimStatus?
    var testDescription: String {
      grounds.map { "\($0.side.rawValue) \($0.kind.rawValue)" }.joined(separator: ", ")
    }
  }

  static let cases: [Case] = [
    Case(grounds: [], status: nil),
    Case(grounds: [on(.supports, .printed)], status: .shown),
    Case(grounds: [on(.supports, .api)], status: .shown),
    Case(grounds: [on(.supports, .documentation)], status: .shown),
    // A statement does not affect a status that an API determines, whichever side it is on.
    Case(grounds: [on(.supports, .api), on(.contradicts, .stated)], status: .shown),
    Case(grounds: [on(.contradicts, .printed), on(.supports, .stated)], status: .refuted),
    Case(
      grounds: [
        on(.contradicts, .documentation), on(.supports, .stated), on(.supports, .stated, "b"),
      ],
      status: .refuted),
    Case(grounds: [on(.contradicts, .api), on(.supports, .documentation)], status: .disputed),
    Case(grounds: [on(.supports, .stated), on(.contradicts, .stated, "b")], status: .disputed),
    Case(grounds: [on(.supports, .stated)], status: .singleSource),
    // Two statements from the same document count as one source.
    Case(grounds: [on(.supports, .stated), on(.supports, .stated)], status: .singleSource),
    Case(grounds: [on(.supports, .stated), on(.supports, .stated, "b")], status: .stated),
  ]

  @Test(arguments: cases) func theGroundsGiveTheStatus(_ item: Case) {
    #expect(ClaimStatus.following(from: item.grounds) == item.status)
  }

  @Test(arguments: cases) func agreementOfAModelRaisesNothing(_ item: Case) {
    for side in Ground.Side.allCases {
      let run = ModeledGround(
        scenario: "s", variant: "a", rules: ["R1.1"], expectation: "expect makes = 1")
      let modeled = Ground(side: side, model: run, text: "The run shows it.")
      #expect(ClaimStatus.following(from: item.grounds + [modeled]) == item.status)
    }
  }

  private static func on(
    _ side: Ground.Side, _ kind: GroundKind, _ source: String = "a"
  ) -> Ground {
    Ground(side: side, kind: kind, source: source, text: "It says so.")
  }
}
