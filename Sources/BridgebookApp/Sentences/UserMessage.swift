/// An error message for people: what happened, why, where, and what to do next.
package struct UserMessage: Equatable, Sendable {
  package let message: String
  package let reason: String?
  package let location: String?
  package let help: String?

  package init(
    _ message: String, reason: String? = nil, location: String? = nil, help: String? = nil
  ) {
    self.message = message
    self.reason = reason
    self.location = location
    self.help = help
  }

  /// Returns the message for a command that was ended by a signal.
  static func stopped(
    _ status: ExitStatus, reason: String? = nil, location: String? = nil
  ) -> UserMessage {
    UserMessage(
      "stopped on request (\(status == .terminated ? "SIGTERM" : "SIGINT"))", reason: reason,
      location: location)
  }

  private static let inputName = "standard input"

  /// Returns the name of a path in messages; `-` is standard input.
  static func name(ofPath path: String) -> String { path == "-" ? inputName : path }

  /// One line for each part that is present.
  package var lines: [String] {
    var lines = ["error: \(message)"]
    if let reason { lines.append("  why: \(reason)") }
    if let location, location != "-" {
      let isInput = location.hasPrefix("-:")
      lines.append(
        "  where: \(isInput ? UserMessage.inputName + location.dropFirst() : location)")
    }
    if let help { lines.append("  help: \(help)") }
    return lines
  }
}
