/// Recognizes the lines that `log` prints around its entries: the filter, column titles, and the
/// summary.
enum OSLogTitles {
  static func isTitle(_ line: Bytes) -> Bool {
    switch line.at(0) {
    case UInt8(ascii: "T"):
      return line.hasPrefix("Timestamp  ")
        && (line.contains("Thread") || line.contains("Process[PID:TID]")
          || line.contains("(process)"))
    case UInt8(ascii: "F"): return line.hasPrefix("Filtering the log data using ")
    case UInt8(ascii: "S"): return line.hasPrefix("Skipping info and debug messages")
    case UInt8(ascii: "L"): return line.hasPrefix("Log      - Default:")
    case UInt8(ascii: "A"): return line.hasPrefix("Activity - Create:")
    case UInt8(ascii: "-"):
      return line.count >= 40 && !line.buffer.contains { $0 != UInt8(ascii: "-") }
    default: return false
    }
  }
}
