internal import Bridgebook

/// Quotes words for a shell.
enum ShellWord {
  /// Returns the text as one word, in single quotes if it contains characters that are special to a
  /// shell.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: "._/-+:@%".utf8.contains(byte)
        }
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
