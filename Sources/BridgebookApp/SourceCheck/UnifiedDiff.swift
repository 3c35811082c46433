internal import Bridgebook

/// Formats edits as a unified diff for `patch`.
enum UnifiedDiff {
  private static let context = 3
  /// The maximum number of bytes of source in a diff; nobody reads a longer one.
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
    // The last line feed is not followed by another line.
    let afterLines = after.filter { $0 < tree.lineCount || !tree.line($0).isEmpty }
    let quoted = (before.map { $0 } + afterLines).reduce(0) { $0 + tree.line($1).count }
    guard quoted <= maximumLength else { return nil }
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let common = zip(oldLines, newLines).prefix { $0 == $1 }.count
    var tail = 0
    while tail < min(oldLines.count, newLines.count) - common,
      oldLines[oldLines.count - 1 - tail] == newLines[newLines.count - 1 - tail]
    {
      tail += 1
    }
    let oldCount = before.count + oldLines.count + afterLines.count
    let newCount = before.count + newLines.count + afterLines.count
    let name = Printable.escaped(path)
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    text += "@@ -\(before.lowerBound),\(oldCount) +\(before.lowerBound),\(newCount) @@\n"
    func put(_ mark: String, _ line: [UInt8]) {
      text += mark + String(decoding: line, as: UTF8.self)
      text += line.last == 10 ? "" : "\n\\ No newline at end of file\n"
    }
    func whole(_ line: Int) -> [UInt8] {
      let start = Int(tree.lineStarts[line - 1])
      let end = line < tree.lineCount ? Int(tree.lineStarts[line]) : tree.bytes.count
      return Array(tree.bytes[start..<end])
    }
    for line in before { put(" ", whole(line)) }
    for line in oldLines.prefix(common) { put(" ", line) }
    for line in oldLines.dropFirst(common).dropLast(tail) { put("-", line) }
    for line in newLines.dropFirst(common).dropLast(tail) { put("+", line) }
    for line in oldLines.suffix(tail) { put(" ", line) }
    for line in afterLines { put(" ", whole(line)) }
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
