internal import BookData
package import Bridgebook
internal import BridgebookStore

/// What a store has to hold, made once for all that is examined and repaired in one run.
package final class ExpectedBook {
  private let door: StoreDoor
  private var made: (texts: [OwnVersion], book: EffectiveBook)?
  private var filled: (texts: [OwnVersion], store: FreshStore)?

  private lazy var base: Result<BookBase, any Error> = Result { try BuiltInBook.base() }
  /// The built-in book as it came with the program, and what is wrong with it.
  package private(set) lazy var builtIn: Result<(book: Book, problems: [BookProblem]), any Error> =
    Result {
      let book = try base.get().book
      return (book, BookChecker.problems(in: book))
    }

  init(_ door: StoreDoor) {
    self.door = door
  }

  /// The book of what is built in and the texts a store holds.
  package func book(of texts: [OwnVersion]) throws -> EffectiveBook {
    if let made, made.texts == texts { return made.book }
    let book = try OwnBookBuilder.book(of: texts, base: base.get())
    made = (texts, book)
    return book
  }

  /// A store in memory that holds that book.
  func fresh(with texts: [OwnVersion]) throws -> FreshStore {
    if let filled, filled.texts == texts { return filled.store }
    let store = try FreshStore(texts, book: book(of: texts), fingerprint: door.fingerprint)
    filled = (texts, store)
    return store
  }
}
