internal import BookData
internal import Bridgebook
internal import BridgebookExport
internal import Platform

/// Checks files on up to two threads; the result does not depend on timing.
package struct CheckSession {
  /// The maximum size of a file in bytes; a longer one is skipped with a note.
  static let maximumLength = 64 << 20
  /// The maximum length of a line in bytes; a longer line is generated code, and its outline would
  /// take forty times its memory.
  private static let maximumLineLength = 1 << 20

  /// The results that are collected besides findings.
  package struct Extras: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bridges = Extras(rawValue: 1)
    package static let scenarios = Extras(rawValue: 2)
  }

  private let check: SourceCheck
  private let settings: SetterTable
  /// The classes that scenario drafts need not declare; empty if no drafts are requested.
  private let library: PlatformLibrary
  private let folder: SourceFolder
  private let extras: Extras
  private let joined: JoinedFiles
  /// Files whose declarations could not be read, with the reason; findings of other files may be
  /// missing because of them.
  private let unread: [String: String]
  private let interruption: @Sendable () -> Interruption?

  /// Reads the declarations of every file first, because findings of other files depend on them.
  ///
  /// - Parameters:
  ///   - isOfStore: returns whether a path is a file of the store in use; such a file is not
  ///     opened, because closing it would release the store's locks.
  ///   - interruption: polled before each file for a request to end, which is thrown.
  package init(
    paths: [String], includesPossible: Bool, extras: Extras = [],
    isOfStore: @escaping @Sendable (String) -> Bool = { _ in false },
    interruption: @escaping @Sendable () -> Interruption? = { nil }
  ) throws {
    self.extras = extras
    self.interruption = interruption
    let read = Locked([(path: String, declarations: SourceDeclarations)]())
    let unread = Locked([String: String]())
    try Worker.share(paths.count) { index in
      guard interruption() == nil else { return }
      let path = paths[index]
      if isOfStore(path) {
        return unread.with { $0[path] = "it is a file of the store in use" }
      }
      do {
        guard try FileStatus.certainFile(at: path).kind == .regular else { return }
        let own = SourceDeclarations(try CheckSession.bytes(of: path))
        read.with { $0.append((path, own)) }
      } catch {
        let reason = (error as? SystemError)?.reason ?? "\(error)"
        unread.with { $0[path] = reason }
      }
    }
    if let asked = interruption() { throw CheckInterruption(status: asked.status) }
    self.unread = unread.with { $0 }
    settings = try BuiltInSetters.load()
    library =
      extras.contains(.scenarios)
      ? try BuiltInScenarios.find(BuiltInScenarios.library).library : PlatformLibrary()
    let joined = JoinedFiles()
    self.joined = joined
    let folder = SourceFolder(read.with { $0 }) { joined.tree(of: $0) }
    self.folder = folder
    check = SourceCheck(settings: settings, includesPossible: includesPossible, folder: folder)
  }

  /// Checks every file in order.
  package func run(_ paths: [String]) throws -> [CheckedFile] {
    let results = Locked([CheckedFile?](repeating: nil, count: paths.count))
    try Worker.share(paths.count) { [interruption] index in
      guard interruption() == nil else { return }
      let file = file(at: paths[index])
      results.with { $0[index] = file }
    }
    if let asked = interruption() { throw CheckInterruption(status: asked.status) }
    return results.with { $0 }.compactMap { $0 }
  }

  static func bytes(of path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(FileStatus.file(at: path).size)
    try Descriptor.readChunks(
      of: path, isRegular: true, isEnough: { bytes.count > maximumLength }, { bytes += $0 })
    return bytes
  }

  private func file(at path: String) -> CheckedFile {
    if let reason = unread[path] { return CheckedFile(path: path, failure: reason) }
    var bytes: [UInt8] = []
    do {
      let file = try FileStatus.certainFile(at: path)
      guard file.kind == .regular else {
        return CheckedFile(
          path: path, failure: file.kind == .missing ? "it is gone" : "it is not a file",
          isGone: file.kind == .missing)
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

  /// Checks a text in place of a file; findings of other files' checks are added later, by
  /// `completed`.
  package func file(_ bytes: [UInt8], path: String) -> CheckedFile {
    var file = CheckedFile(path: path)
    file.content.add(chunksOf: bytes)
    file.byteCount = bytes.count
    guard !bytes.starts(with: [0xff, 0xfe]), !bytes.starts(with: [0xfe, 0xff]) else {
      file.failure = "it is UTF-16, and Swift source is UTF-8; save it as UTF-8"
      return file
    }
    guard SourceCheck.isText(bytes) else {
      file.failure = "it is not text"
      return file
    }
    if let line = CheckSession.endlessLine(in: bytes) {
      file.lineCount = bytes.count { $0 == 10 } + (bytes.last == 10 ? 0 : 1)
      file.notes.append(
        "line \(line) is longer than \(CheckSession.maximumLineLength) bytes, so the file was not judged"
      )
      return file
    }
    let result = check.check(bytes, path: path)
    let tree = result.tree
    // An editor shows an empty line after the last line feed, but the file does not have it.
    let endsWithLine = tree.lineStarts.last == Int32(clamping: bytes.count)
    file.lineCount = tree.lineCount - (endsWithLine ? 1 : 0)
    if result.isGenerated {
      file.notes.append("a program wrote this file, so it was not judged")
      return file
    }
    if extras.contains(.bridges) {
      file.bridges = SourceLedger.bridges(in: tree, path: path, folder: folder)
    }
    if extras.contains(.scenarios) {
      file.hosts = UntranslatedHost.all(in: tree, path: path, folder: folder)
      file.scenarios = drafts(of: tree, path)
    }
    if tree.isDamaged {
      file.notes.append("its braces do not match; findings are as good as the rest can be read")
    }
    if let limit = result.limit {
      file.notes.append("it has more than \(limit) findings, and the others are not listed")
    }
    file.uselessComments = result.uselessComments
    file.ignored = result.ignored.map {
      ($0.finding.gotcha, tree.position(of: $0.finding.range.lowerBound).line, $0.reason)
    }
    var places = SourcePlaces(tree, path: path)
    file.findings = result.findings.map { places.located($0) }
    for other in result.elsewhere {
      guard let path = joined.path(of: other.tree) else { continue }
      var content = FNVHash()
      var places = SourcePlaces(other.tree, path: path)
      content.add(chunksOf: other.tree.bytes)
      file.elsewhere.append(
        CheckedFile.Elsewhere(
          path: path, located: places.located(other.finding),
          comment: other.comment, content: content))
    }
    if extras.contains(.scenarios), !file.edits.isEmpty,
      let fixed = SourceEdits.applied(
        SourceEdits.withoutOverlaps(file.edits), to: bytes, in: 0..<Int32(bytes.count))
    {
      file.fixedScenarios = drafts(of: SwiftTree(fixed), path)
    }
    return file
  }

  /// Returns scenario drafts of a file's wrappers.
  ///
  /// A name of the source may be a reserved word of the scenario language, so a draft that cannot
  /// be parsed is returned as refused, with the reason.
  private func drafts(of tree: SwiftTree, _ path: String) -> [WrapperScenario] {
    WrapperScenario.all(
      in: tree, path: path, settings: settings, folder: folder, library: library
    ).map { draft in
      guard let text = draft.text,
        let fault = ScenarioParser.parse(text: text, file: path).faults.first
      else { return draft }
      return draft.refused(
        "its draft does not parse: \(DiagnosticText.sentences(for: fault.problem).message)")
    }
  }

  /// Returns the number of the first line that is too long to be checked.
  private static func endlessLine(in bytes: [UInt8]) -> Int? {
    guard bytes.count > maximumLineLength else { return nil }
    var line = 1
    var start = 0
    for (index, byte) in bytes.enumerated()
    where byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10) {
      if index - start > maximumLineLength { return line }
      line += 1
      start = index + 1
    }
    return bytes.count - start > maximumLineLength ? line : nil
  }
}
