/// Applies a function to many items, possibly in parallel.
///
/// The core does not start threads, so the caller passes the mapper.
package protocol ItemMapper {
  /// Returns the results in the order of the items.
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output]
}

/// Applies the function to the items one after another.
package struct SerialMapper: ItemMapper {
  /// Creates a mapper, which has no state.
  package init() {}

  /// Returns the results in the order of the items.
  package func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    items.map(transform)
  }
}

extension ItemMapper {
  /// Parses each item.
  ///
  /// - Throws: The fault of the first item that has one.
  package func parse<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) throws(TextDiagnostic) -> Output
  ) throws(TextDiagnostic) -> [Output] {
    let results = map(items) { item -> Result<Output, TextDiagnostic> in
      do throws(TextDiagnostic) { return .success(try transform(item)) } catch {
        return .failure(error)
      }
    }
    var outputs: [Output] = []
    outputs.reserveCapacity(items.count)
    for result in results { outputs.append(try result.get()) }
    return outputs
  }
}
