import BookData
import Bridgebook
import Testing

/// The entry of a gotcha is the only place that states how severe it is.
@Suite struct SeverityTests {
  /// Runs that show a gotcha less surely than its entry assumes: the documented cases of `SeverityLimit`.
  private static let lowered: [String: Severity] = [
    "long-representable-update": .note, "update-feedback-loop": .warning,
    "update-not-implemented": .note,
  ]

  private static let cases =
    updateCases + lifecycleCases + orderCases + hostingCases + bridgeCases + reuseCases
    + measuredCases

  @Test func everyFindingIsAsSevereAsTheEntryOfItsGotcha() throws {
    let severities = MessageCatalogue.severities
    try #require(severities.count > 70)
    var found: Set<String> = []
    for item in Self.cases {
      for finding in TraceScript(item.script).findings() {
        let stated = try #require(severities[finding.gotcha], "\(finding.gotcha)")
        found.insert(finding.gotcha)
        let isLowered =
          finding.confidence == .possible && Self.lowered[finding.gotcha] == finding.severity
        #expect(finding.severity == stated || isLowered, "\(item): \(finding)")
      }
    }
    #expect(found.isSuperset(of: DetectorTable.rules.flatMap(\.gotchas)))
  }

  /// A detector has no opinion: whatever the entries state is what comes out.
  @Test(arguments: Severity.allCases)
  func anotherBookGivesOtherSeverities(_ severity: Severity) {
    let severities = MessageCatalogue.severities.mapValues { _ in severity }
    let catalogue = MessageCatalogue(
      MessageCatalogue.sample.patterns, severities: severities)
    for item in Self.cases {
      for finding in TraceScript(item.script).findings(catalogue) {
        #expect(finding.severity <= severity)
        if finding.confidence == .likely { #expect(finding.severity == severity, "\(item)") }
      }
    }
  }

  /// A row that is more severe than the entry would have no effect.
  @Test func noMessageIsMoreSevereThanTheGotchasItPointsTo() throws {
    let catalogue = try BuiltInBook.load().catalogue
    for message in catalogue.patterns {
      for gotcha in message.gotchas {
        #expect(message.severity <= catalogue.severity(of: gotcha), "\(message.id) → \(gotcha)")
      }
    }
  }
}
