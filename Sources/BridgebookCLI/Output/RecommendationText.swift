internal import Bridgebook
internal import BridgebookExport

/// A recommendation for people.
enum RecommendationText {
  static func write(
    _ answer: Recommendation, gotchaTitles: [String: String], reading: QuestionReading?,
    to page: inout TextPage
  ) {
    page.line(headline(of: answer), .strong)
    switch answer.status {
    case .recommended: writeBridge(answer, gotchaTitles: gotchaTitles, to: &page)
    case .needsAnswer: writeQuestion(answer, to: &page)
    case .notCovered: if !answer.summary.isEmpty { page.prose(answer.summary) }
    }
    if let task = answer.task {
      page.heading("Task")
      page.line(("  \(task.title)  ", .plain), ("bridgebook show \(task.id)", .accent))
    }
    if !answer.changes.isEmpty {
      page.heading("What changes with a release")
      for change in answer.changes { page.prose(text(of: change, in: answer), first: "- ") }
    }
    if !answer.notes.isEmpty {
      page.heading("Note")
      for note in answer.notes { page.prose(note, first: "- ") }
    }
    if let reading { writeFacts(answer, reading: reading, to: &page) }
    guard !answer.code.isEmpty else { return }
    page.heading("Code")
    page.block(answer.code.trimmingFinalNewline)
    page.line()
    if let pattern = answer.pattern {
      page.line(("More: ", .faint), ("bridgebook show \(pattern)", .accent))
    }
  }

  /// What has to be of which release, as seen from the target.
  private static func text(of change: EntryChange, in answer: Recommendation) -> String {
    ChangeText.sentence(change, on: answer.platform, target: answer.target)
  }

  private static func headline(of answer: Recommendation) -> String {
    let subject = answer.subject?.name ?? "Your question"
    let release = "\(answer.platform.title) \(answer.target)"
    let place = answer.asOf == nil ? "on \(release)" : "as of \(release)"
    switch answer.status {
    case .recommended:
      guard answer.approach != Approach.none else { return "\(subject) \(place): no bridge" }
      return "\(subject) \(place): \(answer.technique ?? "")"
    case .needsAnswer: return "\(subject) \(place): one answer is missing"
    case .notCovered: return "\(subject) \(place): not covered"
    }
  }

  private static func writeBridge(
    _ answer: Recommendation, gotchaTitles: [String: String], to page: inout TextPage
  ) {
    page.prose(answer.summary)
    page.line()
    row("approach", approach(of: answer), to: &page)
    row("technique", answer.technique ?? "", to: &page)
    if !answer.requires.rows.isEmpty { row("needs", list(answer.requires), to: &page) }
    if let native = answer.native { writeNative(native, of: answer, to: &page) }
    page.heading("Why")
    for (index, step) in answer.path.enumerated() {
      page.prose("\(step.question) \(step.answer). \(step.because)", first: "\(index + 1). ")
    }
    if !answer.flips.isEmpty {
      page.heading("What would change the answer")
      for flip in answer.flips {
        page.prose("\(flip.change) → \(outcome(of: flip, in: answer))", first: "- ")
      }
    }
    if !answer.gotchas.isEmpty {
      page.heading("What will bite")
      for id in answer.gotchas {
        page.line(("  \(id)", .accent), ("  \(gotchaTitles[id] ?? "")", .plain))
      }
    }
    if !answer.alternatives.isEmpty {
      page.heading("Why not")
      for item in answer.alternatives {
        page.prose("\(item.technique) (\(item.approach.rawValue)): \(item.whyNot)", first: "- ")
      }
    }
  }

  private static func approach(of answer: Recommendation) -> String {
    var text = answer.approach?.rawValue ?? ""
    switch answer.presentation {
    case .present: text += ", presented and never embedded"
    case .embed: text += ", embedded"
    case nil: break
    }
    return text
  }

  private static func writeNative(
    _ native: Recommendation.Native, of answer: Recommendation, to page: inout TextPage
  ) {
    var text = native.api
    if let row = native.since.row(for: answer.platform) {
      text += row.since.map { " since \(answer.platform.title) \($0)" } ?? ""
    } else {
      text += ", not on \(answer.platform.title)"
    }
    text += native.coverage == .full ? "; covers the common use" : "; covers it partly"
    row("native", text, to: &page)
    if answer.preferNative {
      row("", "prefer it here, unless you need what it lacks", to: &page)
    } else if !native.availableAtTarget {
      row("", "not available at this target", to: &page)
    } else {
      row("", "it lacks what you asked for", to: &page)
    }
    if !native.lacks.isEmpty { page.prose(native.lacks, indent: 13, first: "it lacks: ") }
  }

  private static func outcome(
    of flip: Recommendation.Flip, in answer: Recommendation
  ) -> String {
    if flip.preferNative { return "prefer the native API" }
    if flip.approach == answer.approach, flip.technique == answer.technique {
      return "the native API is not there yet"
    }
    return "\(flip.approach?.rawValue ?? "no answer"), \(flip.technique)"
  }

  private static func writeQuestion(_ answer: Recommendation, to page: inout TextPage) {
    for missing in answer.missing {
      page.prose(missing.question)
      for choice in missing.choices {
        page.line(
          ("  --answer \(missing.fact)=\(choice.id)", .accent), ("  \(choice.title)", .plain))
      }
    }
  }

  private static func writeFacts(
    _ answer: Recommendation, reading: QuestionReading, to page: inout TextPage
  ) {
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
        "  \"\(item.phrase)\" speaks for \(item.fact) = \(item.choice), weight \(item.weight)")
    }
  }

  private static func row(_ label: String, _ value: String, to page: inout TextPage) {
    let padded = "  " + label + String(repeating: " ", count: max(1, 11 - label.count))
    page.line((padded, .faint), (value, .plain))
  }

  static func list(_ availability: Availability) -> String {
    availability.rows.map { row in
      row.since.map { "\(row.platform.title) \($0)" } ?? row.platform.title
    }.joined(separator: ", ")
  }
}

extension String {
  var trimmingFinalNewline: String {
    hasSuffix("\n") ? String(dropLast()) : self
  }
}
