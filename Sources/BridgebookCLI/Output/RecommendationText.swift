internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// A recommendation for people: the verdict, its gotchas and the code; the rest on request.
struct RecommendationText {
  /// The amount of text printed for a recommendation.
  enum Extent {
    /// The short form, which fits on one screen.
    case brief
    /// The path to the answer, the alternatives and what would change it, without the code.
    case why
    case all
  }

  /// The maximum number of gotchas in the brief answer.
  private static let briefTraps = 3
  /// The rows reserved below the code for the count of omitted lines, the hint and the next prompt.
  private static let reservedRows = 4
  /// The minimum number of code lines shown, even on a small terminal.
  private static let leastLines = 3

  let answer: Recommendation
  let gotchaTitles: [String: String]
  let extent: Extent
  /// The rows of the terminal; nil for no limit.
  let rows: Int?
  /// Whether a diagnosis follows, which itself names the gotchas of a pasted log.
  let isDiagnosed: Bool

  func write(reading: QuestionReading?, to page: inout TextPage) {
    page.prose(RecommendationVerdict.sentence(of: answer, rest: " (--why)"), indent: 0, .strong)
    page.prose(RecommendationVerdict.scope(of: answer), .faint)
    for note in answer.notes { page.prose(note, first: "Note: ") }
    if let task = answer.task {
      page.line(("  Task: \(task.title)  ", .plain), ("bridgebook show \(task.id)", .accent))
    }
    switch answer.status {
    case .recommended: writeRecommended(to: &page)
    case .needsAnswer: writeQuestion(to: &page)
    case .notCovered:
      if !answer.summary.isEmpty { page.prose(answer.summary) }
      if !isDiagnosed { writeTraps(answer.gotchas[...], heading: "What it may be", to: &page) }
    }
    if let reading { writeFacts(reading: reading, to: &page) }
  }

  private func writeRecommended(to page: inout TextPage) {
    let traps = extent == .all ? answer.gotchas[...] : answer.gotchas.prefix(Self.briefTraps)
    if extent != .why { writeTraps(traps, heading: "What can go wrong", to: &page) }
    if extent == .brief { writeChange(to: &page) }
    if extent != .brief { RecommendationDetails(answer: answer).write(to: &page) }
    writeSetup(to: &page)
    if extent != .why, !answer.code.isEmpty { writeCode(to: &page) }
    writeRest(to: &page)
  }

  private func writeTraps(
    _ traps: ArraySlice<String>, heading: String, to page: inout TextPage
  ) {
    guard !traps.isEmpty else { return }
    page.heading(heading)
    for id in traps {
      page.line(("  \(id)", .accent), ("  \(gotchaTitles[id] ?? "")", .plain))
    }
  }

  /// Writes the first change in the target's major release up to the target; the entry lists
  /// changes by importance.
  private func writeChange(to page: inout TextPage) {
    let changes = answer.changes.filter {
      $0.release.major == answer.target.major && $0.release <= answer.target
    }
    guard let first = changes.first else { return }
    page.line()
    let rest = changes.count > 1 ? " (\(changes.count - 1) more: --why)" : ""
    page.prose(
      ChangeText.sentence(first, on: answer.platform, target: answer.target) + rest,
      first: "Change: ")
  }

  /// Writes what the app must declare; otherwise the code below ends the app or does nothing.
  private func writeSetup(to page: inout TextPage) {
    guard !answer.setup.isEmpty else { return }
    page.heading("Set up first")
    for item in answer.setup {
      page.prose(item.words(on: answer.platform, at: answer.target), first: "- ")
    }
  }

  private func writeCode(to page: inout TextPage) {
    page.heading(answer.codeHeading)
    let code = answer.code.trimmingFinalNewline
    let lines = code.lines
    var count = lines.count
    if extent == .brief, let rows {
      count = max(Self.leastLines, page.fitting(lines, rows: rows - Self.reservedRows))
      count = min(count, lines.count)
    }
    // The lines are slices of the code.
    let end = count > 0 ? lines[count - 1].endIndex : code.startIndex
    page.block(String(code[..<end]))
    if count < lines.count {
      page.line("  … \((lines.count - count).counted("more line")): --code prints all", .faint)
    }
  }

  /// Writes what was left out, and how to show it.
  private func writeRest(to page: inout TextPage) {
    if extent == .all { page.line() }
    var rest = extent == .all ? [] : [extent == .why ? "--all" : "--why, --all"]
    if let pattern = answer.pattern { rest.append("bridgebook show \(pattern)") }
    guard !rest.isEmpty else { return }
    page.line(("More: ", .faint), (rest.joined(separator: ", "), .accent))
  }

  private func writeQuestion(to page: inout TextPage) {
    for missing in answer.missing {
      for choice in missing.choices {
        page.line(
          ("  --answer \(missing.fact)=\(choice.id)", .accent), ("  \(choice.title)", .plain))
        if let outcome = missing.outcome(of: choice) {
          page.prose("leads to \(outcome)", indent: 6)
        }
      }
    }
  }

  private func writeFacts(reading: QuestionReading, to page: inout TextPage) {
    page.heading("Facts")
    for fact in answer.facts {
      page.line("  \(fact.fact) = \(fact.choice)  (\(fact.origin.rawValue))")
    }
    let read = ReadingExport.lines(of: reading)
    guard !reading.evidence.isEmpty || !read.isEmpty else { return }
    page.heading("Words")
    for line in read { page.line("  " + line) }
    for item in reading.evidence {
      page.line(
        "  \"\(item.phrase)\" means \(item.fact) = \(item.choice), weight \(item.weight)")
    }
  }
}

extension String {
  var trimmingFinalNewline: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
