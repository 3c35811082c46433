internal import Bridgebook

/// What a task says beside its sections, for people and for programs.
enum TaskExport {
  /// Rows of the front matter.
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

  /// Members of the entry's JSON; none for other kinds.
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

  /// A native API with its releases.
  static func value(of native: NativeAPI) -> JSONValue {
    .object([
      ("api", .string(native.name)), ("since", RecommendationJSON.value(of: native.since)),
      ("source", .string(native.source)),
    ])
  }
}
