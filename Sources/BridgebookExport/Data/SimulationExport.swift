package import Bridgebook

/// Formats a simulated run as `bridgebook/simulation-1`, and several as `bridgebook/simulations-1`.
package enum SimulationExport {
  /// Returns one run, or a list of all variants of a scenario.
  package static func json(of reports: [SimulationReport], isOne: Bool) -> JSONValue {
    if isOne, let report = reports.first { return value(of: report) }
    return .object([
      ("schema", .string("bridgebook/simulations-1")),
      ("simulations", .array(reports.map(value(of:)))),
    ])
  }

  private static func value(of report: SimulationReport) -> JSONValue {
    .object([
      ("schema", .string("bridgebook/simulation-1")),
      ("scenario", .optional(report.run.scenario)), ("variant", .optional(report.run.variant)),
      ("role", .string(report.variant.role.rawValue)), ("title", .string(report.variant.title)),
      ("run", .string(report.run.id)), ("events", .integer(report.run.eventCount)),
      ("parameters", .array(report.parameters.map(value(of:)))),
      ("lines", .strings(report.lines.map(\.text))),
      ("queue", .array(report.queue.map(value(of:)))),
      ("outcome", outcome(of: report)),
      ("findings", .array(report.items.map(DiagnosisExport.value(of:)))),
      (
        "warnings",
        .array(
          report.warnings.map {
            .object([("line", .integer($0.line)), ("text", .string($0.text))])
          })
      ),
      ("agrees", .bool(report.agrees)),
      ("checks", .array(report.checks.map(value(of:)))),
      ("undeclared", .strings(report.unexpected.map(\.gotcha))),
    ])
  }

  private static func outcome(of report: SimulationReport) -> JSONValue {
    .object(
      report.counts.map { ($0.name, .integer($0.count)) } + [
        ("final", .object(report.finals.map { ($0.name, .string($0.value)) })),
        ("live", .object(report.live.map { ($0.type, .integer($0.count)) })),
        (
          "leaks",
          .array(
            report.leaks.map { leak in
              .object([
                ("type", .string(leak.type)), ("count", .integer(leak.count)),
                ("heldBy", .string(leak.holder)),
              ])
            })
        ),
        ("stopped", .optional(report.stop)),
      ])
  }

  private static func value(of parameter: SimulationReport.Parameter) -> JSONValue {
    .object([
      ("name", .string(parameter.name)), ("value", .string(parameter.value)),
      ("default", .bool(parameter.isDefault)), ("consulted", .bool(parameter.isConsulted)),
      ("rule", .optional(parameter.rule)),
      ("confidence", .optional(parameter.confidence?.rawValue)),
      ("meaning", .string(parameter.meaning)),
    ])
  }

  private static func value(of state: SimulationReport.QueueState) -> JSONValue {
    .object([
      ("change", .string(state.change)), ("line", .integer(state.line)),
      ("contents", .strings(state.contents)),
    ])
  }

  private static func value(of check: SimulationReport.Check) -> JSONValue {
    .object([
      ("text", .string(check.text)), ("line", .integer(check.line)),
      ("found", .optional(check.found)), ("holds", .bool(check.holds)),
    ])
  }
}
