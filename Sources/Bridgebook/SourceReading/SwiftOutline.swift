/// The nodes of an outline during parsing; a node is identified by a number that does not change.
struct SwiftOutline {
  private(set) var records: [SwiftNodeRecord] = []

  /// Reserves space for the usual number of nodes for the given number of tokens.
  init(tokenCount: Int) {
    records.reserveCapacity(tokenCount / 2 + 16)
  }

  @inline(__always)
  subscript(node: Int32) -> SwiftNodeRecord {
    get { records[Int(node)] }
    _modify { yield &records[Int(node)] }
  }

  /// Adds a node without a parent; its end equals its start.
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

  /// Makes a node the last child of another node.
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
