/// Values by key, at most `capacity` of them; a new key takes the place of an old one, which is counted.
///
/// Values lie densely, so that walking over them never depends on the order of hashing.
struct BoundedTable<Value: Sendable>: Sendable {
  let capacity: Int
  private(set) var keys: [UInt64] = []
  var values: [Value] = []
  /// How many values had to make place.
  private(set) var dropped = 0
  private var positions: [UInt64: Int] = [:]
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Where the value of a key lies.
  func find(_ key: UInt64) -> Int? { positions[key] }

  /// Where the value of a key lies, made when it is new.
  mutating func find(_ key: UInt64, or value: @autoclosure () -> Value) -> Int {
    if let position = positions[key] { return position }
    if keys.count == capacity {
      dropped += 1
      oldest = oldest < capacity ? oldest : 0
      positions[keys[oldest]] = nil
      positions[key] = oldest
      keys[oldest] = key
      values[oldest] = value()
      oldest += 1
      return oldest - 1
    }
    positions[key] = keys.count
    keys.append(key)
    values.append(value())
    return keys.count - 1
  }

  /// Takes a key and its value out; the last value moves into its place.
  @discardableResult
  mutating func remove(_ key: UInt64) -> Value? {
    guard let position = positions.removeValue(forKey: key) else { return nil }
    let value = values[position]
    let last = keys.count - 1
    if position != last {
      keys[position] = keys[last]
      values[position] = values[last]
      positions[keys[position]] = position
    }
    keys.removeLast()
    values.removeLast()
    return value
  }

  /// Empties the table and keeps its memory.
  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }
}
