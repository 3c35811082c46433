/// Finds the name in `C:\Users\NAME\…`, also where JSON escaped the backslashes.
enum WindowsHome {
  private static let backslash = UInt8(ascii: "\\")
  private static let folders: [StaticString] = ["Users", "Documents and Settings"]
  /// Folders beside those of users.
  private static let shared: [StaticString] = [
    "all users", "default", "default user", "defaultapppool", "public",
  ]
  private static let longestName = 64

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

  /// A name may hold blanks where a further backslash shows that the path goes on after them.
  private static func endOfName(_ text: Bytes, _ start: Int) -> Int {
    var index = start
    var firstBlank: Int?
    while index < text.count, index - start < longestName, text[index] >= 0x20,
      !endsName(text, index)
    {
      if text[index] == 0x20, firstBlank == nil { firstBlank = index }
      index += 1
    }
    return text.at(index) == backslash ? index : firstBlank ?? index
  }

  /// What the file systems of Windows forbid in names, and what people put around paths.
  private static func endsName(_ text: Bytes, _ index: Int) -> Bool {
    Bytes("\\/:*?\"<>|'`)]};,").buffer.contains(text[index]) || text.isPunctuation(at: index)
  }
}
