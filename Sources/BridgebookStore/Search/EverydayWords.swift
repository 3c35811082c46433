internal import Bridgebook

/// Everyday words that stand for each other when people say what they want to do.
enum EverydayWords {
  /// The words of a row lead to the same tasks, even where they differ in meaning as `landscape`
  /// and `portrait` do; the first stands for all of them.
  private static let rows = [
    ["audio", "sound"],
    ["bottom", "end"],
    ["character", "letter"],
    ["choose", "pick", "select"],
    ["clipboard", "pasteboard"],
    ["close", "dismiss"],
    ["color", "colour"],
    ["cursor", "caret"],
    ["detect", "know", "listen", "notice", "observe", "recognize"],
    ["disable", "avoid", "block", "forbid", "prevent"],
    ["file", "document"],
    ["folder", "directory"],
    ["frosted", "blur", "blurred", "blurry"],
    ["hide", "remove"],
    ["import", "load"],
    ["infinite", "endless"],
    ["landscape", "portrait"],
    ["link", "hyperlink", "url"],
    ["location", "coordinate", "point", "position"],
    ["lock", "force", "restrict"],
    ["mail", "email"],
    ["maximum", "max"],
    ["minimum", "min"],
    ["phone", "telephone"],
    ["photo", "image", "picture"],
    ["popup", "dropdown"],
    ["price", "currency", "money"],
    ["reorder", "rearrange"],
    ["save", "export"],
    ["scan", "read", "reader", "scanner"],
    ["separator", "divider"],
    ["several", "many", "multi", "multiple"],
    ["shortcut", "hotkey"],
    ["show", "display"],
    ["slow", "lag", "laggy", "stutter"],
    ["song", "music", "track"],
    ["swipe", "swiping"],
    ["take", "capture", "shoot", "snap"],
    ["transparent", "clear", "translucent"],
    ["video", "clip", "movie"],
    ["voice", "speech"],
    ["website", "site", "webpage"],
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
