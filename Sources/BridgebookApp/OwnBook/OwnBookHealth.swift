internal import BookData
internal import Bridgebook
internal import BridgebookStore

/// Finds a team's texts that need attention: those that no longer fit the book, and those whose
/// original changed.
enum OwnBookHealth {
  enum Finding: Equatable {
    case problem(OwnProblem)
    /// The built-in text that a text overrides or extends has changed since the text was written.
    case originalChanged(id: String, target: String, relation: OwnRelation)
    case originalGone(id: String, target: String, relation: OwnRelation)

    /// The finding as one sentence.
    var sentence: String {
      switch self {
      case .problem(let problem):
        "your text \(problem.id) does not fit the built-in book (line \(problem.line)): "
          + "\(problem.message). It is kept; bridgebook edit \(problem.id) opens it."
      case .originalChanged(let id, let target, let relation):
        "the built-in \(target) has changed since you wrote your text \(id), which "
          + "\(relation.rawValue) it; compare with bridgebook show --source --original \(target), "
          + "then bridgebook edit \(id)"
      case .originalGone(let id, let target, let relation):
        "the built-in \(target) that your text \(id) \(relation.rawValue) is gone; the text is kept"
      }
    }
  }

  /// Returns all findings, text by text.
  static func findings(in store: Store) throws -> [Finding] {
    var findings = try store.ownTexts.all().compactMap(originalFinding)
    findings += try store.ownTexts.problems().map { .problem($0) }
    return findings
  }

  /// Returns the finding about the original of a version; nil if the original exists and is
  /// unchanged.
  static func originalFinding(of version: OwnVersion) -> Finding? {
    let header = version.header
    guard let base = version.baseHash, let target = header.target else { return nil }
    guard let now = hashOfOriginal(kind: header.kind, id: target) else {
      return .originalGone(id: header.id, target: target, relation: header.relation)
    }
    guard now != base else { return nil }
    return .originalChanged(id: header.id, target: target, relation: header.relation)
  }

  /// Returns the SHA-256 of a built-in text; nil if there is none, and for tables, because they
  /// grow with every release.
  static func hashOfOriginal(kind: OwnKind, id: String) -> String? {
    guard kind != .table, var text = BuiltInBook.text(kind: kind.rawValue, id: id) else {
      return nil
    }
    return text.withUTF8 { bytes in
      var hash = ContentHash()
      hash.update(UnsafeRawBufferPointer(bytes))
      return hash.hexadecimal
    }
  }
}
