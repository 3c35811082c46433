/// A hash table with at most `capacity` values; when it is full, a new key replaces an old one, and
/// the replacement is counted.
///
/// The values are stored contiguously, so that their order does not depend on hashing. Keys are
/// found by open addressing with a multiplicative hash of two instructions, which is several times
/// faster than the seeded hashing of the standard library.
struct BoundedTable<Value: Sendable>: Sendable {
  let capacity: Int
  private(set) var keys: [UInt64] = []
  var values: [Value] = []
  /// The number of values that were replaced because the table was full.
  private(set) var dropped = 0
  /// Hash slots that contain positions plus one; 0 marks a free slot.
  private var slots: [UInt32] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the position of a key's value, or nil if there is none.
  func find(_ key: UInt64) -> Int? {
    guard !keys.isEmpty else { return nil }
    let slot = slots[slot(of: key)]
    return slot == 0 ? nil : Int(slot) - 1
  }

  /// Returns the position of a key's value, adding the value if the key is new.
  mutating func find(_ key: UInt64, or value: @autoclosure () -> Value) -> Int {
    if let position = find(key) { return position }
    if keys.count == capacity {
      dropped += 1
      oldest = oldest < capacity ? oldest : 0
      free(slot(of: keys[oldest]))
      keys[oldest] = key
      values[oldest] = value()
      slots[slot(of: key)] = UInt32(oldest + 1)
      oldest += 1
      return oldest - 1
    }
    keys.append(key)
    values.append(value())
    if keys.count * 2 > slots.count {
      grow()
    } else {
      slots[slot(of: key)] = UInt32(keys.count)
    }
    return keys.count - 1
  }

  /// Removes a key and its value; the last value moves to the vacated position.
  mutating func remove(_ key: UInt64) {
    guard let position = find(key) else { return }
    free(slot(of: key))
    let last = keys.count - 1
    if position != last {
      keys[position] = keys[last]
      values[position] = values[last]
      slots[slot(of: keys[position])] = UInt32(position + 1)
    }
    keys.removeLast()
    values.removeLast()
  }

  /// Removes all values but keeps the memory.
  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Returns the slot that contains a key, or the free slot for it.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = home(key)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private func home(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
  }

  /// Frees a slot and moves displaced entries back, so that searches do not end too early.
  private mutating func free(_ start: Int) {
    let mask = slots.count - 1
    var hole = start
    slots[hole] = 0
    var slot = (hole + 1) & mask
    while slots[slot] != 0 {
      let home = home(keys[Int(slots[slot]) - 1])
      if (slot - home) & mask >= (slot - hole) & mask {
        slots[hole] = slots[slot]
        slots[slot] = 0
        hole = slot
      }
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for position in keys.indices { slots[slot(of: keys[position])] = UInt32(position + 1) }
  }
}
