/// Finds the name in `C:\Users\NAME\…`, also with backslashes escaped for JSON.
enum WindowsHome {
  private static let backslash = UInt8(ascii: "\\")
  private static let folders: [StaticString] = ["Users", "Documents and Settings"]
  /// The folders beside those of users.
  private static let shared: [StaticString] = [
    "all users", "default", "default user", "defaultapppool", "public",
  ]
  private static let maximumNameLength = 64

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start) == backslash else { return [] }
    for folder in folders {
      var cursor = Cursor(text)
      cursor.index = start + 1
      _ = cursor.pass(backslash)
      guard cursor.pass(folder), cursor.pass(backslash) else { continue }
      _ = cursor.pass(backslash)
      let name = cursor.index
      let end = endOfName(text, name)
      let found = text.slice(name, end)
      return found.isEmpty || found.isOne(of: shared) ? [] : [PrivateSpan(.user, name, end)]
    }
    return []
  }

  /// Returns the end of a name, which may contain spaces if a further backslash shows that the path
  /// continues.
  private static func endOfName(_ text: Bytes, _ start: Int) -> Int {
    var index = start
    var firstBlank: Int?
    while index < text.count, index - start < maximumNameLength, text[index] >= 0x20,
      !endsName(text, index)
    {
      if text[index] == 0x20, firstBlank == nil { firstBlank = index }
      index += 1
    }
    return text.at(index) == backslash ? index : firstBlank ?? index
  }

  /// Returns whether a byte is forbidden in Windows file names, or commonly encloses paths.
  private static func endsName(_ text: Bytes, _ index: Int) -> Bool {
    Bytes("\\/:*?\"<>|'`)]};,").buffer.contains(text[index]) || text.isPunctuation(at: index)
  }
}
