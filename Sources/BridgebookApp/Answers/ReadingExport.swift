package import Bridgebook

/// The facts recognized in a question and the words that led to them, for `--explain`.
package enum ReadingExport {
  /// Returns the member `read` of a recommendation's JSON.
  package static func json(of reading: QuestionReading) -> (String, JSONValue) {
    let words = reading.evidence.map { item in
      JSONValue.object([
        ("words", .string(item.phrase)), ("fact", .string(item.fact)),
        ("choice", .string(item.choice)), ("weight", .integer(item.weight)),
      ])
    }
    let releases = reading.releases.map { mention in
      JSONValue.object([
        ("platform", .string(mention.platform.rawValue)),
        ("version", .string(mention.version.description)),
      ])
    }
    return (
      "read",
      .object([
        ("words", .array(words)), ("classes", .strings(reading.mentioned)),
        ("context", .strings(reading.context)), ("releases", .array(releases)),
      ])
    )
  }

  /// Returns one line for each class and release that was recognized.
  package static func lines(of reading: QuestionReading) -> [String] {
    var lines: [String] = []
    if let correction = reading.correction {
      lines.append("\"\(correction.typed)\" is read as \(correction.name)")
    }
    lines += reading.mentioned.map { "\($0) is named or meant" }
    lines += reading.context.map { "\($0) is only mentioned" }
    lines += reading.releases.map { "\($0.platform.title) \($0.version) is named" }
    return lines
  }
}
