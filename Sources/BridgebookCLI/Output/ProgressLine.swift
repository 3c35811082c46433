/// The progress of a long reading as one line of a terminal.
struct ProgressLine {
  /// The size of the input in bytes; nil if unknown.
  let total: Int?

  /// Returns the line, with at most `columns` columns.
  func text(bytes: Int, events: Int, milliseconds: Int, columns: Int) -> String {
    let rate = Int(Double(bytes) * 1000 / Double(max(milliseconds, 1)))
    let noun = events == 1 ? "event" : "events"
    var parts = ["\(ProgressLine.grouped(events)) \(noun)", "\(ProgressLine.size(rate))/s"]
    if let total {
      parts.insert("\(ProgressLine.size(bytes)) of \(ProgressLine.size(total))", at: 0)
    } else {
      parts.insert(ProgressLine.size(bytes), at: 0)
    }
    let words = parts.joined(separator: ", ")
    // The last column stays empty, because some terminals wrap when it is filled.
    guard let total, total > 0 else { return String(words.prefix(max(columns - 1, 0))) }
    let share = min(1, Double(bytes) / Double(total))
    let percent = "\(Int(share * 100))%"
    let width = min(30, columns - words.count - 11)
    guard width >= 5 else { return String("\(percent) \(words)".prefix(max(columns - 1, 0))) }
    let filled = Int(share * Double(width))
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(percent) \(words)"
  }

  /// Returns a size such as `12.3 MB`.
  static func size(_ bytes: Int) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var tenths = bytes
    var unit = 0
    while tenths >= (unit == 0 ? 1_000 : 10_000), unit < units.count - 1 {
      tenths = unit == 0 ? tenths / 100 : tenths / 1_000
      unit += 1
    }
    return unit == 0 ? "\(bytes) bytes" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }

  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
