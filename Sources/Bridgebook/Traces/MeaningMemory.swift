/// An operation on the sink caused by a text, with texts as numbers.
struct SinkStep: Sendable {
  enum Role: Sendable { case add, begin, end }

  let role: Role
  let kind: TraceEventKind
  /// The kind of the begin event that an end event belongs to.
  var begin = TraceEventKind.note
  var subject = TextID.none
  var name = TextID.none
  var value = TextID.none
}

/// The recorded meanings of texts, so that a repeated text is not parsed again.
///
/// Console output is repetitive. Only texts whose meaning does not depend on other lines are
/// recorded. When the capacity is exhausted, everything is discarded.
struct MeaningMemory: Sendable {
  /// The recorded meaning of a text.
  struct Meaning: Sendable {
    var first: SinkStep
    var second: SinkStep?
    /// The number that the caller passed when the meaning was recorded.
    var note: Int32
  }

  private struct Entry: Sendable {
    let hash: UInt32
    /// Distinguishes meanings of the same text after different headers.
    let place: UInt8
    let length: UInt16
    let start: UInt32
    let meaning: Meaning
  }

  private static let capacity = 4096
  private static let maximumTextLength = 512
  private static let byteCapacity = 512 * 1024

  let isOn: Bool
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Hash slots with open addressing; 0 marks a free slot, other values are numbers of entries from
  /// 1.
  private var slots: [UInt16] = []

  /// - Parameter isOn: False to record nothing, for comparison in tests.
  init(isOn: Bool = true) {
    self.isOn = isOn
  }

  /// Returns the meaning of a text at a place, or nil if it is unknown.
  func find(_ text: Bytes, place: UInt8) -> Meaning? {
    guard !entries.isEmpty, text.count <= MeaningMemory.maximumTextLength else { return nil }
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

  /// Records the meaning of a text that was not found.
  mutating func keep(_ meaning: Meaning, of text: Bytes, place: UInt8) {
    guard isOn, text.count <= MeaningMemory.maximumTextLength else { return }
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

/// The steps caused by the current text, as long as they depend only on the text.
struct MeaningRecorder: Sendable {
  /// Whether the steps of the current text can still be recorded.
  private(set) var isOn = false
  private var steps: [SinkStep] = []

  /// Starts recording the steps of a text.
  mutating func begin() {
    steps.removeAll(keepingCapacity: true)
    isOn = true
  }

  mutating func add(_ step: SinkStep) { steps.append(step) }

  /// Records a step and resumes recording, which was stopped so that the operations inside the step
  /// are not recorded as well.
  mutating func goOn(with step: SinkStep) {
    steps.append(step)
    isOn = true
  }

  /// Stops recording, because the meaning of the text depends on earlier lines or the text has
  /// ended.
  mutating func giveUp() { isOn = false }

  /// Returns the recorded steps together with `note`; nil if recording has stopped or there are not
  /// one or two steps.
  func meaning(_ note: Int) -> MeaningMemory.Meaning? {
    guard isOn, 1...2 ~= steps.count else { return nil }
    return MeaningMemory.Meaning(
      first: steps[0], second: steps.count == 2 ? steps[1] : nil, note: Int32(note))
  }
}
