package import Bridgebook

/// A remark about a part of a team's text that has no effect.
package struct OwnRemark: Equatable {
  /// The message whose severity has no effect.
  package let message: String
  package let severity: Severity
  /// The most severe gotcha of the message; nil if it has none.
  package let gotcha: String?
  /// The highest severity a finding of the message can have.
  package let highest: Severity

  /// Returns the remarks about messages that are more severe than their gotchas.
  ///
  /// A finding has the severity of its gotcha's entry, which a message can only lower.
  package static func remarks(on part: BookComposer.Part, in book: Book) -> [OwnRemark] {
    let header = part.file.header
    guard header.kind == .table, header.target == "messages" else { return [] }
    var severities: [String: Severity] = [:]
    for entry in book.entries {
      if case .gotcha(let facts) = entry.details { severities[entry.id] = facts.severity }
    }
    let rows = Set(
      part.file.text.split(separator: "\n").compactMap { line in
        line.split { $0 == "|" || $0 == " " }.first.map(String.init)
      })
    return book.messages.patterns.compactMap { message in
      guard rows.contains(message.id) else { return nil }
      let meant = message.gotchas.compactMap { id in severities[id].map { (id: id, severity: $0) } }
      let gotcha = meant.max { $0.severity < $1.severity }
      let highest = gotcha?.severity ?? .note
      guard message.severity > highest, gotcha != nil || message.gotchas.isEmpty else { return nil }
      return OwnRemark(
        message: message.id, severity: message.severity, gotcha: gotcha?.id, highest: highest)
    }
  }

  /// The remark as a sentence.
  package var sentence: String {
    let beginning = "\(message) says \(severity.rawValue), which has no effect: "
    guard let gotcha else { return beginning + "a line that is noise makes no finding" }
    return beginning
      + "\(gotcha) has the severity \(highest.rawValue), and a message only lowers that"
  }
}
