internal import Bridgebook

/// Compares the histories of one text in two stores.
///
/// A version is known by all that is recorded of it, so the same change that travelled twice is one. Whichever store has
/// the other's version in its history went on from it; where both or neither do, nobody but a person can tell.
struct TextMerger {
  let ours: [NumberedVersion]
  let theirs: [NumberedVersion]

  /// - Parameter preference: who wins a conflict; nil leaves it open.
  func merge(_ preference: MergePreference?) -> TextMerge? {
    guard let theirHead = theirs.first(where: \.holds)?.version else { return nil }
    let known = ours.map(\.version)
    let additions = theirs.map(\.version).filter { !known.contains($0) }
    guard let head = ours.first(where: \.holds)?.version else {
      return TextMerge(
        id: theirHead.id, fate: .added, additions: additions, taken: theirHead, ours: nil,
        theirs: theirHead)
    }
    func result(_ fate: MergeFate, takesTheirs: Bool) -> TextMerge {
      TextMerge(
        id: head.id, fate: fate, additions: additions, taken: takesTheirs ? theirHead : nil,
        ours: head, theirs: theirHead)
    }
    if head == theirHead { return result(.kept, takesTheirs: false) }
    if head.text == theirHead.text {
      // Which of two records of one text holds matters to nobody, but has to be the same in both stores.
      return result(.kept, takesTheirs: TextMerger.rank(head) < TextMerger.rank(theirHead))
    }
    switch (knows(theirs, head), knows(ours, theirHead)) {
    case (true, false): return result(.updated, takesTheirs: true)
    case (false, true): return result(.kept, takesTheirs: false)
    default:
      return switch preference {
      case nil: result(.conflict, takesTheirs: false)
      case .ours: result(.kept, takesTheirs: false)
      case .theirs: result(.updated, takesTheirs: true)
      }
    }
  }

  /// Whether a history has a version, or at least its text.
  private func knows(_ history: [NumberedVersion], _ version: OwnVersion) -> Bool {
    history.contains { item in
      item.version == version || version.text != nil && item.version.text == version.text
    }
  }

  private static func rank(_ version: OwnVersion) -> [String] {
    [
      version.time, version.author ?? "", version.change.rawValue, version.baseHash ?? "",
      version.header.relation.rawValue,
    ]
  }
}

/// By their first difference.
private func < (left: [String], right: [String]) -> Bool {
  left.lexicographicallyPrecedes(right)
}
