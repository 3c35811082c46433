/// The number of a text in its `TextTable`.
package struct TextID: Hashable, Sendable {
  /// The position in the table.
  package let index: UInt32

  /// Creates the number of the text at a position of its table.
  package init(index: UInt32) {
    self.index = index
  }

  /// The number of the empty text, which means "no text".
  package static var none: TextID { TextID(index: 0) }

  /// Whether the text arrived after the table was full; its number is valid only within the batch
  /// it came with.
  package var isTransient: Bool { index >= TextTable.firstTransient }
}

/// The distinct texts of one run; events contain numbers instead of strings.
///
/// The number and the bytes of stored texts are limited. A text that no longer fits can still be
/// represented by `transientNumber(of:)` until `forgetTransientTexts()` is called.
package struct TextTable: Sendable {
  /// The role of a text, which determines how full the table may be before the text is refused.
  package enum Purpose: Sendable {
    /// Any text of an input; an input can contain any number of different values.
    case value
    /// A name to which values belong or which gives them a meaning; a quarter of the capacity is
    /// reserved for names.
    case name
    /// A string constant of the program, which is always accepted because the number of constants
    /// is fixed.
    case own
  }

  /// The maximum number of texts before new values are refused; names may exceed it by a quarter.
  package let capacity: Int
  /// The maximum total size of the texts in bytes before new values are refused; names may exceed
  /// it by a quarter.
  package let byteCapacity: Int
  private var texts: [String] = [""]
  private var hashes: [UInt32] = [0]
  /// Hash slots with open addressing; 0 marks a free slot, because the empty text is never looked
  /// up here.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  /// The total size of the stored texts in bytes.
  package private(set) var byteCount = 0
  private var transient: [String] = []
  /// The number of transient texts discarded so far, added to new numbers so that no number is
  /// reused.
  private var forgottenCount: UInt32 = 0

  static let firstTransient: UInt32 = 1 << 31

  /// Creates a table that accepts values up to the given number of texts and bytes.
  package init(capacity: Int = 1 << 20, byteCapacity: Int = .max) {
    // Keeps the numbers below `firstTransient` even when the extra quarter for names is used up.
    self.capacity = min(capacity, Int(TextTable.firstTransient / 2))
    self.byteCapacity = min(byteCapacity, .max / 2)
  }

  /// The number of texts in the table, including the empty one.
  package var count: Int { texts.count }

  /// Returns the number of a text, adding it if it is new, or nil if the table is full.
  package mutating func number(of text: String, for purpose: Purpose = .value) -> TextID? {
    var text = text
    return text.withUTF8 { number(of: $0, for: purpose) }
  }

  /// Returns the number of a text given as UTF-8; no string is created for a text that is already
  /// stored.
  package mutating func number(
    of bytes: UnsafeBufferPointer<UInt8>, for purpose: Purpose = .value
  ) -> TextID? {
    guard !bytes.isEmpty else { return TextID.none }
    let hash = TextTable.hash(bytes)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot])
      if hashes[index] == hash, TextTable.isEqual(texts[index], bytes) {
        return TextID(index: slots[slot])
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard hasRoom(for: purpose, bytes.count) else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    // Invalid UTF-8 was repaired, and the repaired text may already be in the table.
    guard TextTable.isEqual(text, bytes) else {
      return text.withUTF8 { self.number(of: $0, for: purpose) }
    }
    let number = UInt32(texts.count)
    texts.append(text)
    hashes.append(hash)
    byteCount += bytes.count
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return TextID(index: number)
  }

  private func hasRoom(for purpose: Purpose, _ length: Int) -> Bool {
    switch purpose {
    case .value: texts.count < capacity && byteCount + length <= byteCapacity
    case .name:
      texts.count < capacity + capacity / 4
        && byteCount + length <= byteCapacity + byteCapacity / 4
    case .own: true
    }
  }

  /// Returns a new number for a text that the full table refused, even if the text already has a
  /// number.
  package mutating func transientNumber(of bytes: UnsafeBufferPointer<UInt8>) -> TextID {
    let place = forgottenCount &+ UInt32(transient.count)
    transient.append(String(decoding: bytes, as: UTF8.self))
    return TextID(index: TextTable.firstTransient | place)
  }

  /// Discards the transient texts, whose numbers then refer to the empty text.
  package mutating func forgetTransientTexts() {
    // The numbers wrap around after two billion texts.
    forgottenCount = (forgottenCount &+ UInt32(transient.count)) & ~TextTable.firstTransient
    // A copy on another thread may still use the array, so its memory is not reused.
    let count = transient.count
    transient = []
    transient.reserveCapacity(count)
  }

  /// Returns the text with the given number.
  package subscript(id: TextID) -> String {
    guard id.isTransient else { return texts[Int(id.index)] }
    let index = Int((id.index &- forgottenCount) & ~TextTable.firstTransient)
    return index < transient.count ? transient[index] : ""
  }

  /// The texts added to a table, for updating a copy of it on another thread.
  package struct Change: Sendable {
    fileprivate let texts: [String]
    fileprivate let transient: [String]
    fileprivate let forgottenCount: UInt32
  }

  /// Returns the texts added since the table contained `count` texts, and all transient ones.
  package func changes(since count: Int) -> Change {
    Change(texts: Array(texts[count...]), transient: transient, forgottenCount: forgottenCount)
  }

  /// Adds the texts that were added to the original; a copy that was updated this way supports only
  /// lookup by number.
  package mutating func apply(_ change: Change) {
    texts.append(contentsOf: change.texts)
    transient = change.transient
    forgottenCount = change.forgottenCount
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<texts.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  /// Returns a hash that is the same in every process, so that no result depends on a random seed.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(bytes)
    var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= raw.count {
      state = mix(state, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    guard index < raw.count else { return UInt32(truncatingIfNeeded: state ^ (state >> 32)) }
    var tail: UInt64 = 0
    if raw.count >= 8 {
      // The last eight bytes overlap those before, so that a single load replaces up to seven.
      tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    } else {
      for byte in raw { tail = tail << 8 | UInt64(byte) }
    }
    state = mix(state, tail)
    return UInt32(truncatingIfNeeded: state ^ (state >> 32))
  }

  private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.low ^ product.high ^ word.byteSwapped
  }

  private static func isEqual(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = text.utf8
    guard utf8.count == bytes.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { stored -> Bool in
      let left = UnsafeRawBufferPointer(stored)
      let right = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= left.count {
        let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
        index += 8
      }
      while index < left.count {
        if left[index] != right[index] { return false }
        index += 1
      }
      return true
    }
    return isSame ?? utf8.elementsEqual(bytes)
  }
}
