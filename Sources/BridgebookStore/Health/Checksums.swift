internal import BookData
internal import Bridgebook

/// A checksum of the values of one row, in their order.
///
/// Each step is a bijection, so a change of one value always changes the result. It is not
/// cryptographic.
struct RowDigest {
  private var value: UInt64

  /// - Parameter seed: distinguishes rows with equal values, such as rows of different tables.
  init(seed: UInt64) { value = seed }

  mutating func add(_ number: Int64) {
    value = (value &+ UInt64(bitPattern: number)) &* 0x9fb2_1c65_1e98_df25
  }

  mutating func addNull() { add(Int64(bitPattern: 0xa5a5_5a5a_c3c3_3c3c)) }

  mutating func add(_ text: String) {
    var text = text
    let hash = text.withUTF8 { Fingerprint.value(of: UnsafeRawBufferPointer($0)) }
    add(Int64(bitPattern: hash))
  }

  mutating func add(_ item: Value) {
    switch item {
    case .null: addNull()
    case .integer(let number): add(number)
    case .real(let number): add(Int64(bitPattern: number.bitPattern))
    case .text(let text): add(text)
    case .blob(let bytes):
      add(Int64(bitPattern: bytes.withUnsafeBytes { Fingerprint.value(of: $0) }))
      addNull()
    }
  }

  /// The checksum, mixed so that sums of checksums differ when rows exchange values.
  ///
  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
  var result: UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension OwnVersion {
  /// A checksum of all recorded fields of the version.
  var checksum: String {
    var digest = RowDigest(seed: 0)
    let parts = [
      header.id, header.kind.rawValue, header.relation.rawValue, header.target, baseHash,
      change.rawValue, time, author, text,
    ]
    for part in parts { digest.add(.optional(part)) }
    return Fingerprint.hexadecimal(digest.result)
  }
}

/// The result of verifying checksums.
package struct ChecksumReport: Equatable, Sendable {
  /// The ids of changed items, such as runs.
  package var changed: [String] = []
  package var checkedCount = 0
}

extension ChecksumReport {
  mutating func take(_ name: String, stored: String?, found: String) {
    checkedCount += 1
    if stored != found { changed.append(name) }
  }
}
