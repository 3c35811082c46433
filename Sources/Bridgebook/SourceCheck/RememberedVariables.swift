/// The variables of a coordinator that a scenario can have.
enum RememberedVariables {
  /// Returns the names of the variables with their first values, without copies of the wrapper and
  /// without constants.
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
