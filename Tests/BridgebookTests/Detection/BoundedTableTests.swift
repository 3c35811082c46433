import Testing

@testable import Bridgebook

@Suite struct BoundedTableTests {
  @Test(arguments: [1, 7, 64])
  func agreesWithADictionary(_ capacity: Int) {
    var table = BoundedTable<Int>(capacity: capacity)
    var plain: [UInt64: Int] = [:]
    var state: UInt64 = 99
    for step in 0..<20_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let key = (state >> 8) % UInt64(capacity + capacity / 2 + 2) << 32
      if state % 5 == 0 {
        table.remove(key)
        plain[key] = nil
      } else if plain[key] == nil, plain.count == capacity {
        let before = Set(table.keys)
        table.values[table.find(key, or: 0)] = step
        let gone = before.subtracting(table.keys)
        #expect(gone.count == 1)
        for old in gone { plain[old] = nil }
        plain[key] = step
      } else {
        table.values[table.find(key, or: 0)] = step
        plain[key] = step
      }
      if state % 1_009 == 0 {
        table.removeAll()
        plain = [:]
      }
      #expect(table.keys.count == plain.count)
      #expect(table.find(key).map { table.values[$0] } == plain[key])
    }
    for (key, value) in plain { #expect(table.find(key).map { table.values[$0] } == value) }
    #expect(table.dropped > 0)
  }
}
