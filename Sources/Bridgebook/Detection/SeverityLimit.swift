/// Why a finding of this run is less severe than the entry of its gotcha says.
///
/// The entry alone states how severe a gotcha is. A run may show it less surely than the entry assumes; each such case
/// is listed here and only lowers the severity. A message of the runtime has a limit too: the severity in its row of the
/// table of messages, since the frameworks print some texts of an otherwise severe gotcha as mere warnings.
enum SeverityLimit: Sendable {
  /// A loop of updates was concluded from updates and writes alone, without events that name the write's cause.
  case inferredLoop
  /// The run records no `set` events, so that an update that sets nothing looks like one that sets everything.
  case noRecordedSets
  /// The message that shows the gotcha is printed with this severity.
  case message(Severity)
  /// A text is much like that of a message, and may be a sentence of the app's own.
  case nearMatch
  /// Frames of a stack that no line calls a crash, or of a call tree, which a healthy process has as well.
  case framesOnly
  /// The times are those of prints, so that a pause of the debugger looks like a long update.
  case printedTimes

  /// The highest severity the finding may have.
  var severity: Severity {
    switch self {
    case .inferredLoop: .warning
    case .noRecordedSets: .note
    case .message(let severity): severity
    case .nearMatch, .framesOnly, .printedTimes: .note
    }
  }
}
