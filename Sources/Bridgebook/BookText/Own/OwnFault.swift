/// What only a text of a team's own can have wrong, as facts.
package enum OwnFault: Equatable, Sendable {
  case badID(String)
  case overridesAndExtends
  /// What overrides or extends an entry has another id than it.
  case otherID(String, target: String)
  /// The id belongs to the built-in book, and the text does not say what it is to it.
  case builtInID(String, kind: String)
  case nothingBuiltIn(String, kind: String, known: [String])
  /// A table or tree of this id cannot be added, overridden or extended.
  case badTarget(kind: String, allowed: [String])
  case sameIDTwice(String)
  /// It would control the terminal it is printed on.
  case controlCharacter
  /// A blank of a skeleton that nobody filled in.
  case blank
  /// HTML, or a link to something else than a web page, outside of code.
  case markup
  case badAddress(String)
  case knownRow(String)
  case unknownRule(String)
  case unknownGotcha(String)
  case unknownSource(String)
}
