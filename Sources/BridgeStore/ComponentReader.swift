internal import BridgeModel
internal import SQLiteAccess

extension Store {
  func componentFacts(of id: String) throws(SQLiteError) -> ComponentFacts {
    let key = [Value.text(id)]
    let found = try connection.first(
      """
      SELECT kind, role, framework, presentation, place, coverage, is_soft_deprecated, delegate
      FROM component WHERE entry_id = ?
      """, key
    ) { row in
      var facts = ComponentFacts(
        kind: ComponentKind(rawValue: row.text(0)) ?? .notAView,
        role: ComponentRole(rawValue: row.text(1)) ?? .service, framework: row.text(2))
      facts.presentation = row.optionalText(3).flatMap(Presentation.init(rawValue:))
      facts.place = row.optionalText(4)
      facts.coverage = NativeCoverage(rawValue: row.text(5)) ?? .none
      facts.isSoftDeprecated = row.int(6) == 1
      facts.delegate = row.optionalText(7)
      return facts
    }
    guard var facts = found else { return ComponentFacts(kind: .notAView, role: .service, framework: "") }
    let bases = try connection.rows(
      "SELECT toolkit, base FROM component_base WHERE entry_id = ? ORDER BY toolkit, position", key
    ) { ($0.text(0), $0.text(1)) }
    for (toolkit, base) in bases {
      if let last = facts.inherits.indices.last, facts.inherits[last].toolkit == toolkit {
        facts.inherits[last].chain.append(base)
      } else {
        facts.inherits.append((toolkit, [base]))
      }
    }
    facts.deprecated = try availability(
      "SELECT platform, since FROM component_deprecation WHERE entry_id = ?", key)
    facts.natives = try natives(of: id)
    facts.lacksTerms = try texts("SELECT phrase FROM component_lack", of: id)
    facts.sample.fragments = try connection.rows(
      "SELECT name, toolkit, text FROM component_fragment WHERE entry_id = ? ORDER BY position", key
    ) { row in
      SampleFragments.Fragment(
        name: row.text(0), toolkit: row.optionalText(1).flatMap(Toolkit.init(rawValue:)),
        text: row.text(2))
    }
    return facts
  }

  private func natives(of id: String) throws(SQLiteError) -> [NativeAPI] {
    let apis = try connection.rows(
      "SELECT position, api, source_id FROM component_native WHERE entry_id = ? ORDER BY position",
      [.text(id)]
    ) { ($0.int(0), $0.text(1), $0.text(2)) }
    var natives: [NativeAPI] = []
    for (position, name, source) in apis {
      let since = try availability(
        "SELECT platform, since FROM component_native_platform WHERE entry_id = ? AND position = ?",
        [.text(id), .int(position)])
      natives.append(NativeAPI(name: name, since: since, source: source))
    }
    return natives
  }
}
