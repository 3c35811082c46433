/// Takes the bytes of one exported file as they are made.
package final class ExportOutput {
  private let sink: ([UInt8]) throws -> Void
  private var buffer: [UInt8] = []
  package private(set) var byteCount = 0

  /// - Parameter sink: receives the bytes in large pieces.
  package init(_ sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Adds text.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Adds bytes.
  package func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Hands on what was added so far.
  package func flush() throws {
    guard !buffer.isEmpty else { return }
    byteCount += buffer.count
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
