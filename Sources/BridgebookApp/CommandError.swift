package import Bridgebook

/// What a command cannot do with the words it was given, as facts.
package enum CommandError: Error, Equatable {
  case unknownPlatform(String, suggestion: String?)
  case malformedVersion(String)
  case unknownVersion(Version, platform: Platform, below: Version?, above: Version?)
  case unknownKind(String, suggestion: String?)
  case unknownApproach(String, suggestion: String?)
  case unknownStatus(String, known: [String], suggestion: String?)
  case malformedAnswer(String)
  case unknownQuestion(String, known: [String], suggestion: String?)
  case unknownChoice(question: String, choice: String, known: [String], suggestion: String?)
  case unknownEntry(String, suggestion: String?)
  case unknownTopic(String, suggestion: String?)
  case unknownRunsAction(String)
  case builtInRun(String)
  /// Formulas are escaped in comma-separated values only, which the flag asks for.
  case formulasNeedCSV(flag: String)
  /// What standard input gave is no query.
  case badQuery(reason: String)
  case unknownCheck(String, known: [String], suggestion: String?)
  case unknownShell(String, known: [String], suggestion: String?)
  case badTypeName(String)
  case badNumber(flag: String, value: String, range: ClosedRange<Int>)
}
