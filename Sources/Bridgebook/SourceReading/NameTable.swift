/// The distinct names of one file.
struct NameTable {
  private(set) var texts: [String]
  /// The concatenated bytes of all names; `ends` contains the end of each name.
  private var pool: [UInt8] = []
  private var ends: [Int32] = [0]
  /// Hash slots with open addressing, which contain the numbers of names; 0 marks a free slot.
  private var slots: [Int32]
  private var hashes: [UInt32]

  /// A table that already contains the words of the language; copies share its storage until they
  /// add a name.
  static let words: NameTable = {
    var table = NameTable(texts: [""], slots: Array(repeating: 0, count: 1_024), hashes: [0])
    for word in SwiftWord.allCases where word != .noWord {
      let bytes = Array(word.text.utf8)
      _ = table.number(of: bytes, 0, bytes.count)
    }
    return table
  }()

  private init(texts: [String], slots: [Int32], hashes: [UInt32]) {
    self.texts = texts
    self.slots = slots
    self.hashes = hashes
  }

  /// Returns the number of the name in a range of bytes, adding the name if it is new.
  mutating func number(of bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
    var fnv = FNVHash()
    var index = start
    while index < end {
      fnv.add(bytes[index])
      index += 1
    }
    let hash = UInt32(truncatingIfNeeded: fnv.value)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let found = Int(slots[slot])
      if hashes[found] == hash, isSame(found, bytes, start, end) { return Int32(found) }
      slot = (slot + 1) & mask
    }
    let number = Int32(texts.count)
    texts.append(String(decoding: bytes[start..<end], as: UTF8.self))
    pool += bytes[start..<end]
    ends.append(Int32(pool.count))
    hashes.append(hash)
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return number
  }

  private func isSame(_ number: Int, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let first = Int(ends[number - 1])
    guard Int(ends[number]) - first == end - start else { return false }
    var index = start
    while index < end {
      if pool[first + index - start] != bytes[index] { return false }
      index += 1
    }
    return true
  }

  private mutating func grow() {
    var larger = [Int32](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for number in 1..<texts.count {
      var slot = Int(hashes[number]) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = Int32(number)
    }
    slots = larger
  }
}
