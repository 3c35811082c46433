package import Bridgebook

/// The report on a failure, as lines for people and as a document for programs.
package struct FailureReport {
  private let messages: [UserMessage]
  /// The steps that were completed before the failure and stay in effect, one sentence each.
  private let accomplished: [String]

  /// The maximum number of messages shown to people.
  private static let maximumMessageCount = 20

  package init(_ messages: [UserMessage], accomplished: [String]) {
    self.messages = messages
    self.accomplished = accomplished
  }

  /// The lines of each message, limited to the first messages if there are many.
  package var parts: [[String]] {
    let count = FailureReport.maximumMessageCount
    return messages.prefix(count).map(\.lines)
      + (messages.count > count ? [["and \(messages.count - count) more"]] : [])
  }

  /// The steps completed before the failure, as remarks.
  package var remarks: [String] { accomplished.map { "before that, \($0)" } }

  /// The report as JSON; nil if there is no message.
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
