package import BridgebookExport

/// What is said of a failure, to people line by line and to programs as a document.
package struct FailureReport {
  private let messages: [UserMessage]
  /// What was finished before, a sentence each; the failure undoes none of that.
  private let accomplished: [String]

  /// The number of messages shown to people, who mend the first ones before they read more.
  private static let maximumMessageCount = 20

  package init(_ messages: [UserMessage], accomplished: [String]) {
    self.messages = messages
    self.accomplished = accomplished
  }

  /// The lines of each message, the first ones alone where there are many.
  package var parts: [[String]] {
    let count = FailureReport.maximumMessageCount
    return messages.prefix(count).map(\.lines)
      + (messages.count > count ? [["and \(messages.count - count) more"]] : [])
  }

  /// What was finished before, as remarks.
  package var remarks: [String] { accomplished.map { "before that, \($0)" } }

  /// All of it for programs; nil where nothing is to be said.
  package var document: JSONValue? {
    guard let first = messages.first else { return nil }
    let more = messages.dropFirst().map { JSONValue.object(FailureReport.members(of: $0)) }
    return .object(
      [("schema", .string("bridgebook/error-1"))] + FailureReport.members(of: first)
        + (more.isEmpty ? [] : [("more", .array(more))])
        + (accomplished.isEmpty ? [] : [("done", .strings(accomplished))]))
  }

  private static func members(of message: UserMessage) -> [(String, JSONValue)] {
    [
      ("message", .string(message.message)), ("reason", .optional(message.reason)),
      ("location", .optional(message.location)), ("help", .optional(message.help)),
    ]
  }
}
