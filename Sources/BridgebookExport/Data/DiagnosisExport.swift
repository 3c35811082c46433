package import Bridgebook

/// Formats a diagnosis as `bridgebook/diagnosis-1` or Markdown.
package enum DiagnosisExport {
  /// Returns the diagnosis as one JSON document.
  package static func json(of diagnosis: Diagnosis) -> JSONValue {
    let run = diagnosis.run
    let scores = run.formats
    var members: [(String, JSONValue)] = [
      ("schema", .string("bridgebook/diagnosis-1")), ("run", .string(run.id)),
      (
        "format",
        .object([
          ("name", .optional(run.format)),
          (
            "matchedLines",
            .integer(scores.first { $0.format == run.format }?.matchedLines ?? 0)
          ),
          ("runnersUp", .array(scores.filter { $0.format != run.format }.map(value(of:)))),
        ])
      ),
      ("linesRead", .integer(run.lineCount)), ("events", .integer(run.eventCount)),
      ("findings", .array(diagnosis.items.map(value(of:)))),
      (
        "unrecognised",
        .array(
          diagnosis.unrecognized.map {
            quotation(line: $0.line, text: $0.text)
          })
      ),
      ("cannotShow", .strings(diagnosis.cannotShow)),
      ("issues", .array(run.issues.map(value(of:)))),
    ]
    if !diagnosis.surplus.isEmpty {
      let counts = diagnosis.surplus.map {
        JSONValue.object([("gotcha", .string($0.gotcha)), ("count", .integer($0.count))])
      }
      members.append(("moreFindings", .array(counts)))
    }
    members += UpdatesExport.members(of: diagnosis.updates)
    if !diagnosis.missingColumns.isEmpty {
      members.append(("missingColumns", .strings(diagnosis.missingColumns)))
    }
    if let extent = diagnosis.extent {
      members += [
        ("readFrom", .integer(extent.start)), ("nextOffset", .integer(extent.next)),
        ("restarted", .bool(extent.isRestarted)),
      ]
    }
    return .object(members)
  }

  /// Returns a problem of the import as JSON.
  package static func value(of issue: ImportIssue) -> JSONValue {
    .object([
      ("line", .integer(issue.line)), ("byte", .integer(issue.byte)),
      ("code", .string(issue.code.rawValue)), ("severity", .string(issue.severity.rawValue)),
      ("count", .integer(issue.count)),
    ])
  }

  /// Returns the diagnosis as a Markdown page with one section per finding.
  package static func markdown(of diagnosis: Diagnosis) -> String {
    var lines = ["# Diagnosis of `\(diagnosis.run.id)`", ""]
    if diagnosis.items.isEmpty { lines += ["Nothing found in what this trace can show.", ""] }
    for item in diagnosis.items {
      let finding = item.finding
      lines += [
        "## \(MarkdownText.escaped(item.title))", "",
        "`\(finding.gotcha)`, \(finding.severity.rawValue), \(finding.confidence.rawValue)", "",
        "- lines: \(finding.lines.map(String.init).joined(separator: ", "))",
      ]
      if let cause = finding.provokedBy {
        lines.append(
          "- provoked by line \(cause.line): \(MarkdownText.escaped(ReadableNames.readable(cause.text) ?? cause.text))"
        )
      }
      lines += part("cause", item.cause) + part("fix", item.fix) + [""]
    }
    for surplus in diagnosis.surplus {
      lines += [
        "\(surplus.count) more findings of `\(surplus.gotcha)` are counted, but not listed.", "",
      ]
    }
    lines += UpdatesExport.markdown(of: diagnosis.updates)
    if !diagnosis.cannotShow.isEmpty {
      lines += ["## What this trace cannot show", ""]
      lines += diagnosis.cannotShow.map { "- \(MarkdownText.escaped($0))" } + [""]
    }
    lines.removeLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a list item, with nested items if the text has several paragraphs.
  private static func part(_ label: String, _ text: String) -> [String] {
    let paragraphs = text.split(separator: "\n").map {
      String($0.hasPrefix("- ") ? $0.dropFirst(2) : $0)
    }
    guard paragraphs.count > 1 else {
      return ["- \(label): \(MarkdownText.escaped(paragraphs.first ?? ""))"]
    }
    return ["- \(label):"] + paragraphs.map { "  - \(MarkdownText.escaped($0))" }
  }

  private static func value(of score: Run.FormatScore) -> JSONValue {
    .object([
      ("name", .string(score.format)), ("matchedLines", .integer(score.matchedLines)),
    ])
  }

  /// Returns the original text, and its readable form if that differs.
  private static func quotation(line: Int, text: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("line", .integer(line)), ("text", .string(text))]
    if let readable = ReadableNames.readable(text) {
      members.append(("readable", .string(readable)))
    }
    return .object(members)
  }

  static func value(of item: Diagnosis.Item) -> JSONValue {
    let finding = item.finding
    return .object([
      ("gotcha", .string(finding.gotcha)), ("severity", .string(finding.severity.rawValue)),
      ("confidence", .string(finding.confidence.rawValue)), ("title", .string(item.title)),
      ("lines", .array(finding.lines.map { .integer($0) })), ("cause", .string(item.cause)),
      ("fix", .string(item.fix)),
      (
        "provokedBy",
        finding.provokedBy.map { quotation(line: $0.line, text: $0.text) } ?? .null
      ),
    ])
  }
}
