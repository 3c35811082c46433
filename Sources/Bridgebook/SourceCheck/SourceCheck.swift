/// Finds gotchas in a source file.
package struct SourceCheck: Sendable {
  /// The result for a file.
  package struct Result: Sendable {
    package var findings: [SourceFinding] = []
    /// The findings that a comment suppresses.
    package var ignored: [IgnoredFinding] = []
    /// The comments that suppress nothing, or do not name a gotcha.
    package var uselessComments: [IgnoreComment] = []
    package let tree: SwiftTree
    package var isGenerated = false
    /// The number of findings at which collection stopped; nil if all were kept.
    package var limit: Int?
    /// The findings in joined files.
    package var elsewhere: [FindingElsewhere] = []
  }

  /// A finding in a file other than the checked one.
  package struct FindingElsewhere: Sendable {
    package let tree: SwiftTree
    package let finding: SourceFinding
    /// The comment of that file that suppresses the finding.
    package let comment: IgnoreComment?
  }

  /// A suppressed finding with the reason given in the comment.
  package struct IgnoredFinding: Sendable {
    package let finding: SourceFinding
    package let reason: String
  }

  private let settings: SetterTable
  private let includesPossible: Bool
  private let folder: SourceFolder

  package init(
    settings: SetterTable, includesPossible: Bool = false,
    folder: SourceFolder = SourceFolder()
  ) {
    self.settings = settings
    self.includesPossible = includesPossible
    self.folder = folder
  }

  /// The number of bytes at the beginning of a file that are searched for zero bytes.
  private static let sampleLength = 8_192

  /// Returns whether a file is text, judged by the absence of zero bytes at its beginning.
  package static func isText(_ bytes: [UInt8]) -> Bool {
    var index = 0
    let end = min(bytes.count, sampleLength)
    while index < end {
      if bytes[index] == 0 { return false }
      index += 1
    }
    return true
  }

  /// Checks a file; arbitrary bytes are accepted.
  ///
  /// - Parameter path: The path of the file in the folder.
  package func check(_ bytes: [UInt8], path: String = "") -> Result {
    let tree = SwiftTree(bytes)
    var result = Result(tree: tree)
    result.isGenerated = tree.isGenerated
    guard !result.isGenerated else { return result }
    var names = Set(tree.ownNames)
    var rules = rules(for: names)
    var findings = SourceFindings()
    if !rules.isEmpty {
      let joined = SourceJoin(tree, path: path, in: folder).trees
      if !joined.isEmpty {
        for other in joined { names.formUnion(other.ownNames) }
        rules = self.rules(for: names)
      }
      let context = SourceContext(tree, settings: settings, folder: folder, joined: joined)
      for rule in rules { rule.check(context, &findings) }
    }
    if findings.isCut { result.limit = SourceFindings.capacity }
    var comments = IgnoreComment.all(in: tree)
    let own = findings.findings.filter { $0.tree === tree }.map(\.finding)
    for finding in own.sorted(by: SourceCheck.comesFirst) {
      guard includesPossible || finding.confidence != .possible else { continue }
      let line = tree.position(of: finding.range.lowerBound).line
      if let index = comments.firstIndex(where: { $0.covers(finding.gotcha, line) }) {
        comments[index].isUsed = true
        result.ignored.append(IgnoredFinding(finding: finding, reason: comments[index].reason))
      } else {
        result.findings.append(finding)
      }
    }
    result.uselessComments = comments.filter { !$0.isUsed }
    for (other, finding) in findings.findings where other !== tree && !other.isGenerated {
      guard includesPossible || finding.confidence != .possible else { continue }
      let line = other.position(of: finding.range.lowerBound).line
      let comment = IgnoreComment.all(in: other).first { $0.covers(finding.gotcha, line) }
      result.elsewhere.append(
        FindingElsewhere(tree: other, finding: finding, comment: comment))
    }
    return result
  }

  /// Returns the rules that can find something in a file that contains the given names.
  private func rules(for names: Set<String>) -> [SourceRule] {
    let isBridge =
      ClassWords.representables.keys.contains { names.contains($0) }
      || folder.relays.contains { names.contains($0) }
    return SourceRuleTable.rules.filter { rule in
      (includesPossible || !rule.isPossible)
        && (rule.words.isEmpty ? isBridge : rule.words.contains { names.contains($0) })
    }
  }

  private static func comesFirst(_ left: SourceFinding, _ right: SourceFinding) -> Bool {
    (left.range.lowerBound, left.gotcha) < (right.range.lowerBound, right.gotcha)
  }
}

/// A comment `// bridgebook:ignore GOTCHA reason`, which suppresses findings on its own line and
/// the next one.
package struct IgnoreComment: Equatable, Sendable {
  package let line: Int
  /// The gotchas it suppresses; `all` means every gotcha.
  package let gotchas: [String]
  package let reason: String
  var isUsed = false

  func covers(_ gotcha: String, _ line: Int) -> Bool {
    (line == self.line || line == self.line + 1)
      && !reason.isEmpty && (gotchas.contains(gotcha) || gotchas.contains("all"))
  }

  private static let mark = Array("bridgebook:ignore".utf8)

  static func all(in tree: SwiftTree) -> [IgnoreComment] {
    tree.comments.compactMap { range in
      guard range.count > mark.count, let place = place(of: mark, in: tree.bytes, range) else {
        return nil
      }
      let end = min(Int(range.upperBound), place + maximumLength)
      let text = String(decoding: tree.bytes[place..<end], as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "/" || $0 == "\r" }
      let gotchas = words.first.map { $0.split(separator: ",").map(String.init) } ?? []
      return IgnoreComment(
        line: tree.position(of: Int32(place)).line, gotchas: gotchas,
        reason: words.dropFirst().joined(separator: " "))
    }
  }

  /// The maximum number of bytes read after the mark.
  private static let maximumLength = 1_024

  /// Returns the offset after the first occurrence of some bytes in a range.
  static func place(
    of wanted: [UInt8], in bytes: [UInt8], _ range: Range<Int32>
  ) -> Int? {
    var start = Int(range.lowerBound)
    let last = Int(range.upperBound) - wanted.count
    while start <= last {
      if bytes[start] == wanted[0] {
        var index = 1
        while index < wanted.count, bytes[start + index] == wanted[index] { index += 1 }
        if index == wanted.count { return start + index }
      }
      start += 1
    }
    return nil
  }
}

extension SwiftTree {
  /// The number of bytes at the beginning of a file that may contain a generator's mark.
  private static let headLength = 1_200

  private static let generatorMarks = [
    "@generated", "do not edit", "generated using sourcery", "generated using swiftgen",
    "automatically generated",
  ].map { Array($0.utf8) }

  /// Whether a comment at the beginning states that the file is generated.
  package var isGenerated: Bool {
    for range in comments {
      guard range.lowerBound < SwiftTree.headLength else { return false }
      let end = min(range.upperBound, range.lowerBound + 400)
      let lowered = bytes[Int(range.lowerBound)..<Int(end)].map { byte in
        byte &- UInt8(ascii: "A") < 26 ? byte | 32 : byte
      }
      let whole = Int32(0)..<Int32(lowered.count)
      for mark in SwiftTree.generatorMarks
      where IgnoreComment.place(of: mark, in: lowered, whole) != nil { return true }
    }
    return false
  }
}
