import Foundation
import Testing

/// Expected texts in files; `RECORD_GOLDENS=1 swift test` records them again, and fails so that the
/// changes are reviewed.
enum Golden {
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt; review the change", sourceLocation: sourceLocation)
      return
    }
    let golden = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard text != golden else { return }
    Issue.record(
      "\(name).txt differs; RECORD_GOLDENS=1 swift test records it anew\n\(diff(golden, text))",
      sourceLocation: sourceLocation)
  }

  /// Returns the lines that are only in the golden file, after a minus, and those that are only in
  /// the text, after a plus.
  static func diff(_ golden: String, _ text: String) -> String {
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left), left < old.count {
        lines.append("- " + old[left])
        left += 1
      } else if inserted.contains(right), right < new.count {
        lines.append("+ " + new[right])
        right += 1
      } else {
        if left < old.count { lines.append("  " + old[left]) }
        left += 1
        right += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

@Suite struct GoldenTests {
  @Test func aDiffShowsWhatChangedAndWhatStayed() {
    #expect(Golden.diff("a\nb\nc", "a\nx\nc\nd") == "  a\n- b\n+ x\n  c\n+ d")
    #expect(Golden.diff("", "") == "  ")
  }
}
