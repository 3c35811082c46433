internal import Bridgebook

extension Entry {
  /// What stands behind the name of an entry that a team wrote.
  var ownMark: SheetPage.Line { own.map { [.plain(" (\($0.words))")] } ?? [] }
}
