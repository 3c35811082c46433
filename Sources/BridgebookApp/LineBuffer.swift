internal import Bridgebook

/// Splits bytes into lines as they arrive.
package struct LineBuffer {
  /// A line, or the reason why it cannot be used.
  package enum Line: Equatable {
    case text(String)
    /// Not UTF-8.
    case invalid
    /// Longer than allowed; its bytes were not kept.
    case tooLong
  }

  private let maximumByteCount: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false

  package init(maximumByteCount: Int) {
    self.maximumByteCount = maximumByteCount
  }

  /// Appends bytes and calls the closure with every complete line.
  package mutating func append(_ new: UnsafeRawBufferPointer, _ body: (Line) -> Void) {
    var start = 0
    while let end = new[start...].firstIndex(of: 10) {
      keep(UnsafeRawBufferPointer(rebasing: new[start..<end]))
      handOver(body)
      start = end + 1
    }
    keep(UnsafeRawBufferPointer(rebasing: new[start...]))
  }

  /// Calls the closure with a last line that has no line feed.
  package mutating func finish(_ body: (Line) -> Void) {
    if !bytes.isEmpty || isTooLong { handOver(body) }
  }

  private mutating func keep(_ part: UnsafeRawBufferPointer) {
    guard !isTooLong else { return }
    guard bytes.count + part.count <= maximumByteCount else {
      isTooLong = true
      bytes = []
      return
    }
    bytes.append(contentsOf: part)
  }

  private mutating func handOver(_ body: (Line) -> Void) {
    defer {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
      isTooLong = false
    }
    if isTooLong { return body(.tooLong) }
    body(String(validating: bytes, as: UTF8.self).map(Line.text) ?? .invalid)
  }
}
