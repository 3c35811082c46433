/// What is known of a run beside its events.
package struct Run: Equatable, Sendable {
  /// Where a run comes from.
  package enum Origin: String, CaseIterable, Sendable {
    case imported, simulated
  }

  /// How many lines of the input look like a format.
  package struct FormatScore: Equatable, Sendable {
    package let format: String
    package let matchedLines: Int

    package init(format: String, matchedLines: Int) {
      self.format = format
      self.matchedLines = matchedLines
    }
  }

  /// Twelve hexadecimal digits of the content's hash, or `scenario/variant`.
  package var id: String
  package var title: String
  package var origin: Origin
  package var format: String?
  package var tool: String?
  package var platform: String?
  package var os: String?
  package var scenario: String?
  package var variant: String?
  package var contentHash: String
  package var lineCount = 0
  package var byteCount = 0
  package var eventCount = 0
  /// Best first.
  package var formats: [FormatScore] = []
  package var issues: [ImportIssue] = []
  /// What its format cannot show.
  package var blindSpots: [String] = []
  package var findings: [Finding] = []

  package init(id: String, title: String, origin: Origin, contentHash: String) {
    self.id = id
    self.title = title
    self.origin = origin
    self.contentHash = contentHash
  }
}
