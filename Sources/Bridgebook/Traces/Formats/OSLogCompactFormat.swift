/// `log show --style compact`: milliseconds without a zone, a letter for the type, a hexadecimal
/// thread.
enum OSLogCompactFormat {
  static let format = TraceFormat(
    id: "oslog-compact", title: "log show --style compact",
    // Higher than Xcode's console, because the type letter could be a process name in that format.
    priority: 70,
    sample:
      "2026-08-13 10:43:27.063 F  Atlas[24001:df0001] [com.apple.SwiftUI:Invalid Configuration] "
      + "onChange(of: Double) action tried to update multiple times per frame.",
    lacks: [.mainThread] + CannotShow.unlessPrinted,
    reading: .header(read))

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    guard line.at(0).isDigit, line.at(4) == UInt8(ascii: "-") else { return false }
    var cursor = Cursor(line)
    guard let time = Timestamp.read(&cursor), !time.hasZone, time.fractionDigits == 3,
      time.fractionMark == UInt8(ascii: "."), cursor.pass(0x20)
    else { return false }
    let hasType = hasType(cursor.rest)
    if hasType {
      _ = cursor.field()
      cursor.passBlanks()
    }
    let name = cursor.rest.to(80)
    guard let bracket = name.firstIndex(of: UInt8(ascii: "[")), bracket > 0 else { return false }
    cursor.index += bracket + 1
    guard cursor.number() != nil, cursor.pass(UInt8(ascii: ":")),
      let tid = cursor.hexadecimal(), cursor.pass(UInt8(ascii: "]"))
    else { return false }
    // Pasted lines may lack the type column; then only a letter in the thread distinguishes them
    // from Xcode's console.
    guard hasType || tid.buffer.contains(where: { $0.isLetter }) else { return false }
    record.time = time.nanoseconds
    record.thread = tid
    OSLogText.read(cursor.rest, into: &record)
    return true
  }

  /// Returns whether the bytes begin with a type column and a space.
  static func hasType(_ bytes: Bytes) -> Bool {
    switch bytes.at(1) {
    case 0x20:
      bytes.at(0) == UInt8(ascii: "I") || bytes.at(0) == UInt8(ascii: "F")
        || bytes.at(0) == UInt8(ascii: "E") || bytes.at(0) == UInt8(ascii: "A")
    case UInt8(ascii: "f"), UInt8(ascii: "b"):
      bytes.at(0) == UInt8(ascii: "D") && bytes.at(2) == 0x20
    case UInt8(ascii: "p"): bytes.at(0) == UInt8(ascii: "S") && bytes.at(2) == 0x20
    case UInt8(ascii: "c"): bytes.at(0) == UInt8(ascii: "A") && bytes.at(2) == 0x20
    default: false
    }
  }
}
