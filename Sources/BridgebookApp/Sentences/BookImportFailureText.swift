internal import BridgebookStore

/// Sentences for failed imports of a book.
enum BookImportFailureText {
  static func message(for error: BookImportError) -> UserMessage {
    switch error {
    case .storeExists(let path):
      UserMessage(
        "the store \(path) already exists",
        reason: "an exported book becomes a whole store and is not mixed with another",
        help: "name a new one: bridgebook --store NEW.sqlite import BOOK")
    case .notAlone:
      UserMessage(
        "an exported book cannot be imported together with other files",
        help: "import it first, then the others")
    case .changedContents(let path, let changes):
      UserMessage(
        "the book is not what was exported: \(changes[0])",
        reason: changes.count > 1 ? "\(changes.count) faults were found" : nil, location: path,
        help: "nothing was stored; export it again")
    case .conflict(let path, let count):
      UserMessage(
        "the store already has \(count) of the book's texts or runs, with other contents",
        reason: "nothing was written", location: path,
        help: "bridgebook --store NEW.sqlite import \(path), then "
          + "bridgebook merge NEW.sqlite --prefer ours or --prefer theirs")
    case .unreadable(let path, let error): message(for: error, path: path)
    }
  }

  private static func message(for error: BookLoadError, path: String) -> UserMessage {
    switch error {
    case .malformed(let line):
      UserMessage(
        "the book cannot be read", reason: "it is not the JSON that export book writes",
        location: place(path, line), help: "export it again")
    case .newer(let migrations):
      UserMessage(
        "the book comes from another program",
        reason: "this one does not know its tables (\(migrations.last ?? "none named"))",
        location: path, help: "use the program that wrote it, or a newer one")
    case .unknownTable(let table, let line):
      UserMessage(
        "the book has rows of a table that bridgebook does not know, \(table)",
        location: place(path, line), help: "export it again")
    case .refusedRow(let table, let line, let reason):
      UserMessage(
        "a row of \(table) does not fit the store", reason: reason, location: place(path, line),
        help: "export it again; nothing was stored")
    case .sqlite(let error) where error.reason == .corrupt:
      // The store that is being filled is new, so no user's data is damaged.
      UserMessage(
        "the book could not be stored",
        reason: "the disk did not return what was written to the new store", location: path,
        help: "nothing was stored; check the disk, then import the book again")
    case .sqlite(let error): StoreFailureText.message(for: .sqlite(error), path: path)
    }
  }

  private static func place(_ path: String, _ line: Int) -> String {
    line > 0 ? "\(path):\(line)" : path
  }
}
