package import Bridgebook

/// Formats a report as SARIF 2.1.0 for code scanning.
package enum SourceSARIF {
  /// Returns the report as one SARIF document.
  package static func json(of report: SourceReport, version: String) -> JSONValue {
    let items = report.items
    let gotchas = Set(items.map(\.finding.gotcha)).sorted()
    var titles: [String: SourceReport.Item] = [:]
    for item in items where titles[item.finding.gotcha] == nil {
      titles[item.finding.gotcha] = item
    }
    var results: [JSONValue] = []
    for file in report.files {
      for item in file.items {
        results.append(
          result(item, in: file, index: gotchas.firstIndex(of: item.finding.gotcha) ?? 0))
      }
    }
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            (
              "tool",
              .object([
                (
                  "driver",
                  .object([
                    ("name", .string("bridgebook")), ("version", .string(version)),
                    ("rules", .array(gotchas.compactMap { titles[$0].map(rule(of:)) })),
                  ])
                )
              ])
            ),
            ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  private static func rule(of item: SourceReport.Item) -> JSONValue {
    .object([
      ("id", .string(item.finding.gotcha)),
      ("shortDescription", text(item.title)),
      ("fullDescription", text(item.cause.isEmpty ? item.title : item.cause)),
      ("help", text(item.fix.isEmpty ? item.title : item.fix)),
      ("defaultConfiguration", .object([("level", .string(item.severity.rawValue))])),
    ])
  }

  private static func result(
    _ item: SourceReport.Item, in file: SourceReport.File, index: Int
  ) -> JSONValue {
    let artifact: JSONValue = .object([("uri", .string(address(of: file.path)))])
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(item.finding.gotcha)), ("ruleIndex", .integer(index)),
      ("level", .string(item.severity.rawValue)), ("message", text(item.finding.evidence)),
      (
        "locations",
        .array([
          .object([
            (
              "physicalLocation",
              .object([
                ("artifactLocation", artifact),
                (
                  "region",
                  .object([
                    ("startLine", .integer(item.start.line)),
                    ("startColumn", .integer(item.start.utf16Column)),
                    ("endLine", .integer(item.end.line)),
                    ("endColumn", .integer(item.end.utf16Column)),
                  ])
                ),
              ])
            )
          ])
        ])
      ),
      ("partialFingerprints", .object([("bridgebook/v1", .string(item.fingerprint))])),
    ]
    if !item.finding.also.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            item.finding.also.map { line in
              .object([
                (
                  "physicalLocation",
                  .object([
                    ("artifactLocation", artifact),
                    ("region", .object([("startLine", .integer(line))])),
                  ])
                )
              ])
            })
        ))
    }
    return .object(members)
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// Returns a path as a relative URI reference, with everything escaped but unreserved characters
  /// and slashes.
  private static func address(of path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}
