package import Bridgebook

/// Formats a recommendation as Markdown, for a pull request or a wiki.
package enum RecommendationMarkdown {
  /// Returns the page, which ends with one line feed.
  package static func text(of answer: Recommendation, gotchaTitles: [String: String]) -> String {
    var lines = ["# \(title(of: answer))", ""]
    lines += [MarkdownText.escaped(RecommendationVerdict.sentence(of: answer)), ""]
    if answer.status == .recommended { lines += table(of: answer) }
    if !answer.path.isEmpty {
      lines += ["## Why", ""]
      for (index, step) in answer.path.enumerated() {
        lines.append(
          "\(index + 1). "
            + MarkdownText.escaped("\(step.question) \(step.answer). \(step.because)"))
      }
      lines.append("")
    }
    for missing in answer.missing {
      lines += missing.choices.map {
        "- `--answer \(missing.fact)=\($0.id)` \(MarkdownText.escaped($0.title))"
          + (missing.outcome(of: $0).map { " → \(MarkdownText.escaped($0))" } ?? "")
      }
      lines.append("")
    }
    if let task = answer.task {
      lines += ["Task: `\(task.id)` \(MarkdownText.escaped(task.title))", ""]
    }
    lines += section(
      "What would change the answer",
      answer.flips.map { flip in
        let outcome =
          flip.preferNative
          ? "prefer the native API" : "\(flip.approach?.rawValue ?? "no answer"), \(flip.technique)"
        return MarkdownText.escaped("\(flip.change) → \(outcome)")
      })
    lines += section(
      "What can go wrong",
      answer.gotchas.map { "`\($0)` \(MarkdownText.escaped(gotchaTitles[$0] ?? ""))" })
    lines += section(
      "Why not",
      answer.alternatives.map {
        MarkdownText.escaped("\($0.technique) (\($0.approach.rawValue)): \($0.whyNot)")
      })
    lines += section(
      "What changes with a release",
      answer.changes.map {
        MarkdownText.escaped(
          ChangeText.sentence($0, on: answer.platform, target: answer.target))
      })
    lines += section("Note", answer.notes.map(MarkdownText.escaped))
    lines += section(
      "Set up first",
      answer.setup.map {
        MarkdownText.escaped($0.words(on: answer.platform, at: answer.target))
      })
    if !answer.code.isEmpty {
      lines += ["## Code", "", "```swift"]
      lines += answer.code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
      lines += ["```", ""]
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(of answer: Recommendation) -> String {
    let subject = answer.subject?.name ?? "Bridge"
    let release = "\(answer.platform.title) \(answer.target)"
    let isBridged = answer.approach != Approach.none
    let preferred = answer.preferNative && isBridged ? answer.native?.api : nil
    let outcome = preferred ?? answer.technique ?? outcome(of: answer.status)
    return MarkdownText.escaped("\(subject) on \(release): \(outcome)")
  }

  /// Returns the text for a status that has no technique.
  private static func outcome(of status: Recommendation.Status) -> String {
    switch status {
    case .recommended: "no bridge"
    case .needsAnswer: "one answer is missing"
    case .notCovered: "not covered"
    }
  }

  private static func table(of answer: Recommendation) -> [String] {
    var rows = [("approach", answer.approach?.rawValue ?? "")]
    if let presentation = answer.presentation {
      rows.append(("presentation", presentation.rawValue))
    }
    let needs = answer.requires.rows.map { row in
      "\(row.platform.title) \(row.since?.description ?? "")"
    }
    if !needs.isEmpty { rows.append(("needs", needs.joined(separator: ", "))) }
    if let native = answer.native {
      rows.append(("native", "\(native.api) (\(native.coverage.rawValue))"))
      rows.append(("prefer native", answer.preferNative ? "yes" : "no"))
      if !native.lacks.isEmpty { rows.append(("it lacks", native.lacks)) }
    }
    let body = rows.map { "| \($0.0) | \(MarkdownText.escaped($0.1)) |" }
    return ["| | |", "|---|---|"] + body + [""]
  }

  private static func section(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["## \(heading)", ""] + items.map { "- \($0)" } + [""]
  }
}
