/// Lines that are held until a following line of metadata describes them.
struct HeldLines {
  struct Line {
    let start: Int
    let end: Int
    let number: Int
    let offset: Int
  }

  /// The maximum number of lines held before the first metadata of an input.
  static let maximumLeadingLineCount = 64
  /// The maximum number of lines in a message or run of prints.
  static let maximumGroupLineCount = 1000
  static let maximumByteCount = 256 * 1024

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

  /// Passes on the lines in order and removes them.
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
