internal import Bridgebook

/// Formats the facts of a task, which accompany its sections.
enum TaskExport {
  /// Returns the rows of the front matter.
  static func rows(of facts: TaskFacts) -> [(String, String)] {
    var rows = [("area", facts.area.title)]
    for native in facts.natives {
      rows.append(("SwiftUI has", "\(native.name) (\(EntryDossier.list(native.since)))"))
    }
    rows.append(("native coverage", facts.coverage.rawValue))
    if let bridge = facts.bridge { rows.append(("bridge", bridge)) }
    if let pattern = facts.pattern { rows.append(("pattern", pattern)) }
    if let component = facts.component { rows.append(("class", component)) }
    return rows
  }

  /// Returns the members of the entry's JSON; none for other kinds of entries.
  static func members(of entry: Entry) -> [(String, JSONValue)] {
    guard case .task(let facts) = entry.details else { return [] }
    return [
      ("area", .string(facts.area.rawValue)), ("askedOften", .bool(facts.isAskedOften)),
      ("approach", .optional(entry.approaches.first?.rawValue)),
      ("nativeCoverage", .string(facts.coverage.rawValue)),
      ("native", .array(facts.natives.map(value(of:)))),
      ("lacks", .optional(entry.section("Lacks")?.markdown)),
      ("bridge", .optional(facts.bridge)), ("pattern", .optional(facts.pattern)),
      ("class", .optional(facts.component)), ("gotchas", .strings(facts.gotchas)),
      ("phrasings", .strings(entry.terms)),
    ]
  }

  /// Returns a native API with the releases that offer it.
  static func value(of native: NativeAPI) -> JSONValue {
    .object([
      ("api", .string(native.name)), ("since", RecommendationJSON.value(of: native.since)),
      ("source", .string(native.source)),
    ])
  }
}
