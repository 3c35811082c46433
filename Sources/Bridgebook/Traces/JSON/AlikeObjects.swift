/// Reads JSON objects that are much alike, as the entries of one log are.
///
/// Where an object has the bytes of the one that is remembered, it has its members too: they are passed by comparing
/// bytes, which takes a fraction of scanning them.
struct AlikeObjects: Sendable {
  /// A member of the remembered object; it ends where the next one begins.
  private struct Member: Sendable {
    let start: Int
    let keyCount: Int
    let shape: JSONValue.Shape
    /// Where the value's bytes are.
    let value: Range<Int>
    /// Whoever reads the objects wants it.
    let isTaken: Bool
  }

  private static let longestObject = 1 << 14
  private static let mostMembers = 256

  private let isOn: Bool
  private var bytes: [UInt8] = []
  private var members: [Member] = []
  /// The objects that come now are not like the one that is remembered.
  private var isOutdated = true

  /// - Parameter isOn: false scans every object, for comparison.
  init(isOn: Bool = true) {
    self.isOn = isOn
  }

  /// Hands out the members of an object in their order, except those of names that are not taken.
  ///
  /// - Parameter take: takes a member, and tells whether it takes members of that name.
  /// - Returns: whether the object is complete; nil where the bytes are none.
  mutating func read(_ object: Bytes, _ take: (Bytes, JSONValue) -> Bool) -> Bool? {
    guard var scanner = JSONScanner(object) else { return nil }
    if isOutdated {
      remember(object, &scanner, take)
    } else {
      compare(object, &scanner, take)
    }
    return scanner.isComplete
  }

  private mutating func remember(
    _ object: Bytes, _ scanner: inout JSONScanner, _ take: (Bytes, JSONValue) -> Bool
  ) {
    members.removeAll(keepingCapacity: true)
    while scanner.findMember() {
      let start = scanner.index
      guard let (key, value) = scanner.member() else { break }
      let isTaken = take(key, value)
      if members.count < AlikeObjects.mostMembers {
        let (first, count) = value.bytes.map { ($0.start - object.start, $0.count) } ?? (start, 0)
        members.append(
          Member(
            start: start, keyCount: key.count, shape: value.shape, value: first..<first + count,
            isTaken: isTaken))
      }
    }
    guard isOn, object.count <= AlikeObjects.longestObject else { return }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: object.buffer)
    isOutdated = false
  }

  private mutating func compare(
    _ object: Bytes, _ scanner: inout JSONScanner, _ take: (Bytes, JSONValue) -> Bool
  ) {
    let changes = bytes.withUnsafeBufferPointer { known in
      members.withUnsafeBufferPointer { members in
        AlikeObjects.changes(of: object, &scanner, Bytes(known), members, take)
      }
    }
    if changes * 2 > members.count { isOutdated = true }
  }

  /// How many members had to be scanned because they differ from the remembered ones.
  private static func changes(
    of object: Bytes, _ scanner: inout JSONScanner, _ known: Bytes,
    _ members: UnsafeBufferPointer<Member>, _ take: (Bytes, JSONValue) -> Bool
  ) -> Int {
    var changes = 0
    /// The remembered member that may come next.
    var next = 0
    /// How much farther the object's bytes are than the remembered ones, which are the same up to `end`.
    var shift = 0
    var end = 0
    while scanner.findMember() {
      if next < members.count {
        let start = members[next].start
        if start >= end || scanner.index - start != shift {
          shift = scanner.index - start
          end = start + object.commonCount(with: known, from: scanner.index, start)
        }
        // The first byte of the next member has to be the same too, since it may be what ends this one.
        while next + 1 < members.count, members[next + 1].start < end {
          if members[next].isTaken { hand(over: members[next], of: object, shift, take) }
          next += 1
        }
        scanner.move(to: members[next].start + shift)
      }
      guard let (key, value) = scanner.member() else { return changes }
      _ = take(key, value)
      changes += 1
      // Another name means other members from here on.
      guard next < members.count else { continue }
      let isSame =
        key.count == members[next].keyCount && known.hasBytes(key, at: members[next].start + 1)
      next = isSame ? next + 1 : members.count
    }
    return changes
  }

  /// Hands over a member that is the same as the remembered one.
  private static func hand(
    over member: Member, of object: Bytes, _ shift: Int, _ take: (Bytes, JSONValue) -> Bool
  ) {
    let key = object.from(member.start + shift + 1).to(member.keyCount)
    let value = object.from(member.value.lowerBound + shift).to(member.value.count)
    _ = take(key, JSONValue(member.shape, value))
  }
}
