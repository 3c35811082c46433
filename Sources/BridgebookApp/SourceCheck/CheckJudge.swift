internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// Adds the book's texts to findings, and drops those that cannot occur on the platform or are in
/// the baseline.
final class CheckJudge {
  private let store: Store
  private let words: DiagnosisWords
  private let severities: MessageCatalog
  private let options: CheckOptions
  private var platforms: [String: Availability] = [:]
  /// The scenario of each gotcha that was looked up; the value is nil if there is none.
  private var scenarios: [String: String?] = [:]

  init(store: Store, options: CheckOptions) throws {
    self.store = store
    self.options = options
    words = DiagnosisWords(store: store)
    severities = try store.messages.catalog()
  }

  func add(_ checked: CheckedFile, to report: inout SourceReport) throws {
    var file = SourceReport.File(path: checked.path)
    file.lineCount = checked.lineCount
    file.ignored = checked.ignored
    file.notes = checked.notes
    file.isRead = checked.failure == nil
    if let failure = checked.failure { file.notes.append("not checked: \(failure)") }
    for located in checked.findings {
      let finding = located.finding
      guard try canHappen(finding.gotcha) else { continue }
      guard !options.baseline.fingerprints.contains(located.fingerprint) else {
        report.knownCount += 1
        continue
      }
      let said = try words.words(of: finding.gotcha)
      file.items.append(
        SourceReport.Item(
          finding: finding, severity: severities.severity(of: finding.gotcha), title: said.title,
          cause: said.cause, fix: said.fix, scenario: try scenario(showing: finding.gotcha),
          start: located.start, end: located.end, text: located.text, edits: located.edits,
          diff: located.diff,
          fingerprint: located.fingerprint))
    }
    report.files.append(file)
  }

  /// Returns whether a gotcha can occur on the requested platform and release, according to its
  /// entry.
  private func canHappen(_ gotcha: String) throws -> Bool {
    guard let platform = options.platform else { return true }
    if platforms[gotcha] == nil {
      platforms[gotcha] = try store.entries.entry(gotcha)?.platforms ?? Availability()
    }
    guard let availability = platforms[gotcha], availability.row(for: platform) != nil else {
      return false
    }
    return options.target.map { availability.contains(platform, $0) } ?? true
  }

  private func scenario(showing gotcha: String) throws -> String? {
    if let known = scenarios[gotcha] { return known }
    let scenario = try store.examples.scenario(showing: gotcha)
    scenarios[gotcha] = .some(scenario)
    return scenario
  }
}
