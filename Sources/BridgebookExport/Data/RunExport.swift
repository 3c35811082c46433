package import Bridgebook

/// Formats runs as `bridgebook/runs-1` and comparisons as `bridgebook/comparison-1`.
package enum RunExport {
  /// Returns the runs as one JSON document.
  package static func json(of runs: [Run]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/runs-1")),
      ("runs", .array(runs.map { .object(members(of: $0)) })),
    ])
  }

  /// Returns one run with the claims for which it is evidence.
  package static func json(of run: Run, claims: [String]) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/runs-1")),
      ("runs", .array([.object(members(of: run) + [("claims", .strings(claims))])])),
    ])
  }

  /// Returns a comparison as one JSON document.
  package static func json(of comparison: RunComparison) -> JSONValue {
    let members: [(String, JSONValue)] = [
      ("schema", .string("bridgebook/comparison-1")), ("a", .string(comparison.before)),
      ("b", .string(comparison.after)), ("gone", .strings(comparison.gone)),
      ("new", .strings(comparison.new)), ("kept", .strings(comparison.kept)),
      (
        "counts",
        .object(
          comparison.counts.map {
            ($0.name, .object([("a", .integer($0.before)), ("b", .integer($0.after))]))
          })
      ),
    ]
    return .object(members + UpdatesExport.members(of: comparison.updates))
  }

  /// Returns the gotchas found in a run, without duplicates, in the order of the findings.
  package static func gotchas(of run: Run) -> [String] {
    var gotchas: [String] = []
    for finding in run.findings where !gotchas.contains(finding.gotcha) {
      gotchas.append(finding.gotcha)
    }
    return gotchas
  }

  private static func members(of run: Run) -> [(String, JSONValue)] {
    [
      ("id", .string(run.id)), ("title", .string(run.title)),
      ("origin", .string(run.origin.rawValue)), ("format", .optional(run.format)),
      ("scenario", .optional(run.scenario)), ("variant", .optional(run.variant)),
      ("lines", .integer(run.lineCount)), ("events", .integer(run.eventCount)),
      ("complete", .bool(true)), ("findings", .strings(gotchas(of: run))),
      ("platform", .optional(run.platform)), ("os", .optional(run.os)),
      ("appVersion", .optional(run.appVersion)), ("startedAt", .optional(run.startedAt)),
    ]
  }
}
