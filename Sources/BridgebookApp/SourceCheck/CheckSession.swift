internal import BookData
package import Bridgebook
package import BridgebookExport
internal import Platform

/// Checks files on up to two threads; the result does not depend on timing.
package struct CheckSession {
  /// The maximum size of a file in bytes; a longer one is skipped with a note.
  static let maximumLength = 64 << 20

  /// The result of checking one file, before the book's texts are added.
  package struct CheckedFile: Sendable {
    package var path: String
    package var findings: [Located] = []
    package var ignored: [(gotcha: String, line: Int, reason: String)] = []
    package var notes: [String] = []
    package var lineCount = 0
    package var failure: String?
    /// The edits that fix findings of the file.
    package var edits: [SourceEdit] = []
    package var bridges: [BridgeUse] = []
    package var scenarios: [WrapperScenario] = []
    /// The same wrappers after the edits; empty if there are none.
    var fixedScenarios: [WrapperScenario] = []
  }

  /// What is collected besides findings.
  package struct Extras: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bridges = Extras(rawValue: 1)
    package static let scenarios = Extras(rawValue: 2)
  }

  /// A finding with its source text.
  package struct Located: Sendable {
    package let finding: SourceFinding
    package let start: SourceReport.Place
    package let end: SourceReport.Place
    package let text: String
    package let diff: String?
    let fingerprint: String
  }

  private let check: SourceCheck
  private let settings: SetterTable
  private let extras: Extras
  /// Files whose declarations could not be read, with the reason; findings of other files may be
  /// missing because of them.
  private let unread: [String: String]

  /// Reads the declarations of every file first, because findings of other files depend on them.
  package init(paths: [String], includesPossible: Bool, extras: Extras = []) throws {
    self.extras = extras
    let facts = Locked(SourceFolderFacts())
    let unread = Locked([String: String]())
    try CheckSession.share(paths.count) { index in
      let path = paths[index]
      do {
        guard try FileStatus.certainFile(at: path).kind == .regular else { return }
        var own = SourceFolderFacts()
        own.add(try CheckSession.bytes(of: path))
        facts.with { $0.add(own) }
      } catch {
        let reason = (error as? SystemError)?.reason ?? "\(error)"
        unread.with { $0[path] = reason }
      }
    }
    self.unread = unread.with { $0 }
    settings = try BuiltInSetters.load()
    check = SourceCheck(
      settings: settings, includesPossible: includesPossible, folder: facts.with { $0 })
  }

  /// Checks every file, in their order.
  package func run(_ paths: [String]) throws -> [CheckedFile] {
    let results = Locked([CheckedFile?](repeating: nil, count: paths.count))
    try CheckSession.share(paths.count) { index in
      let file = file(at: paths[index])
      results.with { $0[index] = file }
    }
    return results.with { $0 }.compactMap { $0 }
  }

  /// Runs the closure for each number below `count`, on two threads if there is more than one.
  private static func share(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
    let next = Locked(0)
    let work: @Sendable () -> Void = {
      while true {
        let index = next.with { value -> Int in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        body(index)
      }
    }
    guard count > 0 else { return }
    let workers = try (0..<min(2, count)).map { _ in try Worker(work) }
    for worker in workers { worker.wait() }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(FileStatus.file(at: path).size)
    try Descriptor.readChunks(
      of: path, isEnough: { bytes.count > maximumLength }, { bytes += $0 })
    return bytes
  }

  private func file(at path: String) -> CheckedFile {
    if let reason = unread[path] { return CheckedFile(path: path, failure: reason) }
    var bytes: [UInt8] = []
    do {
      let file = try FileStatus.certainFile(at: path)
      guard file.kind == .regular else {
        return CheckedFile(
          path: path, failure: file.kind == .missing ? "it is gone" : "it is no file")
      }
      guard file.size <= CheckSession.maximumLength else {
        return CheckedFile(
          path: path, failure: "it is longer than \(CheckSession.maximumLength) bytes")
      }
      bytes = try CheckSession.bytes(of: path)
    } catch let error as SystemError {
      return CheckedFile(path: path, failure: error.reason)
    } catch {
      return CheckedFile(path: path, failure: "\(error)")
    }
    return self.file(bytes, path: path)
  }

  /// Checks a text in place of a file.
  package func file(_ bytes: [UInt8], path: String) -> CheckedFile {
    var file = CheckedFile(path: path)
    guard SourceCheck.isText(bytes) else {
      file.failure = "it is no text"
      return file
    }
    let result = check.check(bytes)
    let tree = result.tree
    file.lineCount = tree.lineCount
    if result.isGenerated {
      file.notes.append("a program wrote this file, so it was not judged")
      return file
    }
    if extras.contains(.bridges) { file.bridges = SourceLedger.bridges(in: tree) }
    if extras.contains(.scenarios) {
      file.scenarios = WrapperScenario.all(in: tree, path: path, settings: settings)
    }
    if tree.isDamaged {
      file.notes.append("its braces do not match; findings are as good as the rest can be read")
    }
    for comment in result.uselessComments {
      file.notes.append(
        comment.reason.isEmpty
          ? "line \(comment.line): the comment that ignores gives no reason, so it has no effect"
          : "line \(comment.line): the comment that ignores has nothing to ignore")
    }
    file.ignored = result.ignored.map {
      ($0.finding.gotcha, tree.position(of: $0.finding.range.lowerBound).line, $0.reason)
    }
    var seen: [UInt64: Int] = [:]
    for finding in result.findings {
      let start = CheckSession.place(of: finding.range.lowerBound, in: tree)
      let end = CheckSession.place(of: finding.range.upperBound, in: tree)
      let text = String(decoding: tree.line(start.line), as: UTF8.self)
      var hash = FNVHash()
      hash.add(part: finding.gotcha)
      hash.add(part: path)
      hash.add(part: text.filter { $0 != " " && $0 != "\t" })
      let count = seen[hash.value, default: 0]
      seen[hash.value] = count + 1
      hash.add(part: String(count))
      file.findings.append(
        Located(
          finding: finding, start: start, end: end, text: text,
          diff: finding.edits.isEmpty
            ? nil : UnifiedDiff.text(of: finding.edits, in: tree, path: path),
          fingerprint: hash.value.hexadecimal()))
      file.edits += finding.edits
    }
    if extras.contains(.scenarios), !file.edits.isEmpty,
      let fixed = SourceEdits.applied(
        SourceEdits.apart(file.edits), to: bytes, in: 0..<Int32(bytes.count))
    {
      file.fixedScenarios = WrapperScenario.all(
        in: SwiftTree(fixed), path: path, settings: settings)
    }
    return file
  }

  private static func place(of offset: Int32, in tree: SwiftTree) -> SourceReport.Place {
    let (line, column) = tree.position(of: offset)
    let before = tree.line(line).prefix(column - 1)
    return SourceReport.Place(
      line: line, column: column,
      utf16Column: String(decoding: before, as: UTF8.self).utf16.count + 1)
  }
}

/// Formats edits as a unified diff for `patch`.
enum UnifiedDiff {
  private static let context = 3

  static func text(of edits: [SourceEdit], in tree: SwiftTree, path: String) -> String? {
    let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return nil }
    let firstLine = tree.position(of: first.range.lowerBound).line
    let lastLine = tree.position(of: last.range.upperBound).line
    let start = tree.lineStarts[firstLine - 1]
    let end = lastLine < tree.lineCount ? tree.lineStarts[lastLine] : Int32(tree.bytes.count)
    let old = Array(tree.bytes[Int(start)..<Int(end)])
    guard let new = SourceEdits.applied(edits, to: tree.bytes, in: start..<end) else { return nil }
    let before = max(1, firstLine - context)..<firstLine
    let after = (lastLine + 1)..<max(lastLine + 1, min(tree.lineCount + 1, lastLine + 1 + context))
    // The last line feed is not followed by another line.
    let afterLines = after.filter { $0 < tree.lineCount || !tree.line($0).isEmpty }
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
    var text = "--- a/\(path)\n+++ b/\(path)\n"
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
