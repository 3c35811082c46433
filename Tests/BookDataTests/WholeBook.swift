import BookData
import Bridgebook

/// The built-in book.
enum WholeBook {
  /// The book, parsed once for all tests.
  static let parsed = Result { try BuiltInBook.load() }
}
