import Bridgebook

/// Properties of importing arbitrary bytes as a trace.
enum TraceChecks {
  static func run(_ bytes: [UInt8], format: TraceFormat?) {
    let whole = Imported(bytes, format: format?.id)
    checkCuts(bytes, whole, format)
    checkLines(bytes, whole, format)
    checkStream(bytes, format)
    if hash(bytes) % 2048 == 0 { checkMemory(bytes, format) }
  }

  /// Checks that the result does not depend on how the bytes are divided, or on whether repeated
  /// parts are cached.
  private static func checkCuts(_ bytes: [UInt8], _ whole: Imported, _ format: TraceFormat?) {
    let hash = hash(bytes)
    let cuts = [hash >> 8, hash >> 24, hash >> 40].map { Int($0 % UInt64(bytes.count + 1)) }
    let parts = Imported(bytes, cuts: cuts.sorted(), format: format?.id)
    require(parts == whole, "cut at \(cuts.sorted()):\n\(parts)\nwhole:\n\(whole)")
    let anew = Imported(bytes, format: format?.id, remembersTexts: false)
    require(anew == whole, "nothing remembered:\n\(anew)\nremembered:\n\(whole)")
  }

  /// Checks that every line that is not blank has an event or is part of the document's structure,
  /// and that every event has a valid line number.
  private static func checkLines(_ bytes: [UInt8], _ run: Imported, _ format: TraceFormat?) {
    let lines = 1...max(1, run.lineCount)
    require(run.lines.allSatisfy(lines.contains), "of \(run.lineCount) lines:\n\(run)")
    guard run.refusal == nil, !mayBeDocument(bytes, format) else { return }
    require(run.structuralLines <= run.lineCount, "structural lines:\n\(run)")
    let filled = bytes.split(separator: 0x0A).count { $0.contains { $0 > 0x20 } }
    let lost = filled - run.structuralLines - Set(run.lines).count
    require(lost <= 0, "\(lost) lines are lost:\n\(run)")
  }

  /// Returns whether an input may be a document, in which not every line needs an event; a byte
  /// order mark alone counts as a blank line.
  private static func mayBeDocument(_ bytes: [UInt8], _ format: TraceFormat?) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return true }
    return ["chrome-trace", "oslog-json", "xctrace-xml"].contains(format?.id)
      || [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), 0xEF].contains(first)
  }

  /// Checks that events are in order, that their texts exist, and that the detectors accept them.
  private static func checkStream(_ bytes: [UInt8], _ format: TraceFormat?) {
    var stream = Stream(format: format, textCapacity: 16 + Int(hash(bytes) % 64))
    stream.feed(bytes)
    stream.finish()
  }

  /// Checks that the memory of an importer does not grow with repeated input.
  private static func checkMemory(_ bytes: [UInt8], _ format: TraceFormat?) {
    guard 16...256 ~= bytes.count else { return }
    var importer = TraceImporter(
      messages: Catalog.matcher, format: format, hashing: false, textCapacity: 1 << 10)
    let chunk = Array(repeatElement(bytes, count: 32).joined())
    // After half of the rounds, everything with a cap is full.
    let rounds = 2 * max(150, 1_100_000 / chunk.count)
    var before = 0
    for round in 0..<rounds {
      chunk.withUnsafeBytes { importer.consume($0) }
      _ = importer.drain()
      if round == rounds / 2 { before = allocatedBytes() }
    }
    let growth = allocatedBytes() - before
    require(growth <= 64 << 10, "\(growth) bytes more in half of \(rounds) rounds")
    importer.finish()
  }

  /// Returns the FNV-1a hash, so that an input always has the same result.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Returns the number of allocated bytes, as reported by the address sanitizer.
@_silgen_name("__sanitizer_get_current_allocated_bytes")
private func allocatedBytes() -> Int

/// An import whose events are passed to the detectors at once.
private struct Stream: ~Copyable {
  private var importer: TraceImporter
  private var suite = DetectorSuite(catalog: Catalog.matcher.catalog, findingsPerGotcha: 8)
  private var next = 0

  init(format: TraceFormat?, textCapacity: Int) {
    importer = TraceImporter(
      messages: Catalog.matcher, format: format, textCapacity: textCapacity)
  }

  mutating func feed(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { importer.consume($0) }
    drain()
  }

  mutating func finish() {
    importer.finish()
    drain()
    suite.finish(texts: importer.texts)
    check(suite.drain())
  }

  private mutating func drain() {
    let texts = importer.texts
    for event in importer.drain() {
      require(event.sequence == next, "event \(event.sequence) comes after \(next - 1)")
      next += 1
      suite.consume(event, texts: texts)
    }
    require(texts.count <= texts.capacity, "\(texts.count) texts")
    check(suite.drain())
  }

  private func check(_ findings: [Finding]) {
    for finding in findings {
      require(!finding.lines.isEmpty && finding.lines == finding.lines.sorted(), "\(finding)")
    }
  }
}
