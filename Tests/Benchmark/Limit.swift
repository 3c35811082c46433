/// A single measurement with its budget.
struct Limit {
  let title: String
  let measured: Double
  let budget: Double
  let unit: String

  var holds: Bool { measured <= budget }

  static let heading = "| measure | measured | budget |\n|---|---|---|"

  /// The row of the Markdown table.
  var row: String {
    "| \(title) | \(Decimal.text(measured, digits: 2)) \(unit) | "
      + "\(Decimal.text(budget, digits: 2)) \(unit)\(holds ? "" : ", exceeded") |"
  }
}
