internal import Bridgebook

/// Everyday words that stand for each other when people say what they want to do.
enum EverydayWords {
  /// Each row has words of one meaning; the first stands for all of them.
  private static let rows = [
    ["choose", "pick", "select"],
    ["file", "document"],
    ["folder", "directory"],
    ["photo", "picture"],
    ["video", "movie", "clip"],
    ["mail", "email"],
    ["song", "music", "track"],
    ["phone", "telephone"],
    ["website", "webpage"],
    ["take", "capture", "shoot", "snap"],
    ["scan", "read"],
    ["detect", "know", "notice", "recognize"],
    ["hide", "remove"],
    ["disable", "prevent", "forbid"],
    ["color", "colour"],
    ["close", "dismiss"],
    ["show", "display"],
    ["save", "export"],
    ["import", "load"],
    ["several", "multiple", "many"],
    ["cursor", "caret"],
    ["popup", "dropdown"],
    ["swipe", "swiping"],
  ]

  private static let canonical: [String: String] = {
    var canonical: [String: String] = [:]
    for row in rows {
      for word in row { canonical[WordForms.stem(word)] = WordForms.stem(row[0]) }
    }
    return canonical
  }()

  /// Returns the stem that stands for a word's meaning, or nil if the word has no row.
  static func stem(for word: String) -> String? {
    canonical[WordForms.stem(word.lowercased())]
  }
}
