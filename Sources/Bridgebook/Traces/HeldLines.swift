/// Lines kept back until a line of metadata after them says what they are.
struct HeldLines {
  struct Line {
    let start: Int
    let end: Int
    let number: Int
    let offset: Int
  }

  /// So many lines may come before the first metadata of an input.
  static let mostBefore = 64
  /// So many lines one message or run of prints may have.
  static let mostInGroup = 1000
  static let mostBytes = 256 * 1024

  private(set) var lines: [Line] = []
  private var bytes: [UInt8] = []

  var isEmpty: Bool { lines.isEmpty }
  var count: Int { lines.count }
  var byteCount: Int { bytes.count }

  mutating func append(_ line: Bytes, number: Int, offset: Int) {
    let start = bytes.count
    bytes.append(contentsOf: line.buffer)
    lines.append(Line(start: start, end: bytes.count, number: number, offset: offset))
  }

  /// Hands out the lines in order, and is empty then.
  mutating func release(_ body: (Bytes, Line) -> Void) {
    guard !lines.isEmpty else { return }
    let (heldLines, heldBytes) = (lines, bytes)
    lines = []
    bytes = []
    heldBytes.withUnsafeBufferPointer { buffer in
      let all = Bytes(buffer)
      for line in heldLines { body(all.slice(line.start, line.end), line) }
    }
  }
}
