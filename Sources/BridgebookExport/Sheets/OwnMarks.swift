internal import Bridgebook

extension Entry {
  /// The mark after the name of a team's entry.
  var ownMark: SheetPage.Line { own.map { [.plain(" (\($0.words))")] } ?? [] }
}
