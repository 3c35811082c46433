/// A gotcha found in source: where, how sure, and what shows it.
package struct SourceFinding: Equatable, Sendable {
  package let gotcha: String
  package let confidence: Finding.Confidence
  /// Offsets of what is pointed to.
  package let range: Range<Int32>
  /// Other lines that belong to it, sorted.
  package let also: [Int]
  /// What in this source shows it, as one sentence.
  package let evidence: String
  /// The change that removes it, where that is a local one.
  package var edits: [SourceEdit]

  package init(
    gotcha: String, confidence: Finding.Confidence, range: Range<Int32>, also: [Int],
    evidence: String, edits: [SourceEdit] = []
  ) {
    self.gotcha = gotcha
    self.confidence = confidence
    self.range = range
    self.also = also
    self.evidence = evidence
    self.edits = edits
  }
}

/// A replacement of bytes of a file.
package struct SourceEdit: Equatable, Sendable {
  package let range: Range<Int32>
  package let text: String

  package init(range: Range<Int32>, text: String) {
    self.range = range
    self.text = text
  }
}

/// What a rule must see besides the file it judges.
package enum SourceNeed: String, Sendable {
  /// The file alone.
  case file
  /// The types and models of the other files, too; alone a file gives fewer findings.
  case folder
}

/// One line of the table of rules.
package struct SourceRule: Sendable {
  package let gotchas: [String]
  package let need: SourceNeed
  /// All it says is `possible`, and said on request only.
  package let isPossible: Bool
  /// Names of which the file must have one, so that most files are passed over at once; empty for wrappers' rules.
  let words: [String]
  let check: @Sendable (SourceContext, inout SourceFindings) -> Void

  /// - Parameter words: names of which a file must have one; those of the representables unless given.
  init(
    _ gotchas: String..., need: SourceNeed = .file, isPossible: Bool = false, words: [String] = [],
    check: @escaping @Sendable (SourceContext, inout SourceFindings) -> Void
  ) {
    self.gotchas = gotchas
    self.need = need
    self.isPossible = isPossible
    self.words = words
    self.check = check
  }
}

/// Collects what rules find in one file; each place is said once for each gotcha.
struct SourceFindings {
  private(set) var findings: [SourceFinding] = []
  private var seen: Set<String> = []
  /// More findings of one file than this are counted only.
  static let capacity = 1_000

  mutating func add(
    _ gotcha: String, _ confidence: Finding.Confidence, at node: SwiftNode, also: [SwiftNode] = [],
    _ evidence: String, edits: [SourceEdit] = []
  ) {
    let range = node.anchorRange
    guard findings.count < SourceFindings.capacity,
      seen.insert("\(gotcha) \(range.lowerBound)").inserted
    else { return }
    let line = node.tree.position(of: range.lowerBound).line
    let lines = Set(also.map(\.line)).subtracting([line]).sorted()
    findings.append(
      SourceFinding(
        gotcha: gotcha, confidence: confidence, range: range, also: lines, evidence: evidence,
        edits: edits))
  }
}
