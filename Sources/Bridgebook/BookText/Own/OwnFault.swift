/// A fault that can only occur in a team's own text; `OwnFaultText` writes the message.
package enum OwnFault: Equatable, Sendable {
  case badID(String)
  case overridesAndExtends
  /// An override or extension whose id differs from that of the built-in entry.
  case otherID(String, target: String)
  /// An id of the built-in book in a text that neither overrides nor extends it.
  case builtInID(String, kind: String)
  case nothingBuiltIn(String, kind: String, known: [String])
  /// A table or tree that cannot be added, overridden or extended.
  case badTarget(kind: String, allowed: [String])
  case sameIDTwice(String)
  /// A character that would control the terminal on which the text is printed.
  case controlCharacter
  /// A placeholder of the skeleton that was not replaced.
  case blank
  /// HTML, or a link to something other than a web page, outside of code.
  case markup
  case badAddress(String)
  case knownRow(String)
  case unknownRule(String)
  case unknownGotcha(String)
  case unknownSource(String)
}
