/// A gotcha found in source, with its place, confidence and evidence.
package struct SourceFinding: Equatable, Sendable {
  package let gotcha: String
  package let confidence: Finding.Confidence
  /// The byte offsets of the reported code.
  package let range: Range<Int32>
  /// The numbers of other lines that belong to the finding, sorted.
  package let also: [Int]
  /// The evidence in this source, as one sentence.
  package let evidence: String
  /// The variable that the finding is about, such as that of a hosting controller.
  package var subject: String?
  /// The edits that fix the problem; empty if it takes more than a local change.
  package var edits: [SourceEdit]

  package init(
    gotcha: String, confidence: Finding.Confidence, range: Range<Int32>, also: [Int],
    evidence: String, subject: String? = nil, edits: [SourceEdit] = []
  ) {
    self.gotcha = gotcha
    self.subject = subject
    self.confidence = confidence
    self.range = range
    self.also = also
    self.evidence = evidence
    self.edits = edits
  }
}

/// A replacement of a range of bytes in a file.
package struct SourceEdit: Equatable, Sendable {
  package let range: Range<Int32>
  package let text: String

  package init(range: Range<Int32>, text: String) {
    self.range = range
    self.text = text
  }
}

/// The source that a rule needs to examine.
package enum SourceNeed: String, Sendable {
  /// Only the file itself.
  case file
  /// The types and models of the other files as well; a single file yields fewer findings.
  case folder
}

/// A row of the table of rules.
package struct SourceRule: Sendable {
  package let gotchas: [String]
  package let need: SourceNeed
  /// Whether all findings are only possible and are reported only on request.
  package let isPossible: Bool
  /// The rule runs only if the file contains one of these names; empty for rules about wrappers.
  let words: [String]
  let check: @Sendable (SourceContext, inout SourceFindings) -> Void

  /// - Parameter words: The rule runs only if the file contains one of these names, which by
  ///   default are those of the representables.
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

/// Collects the findings in a file and those joined to it, each place once per gotcha.
struct SourceFindings {
  private(set) var findings: [(tree: SwiftTree, finding: SourceFinding)] = []
  private var seen: Set<Place> = []
  /// Whether findings beyond the limit were dropped.
  private(set) var isCut = false
  /// The maximum number of findings per file.
  static let capacity = 1_000

  private struct Place: Hashable {
    let gotcha: String
    let offset: Int32
    let tree: ObjectIdentifier
  }

  /// - Parameters:
  ///   - subject: The variable that the finding is about.
  ///   - edits: Changes of the file that contains `node`.
  mutating func add(
    _ gotcha: String, _ confidence: Finding.Confidence, at node: SwiftNode, also: [SwiftNode] = [],
    _ evidence: String, subject: String? = nil, edits: [SourceEdit] = []
  ) {
    let range = node.anchorRange
    let place = Place(
      gotcha: gotcha, offset: range.lowerBound, tree: ObjectIdentifier(node.tree))
    guard findings.count < SourceFindings.capacity else {
      if !seen.contains(place) { isCut = true }
      return
    }
    guard seen.insert(place).inserted else { return }
    let line = node.tree.position(of: range.lowerBound).line
    let near = also.filter { $0.tree === node.tree }
    let lines = Set(near.map(\.line)).subtracting([line]).sorted()
    findings.append(
      (
        node.tree,
        SourceFinding(
          gotcha: gotcha, confidence: confidence, range: range, also: lines, evidence: evidence,
          subject: subject,
          edits: SourceFix.withLineEnds(of: node.tree, edits))
      ))
  }
}
