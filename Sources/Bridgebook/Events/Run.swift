/// A run of an app or of the simulator, without its events.
package struct Run: Equatable, Sendable {
  /// The origin of a run.
  package enum Origin: String, CaseIterable, Sendable {
    case imported, simulated
  }

  /// The number of input lines that match a format.
  package struct FormatScore: Equatable, Sendable {
    package let format: String
    package let matchedLines: Int

    package init(format: String, matchedLines: Int) {
      self.format = format
      self.matchedLines = matchedLines
    }
  }

  /// Twelve hexadecimal digits of the content's hash for an imported run, or `scenario/variant` for
  /// a simulated one.
  package var id: String
  package var title: String
  package var origin: Origin
  package var format: String?
  package var tool: String?
  package var platform: String?
  package var os: String?
  /// The version of the app, if the trace or its importer states it.
  package var appVersion: String?
  /// The start of the recording as ISO 8601 in UTC; nil if the trace does not state it.
  package var startedAt: String?
  package var scenario: String?
  package var variant: String?
  package var contentHash: String
  package var lineCount = 0
  package var byteCount = 0
  package var eventCount = 0
  /// The formats that match the input, best match first.
  package var formats: [FormatScore] = []
  package var issues: [ImportIssue] = []
  /// Sentences about the information that the run's format cannot contain.
  package var blindSpots: [String] = []
  package var findings: [Finding] = []

  package init(id: String, title: String, origin: Origin, contentHash: String) {
    self.id = id
    self.title = title
    self.origin = origin
    self.contentHash = contentHash
  }
}
