internal import Bridgebook
internal import Platform

/// Applies a function to many items on two threads.
struct ThreadMapper: ItemMapper {
  func map<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
  ) -> [Output] {
    let outputs = Locked([Output?](repeating: nil, count: items.count))
    do {
      try Worker.share(items.count) { index in
        let output = transform(items[index])
        outputs.with { $0[index] = output }
      }
    } catch {
      // If no threads can be started, the items are processed one after the other.
      return items.map(transform)
    }
    return outputs.with { $0 }.compactMap(\.self)
  }
}
