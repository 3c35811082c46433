package import Bridgebook

/// Formats a runtime message as `bridgebook/message-1` or Markdown.
package enum MessageExport {
  /// Returns the message as JSON.
  package static func value(of dossier: MessageDossier) -> JSONValue {
    let message = dossier.message
    return .object([
      ("schema", .string("bridgebook/message-1")), ("id", .string(message.id)),
      ("kind", .string("message")), ("title", .string(message.pattern)),
      ("meaning", .string(dossier.meaning)),
      ("origin", .optional(message.origin.isEmpty ? nil : message.origin)),
      ("severity", .string(message.severity.rawValue)), ("noise", .bool(message.isNoise)),
      ("onceOnly", .bool(message.isOnceOnly)),
      ("gotchas", .strings(dossier.gotchas.map(\.id))),
      ("sources", .strings(dossier.sources.map(\.id))),
    ])
  }

  /// Returns a Markdown page with the message's text, its meaning and its gotchas.
  package static func markdown(of dossier: MessageDossier) -> String {
    let message = dossier.message
    var lines = [
      "# `\(message.id)`", "", "```text", message.pattern, "```", "",
      MarkdownText.escaped(dossier.meaning), "",
    ]
    if !message.origin.isEmpty { lines += ["Printed by: \(message.origin).", ""] }
    if message.isOnceOnly {
      lines += ["A process prints it only once.", ""]
    }
    if !dossier.gotchas.isEmpty { lines += ["## What it can mean", ""] }
    lines += dossier.gotchas.map { "- `\($0.id)`: \(MarkdownText.escaped($0.title))" }
    if !dossier.sources.isEmpty { lines += ["", "## Sources", ""] }
    lines += dossier.sources.map { "- `\($0.id)`: \(MarkdownText.escaped($0.title))" }
    return lines.joined(separator: "\n") + "\n"
  }
}
