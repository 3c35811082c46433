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

  /// One line for each part that is present.
  package var lines: [String] {
    var lines = ["error: \(message)"]
    if let reason { lines.append("  why: \(reason)") }
    if let location { lines.append("  where: \(location)") }
    if let help { lines.append("  help: \(help)") }
    return lines
  }
}
