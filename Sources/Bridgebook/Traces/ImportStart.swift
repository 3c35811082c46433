extension TraceImporter {
  /// Counts lines and bytes on from what stands before the first byte; call it before the first bytes.
  ///
  /// Findings name the lines of the file, wherever its reading began.
  package mutating func begin(afterLines lines: Int, bytes: Int) {
    reader.skipLines(to: lines)
    splitter = LineSplitter(offset: bytes)
  }
}
