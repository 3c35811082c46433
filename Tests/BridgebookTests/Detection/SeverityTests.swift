import BookData
import Bridgebook
import TestSupport
import Testing

/// The severity of a gotcha is stated only in its entry.
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

  /// The severities of findings are those of their entries, whatever these are.
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
    let catalog = try Simulated.book.get().catalog
    for message in catalog.patterns {
      for gotcha in message.gotchas {
        #expect(catalog.hasEntry(of: gotcha), "\(message.id) → \(gotcha)")
        #expect(message.severity <= catalog.severity(of: gotcha), "\(message.id) → \(gotcha)")
      }
    }
  }

  /// A finding whose id is mistyped in a detector or a rule would have a severity that no entry
  /// states.
  @Test func everyGotchaThatIsReportedHasAnEntry() throws {
    let catalog = try BuiltInBook.load().catalog
    for gotcha in DetectorTable.rules.flatMap(\.gotchas) + SourceRuleTable.gotchas {
      #expect(catalog.hasEntry(of: gotcha), "\(gotcha)")
    }
    #expect(!catalog.hasEntry(of: "update-unguraded"))
    var literals: Set<String> = []
    for folder in ["Detection", "SourceCheck"] {
      for path in Repository.files(under: "Sources/Bridgebook/\(folder)", suffix: ".swift") {
        let text = Repository.text(of: path)
        for match in text.matches(of: /\.add\(\s*"([a-z-]+)"|gotcha = "([a-z-]+)"/) {
          literals.insert(String(match.1 ?? match.2 ?? ""))
        }
      }
    }
    #expect(literals.count > 30)
    for gotcha in literals { #expect(catalog.hasEntry(of: gotcha), "\(gotcha)") }
  }
}
