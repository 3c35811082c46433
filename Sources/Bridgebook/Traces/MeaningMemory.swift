/// One thing a text made the sink do, in numbers.
struct SinkStep: Sendable {
  enum Role: Sendable { case add, begin, end }

  let role: Role
  let kind: TraceEventKind
  /// What an end ends.
  var begin = TraceEventKind.note
  var subject = TextID.none
  var name = TextID.none
  var value = TextID.none
}

/// What texts meant, so that one that comes again is not read again.
///
/// Consoles repeat themselves. Only texts are kept whose meaning depends on nothing but themselves; when its room is used
/// up it forgets everything and begins anew.
struct MeaningMemory: Sendable {
  /// What a text meant.
  struct Meaning: Sendable {
    var first: SinkStep
    var second: SinkStep?
    /// Whoever asks may keep a number with it.
    var note: Int32
  }

  private struct Entry: Sendable {
    let hash: UInt32
    /// The same text means something else after another header.
    let place: UInt8
    let length: UInt16
    let start: UInt32
    let meaning: Meaning
  }

  private static let capacity = 4096
  private static let longestText = 512
  private static let byteCapacity = 512 * 1024

  let isOn: Bool
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Open addressing; 0 is free, else the number of an entry from 1.
  private var slots: [UInt16] = []

  /// - Parameter isOn: false keeps nothing, for comparison.
  init(isOn: Bool = true) {
    self.isOn = isOn
  }

  /// What the text meant at such a place; nil where it is not known.
  func find(_ text: Bytes, place: UInt8) -> Meaning? {
    guard !entries.isEmpty, text.count <= MeaningMemory.longestText else { return nil }
    let hash = TextTable.hash(text.buffer)
    var slot = MeaningMemory.slot(hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].place == place,
        Int(entries[index].length) == text.count
      {
        let start = Int(entries[index].start)
        let isSame = bytes.withUnsafeBufferPointer { Bytes($0).hasBytes(text, at: start) }
        if isSame { return entries[index].meaning }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Keeps what a text meant that was not found.
  mutating func keep(_ meaning: Meaning, of text: Bytes, place: UInt8) {
    guard isOn, text.count <= MeaningMemory.longestText else { return }
    if entries.count == MeaningMemory.capacity
      || bytes.count + text.count > MeaningMemory.byteCapacity || slots.isEmpty
    {
      entries.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
      slots = Array(repeating: 0, count: 2 * MeaningMemory.capacity)
    }
    let hash = TextTable.hash(text.buffer)
    var slot = MeaningMemory.slot(hash)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    entries.append(
      Entry(
        hash: hash, place: place, length: UInt16(text.count), start: UInt32(bytes.count),
        meaning: meaning))
    bytes.append(contentsOf: text.buffer)
    slots[slot] = UInt16(entries.count)
  }

  private static func slot(_ hash: UInt32) -> Int { Int(hash) & (2 * capacity - 1) }
}
