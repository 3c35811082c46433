/// A text of a run, by its number in a `TextTable`.
public struct TextID: Hashable, Sendable {
  /// The position in the table.
  public let index: UInt32

  /// The text at a position of its table.
  @inlinable
  public init(index: UInt32) {
    self.index = index
  }

  /// Stands for "no text".
  @inlinable public static var none: TextID { TextID(index: 0) }

  /// Tells whether both are the same number.
  @inlinable
  public static func == (left: TextID, right: TextID) -> Bool { left.index == right.index }

  /// A text that came after the table was full: valid only until the batch it came with is given up.
  public var isTransient: Bool { index >= TextTable.firstTransient }
}

/// The distinct texts of one run; events hold numbers instead of strings.
///
/// Its memory depends on the number of distinct texts, which two capacities limit. A text that comes after that can
/// still be named by `transientNumber(of:)` until `forgetTransientTexts()`.
package struct TextTable: Sendable {
  /// The most texts the table takes; a full table answers nil to new ones.
  package let capacity: Int
  /// The most bytes of text it takes.
  package let byteCapacity: Int
  private var texts: [String] = [""]
  private var hashes: [UInt32] = [0]
  /// Open addressing; 0 is a free slot, since the empty text is never looked up there.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  private var byteCount = 0
  private var transient: [String] = []

  static let firstTransient: UInt32 = 1 << 31

  package init(capacity: Int = 1 << 20, byteCapacity: Int = .max) {
    self.capacity = min(capacity, Int(TextTable.firstTransient))
    self.byteCapacity = byteCapacity
  }

  /// How many texts it holds, the empty one included.
  package var count: Int { texts.count }

  /// The number of a text, made when it is new; nil when the table is full.
  package mutating func number(of text: String) -> TextID? {
    var text = text
    return text.withUTF8 { number(of: $0) }
  }

  /// The number of a text given as UTF-8, which costs no string where the text is known.
  package mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> TextID? {
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
    guard texts.count < capacity, byteCount + bytes.count <= byteCapacity else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are no UTF-8 became another text, which may be in the table already.
    guard TextTable.isEqual(text, bytes) else { return text.withUTF8 { self.number(of: $0) } }
    let number = UInt32(texts.count)
    texts.append(text)
    hashes.append(hash)
    byteCount += bytes.count
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return TextID(index: number)
  }

  /// A number for a text that a full table did not take; every call makes a new one.
  package mutating func transientNumber(of bytes: UnsafeBufferPointer<UInt8>) -> TextID {
    transient.append(String(decoding: bytes, as: UTF8.self))
    return TextID(index: TextTable.firstTransient + UInt32(transient.count - 1))
  }

  /// Gives up the texts that came after the table was full; their numbers name the empty text from now on.
  package mutating func forgetTransientTexts() {
    transient.removeAll(keepingCapacity: true)
  }

  /// The text of a number of this table.
  package subscript(id: TextID) -> String {
    guard id.isTransient else { return texts[Int(id.index)] }
    let index = Int(id.index - TextTable.firstTransient)
    return index < transient.count ? transient[index] : ""
  }

  /// What came to a table, for a copy of it that another thread keeps.
  package struct Change: Sendable {
    fileprivate let texts: [String]
    fileprivate let transient: [String]
  }

  /// The texts since the table held so many, and the transient ones.
  package func changes(since count: Int) -> Change {
    Change(texts: Array(texts[count...]), transient: transient)
  }

  /// Takes what came to the table this is a copy of; such a copy answers by number only.
  package mutating func apply(_ change: Change) {
    texts.append(contentsOf: change.texts)
    transient = change.transient
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in 1..<texts.count {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index)
    }
  }

  /// The same for the same bytes in every process, so that nothing depends on a random seed.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(bytes)
    var state = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= raw.count {
      state = mix(state, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail: UInt64 = 0
    while index < raw.count {
      tail = tail << 8 | UInt64(raw[index])
      index += 1
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
