internal import Platform

/// Where the reading of a file begins, now that its size is known.
struct FilePlace: Equatable {
  /// The place of the first byte that is read.
  let offset: Int
  /// The file is shorter than where reading was to begin: its writer began anew, so it is read from its start.
  let isRestarted: Bool

  init(_ start: InputStart?, size: Int) {
    let wanted = start.map { $0.offset ?? size } ?? 0
    isRestarted = wanted > size
    offset = isRestarted ? 0 : wanted
  }
}

/// The sentences of what happens to a file while it is followed.
enum FollowText {
  /// - Parameter line: the number of the last line before the change.
  static func sentence(
    for change: FollowedFile.Change, of path: String, afterLine line: Int
  ) -> String {
    switch change {
    case .truncated:
      "\(path) was cut; it is read from its new start, which counts as line \(line + 1)"
    case .replaced:
      "another file is at \(path) now; it is read from its start, which counts as line \(line + 1)"
    case .vanished:
      "nothing is at \(path) any more; a new file there is waited for, Ctrl-C ends"
    case .occupied:
      "what is at \(path) now is no regular file; one is waited for, Ctrl-C ends"
    }
  }
}

extension ReadingWatch {
  /// Says what happened to a file that is followed.
  func note(_ change: FollowedFile.Change, of path: String, afterLine line: Int) {
    say(FollowText.sentence(for: change, of: path, afterLine: line))
  }
}
