internal import Bridgebook
internal import BridgebookExport

/// The explanation of a recommendation: path, alternatives, what would change it, releases.
struct RecommendationDetails {
  let answer: Recommendation

  func write(to page: inout TextPage) {
    page.line()
    row("approach", answer.approach?.rawValue ?? "", to: &page)
    row("technique", answer.technique ?? "", to: &page)
    if !answer.requires.rows.isEmpty { row("needs", list(answer.requires), to: &page) }
    if let native = answer.native { write(native, to: &page) }
    page.heading("Why")
    for (index, step) in answer.path.enumerated() {
      page.prose("\(step.question) \(step.answer). \(step.because)", first: "\(index + 1). ")
    }
    if !answer.flips.isEmpty {
      page.heading("What would change the answer")
      for flip in answer.flips { page.prose("\(flip.change) → \(outcome(of: flip))", first: "- ") }
    }
    if !answer.alternatives.isEmpty {
      page.heading("Why not")
      for item in answer.alternatives {
        page.prose("\(item.technique) (\(item.approach.rawValue)): \(item.whyNot)", first: "- ")
      }
    }
    if !answer.changes.isEmpty {
      page.heading("What changes with a release")
      for change in answer.changes {
        page.prose(
          ChangeText.sentence(change, on: answer.platform, target: answer.target), first: "- ")
      }
    }
  }

  private func write(_ native: Recommendation.Native, to page: inout TextPage) {
    var text = native.api
    if let row = native.since.row(for: answer.platform) {
      text += row.since.map { " since \(answer.platform.title) \($0)" } ?? ""
    } else {
      text += ", not on \(answer.platform.title)"
    }
    text += native.coverage == .full ? "; covers the common use" : "; covers it partly"
    row("native", text, to: &page)
    if !native.lacks.isEmpty { page.prose(native.lacks, indent: 13, first: "it lacks: ") }
  }

  private func outcome(of flip: Recommendation.Flip) -> String {
    if flip.preferNative { return "prefer the native API" }
    if flip.approach == answer.approach, flip.technique == answer.technique {
      return "the native API is not available yet"
    }
    return "\(flip.approach?.rawValue ?? "no answer"), \(flip.technique)"
  }

  private func row(_ label: String, _ value: String, to page: inout TextPage) {
    let padded = "  " + label + String(repeating: " ", count: max(1, 11 - label.count))
    page.line((padded, .faint), (value, .plain))
  }

  private func list(_ availability: Availability) -> String {
    availability.rows.map { row in
      row.since.map { "\(row.platform.title) \($0)" } ?? row.platform.title
    }.joined(separator: ", ")
  }
}
