internal import Bridgebook

/// Compares the histories of one text in two stores.
///
/// Versions are compared by all recorded fields, so a change that was merged before counts once. If
/// only one store's history contains the other store's current version, the store with that history
/// has the newer version. Otherwise only the user can decide.
struct TextMerger {
  let ours: [NumberedVersion]
  let theirs: [NumberedVersion]

  /// - Parameter preference: the store that wins a conflict; nil reports it.
  func merge(_ preference: MergePreference?) -> TextMerge? {
    guard let theirHead = theirs.first(where: \.holds)?.version else { return nil }
    let known = ours.map(\.version)
    let additions = theirs.map(\.version).filter { !known.contains($0) }
    guard let head = ours.first(where: \.holds)?.version else {
      return TextMerge(
        id: theirHead.id, fate: .added, additions: additions, taken: theirHead, ours: nil,
        theirs: theirHead)
    }
    func result(_ fate: MergeOutcome, takesTheirs: Bool) -> TextMerge {
      TextMerge(
        id: head.id, fate: fate, additions: additions, taken: takesTheirs ? theirHead : nil,
        ours: head, theirs: theirHead)
    }
    if head == theirHead { return result(.kept, takesTheirs: false) }
    if head.text == theirHead.text {
      // Both records have the same text. Either may be current, but both stores must choose the
      // same one.
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

  /// Returns whether a history contains a version, or another version with the same text.
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

/// Returns whether an array precedes another in lexicographic order.
private func < (left: [String], right: [String]) -> Bool {
  left.lexicographicallyPrecedes(right)
}
