extension BookProblem.Fault {
  /// The name of a kind of problem, for display and for scripts; never changed once released.
  package enum Kind: String, CaseIterable, Sendable {
    case duplicateId = "duplicate-id"
    case unknownLink = "unknown-link"
    case unknownClaim = "unknown-claim"
    case unknownSource = "unknown-source"
    case unlistedMark = "unlisted-mark"
    case unknownGotcha = "unknown-gotcha"
    case unknownPattern = "unknown-pattern"
    case unknownFact = "unknown-fact"
    case unknownChoice = "unknown-choice"
    case unknownComponent = "unknown-component"
    case unmarkedSentence = "unmarked-sentence"
    case noGrounds = "no-grounds"
    case unsettled = "unsettled-claim"
    case oneSidedDispute = "one-sided-dispute"
    case statusDiffers = "status-differs"
    case modifierReplacesView = "modifier-replaces-view"
    case noSuccessor = "no-successor"
    case missingSection = "missing-section"
    case markedCleanExample = "marked-clean-example"
    case unmarkedTriggeringExample = "unmarked-triggering-example"
    case missingKey = "missing-key"
    case kindDoesNotFitRole = "kind-does-not-fit-role"
    case unreleased = "unreleased-version"
    case availabilityDiffers = "availability-differs"
    case unlinked = "unlinked"
    case sameSymptom = "same-symptom"
    case tabInCode = "tab-in-code"
    case longCodeLine = "long-code-line"
    case placeholderInCode = "placeholder-in-code"
    case missingCode = "missing-code"
    case newerThanEntry = "newer-than-entry"
    case britishSpelling = "british-spelling"
    case unusedSource = "unused-source"
    case phrasingCount = "phrasing-count"
    case samePhrasing = "same-phrasing"
  }

  /// The kind of problem without its details.
  package var kind: Kind {
    switch self {
    case .duplicateId: .duplicateId
    case .unknownLink: .unknownLink
    case .unknownClaim: .unknownClaim
    case .unknownSource: .unknownSource
    case .unlistedMark: .unlistedMark
    case .unknownGotcha: .unknownGotcha
    case .unknownPattern: .unknownPattern
    case .unknownFact: .unknownFact
    case .unknownChoice: .unknownChoice
    case .unknownComponent: .unknownComponent
    case .unmarkedSentence: .unmarkedSentence
    case .noGrounds: .noGrounds
    case .unsettled: .unsettled
    case .oneSidedDispute: .oneSidedDispute
    case .statusDiffers: .statusDiffers
    case .modifierReplacesView: .modifierReplacesView
    case .noSuccessor: .noSuccessor
    case .missingSection: .missingSection
    case .markedCleanExample: .markedCleanExample
    case .unmarkedTriggeringExample: .unmarkedTriggeringExample
    case .missingKey: .missingKey
    case .kindDoesNotFitRole: .kindDoesNotFitRole
    case .unreleased: .unreleased
    case .availabilityDiffers: .availabilityDiffers
    case .unlinked: .unlinked
    case .sameSymptom: .sameSymptom
    case .tabInCode: .tabInCode
    case .longCodeLine: .longCodeLine
    case .placeholderInCode: .placeholderInCode
    case .missingCode: .missingCode
    case .newerThanEntry: .newerThanEntry
    case .britishSpelling: .britishSpelling
    case .unusedSource: .unusedSource
    case .phrasingCount: .phrasingCount
    case .samePhrasing: .samePhrasing
    }
  }
}
