/// The limits of a run, which ends when it exceeds one of them.
///
/// A scenario is a program and may run forever, so every loop of the machine consumes one of these
/// amounts.
package struct RunBudget: Equatable, Sendable {
  /// A limited quantity; raw values are the names used on the command line and in expectations.
  package enum Kind: String, CaseIterable, Sendable {
    case events, work, printed, value, memory, nesting, views, virtual, seconds
  }

  /// A row of the table from which the option and the manual are generated.
  package struct Limit: Equatable, Sendable {
    package let kind: Kind
    package let standard: Int
    /// The maximum that may be requested.
    package let ceiling: Int
    package let unit: String
    package let meaning: String
  }

  /// The limits, in the order of the manual.
  package static let table: [Limit] = [
    Limit(
      kind: .events, standard: 2_000_000, ceiling: 1_000_000_000, unit: "events",
      meaning: "events of the run, as --trace prints them"),
    Limit(
      kind: .work, standard: 20_000_000, ceiling: 10_000_000_000, unit: "steps",
      meaning: "statements that run; long values cost more"),
    Limit(
      kind: .printed, standard: 8 << 20, ceiling: 1 << 30, unit: "bytes",
      meaning: "what the app and the runtime print"),
    Limit(
      kind: .value, standard: 64 << 10, ceiling: 16 << 20, unit: "bytes",
      meaning: "the size of one text or list"),
    Limit(
      kind: .memory, standard: 32 << 20, ceiling: 1 << 30, unit: "bytes",
      meaning: "values that states, objects and waiting blocks keep"),
    Limit(
      kind: .nesting, standard: 256, ceiling: 512, unit: "levels",
      meaning: "views in views, calls in calls and blocks in blocks"),
    Limit(
      kind: .views, standard: 20_000, ceiling: 1_000_000, unit: "views",
      meaning: "views, representables, controllers and platform objects that are made"),
    Limit(
      kind: .virtual, standard: 86_400, ceiling: 31_536_000, unit: "seconds",
      meaning: "time that passes in the model"),
    Limit(
      kind: .seconds, standard: 8, ceiling: 86_400, unit: "seconds",
      meaning: "time that passes on the machine that runs the model"),
  ]

  private var amounts: [Int]

  /// The limits that apply unless others are requested.
  package static let standard = RunBudget(amounts: table.map(\.standard))
  /// The maximum limits, for measurements.
  package static let largest = RunBudget(amounts: table.map(\.ceiling))

  /// Returns the limit of a quantity.
  package subscript(kind: Kind) -> Int {
    RunBudget.table.firstIndex { $0.kind == kind }.map { amounts[$0] } ?? 0
  }

  /// Returns the budget with a different limit, or nil if the limit is not between 1 and the
  /// ceiling.
  package func with(_ kind: Kind, _ amount: Int) -> RunBudget? {
    guard let index = RunBudget.table.firstIndex(where: { $0.kind == kind }),
      1...RunBudget.table[index].ceiling ~= amount
    else { return nil }
    var budget = self
    budget.amounts[index] = amount
    return budget
  }
}
