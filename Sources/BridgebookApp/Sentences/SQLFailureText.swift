internal import Bridgebook
internal import BridgebookStore

/// Sentences for failed queries of the user.
package enum SQLFailureText {
  /// Returns the message of a failed query.
  package static func message(for failure: SQLFailure) -> UserMessage {
    switch failure {
    case .unusable(let error): message(for: error)
    case .timedOut(let seconds):
      UserMessage(
        "the query took longer than \(seconds) \(seconds == 1 ? "second" : "seconds")",
        reason: "--timeout allows no more",
        help: "narrow it with WHERE or LIMIT, or allow more with --timeout SECONDS")
    case .tooLong(let byteCount):
      UserMessage(
        "the result is longer than \(byteCount) bytes", reason: "--max-bytes allows no more",
        help: "narrow it with WHERE or LIMIT, or allow more with --max-bytes BYTES")
    case .stopped(let status):
      UserMessage.stopped(status)
    }
  }

  private static func message(for error: QueryError) -> UserMessage {
    switch error {
    case .empty:
      UserMessage("the query is empty", help: "write one SELECT statement in quotes")
    case .several:
      UserMessage(
        "there is more than one statement", reason: "sql runs one at a time",
        help: "run them one after the other")
    case .parameters:
      UserMessage(
        "the query has parameters", reason: "sql cannot assign values to ? or :name",
        help: "write the value itself")
    case .refused(let action):
      UserMessage(
        "the query would do more than read", reason: reason(of: action),
        help: "sql runs SELECT, VALUES and EXPLAIN; other commands change the store")
    case .rowTooLong:
      UserMessage(
        "a row of the query is longer than \(megabytes(Query.longestRow))",
        help: "ask for fewer columns, or read long ones in parts with substr(column, 1, 1000000)")
    case .sqlite(let error): message(for: error)
    }
  }

  private static func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

  private static func reason(of action: RefusedAction?) -> String {
    guard let action else { return "SQLite says that it can change the file" }
    return "\(action.action)\(action.subject.map { " \($0)" } ?? "") is refused"
  }

  private static func message(for error: SQLiteError) -> UserMessage {
    switch error.reason {
    case .tooBig:
      UserMessage(
        "a value of the query is longer than \(megabytes(Query.longestValue))",
        reason: error.message,
        help: "read it in parts with substr(column, 1, 1000000), or narrow the query")
    case .outOfMemory:
      UserMessage(
        "the query needs too much memory", reason: error.message,
        help: "narrow it with WHERE or LIMIT")
    case .corrupt, .notADatabase, .busy, .locked, .inputOutput, .cannotOpen:
      StoreFailureText.message(for: .sqlite(error), path: nil)
    default:
      UserMessage("SQLite cannot run the query", reason: error.message, help: help(for: error))
    }
  }

  /// Returns the help for a failed query: for an unknown table, the documented view with the
  /// nearest name.
  private static func help(for error: SQLiteError) -> String {
    let mark = "no such table: "
    if error.message.hasPrefix(mark),
      let meant = Suggestion.nearest(
        to: String(error.message.dropFirst(mark.count)), in: DocumentedView.all.map(\.name))
    {
      return "did you mean \(meant)?"
    }
    return "bridgebook help views lists the views and their columns"
  }
}
