package import Bridgebook

/// What a run measured of the updates of wrappers, as JSON and Markdown.
package enum UpdatesExport {
  /// A time in milliseconds with one decimal, as `35.2 ms`.
  package static func milliseconds(_ nanoseconds: Int64) -> String {
    let tenths = nanoseconds / 100_000 + (nanoseconds % 100_000 >= 50_000 ? 1 : 0)
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  /// What invalidated a wrapper, the most frequent first: `@State: zoom (3), External: size (1)`.
  package static func causes(of updates: WrapperUpdates) -> String {
    updates.causes.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
  }

  /// A member for a document; nothing where nothing was measured.
  static func members(of updates: [WrapperUpdates]) -> [(String, JSONValue)] {
    updates.isEmpty ? [] : [("updates", .array(updates.map(value)))]
  }

  /// The wrappers of two runs; nothing where neither measured any.
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

  /// The lines of a Markdown table, with an empty line after it.
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
