/// The kind of an input, judged by its first bytes.
enum Opening {
  case lines, objects, document
  /// A crash report in JSON.
  case report
  case refused(Refusal)

  /// The maximum number of bytes needed for a decision.
  private static let maximumHeadLength = 4096

  /// Returns the kind, or nil if more bytes are needed.
  ///
  /// Once a kind was returned, further bytes never change it.
  static func of(_ head: Bytes, isAll: Bool, forced: TraceFormat?) -> Opening? {
    let isEnough = isAll || head.count >= maximumHeadLength
    if !isEnough, head.count < (head.at(0) == 0x0A ? 256 : 16) { return nil }
    if !isEnough, head.count < Refusal.sampleLength, Refusal.hasControls(head) { return nil }
    let first = firstLine(head)
    let isObject = head.at(0) == UInt8(ascii: "{")
    if let refusal = Refusal.of(
      isObject ? first ?? head.to(maximumHeadLength) : head.to(Refusal.sampleLength))
    {
      return .refused(refusal)
    }
    switch forced?.reading {
    case .element?: return .objects
    case .document?: return .document
    case .header?, .line?, .groups?, .rest?: return .lines
    case nil: break
    }
    let hasMark = head.at(0) == 0xEF && head.at(1) == 0xBB && head.at(2) == 0xBF
    let unmarked = hasMark ? head.from(3) : head
    if CrashReportFormat.opens(firstLine(unmarked) ?? unmarked.to(maximumHeadLength)) {
      return .report
    }
    var start = head.at(0) == 0xEF && head.at(1) == 0xBB && head.at(2) == 0xBF ? 3 : 0
    while start < head.count, head[start] <= 0x20, head[start] > 0 { start += 1 }
    let text = head.from(start)
    guard !text.isEmpty else { return isEnough ? .lines : nil }
    switch text[0] {
    case UInt8(ascii: "<"):
      if XctraceXMLFormat.opens(text.to(512)) { return .document }
      return isEnough || text.count >= 512 ? .lines : nil
    case UInt8(ascii: "["): return array(text, isEnough)
    case UInt8(ascii: "{"): return object(text, isEnough)
    default: return .lines
    }
  }

  /// Distinguishes `[{"`, which opens a document, from `[Tag]`.
  private static func array(_ text: Bytes, _ isEnough: Bool) -> Opening? {
    var index = 1
    for expected in [UInt8(ascii: "{"), UInt8(ascii: "\"")] {
      while index < text.count, text[index] <= 0x20 { index += 1 }
      guard index < text.count else { return isEnough ? .lines : nil }
      guard text[index] == expected else { return .lines }
      index += 1
    }
    return .objects
  }

  /// Distinguishes an object on the first line, which is a record of a line format, from a
  /// document, which names its array.
  private static func object(_ text: Bytes, _ isEnough: Bool) -> Opening? {
    if let first = firstLine(text), first.trimmed.hasSuffix("}") {
      return first.contains("\"traceEvents\"") ? .objects : .lines
    }
    if text.to(maximumHeadLength).contains("\"traceEvents\"") { return .objects }
    return isEnough ? .lines : nil
  }

  /// Returns the first line if it is complete.
  private static func firstLine(_ text: Bytes) -> Bytes? {
    guard let end = text.to(maximumHeadLength).firstIndex(of: 0x0A) else { return nil }
    return text.to(end > 0 && text[end - 1] == 0x0D ? end - 1 : end)
  }
}
