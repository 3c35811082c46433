/// The update of the view graph that is going on.
final class GraphUpdate {
  /// The number of updates that are open, one within the other; state must not be written while one
  /// is.
  private var openCount = 0
  private(set) var flushNumber = 0
  private var isFlushing = false
  /// The node whose code runs, and which therefore depends on what is read.
  private(set) var reader: Node?

  var isOpen: Bool { openCount > 0 }

  /// The flush that what is made now belongs to.
  var flushOfNewNodes: Int { isFlushing ? flushNumber : flushNumber + 1 }

  func beginFlush() {
    flushNumber += 1
    isFlushing = true
  }

  func endFlush() { isFlushing = false }

  func open() { openCount += 1 }

  func close() { openCount -= 1 }

  /// Lets a node depend on what `body` reads; with nil, nothing depends on it.
  func reading<Result>(as node: Node?, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }
}
