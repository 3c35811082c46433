/// The log of a connected device as printed by tools other than Xcode: a time, the process with the
/// library that wrote the message, and the level in angle brackets.
///
/// The grammar is taken from the source code of the tools. idevicesyslog (libimobiledevice,
/// `tools/idevicesyslog.c` at fa0f7919) prints the output of the device's syslog relay,
/// `Sep 23 10:01:12 Annas-iPhone Atlas(UIKitCore)[88001] <Error>: …`, usually without the name of
/// the device, and `Sep 23 10:01:12.034252 Atlas(UIKitCore)[88001] <Error>: …` from the trace
/// service. pymobiledevice3 (`cli/syslog.py` at 62e2957a) prints
/// `2026-09-23 10:01:12.034252 Atlas{UIKitCore}[88001] <ERROR>: …`, optionally followed by
/// ` [subsystem][category]`.
enum DeviceSyslogFormat {
  static let format = TraceFormat(
    id: "device-syslog", title: "idevicesyslog, pymobiledevice3",
    // Only this format has a level in angle brackets directly after the process.
    priority: 62,
    sample: "Sep 23 10:01:12.034252 Atlas(UIKitCore)[88001] <Error>: Attempt to present <A: 0x1> "
      + "on <B: 0x2> whose view is not in the window hierarchy!",
    lacks: [.threads, .mainThread] + CannotShow.unlessPrinted,
    reading: .header(read, isDated: false))

  /// The number of bytes within which the process number must begin; longer names of devices and
  /// processes are not searched.
  private static let maximumNameLength = 160

  @Sendable
  private static func read(_ line: Bytes, _ record: inout LineRecord) -> Bool {
    var cursor = Cursor(line)
    guard let time = readTime(&cursor), cursor.pass(0x20), let name = readProcess(&cursor),
      isLevel(cursor.until(UInt8(ascii: ">"))),
      cursor.pass(UInt8(ascii: ":"))
    else { return false }
    cursor.passBlanks()
    record.time = time.nanoseconds
    record.message = cursor.rest
    let library = library(of: name)
    record.isFramework = library.hasPrefix("SwiftUI") || library.isEqual("AttributeGraph")
    if name.at(name.count - 1) == UInt8(ascii: "}") { readLabel(&record) }
    return true
  }

  private static func readTime(_ cursor: inout Cursor) -> Timestamp? {
    if cursor.byte.isDigit {
      guard cursor.bytes.at(10) == 0x20 else { return nil }
      return Timestamp.read(&cursor)
    }
    return Timestamp.readWithoutYear(&cursor)
  }

  /// Reads `Annas-iPhone Atlas(UIKitCore)[88001] <`, and returns what precedes the bracket.
  private static func readProcess(_ cursor: inout Cursor) -> Bytes? {
    let start = cursor.index
    let end = start + maximumNameLength
    // A name may itself contain a bracket.
    while let bracket = cursor.bytes.to(end).firstIndex(of: UInt8(ascii: "["), from: cursor.index) {
      cursor.index = bracket + 1
      if bracket > start, cursor.number() != nil, cursor.pass("] <") {
        return cursor.bytes.slice(start, bracket)
      }
    }
    return nil
  }

  /// Returns the library in `Atlas(UIKitCore)` or `Atlas{UIKitCore}`; empty if there is none.
  private static func library(of name: Bytes) -> Bytes {
    let last = name.at(name.count - 1)
    guard last == UInt8(ascii: ")") || last == UInt8(ascii: "}"),
      let start = name.lastIndex(
        of: last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{"))
    else { return name.to(0) }
    // An offset in the library may follow: `UIKitCore+0x2a`.
    let library = name.slice(start + 1, name.count - 1)
    return library.firstIndex(of: UInt8(ascii: "+")).map { library.to($0) } ?? library
  }

  /// Removes ` [subsystem][category]` from the end of a message.
  private static func readLabel(_ record: inout LineRecord) {
    let message = record.message
    guard message.hasSuffix("]"), let category = message.lastIndex(of: UInt8(ascii: "[")),
      message.at(category - 1) == UInt8(ascii: "]"),
      let subsystem = message.to(category).lastIndex(of: UInt8(ascii: "[")),
      subsystem > 0, message.at(subsystem - 1) == 0x20
    else { return }
    let names = [
      message.slice(subsystem + 1, category - 1), message.slice(category + 1, message.count - 1),
    ]
    if names.contains(where: LineMeaning.isFramework) { record.isFramework = true }
    record.message = message.to(subsystem - 1)
  }

  private static let levels: [StaticString] = [
    "Notice", "Info", "Debug", "Error", "Fault", "Warning", "Default", "Critical", "Unknown",
    "NOTICE", "INFO", "DEBUG", "ERROR", "FAULT", "USER_ACTION",
  ]

  private static func isLevel(_ word: Bytes?) -> Bool {
    guard let word else { return false }
    return levels.contains { word.isEqual($0) }
  }
}
