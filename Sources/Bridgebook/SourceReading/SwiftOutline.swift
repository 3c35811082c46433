/// The nodes of an outline while it is written; a node is a number that stays the same.
struct SwiftOutline {
  private(set) var records: [SwiftNodeRecord] = []

  /// Makes room for as many nodes as that many tokens usually make.
  init(tokenCount: Int) {
    records.reserveCapacity(tokenCount / 2 + 16)
  }

  @inline(__always)
  subscript(node: Int32) -> SwiftNodeRecord {
    get { records[Int(node)] }
    _modify { yield &records[Int(node)] }
  }

  /// Adds a node without a parent that ends where it starts.
  mutating func add(
    _ kind: SwiftNodeKind, start: Int, name: NameNumber = .none, flags: SwiftNodeFlags = [],
    anchor: Int? = nil
  ) -> Int32 {
    records.append(
      SwiftNodeRecord(
        kind: kind, flags: flags, name: name, start: Int32(start), end: Int32(start),
        anchor: Int32(anchor ?? start)))
    return Int32(records.count - 1)
  }

  /// Makes a node the last child of another.
  mutating func adopt(_ child: Int32, by parent: Int32) {
    guard child >= 0 else { return }
    records[Int(child)].parent = parent
    let last = records[Int(parent)].lastChild
    if last >= 0 {
      records[Int(last)].next = child
    } else {
      records[Int(parent)].firstChild = child
    }
    records[Int(parent)].lastChild = child
  }
}
