/// The instructions for fixing a wrapper with a console log, for the server's prompt and the
/// plug-in's command.
package enum WrapperFix {
  /// The name of the prompt and of the command.
  package static let name = "fix-my-wrapper"

  /// The steps, one line each.
  package static let steps = [
    "For every finding read its entry with the tool show before you explain it, and say which line of the log shows it "
      + "and what provoked it.",
    "What the log cannot show is not proven absent: say what to log next where that matters.",
    "Fix the cause in the wrapper, not the symptom. Keep its interface, and change nothing that no finding asks for.",
    "Name the entries you relied on.",
  ]
}
