package import Bridgebook

/// Formats a team's text and its relation to the built-in book.
package enum OwnExport {
  /// Returns a text that is not an entry, as `bridgebook/own-text-1`.
  package static func document(of own: OwnMark) -> JSONValue {
    let version = own.version.version
    return .object([
      ("schema", .string("bridgebook/own-text-1")), ("id", .string(version.id)),
      ("kind", .string(version.header.kind.rawValue)), ("own", value(of: own)),
      ("text", .optional(version.text)),
    ])
  }

  /// Returns a text that is not an entry as a Markdown page, with the text as code.
  package static func page(of own: OwnMark) -> String {
    let version = own.version.version
    let text = (version.text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let lines =
      ["# `\(version.id)`", ""] + markdown(of: own) + text.map { "    \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns what marks a text as a team's, as JSON; null for a built-in text.
  static func value(of own: OwnMark?) -> JSONValue {
    guard let own else { return .null }
    let version = own.version.version
    return .object([
      ("relation", .string(version.header.relation.rawValue)),
      ("target", .optional(version.header.target)), ("version", .integer(own.version.number)),
      ("at", .string(version.time)), ("by", .optional(version.author)),
      ("attention", .strings(own.remarks)),
    ])
  }

  static func markdown(of own: OwnMark?) -> [String] {
    guard let own else { return [] }
    return (["Origin: \(own.words)."] + own.remarks).flatMap { [MarkdownText.escaped($0), ""] }
  }
}
