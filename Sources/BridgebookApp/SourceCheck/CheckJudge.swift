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
          cause: said.cause, fix: said.fix, scenario: CheckJudge.scenarios[finding.gotcha],
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
    guard let availability = platforms[gotcha], let row = availability.row(for: platform) else {
      return false
    }
    _ = row
    return options.target.map { availability.contains(platform, $0) } ?? true
  }

  /// For some gotchas, the scenario whose broken variant demonstrates the gotcha.
  private static let scenarios: [String: String] = [
    "stale-coordinator-parent": "step-size/kept", "update-unguarded": "text-view/N2",
    "child-containment-missing": "hosted-card/H2",
    "hosting-controller-not-retained": "hosted-card/H1",
    "update-not-implemented": "attributed-label/B3b",
    "view-stored-in-struct": "attributed-label/B3a",
    "view-rebuilt-in-update": "chart-layers/rebuilt",
    "first-responder-focus": "login-focus/at-once",
    "dismiss-directly": "dismissed-directly/D1", "state-modified-during-update": "text-view/N1",
    "closure-instead-of-coordinator": "closure-in-make/captured",
    "update-feedback-loop": "growing-text/inset", "retain-cycle": "detail-cycle/strong",
    "delegate-not-set": "search-delegate/temporary", "view-recreated": "player-identity/branches",
    "method-call-on-struct": "player-method/method",
    "published-off-main": "published-download/background",
    "navigation-controller-nil": "push-in-make/V1",
    "appearance-calls-unbalanced": "hosted-card/H5",
    "frame-set-on-representable": "banner-frame/frame",
  ]
}
