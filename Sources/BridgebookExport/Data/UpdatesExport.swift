package import Bridgebook

/// Formats the measured updates of wrappers as JSON and Markdown.
package enum UpdatesExport {
  /// Returns a time in milliseconds with one decimal, such as `35.2 ms`.
  package static func milliseconds(_ nanoseconds: Int64) -> String {
    let tenths = nanoseconds / 100_000 + (nanoseconds % 100_000 >= 50_000 ? 1 : 0)
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  /// Returns the causes of a wrapper's updates, most frequent first, such as `@State: zoom (3),
  /// External: size (1)`.
  package static func causes(of updates: WrapperUpdates) -> String {
    updates.causes.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
  }

  /// Returns the `updates` member of a JSON document; empty if nothing was measured.
  static func members(of updates: [WrapperUpdates]) -> [(String, JSONValue)] {
    updates.isEmpty ? [] : [("updates", .array(updates.map(value)))]
  }

  /// Returns the member of a JSON document that compares two runs; empty if nothing was measured in
  /// either.
  static func members(of changes: [WrapperChange]) -> [(String, JSONValue)] {
    guard !changes.isEmpty else { return [] }
    return [
      (
        "updates",
        .array(
          changes.map {
            .object([
              ("wrapper", .string($0.wrapper)), ("a", $0.before.map(value) ?? .null),
              ("b", $0.after.map(value) ?? .null),
            ])
          })
      )
    ]
  }

  /// Returns a heading and a Markdown table, followed by an empty line; empty if nothing was
  /// measured.
  static func markdown(of updates: [WrapperUpdates]) -> [String] {
    guard !updates.isEmpty else { return [] }
    return [
      "## Updates of wrappers", "",
      "| wrapper | updates | total | longest | line | invalidated by |",
      "| --- | --- | --- | --- | --- | --- |",
    ]
      + updates.map { item in
        let cells = [
          item.wrapper, "\(item.count)", milliseconds(item.total), milliseconds(item.longest),
          "\(item.longestLine)", causes(of: item),
        ]
        return "| " + cells.map { MarkdownText.escaped($0) }.joined(separator: " | ") + " |"
      } + [""]
  }

  private static func value(of item: WrapperUpdates) -> JSONValue {
    .object([
      ("wrapper", .string(item.wrapper)), ("count", .integer(item.count)),
      ("totalNanoseconds", .integer(Int(item.total))),
      ("longestNanoseconds", .integer(Int(item.longest))),
      ("longestLine", .integer(item.longestLine)),
      (
        "causes",
        .array(
          item.causes.map {
            .object([("name", .string($0.name)), ("count", .integer($0.count))])
          })
      ),
    ])
  }
}
