internal import BookData
internal import Bridgebook
internal import BridgebookStore

/// What a store has to hold, made once for all that is examined and repaired in one run.
final class ExpectedBook {
  private let door: StoreDoor
  private var made: (texts: [OwnVersion], book: EffectiveBook)?
  private var compared: (texts: [OwnVersion], comparison: StoreComparison)?

  private lazy var base: Result<BookBase, any Error> = Result { try BuiltInBook.base() }
  /// The built-in book as it came with the program, and what is wrong with it.
  private(set) lazy var builtIn: Result<(book: Book, problems: [BookProblem]), any Error> = Result {
    let book = try base.get().book
    return (book, BookChecker.problems(in: book))
  }

  init(_ door: StoreDoor) {
    self.door = door
  }

  /// The book of what is built in and the texts a store holds.
  func book(of texts: [OwnVersion]) throws -> EffectiveBook {
    if let made, made.texts == texts { return made.book }
    let book = try OwnBookBuilder.book(of: texts, base: base.get())
    made = (texts, book)
    return book
  }

  /// The store, whatever became of it since, beside a fresh one.
  func comparison(with texts: [OwnVersion]) throws -> StoreComparison {
    if let compared, compared.texts == texts { return compared.comparison }
    let comparison = try StoreComparison(
      path: door.file, book: book(of: texts), fingerprint: door.fingerprint)
    compared = (texts, comparison)
    return comparison
  }
}
