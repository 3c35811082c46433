import BookData

@testable import Bridgebook

extension SourceCheck {
  /// Returns a check with the book's table of setters.
  static func ofTheBook(includesPossible: Bool = false) -> SourceCheck {
    SourceCheck(settings: SetterTable.ofTheBook, includesPossible: includesPossible)
  }
}

extension SetterTable {
  static let ofTheBook: SetterTable = {
    do {
      return try BuiltInSetters.load()
    } catch {
      fatalError("the book's table of setters: \(error)")
    }
  }()
}
