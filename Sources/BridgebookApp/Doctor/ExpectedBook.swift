internal import BookData
package import Bridgebook
internal import BridgebookStore

/// The expected contents of a store, computed once per examination and repair.
package final class ExpectedBook {
  private let door: StoreDoor
  private var made: (texts: [OwnVersion], book: EffectiveBook)?
  private var filled: (texts: [OwnVersion], store: FreshStore)?
  private var judged: (texts: [OwnVersion], grounds: [JudgedGround])?

  private lazy var base: Result<BookBase, any Error> = Result { try BuiltInBook.base() }
  /// The built-in book, with its problems.
  package private(set) lazy var builtIn: Result<(book: Book, problems: [BookProblem]), any Error> =
    Result {
      let book = try base.get().book
      return (book, BookChecker.problems(in: book))
    }

  init(_ door: StoreDoor) {
    self.door = door
  }

  /// Returns the book that combines the built-in one with the texts of a store.
  package func book(of texts: [OwnVersion]) throws -> EffectiveBook {
    if let made, made.texts == texts { return made.book }
    let book = try OwnBookBuilder.book(of: texts, base: base.get())
    made = (texts, book)
    return book
  }

  /// Returns an in-memory store that contains the book for `texts`.
  func fresh(with texts: [OwnVersion]) throws -> FreshStore {
    if let filled, filled.texts == texts { return filled.store }
    let store = try FreshStore(texts, book: book(of: texts), fingerprint: door.fingerprint)
    filled = (texts, store)
    return store
  }

  /// Returns the simulated grounds of the claims in the book for `texts`, with the current results
  /// of their runs.
  func verdicts(with texts: [OwnVersion]) throws -> [JudgedGround] {
    if let judged, judged.texts == texts { return judged.grounds }
    let book = try book(of: texts).book
    let (scenarios, library) = BuiltInScenarios.split(book.scenarios, book.classes)
    let grounds = try EvidenceCheck(book.entries).judged(in: scenarios, library: library)
    judged = (texts, grounds)
    return grounds
  }
}
