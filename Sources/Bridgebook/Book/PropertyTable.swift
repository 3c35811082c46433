/// The names of the properties of platform classes, including inherited ones.
package struct PropertyTable: Equatable, Sendable {
  private var bases: [String: [String]] = [:]
  /// The cells of a class's rows, which are split only for the classes that a scenario uses.
  private var cells: [String: [String]] = [:]
  /// The ids of the sources that the table cites.
  package var sources: Set<String> = []

  /// Creates an empty table.
  package init() {}

  /// Adds a row: a comma-separated list of properties of a class, and the classes it inherits from.
  package mutating func add(_ properties: String, of type: String, bases: [String]) {
    cells[type, default: []].append(properties)
    self.bases[type, default: []] += bases
  }

  /// The classes that the table lists, sorted.
  package var classes: [String] { cells.keys.sorted() }

  /// Returns the classes that a class inherits from, the nearest first.
  package func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var types = bases[type] ?? []
    while !types.isEmpty {
      let next = types.removeFirst()
      guard next != type, !found.contains(next) else { continue }
      found.append(next)
      types += bases[next] ?? []
    }
    return found
  }

  /// Returns the frameworks of a class's base, of which one of two systems has both; empty for a
  /// class that the table does not have.
  func toolkits(of type: String) -> Set<Toolkit> {
    Set(([type] + ancestors(of: type)).compactMap { PropertyTable.roots[$0] })
  }

  private static let roots: [String: Toolkit] = [
    "UIResponder": .uikit, "UIView": .uikit, "UIViewController": .uikit,
    "UIGestureRecognizer": .uikit, "NSResponder": .appkit, "NSView": .appkit,
    "NSViewController": .appkit, "NSGestureRecognizer": .appkit,
  ]

  /// Returns the names of a class and of those it inherits from; nil if the table does not have the
  /// class.
  package func names(of type: String) -> Set<String>? {
    guard cells[type] != nil else { return nil }
    var found: Set<String> = []
    var types = [type]
    var seen: Set<String> = []
    while let next = types.popLast() {
      guard seen.insert(next).inserted else { continue }
      for cell in cells[next] ?? [] { found.formUnion(cell.list()) }
      types += bases[next] ?? []
    }
    return found
  }
}
