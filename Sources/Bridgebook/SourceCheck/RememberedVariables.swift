/// The variables of a coordinator that a scenario can represent.
enum RememberedVariables {
  /// Returns the names of the variables with their initial values, except copies of the wrapper's
  /// properties and constants.
  static func all(
    of run: BridgeRun, besides copies: CoordinatorCopies
  ) -> [(name: String, first: String)] {
    let structs = copies.structs
    let taken = Set(run.bridge.type.stored.map(\.name)).union(copies.originals.keys)
    return (run.bridge.coordinator?.stored ?? []).compactMap { property in
      guard !taken.contains(property.name), !structs.contains(property.name),
        !property.node.flags.contains(.isConstant),
        let first = property.remembered
      else { return nil }
      return (property.name, first)
    }
  }
}
