import BookData
import Bridgebook
import Testing

/// Only the entry of a gotcha states how severe it is.
@Suite struct SeverityTests {
  /// The lower severities of runs with weaker evidence than the entry assumes, as documented in
  /// `SeverityLimit`.
  private static let lowered: [String: Severity] = [
    "long-representable-update": .note, "update-feedback-loop": .warning,
    "update-not-implemented": .note,
  ]

  private static let cases =
    updateCases + lifecycleCases + orderCases + hostingCases + bridgeCases + reuseCases
    + measuredCases

  @Test func everyFindingIsAsSevereAsTheEntryOfItsGotcha() throws {
    let severities = MessageCatalog.severities
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

  /// The severities of findings are those that the entries state, whatever they are.
  @Test(arguments: Severity.allCases)
  func anotherBookGivesOtherSeverities(_ severity: Severity) {
    let severities = MessageCatalog.severities.mapValues { _ in severity }
    let catalog = MessageCatalog(
      MessageCatalog.sample.patterns, severities: severities)
    for item in Self.cases {
      for finding in TraceScript(item.script).findings(catalog) {
        #expect(finding.severity <= severity)
        if finding.confidence == .likely { #expect(finding.severity == severity, "\(item)") }
      }
    }
  }

  /// The severity of a message is a limit, so one above the entry's severity would have no effect.
  @Test func noMessageIsMoreSevereThanTheGotchasItPointsTo() throws {
    let catalog = try BuiltInBook.load().catalog
    for message in catalog.patterns {
      for gotcha in message.gotchas {
        #expect(message.severity <= catalog.severity(of: gotcha), "\(message.id) → \(gotcha)")
      }
    }
  }
}
