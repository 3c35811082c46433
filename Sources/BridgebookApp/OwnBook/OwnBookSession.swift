internal import BookData
package import Bridgebook
internal import BridgebookStore
internal import Platform

/// Changes a team's texts: all changes of a command, or none.
package struct OwnBookSession {
  /// A change of one text.
  struct Edit {
    let id: String
    let path: String
    /// The new text; nil to remove the text.
    let bytes: [UInt8]?
    /// The kind of change; nil to decide between added and edited.
    var change: OwnChange?
    /// The version that was edited; nil if it does not matter.
    var edited: Int?

    init(id: String, path: String, bytes: [UInt8]?, change: OwnChange? = nil) {
      self.id = id
      self.path = path
      self.bytes = bytes
      self.change = change
    }
  }

  /// The result of changing one text.
  package struct Outcome: Equatable {
    package let header: OwnHeader
    package let version: Int
    package let change: OwnChange
    /// Whether the new text is the same as the current one.
    package var isUnchanged = false
    package var remarks: [OwnRemark] = []
  }

  let store: Store
  /// Whether all texts are checked at each change, even if it can affect only some.
  private let checksAll: Bool
  private let base: BookBase
  let time = SystemClock.timestamp()
  let author =
    CurrentProcess.environment("BRIDGEBOOK_AUTHOR") ?? CurrentProcess.environment("USER")
    ?? CurrentProcess.environment("LOGNAME")

  /// Creates a session; loads the built-in book before the transaction, so that other processes
  /// wait less.
  init(store: Store, checksAll: Bool = false) throws {
    self.store = store
    self.checksAll = checksAll
    base = try BuiltInBook.base()
  }

  /// Reads files as edits of the texts in them.
  ///
  /// - Throws: all faults in front matter.
  static func edits(_ paths: [String]) throws -> [Edit] {
    var edits: [Edit] = []
    var faults: [OwnBookFault] = []
    for path in paths {
      let bytes = try TextFileInput.bytes(of: path)
      do throws(TextDiagnostic) {
        let file = try OwnFile(path: path, bytes: bytes)
        edits.append(Edit(id: file.header.id, path: path, bytes: bytes))
      } catch { faults.append(OwnBookFault(error, id: "")) }
    }
    guard faults.isEmpty else { throw OwnBookError.invalid(faults) }
    return edits
  }

  /// Checks all changes, then makes them in one transaction.
  func apply(_ edits: [Edit]) throws -> [Outcome] {
    try OwnTextWriter.change(store) { writer in
      for edit in edits { try check(edit) }
      let built = try checked(edits)
      let outcomes = try edits.map { try write($0, built: built, writer) }
      try OwnBookSession.derive(
        built, changed: Set(outcomes.filter { !$0.isUnchanged }.map(\.header.id)),
        withTables: outcomes.contains { [.tree, .table].contains($0.header.kind) }, in: store,
        writer, at: time)
      return outcomes
    }
  }

  private func check(_ edit: Edit) throws {
    let history = try store.ownTexts.history(of: edit.id)
    if let known = history.first?.version.id, known != edit.id {
      throw OwnBookError.otherCase(edit.id, known: known)
    }
    if let edited = edit.edited, let now = history.first(where: \.holds)?.number, now != edited {
      throw OwnBookError.changedMeanwhile(id: edit.id, kept: edit.path)
    }
  }

  /// Returns a book with the edits after checking everything they may affect.
  ///
  /// - Throws: the faults of the changed texts, and those that the changes cause in other texts.
  private func checked(_ edits: [Edit]) throws -> OwnBookBuilder {
    let changed = Set(edits.map(\.id))
    if !checksAll, let scope = try ChangeScope(of: edits, in: store) {
      let built = try OwnBookBuilder(scope.inputs, base: base, others: scope.others)
      if try faults(of: built, changed: changed).isEmpty,
        try !ChangeScope.hasRepetition(changed, in: built, store)
      {
        return built
      }
    }
    let inputs =
      try store.ownTexts.all().filter { !changed.contains($0.id) }.map(OwnBookBuilder.Input.init)
      + edits.compactMap { edit in
        edit.bytes.map { .init(id: edit.id, path: edit.path, bytes: $0) }
      }
    let built = try OwnBookBuilder(inputs, base: base)
    var faults = try faults(of: built, changed: changed)
    if faults.isEmpty { faults = try exampleFaults(causedIn: built, changed: changed) }
    guard faults.isEmpty else { throw OwnBookError.invalid(faults) }
    return built
  }

  /// Returns the faults that changed rows of tables cause in the examples of unchanged texts,
  /// because a gotcha may be found only by a message of the team.
  private func exampleFaults(
    causedIn built: OwnBookBuilder, changed: Set<String>
  ) throws -> [OwnBookFault] {
    let texts = try store.ownTexts.all()
    let isOfTable = try changed.contains { id in
      try built.parts[id]?.file.header.kind == .table
        || store.ownTexts.text(id)?.header.kind == .table
    }
    guard isOfTable else { return [] }
    func faults(in built: OwnBookBuilder) throws -> [OwnBookFault] {
      let runner = ExampleRunner(built.effective.book)
      return try texts.map(\.id).filter { !changed.contains($0) }
        .flatMap { id in try built.parts[id].map(runner.faults(of:)) ?? [] }
    }
    let after = try faults(in: built)
    guard !after.isEmpty else { return [] }
    let before = try faults(
      in: OwnBookBuilder(texts.map(OwnBookBuilder.Input.init), base: base))
    return after.filter { !before.contains($0) }
  }

  /// Returns the faults of the changed texts, and those that the changes cause in other texts.
  private func faults(
    of built: OwnBookBuilder, changed: Set<String>
  ) throws -> [OwnBookFault] {
    let known = try store.ownTexts.problems().map { "\($0.id) \($0.message)" }
    let found = zip(built.faults, built.effective.problems).filter { _, problem in
      changed.contains(problem.id) || !known.contains("\(problem.id) \(problem.message)")
    }.map { fault, _ in fault }
    guard found.isEmpty else { return found }
    let runner = ExampleRunner(built.effective.book)
    return try changed.sorted().flatMap { id in
      try built.parts[id].map(runner.faults(of:)) ?? []
    }
  }

  private func write(
    _ edit: Edit, built: OwnBookBuilder, _ writer: OwnTextWriter
  ) throws -> Outcome {
    let history = try store.ownTexts.history(of: edit.id)
    let holding = history.first(where: \.holds)
    let header: OwnHeader
    let text = built.parts[edit.id]?.file.text
    let remarks =
      built.parts[edit.id].map { OwnRemark.remarks(on: $0, in: built.effective.book) } ?? []
    if let part = built.parts[edit.id] {
      header = part.file.header
    } else if let holding {
      header = holding.version.header
    } else {
      throw OwnBookError.notOwn(edit.id, isBuiltIn: false, suggestion: nil)
    }
    let base = header.target.flatMap { OwnBookHealth.hashOfOriginal(kind: header.kind, id: $0) }
    let isSame = holding.map { $0.version.text == text && $0.version.baseHash == base } ?? false
    if let holding, isSame {
      return Outcome(
        header: header, version: holding.number, change: holding.version.change, isUnchanged: true,
        remarks: remarks)
    }
    let change = edit.change ?? (holding?.version.text == nil ? .added : .edited)
    let number = try writer.append(
      OwnVersion(
        header: header, baseHash: base, change: change, time: time, author: author, text: text))
    try writer.hold(number, of: header.id)
    return Outcome(header: header, version: number, change: change, remarks: remarks)
  }

  /// Derives the rows that the changes may affect; the caller must have begun a transaction.
  static func derive(
    _ built: OwnBookBuilder, changed: Set<String>, withTables: Bool, in store: Store,
    _ writer: OwnTextWriter, at time: String
  ) throws {
    // A text with an unresolved reference may be complete now, or the reverse.
    let touched = try Set(store.ownTexts.problems().map(\.id) + built.effective.problems.map(\.id))
    let ids = changed.union(touched)
    guard !ids.isEmpty else { return }
    try writer.derive(built.effective, ids: ids, withTables: withTables)
    var book = built.effective.book
    let library = book.scenarios.filter(\.scenario.isLibrary)
    book.scenarios = library + book.scenarios.filter { ids.contains($0.scenario.id) }
    guard book.scenarios.count > library.count else { return }
    try writer.writeBuiltInRuns(at: time) { runs in
      try BuiltInRuns.write(of: book, to: runs)
    }
  }
}
