internal import Bridgebook

/// Sentences for faults that occur only in a team's texts.
enum OwnFaultText {
  static func sentences(for fault: OwnFault) -> (message: String, help: String?) {
    switch fault {
    case .badID(let id):
      ("\(id) is not a valid id", "use up to 100 letters, digits, hyphens, dots and underscores")
    case .overridesAndExtends:
      (
        "a text cannot both override and extend",
        "keep overrides: for a whole new text, extends: for additions"
      )
    case .otherID(let id, let target):
      (
        "\(id) cannot take the place of \(target)",
        "write id: \(target), so that links to \(target) lead to it"
      )
    case .builtInID(let id, let kind):
      (
        "\(id) is a built-in \(kind)",
        "choose another id, or add overrides: \(id) to replace it, extends: \(id) to add to it"
      )
    case .nothingBuiltIn(let id, let kind, let known):
      (
        "there is no built-in \(kind) \(id)",
        Suggestion.nearest(to: id, in: known).map { "did you mean \($0)?" }
          ?? "leave the line out for a new \(kind)"
      )
    case .badTarget(let kind, let allowed):
      (
        "a \(kind) of your own has to extend a built-in one",
        "add a line extends: " + allowed.joined(separator: ", or ")
      )
    case .sameIDTwice(let id): ("\(id) occurs twice", "give one of them another id")
    case .controlCharacter:
      ("this line has an invisible control character", "delete it; in an example, write its escape")
    case .blank:
      (
        "___ in this line still has to be filled in",
        "replace it with your own words; the lines above that begin with # explain what is asked"
      )
    case .markup:
      (
        "HTML, and links to anything but web pages, are not allowed here",
        "put code between backticks"
      )
    case .badAddress(let url):
      ("\(url) is not the address of a web page", "write https://…, or a dash for none")
    case .knownRow(let id): ("a row \(id) already exists", "give this row another id")
    case .unknownRule(let id):
      ("the model has no rule \(id)", "bridgebook show SCENARIO lists the rules that it depends on")
    case .unknownGotcha(let id): ("there is no gotcha \(id)", "bridgebook list gotchas lists them")
    case .unknownSource(let id): unknownSource(id)
    }
  }

  static func unknownSource(_ id: String) -> (message: String, help: String?) {
    (
      "there is no source \(id)",
      "add it with a table that has extends: sources; bridgebook new table prints one"
    )
  }
}
