internal import Bridgebook

/// Shapes that several documents share.
extension ValueShape {
  /// Returns an object of texts.
  static func texts(_ names: [String]) -> ValueShape {
    .members(names.map { MemberShape($0, .text) })
  }

  /// An object of releases by platform; null for a platform that has the API without a known
  /// release.
  static let releases = ValueShape.names(.optional(.text))

  private static let severity = MemberShape("severity", .choice(Severity.allCases.map(\.rawValue)))
  private static let confidence = MemberShape(
    "confidence", .choice(Finding.Confidence.allCases.map(\.rawValue)))

  static let lack = ValueShape.members([
    .init("text", .text), .init("source", .text), .init("checked", .text),
    .init("ends", .releases),
  ])

  static let setup = ValueShape.members([
    .init("name", .text), .init("kind", .choice(SetupItem.Kind.allCases.map(\.rawValue))),
    .init("purpose", .optional(.text)), .init("since", .releases), .init("until", .releases),
    .init("source", .text),
  ])

  static let change = ValueShape.members([
    .init("basis", .text), .init("release", .text), .init("platforms", .list(.text)),
    .init("change", .text),
  ])

  static let own = ValueShape.optional(
    .members([
      .init("relation", .text), .init("target", .optional(.text)), .init("version", .integer),
      .init("at", .text), .init("by", .optional(.text)), .init("attention", .list(.text)),
    ]))

  static let quotation = ValueShape.members([
    .init("line", .integer), .init("text", .text), .init("readable", .text, .sometimes),
  ])

  static let finding = ValueShape.members([
    .init("gotcha", .text), severity, confidence, .init("title", .text),
    .init("lines", .list(.integer)), .init("cause", .text), .init("fix", .text),
    .init("provokedBy", .optional(quotation)),
  ])

  static let issue = ValueShape.members([
    .init("line", .integer), .init("byte", .integer), .init("code", .text), severity,
    .init("count", .integer),
  ])

  /// The diagnosis of a log that was pasted as a question.
  static let diagnosis = ValueShape.members(
    [MemberShape("schema", .choice([DocumentShape.diagnosis.schema]))]
      + DocumentShape.diagnosis.members)

  static let sourceFinding = ValueShape.members([
    .init("gotcha", .text), severity, confidence, .init("line", .integer),
    .init("column", .integer), .init("endLine", .integer), .init("endColumn", .integer),
    .init("utf16Column", .integer), .init("endUTF16Column", .integer), .init("title", .text),
    .init("also", .list(.integer)), .init("evidence", .text), .init("cause", .text),
    .init("fix", .text), .init("scenario", .optional(.text)), .init("edit", .optional(.text)),
    .init("fingerprint", .text),
  ])

  static let simulationMembers: [MemberShape] = [
    .init("scenario", .optional(.text)), .init("variant", .optional(.text)), .init("role", .text),
    .init("title", .text), .init("run", .text), .init("events", .integer),
    .init(
      "parameters",
      .list(
        .members([
          .init("name", .text), .init("value", .text), .init("default", .truth),
          .init("consulted", .truth), .init("rule", .optional(.text)),
          .init("confidence", .optional(.text)), .init("meaning", .text),
        ]))),
    .init("lines", .list(.text)),
    .init(
      "queue",
      .list(
        .members([
          .init("change", .text), .init("line", .integer), .init("contents", .list(.text)),
        ]))),
    .init("outcome", .names(.anything)), .init("findings", .list(.finding)),
    .init("warnings", .list(.members([.init("line", .integer), .init("text", .text)]))),
    .init("agrees", .truth),
    .init(
      "checks",
      .list(
        .members([
          .init("text", .text), .init("line", .integer), .init("found", .optional(.text)),
          .init("holds", .truth),
        ]))),
    .init("undeclared", .list(.text)),
  ]
}
