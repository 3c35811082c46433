internal import Bridgebook

extension Entry {
  /// The text after the name of a team's entry that marks it as the team's.
  var ownMark: SheetPage.Line { own.map { [.plain(" (\($0.words))")] } ?? [] }
}
