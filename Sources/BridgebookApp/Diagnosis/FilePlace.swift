internal import Platform

/// The offset at which to start reading a file, adjusted to the file's size.
struct FilePlace: Equatable {
  /// The offset of the first byte to read.
  let offset: Int
  /// Whether the file is shorter than the requested offset; it was then replaced, and is read from
  /// its beginning.
  let isRestarted: Bool

  init(_ start: InputStart?, size: Int) {
    let wanted = start.map { $0.offset ?? size } ?? 0
    isRestarted = wanted > size
    offset = isRestarted ? 0 : wanted
  }
}

/// Sentences about changes of a followed file.
enum FollowText {
  /// - Parameter line: the number of the last line before the change.
  static func sentence(
    for change: FollowedFile.Change, of path: String, afterLine line: Int
  ) -> String {
    switch change {
    case .truncated:
      "\(path) was shortened; it is read again from its beginning, which counts as line \(line + 1)"
    case .rewritten:
      "\(path) was written anew; it is read again from its beginning, which counts as line \(line + 1)"
    case .replaced:
      "\(path) was replaced by another file; that is read from its beginning, which counts as line \(line + 1)"
    case .vanished:
      "\(path) no longer exists; waiting for a new file with that name; press Ctrl-C to stop"
    case .occupied:
      "\(path) is no longer a regular file; waiting for one with that name; press Ctrl-C to stop"
    }
  }
}

extension ReadingWatch {
  /// Shows a remark about a change of a followed file.
  func note(_ change: FollowedFile.Change, of path: String, afterLine line: Int) {
    say(FollowText.sentence(for: change, of: path, afterLine: line))
  }
}
