package import Bridgebook

/// An error in a command's arguments; its message is composed from the associated values.
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
  /// The id of a run was given where the id of an entry is needed.
  case runIsNoEntry(String)
  case unknownTopic(String, suggestion: String?)
  case unknownRunsAction(String)
  case builtInRun(String)
  /// A flag that escapes formulas was given, which applies only to comma-separated values.
  case formulasNeedCSV(flag: String)
  /// Standard input does not contain a query.
  case badQuery(reason: String)
  case unknownCheck(String, known: [String], suggestion: String?)
  case unknownShell(String, known: [String], suggestion: String?)
  case badTypeName(String)
  case badNumber(flag: String, value: String, range: ClosedRange<Int>)
}
