internal import Bridgebook

/// Formats edits as a unified diff for `patch`.
enum UnifiedDiff {
  private static let context = 3
  /// The maximum number of bytes of source in a diff; longer diffs are not readable.
  private static let maximumLength = 1 << 16

  static func text(of edits: [SourceEdit], in tree: SwiftTree, path: String) -> String? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return nil }
    let firstLine = tree.position(of: first.range.lowerBound).line
    let lastLine = tree.position(of: last.range.upperBound).line
    let start = tree.lineStarts[firstLine - 1]
    let end = lastLine < tree.lineCount ? tree.lineStarts[lastLine] : Int32(tree.bytes.count)
    let old = Array(tree.bytes[Int(start)..<Int(end)])
    guard let new = SourceEdits.applied(edits, to: tree.bytes, in: start..<end) else { return nil }
    guard end - start <= maximumLength else { return nil }
    let before = max(1, firstLine - context)..<firstLine
    let after = (lastLine + 1)..<max(lastLine + 1, min(tree.lineCount + 1, lastLine + 1 + context))
    // A line feed at the end of the file does not begin another line.
    let afterLines = after.filter { $0 < tree.lineCount || !tree.line($0).isEmpty }
    let quoted = (before.map { $0 } + afterLines).reduce(0) { $0 + tree.line($1).count }
    guard quoted <= maximumLength else { return nil }
    func whole(_ line: Int) -> [UInt8] {
      let start = Int(tree.lineStarts[line - 1])
      let end = line < tree.lineCount ? Int(tree.lineStarts[line]) : tree.bytes.count
      return Array(tree.bytes[start..<end])
    }
    // The tools that read diffs recognize only line feeds as line ends.
    let shown = before.map { $0 } + Array(firstLine...lastLine) + afterLines
    guard !shown.contains(where: { whole($0).last == 13 }) else { return nil }
    let changes =
      before.map { Line(mark: " ", bytes: whole($0)) }
      + compared(lines(of: old), lines(of: new))
      + afterLines.map { Line(mark: " ", bytes: whole($0)) }
    let name = Printable.escaped(path)
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks(changes, from: before.lowerBound)
  }

  /// A line of the diff with its mark: a space, a minus or a plus.
  private struct Line {
    let mark: String
    let bytes: [UInt8]
  }

  /// Returns the removed and added lines, and between them the lines that both texts have.
  private static func compared(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(mark: "-", bytes: old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(mark: "+", bytes: new[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", bytes: old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// Returns the changed lines with the lines around them; lines farther away from a change are
  /// omitted.
  private static func hunks(_ lines: [Line], from start: Int) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var text = ""
    var index = 0
    var (oldLine, newLine, next) = (start, start, 0)
    while index < changed.count {
      var end = index
      while end + 1 < changed.count, changed[end + 1] - changed[end] <= 2 * context + 1 { end += 1 }
      let range =
        max(next, changed[index] - context)..<min(lines.count, changed[end] + context + 1)
      let skipped = range.lowerBound - next
      (oldLine, newLine) = (oldLine + skipped, newLine + skipped)
      let part = lines[range]
      let (oldCount, newCount) = (part.count { $0.mark != "+" }, part.count { $0.mark != "-" })
      text += "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@\n"
      for line in part {
        text += line.mark + String(decoding: line.bytes, as: UTF8.self)
        text += line.bytes.last == 10 ? "" : "\n\\ No newline at end of file\n"
      }
      (oldLine, newLine, next) = (oldLine + oldCount, newLine + newCount, range.upperBound)
      index = end + 1
    }
    return text
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 10 {
      lines.append(Array(bytes[start...index]))
      start = index + 1
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }
}
