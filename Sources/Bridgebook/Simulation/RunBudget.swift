/// What one run may use up before it is ended.
///
/// A scenario is a program, and a program may be endless: every loop of the machine spends one of these amounts.
package struct RunBudget: Equatable, Sendable {
  /// Something that is limited; raw values are the names that the command line and expectations use.
  package enum Kind: String, CaseIterable, Sendable {
    case events, work, printed, value, memory, nesting, views, virtual, seconds
  }

  /// A row of the table that the option and the manual are made from.
  package struct Limit: Equatable, Sendable {
    package let kind: Kind
    package let standard: Int
    /// The most that may be asked for.
    package let ceiling: Int
    package let unit: String
    package let meaning: String
  }

  /// Every budget, in the order of the manual.
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

  /// What a run may use up where nobody asks for more.
  package static let standard = RunBudget(amounts: table.map(\.standard))
  /// The ceilings, for measurements.
  package static let largest = RunBudget(amounts: table.map(\.ceiling))

  /// How much of it a run may use up.
  package subscript(kind: Kind) -> Int {
    RunBudget.table.firstIndex { $0.kind == kind }.map { amounts[$0] } ?? 0
  }

  /// The same with another amount; nil where that is not between 1 and the ceiling.
  package func with(_ kind: Kind, _ amount: Int) -> RunBudget? {
    guard let index = RunBudget.table.firstIndex(where: { $0.kind == kind }),
      1...RunBudget.table[index].ceiling ~= amount
    else { return nil }
    var budget = self
    budget.amounts[index] = amount
    return budget
  }
}
