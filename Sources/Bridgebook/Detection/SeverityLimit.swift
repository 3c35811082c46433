/// A reason why a finding is less severe than its gotcha's entry states.
///
/// Only the entry states the severity of a gotcha. A run may be weaker evidence than the entry
/// assumes; each such case is listed here and can only lower the severity. A runtime message also
/// has a limit: the severity in its row of the table of messages, because the frameworks print some
/// texts of an otherwise severe gotcha as mere warnings.
enum SeverityLimit: Sendable {
  /// A loop was inferred from updates and callbacks alone, because the run records no writes.
  case inferredLoop
  /// The run does not record `set` events, so an update without effect looks like one that sets
  /// everything.
  case noRecordedSets
  /// The message that shows the gotcha is printed with this severity.
  case message(Severity)
  /// The text only resembles a message, and may be a sentence of the app itself.
  case nearMatch
  /// Stack frames without a line that mentions a crash, or frames of a call tree, which a healthy
  /// process has as well.
  case framesOnly
  /// The times are those of prints, so a pause in the debugger looks like a long update.
  case printedTimes

  /// The maximum severity of the finding.
  var severity: Severity {
    switch self {
    case .inferredLoop: .warning
    case .noRecordedSets: .note
    case .message(let severity): severity
    case .nearMatch, .framesOnly, .printedTimes: .note
    }
  }
}
