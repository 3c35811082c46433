/// Finds the name in `C:\Users\NAME\…`, in any case, also with backslashes escaped for JSON.
enum WindowsHome {
  private static let backslash = UInt8(ascii: "\\")
  private static let folders: [StaticString] = ["users", "documents and settings"]
  private static let maximumFolderLength = 22
  /// The folders next to those of users.
  private static let shared: [StaticString] = [
    "all users", "default", "default user", "defaultapppool", "public",
  ]
  private static let maximumNameLength = 64

  static func find(_ text: Bytes, _ start: Int) -> [PrivateSpan] {
    guard text.at(start) == backslash else { return [] }
    var cursor = Cursor(text)
    cursor.index = start + 1
    _ = cursor.pass(backslash)
    let folder = cursor.index
    while text.at(cursor.index) != backslash {
      guard cursor.index < text.count, cursor.index - folder < maximumFolderLength else {
        return []
      }
      cursor.index += 1
    }
    guard text.slice(folder, cursor.index).isOne(of: folders), cursor.pass(backslash) else {
      return []
    }
    _ = cursor.pass(backslash)
    let name = cursor.index
    let end = endOfName(text, name)
    let found = text.slice(name, end)
    return found.isEmpty || found.isOne(of: shared) ? [] : [PrivateSpan(.user, name, end)]
  }

  /// Returns the end of a name, which may contain spaces if another backslash shows that the path
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
