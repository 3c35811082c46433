package import Bridgebook
package import BridgebookExport

/// The result of checking one file, before the book's texts are added.
package struct CheckedFile: Sendable {
  package var path: String
  package var findings: [Located] = []
  package var ignored: [(gotcha: String, line: Int, reason: String)] = []
  package var notes: [String] = []
  package var lineCount = 0
  package var failure: String?
  /// Whether no file exists at the path, as with a dangling symbolic link.
  package var isGone = false
  /// The edits that fix findings of the file, one list for each finding.
  package var edits: [[SourceEdit]] { findings.map(\.finding.edits).filter { !$0.isEmpty } }
  package var bridges: [BridgeUse] = []
  package var scenarios: [WrapperScenario] = []
  /// The uses of hosting classes that are not part of a wrapper.
  package var hosts: [UntranslatedHost] = []
  /// The drafts of the same wrappers after the edits; empty if there are no edits.
  var fixedScenarios: [WrapperScenario] = []
  /// The comments that suppress no finding of this file's own check.
  var uselessComments: [IgnoreComment] = []
  /// The findings in other files that this file's check produced.
  var elsewhere: [Elsewhere] = []
  /// Identifies the bytes that were checked.
  var content = FNVHash()
  var byteCount = 0

  /// A finding in a file other than the checked one.
  struct Elsewhere: Sendable {
    let path: String
    let located: Located
    let comment: IgnoreComment?
    /// Identifies the bytes of that file when it was read for the check.
    let content: FNVHash
  }

  /// A finding with its source text.
  package struct Located: Sendable {
    package let finding: SourceFinding
    package let start: SourceReport.Place
    package let end: SourceReport.Place
    package let text: String
    package let edits: [SourceReport.Edit]
    package let diff: String?
    var fingerprint: String
  }

  /// Returns the files after adding to each the findings that other files' checks produced in it,
  /// and a fingerprint to each finding.
  package static func completed(_ files: [CheckedFile]) -> [CheckedFile] {
    var given: [String: [Elsewhere]] = [:]
    for file in files {
      for other in file.elsewhere { given[other.path, default: []].append(other) }
    }
    return files.map { file in
      var file = file
      for other in given[file.path] ?? [] { file.take(other) }
      file.elsewhere = []
      file.complete()
      return file
    }
  }

  /// Adds a finding from another file's check, unless this file's own check has found it or the
  /// file differs from what that check read.
  mutating func take(_ other: Elsewhere) {
    let finding = other.located.finding
    let isKnown = findings.contains {
      $0.finding.gotcha == finding.gotcha
        && $0.finding.range.lowerBound == finding.range.lowerBound
    }
    guard !isKnown, failure == nil, other.content == content else { return }
    if let comment = other.comment {
      let line = other.located.start.line
      uselessComments.removeAll { $0.line == comment.line }
      if !ignored.contains(where: { $0.gotcha == finding.gotcha && $0.line == line }) {
        ignored.append((finding.gotcha, line, comment.reason))
      }
    } else {
      findings.append(other.located)
    }
  }

  /// Sorts the findings, identifies them, and notes comments that suppress none.
  mutating func complete() {
    findings.sort {
      ($0.finding.range.lowerBound, $0.finding.gotcha)
        < ($1.finding.range.lowerBound, $1.finding.gotcha)
    }
    ignored.sort { ($0.line, $0.gotcha) < ($1.line, $1.gotcha) }
    var seen: [UInt64: Int] = [:]
    for index in findings.indices {
      var hash = FNVHash()
      hash.add(part: findings[index].finding.gotcha)
      hash.add(part: path)
      // A line that is too long is not quoted, so the evidence distinguishes its findings.
      let quote = findings[index].text
      let text = quote.isEmpty ? findings[index].finding.evidence : quote
      hash.add(part: text.filter { $0 != " " && $0 != "\t" })
      let count = seen[hash.value, default: 0]
      seen[hash.value] = count + 1
      hash.add(part: String(count))
      findings[index].fingerprint = hash.value.hexadecimal()
    }
    for comment in uselessComments {
      notes.append(
        comment.reason.isEmpty
          ? "line \(comment.line): the comment that ignores gives no reason, so it has no effect"
          : "line \(comment.line): the comment that ignores has nothing to ignore")
    }
    uselessComments = []
  }
}
