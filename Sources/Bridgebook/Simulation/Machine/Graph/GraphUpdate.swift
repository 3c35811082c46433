/// The graph update in progress.
final class GraphUpdate {
  /// The nesting depth of open updates; while it is positive, state must not be written.
  private var openCount = 0
  private(set) var flushNumber = 0
  private var isFlushing = false
  /// The node whose code is running; the values that it reads become its dependencies.
  private(set) var reader: Node?

  var isOpen: Bool { openCount > 0 }

  /// The flush to which nodes created at this time belong.
  var flushOfNewNodes: Int { isFlushing ? flushNumber : flushNumber + 1 }

  func beginFlush() {
    flushNumber += 1
    isFlushing = true
  }

  func endFlush() { isFlushing = false }

  func open() { openCount += 1 }

  func close() { openCount -= 1 }

  /// Runs a closure and makes a node depend on the values read in it; with nil, records no
  /// dependencies.
  func reading<Result>(as node: Node?, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }
}
