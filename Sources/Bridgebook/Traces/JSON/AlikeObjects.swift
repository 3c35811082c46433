/// Reads JSON objects that are similar to each other, such as the entries of a log.
///
/// The leading members of an object whose bytes equal those of the remembered object are skipped by
/// comparing bytes, which takes a fraction of the time of scanning them.
struct AlikeObjects: Sendable {
  /// A member of the remembered object; it ends where the next one begins.
  private struct Member: Sendable {
    let start: Int
    let keyCount: Int
    let shape: JSONToken.Shape
    /// The range of the value's bytes.
    let value: Range<Int>
    /// Whether the caller uses members of this name.
    let isTaken: Bool
  }

  private static let maximumObjectLength = 1 << 14
  private static let maximumMemberCount = 256

  private let isOn: Bool
  private var bytes: [UInt8] = []
  private var members: [Member] = []
  /// Whether the current objects no longer resemble the remembered one.
  private var isOutdated = true

  /// - Parameter isOn: False to scan every object, for comparison in tests.
  init(isOn: Bool = true) {
    self.isOn = isOn
  }

  /// Passes on the members of an object in order; unchanged members that the caller does not use
  /// are skipped.
  ///
  /// - Parameter take: Receives a member, and returns whether members of that name are used.
  /// - Returns: Whether the object is complete, or nil if the bytes are not an object.
  mutating func read(_ object: Bytes, _ take: (Bytes, JSONToken) -> Bool) -> Bool? {
    guard var scanner = JSONScanner(object) else { return nil }
    if isOutdated {
      remember(object, &scanner, take)
    } else {
      compare(object, &scanner, take)
    }
    return scanner.isComplete
  }

  private mutating func remember(
    _ object: Bytes, _ scanner: inout JSONScanner, _ take: (Bytes, JSONToken) -> Bool
  ) {
    members.removeAll(keepingCapacity: true)
    while scanner.findMember() {
      let start = scanner.index
      guard let (key, value) = scanner.member() else { break }
      let isTaken = take(key, value)
      if members.count < AlikeObjects.maximumMemberCount {
        let (first, count) = value.bytes.map { ($0.start - object.start, $0.count) } ?? (start, 0)
        members.append(
          Member(
            start: start, keyCount: key.count, shape: value.shape, value: first..<first + count,
            isTaken: isTaken))
      }
    }
    guard isOn, object.count <= AlikeObjects.maximumObjectLength else { return }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: object.buffer)
    isOutdated = false
  }

  private mutating func compare(
    _ object: Bytes, _ scanner: inout JSONScanner, _ take: (Bytes, JSONToken) -> Bool
  ) {
    let changes = bytes.withUnsafeBufferPointer { known in
      members.withUnsafeBufferPointer { members in
        AlikeObjects.changes(of: object, &scanner, Bytes(known), members, take)
      }
    }
    if changes * 2 > members.count { isOutdated = true }
  }

  /// Returns the number of members that had to be scanned because they differ from the remembered
  /// ones.
  private static func changes(
    of object: Bytes, _ scanner: inout JSONScanner, _ known: Bytes,
    _ members: UnsafeBufferPointer<Member>, _ take: (Bytes, JSONToken) -> Bool
  ) -> Int {
    var changes = 0
    /// The index of the remembered member that may come next.
    var next = 0
    /// The offset of the object's bytes from the remembered bytes, which are equal up to `end`.
    var shift = 0
    var end = 0
    while scanner.findMember() {
      if next < members.count {
        let start = members[next].start
        if start >= end || scanner.index - start != shift {
          shift = scanner.index - start
          end = start + object.commonCount(with: known, from: scanner.index, start)
        }
        // The first byte of the next member must also be equal, because it may be the one that ends
        // this member.
        while next + 1 < members.count, members[next + 1].start < end {
          if members[next].isTaken { hand(over: members[next], of: object, shift, take) }
          next += 1
        }
        scanner.move(to: members[next].start + shift)
      }
      guard let (key, value) = scanner.member() else { return changes }
      _ = take(key, value)
      changes += 1
      // A member with another name means that the rest of the object differs.
      guard next < members.count else { continue }
      let isSame =
        key.count == members[next].keyCount && known.hasBytes(key, at: members[next].start + 1)
      next = isSame ? next + 1 : members.count
    }
    return changes
  }

  /// Passes on a member that equals the remembered one.
  private static func hand(
    over member: Member, of object: Bytes, _ shift: Int, _ take: (Bytes, JSONToken) -> Bool
  ) {
    let key = object.from(member.start + shift + 1).to(member.keyCount)
    let value = object.from(member.value.lowerBound + shift).to(member.value.count)
    _ = take(key, JSONToken(member.shape, value))
  }
}
