/// A buffered output for the bytes of an exported file.
package final class ExportOutput {
  private let sink: ([UInt8]) throws -> Void
  private var buffer: [UInt8] = []
  package private(set) var byteCount = 0

  /// - Parameter sink: receives the bytes in large pieces.
  package init(_ sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Appends text.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Passes the buffered bytes to the sink.
  package func flush() throws {
    guard !buffer.isEmpty else { return }
    byteCount += buffer.count
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
