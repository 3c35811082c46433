/// The properties declared in headers, for the classes that a program uses.
final class ListedProperties {
  private let table: PropertyTable
  /// The names by class, sorted.
  private var names: [String: [String]] = [:]

  init(_ table: PropertyTable) { self.table = table }

  /// Returns the properties of a class, sorted; empty for a class whose header is not known.
  func names(of type: String) -> [String] {
    if let known = names[type] { return known }
    let found = table.names(of: type)?.sorted() ?? []
    names[type] = found
    return found
  }

  /// Returns whether the header of a class declares a property.
  func contains(_ name: String, of type: String) -> Bool {
    let names = names(of: type)
    var range = names.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if names[middle] == name { return true }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
