/// What was measured once, against what the project allows itself.
struct Limit {
  let title: String
  let measured: Double
  let budget: Double
  let unit: String

  var holds: Bool { measured <= budget }

  static let heading = "\n| limit | measured | budget | holds |\n|---|---|---|---|"

  /// A row of the Markdown table.
  var row: String {
    "| \(title) | \(Decimal.text(measured, digits: 1)) \(unit) | "
      + "\(Decimal.text(budget, digits: 1)) \(unit) | \(holds ? "yes" : "NO") |"
  }
}
