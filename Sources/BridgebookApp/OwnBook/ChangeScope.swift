internal import Bridgebook
internal import BridgebookStore

/// The subset of a team's texts needed to check a set of changes: the changed texts, the texts they
/// may affect, and everything these refer to.
///
/// A team may have thousands of texts, and checking all of them at each change would be slow. Every
/// fault that the changes cause also appears in a book built from this subset alone. If there is
/// one, the whole book is checked and its faults are reported, because a suggestion for a
/// misspelled id needs all names.
struct ChangeScope {
  /// The maximum number of changes checked this way, because each one requires a search through all
  /// texts.
  private static let maximumChangeCount = 16

  /// The texts to build, in the order in which those of the whole book are built.
  let inputs: [OwnBookBuilder.Input]
  /// The team's entries that texts refer to but that are not built.
  let others: [Entry]

  /// Creates the subset; nil if there are too many changes, if the front matter of one is faulty,
  /// or if they may affect every text, as rows of tables and parts of the tree do.
  init?(of edits: [OwnBookSession.Edit], in store: Store) throws {
    guard edits.count <= ChangeScope.maximumChangeCount else { return nil }
    let changed = Set(edits.map(\.id))
    var kinds: [OwnKind] = []
    for edit in edits {
      if let version = try store.ownTexts.text(edit.id) { kinds.append(version.header.kind) }
      guard let bytes = edit.bytes else { continue }
      do throws(TextDiagnostic) {
        kinds.append(try OwnFile(path: edit.path, bytes: bytes).header.kind)
      } catch {
        // A text with faulty front matter has no kind; the fault is reported from the whole book.
        return nil
      }
    }
    guard !kinds.contains(where: { $0 == .table || $0 == .tree }) else { return nil }

    var texts: [String: OwnVersion] = [:]
    for text in try store.ownRelations.texts(concernedBy: changed.sorted())
    where !changed.contains(text.id) { texts[text.id] = text }
    let given = edits.compactMap { edit in
      edit.bytes.map { OwnBookBuilder.Input(id: edit.id, path: edit.path, bytes: $0) }
    }
    // Statements about a scenario are checked against its variants, which may have to be simulated.
    var words: Set<String> = []
    for input in given { words.formUnion(NamedWords.words(of: input.bytes)) }
    var added = Array(texts.values)
    repeat {
      for text in added { words.formUnion(NamedWords.words(of: (text.text ?? "").utf8)) }
      added = try store.ownRelations.scenarios(among: words)
        .filter { texts[$0.id] == nil && !changed.contains($0.id) }
      for text in added { texts[text.id] = text }
    } while !added.isEmpty
    inputs =
      texts.values.sorted { $0.id < $1.id }.map(OwnBookBuilder.Input.init) + given
    others = try store.ownRelations.outlines(among: words)
      .filter { texts[$0.id] == nil && !changed.contains($0.id) }
  }

  /// Returns whether a changed entry repeats the symptom of another gotcha or a phrasing of another
  /// task, which only a check of the whole book can find.
  static func hasRepetition(
    _ changed: Set<String>, in built: OwnBookBuilder, _ store: Store
  ) throws -> Bool {
    for entry in built.effective.book.entries where changed.contains(entry.id) {
      switch entry.kind {
      case .gotcha: if try store.ownRelations.repeatsSymptom(of: entry) { return true }
      case .task: if try store.ownRelations.repeatsPhrasing(of: entry) { return true }
      case .pattern, .component, .claim, .availability, .message, .scenario: break
      }
    }
    return false
  }
}

/// Finds the words of a text that can be ids.
enum NamedWords {
  /// Returns the sequences of characters that can be ids, and their parts: a class is also named
  /// before a period, and an id at the end of a sentence.
  static func words(of text: some Collection<UInt8>) -> Set<String> {
    var words: Set<String> = []
    for run in text.split(whereSeparator: { !isOfID($0) }) {
      words.insert(String(decoding: run, as: UTF8.self))
      let parts = run.split { isJoint($0) }
      guard parts.count != 1 || parts[0].count != run.count else { continue }
      for part in parts { words.insert(String(decoding: part, as: UTF8.self)) }
      let end = run.reversed().drop { $0 == UInt8(ascii: ".") }
      words.insert(String(decoding: end.reversed(), as: UTF8.self))
    }
    return words
  }

  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: isJoint(byte)
    }
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+")].contains(byte)
  }
}
