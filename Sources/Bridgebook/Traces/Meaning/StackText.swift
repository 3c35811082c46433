/// Recognizes the lines of stacks: headers of threads, frames, and calls in a call tree.
enum StackText {
  /// The role of a line in a stack.
  enum Role {
    case frame
    /// A line in the call tree of a sample, a spin report or a hang report, outermost call first.
    case call
    /// The beginning of a thread's stack or of a backtrace.
    case thread

    var note: StaticString {
      switch self {
      case .frame: "frame"
      case .call: "call"
      case .thread: "thread"
      }
    }
  }

  /// Returns the role of a line, or nil if it does not belong to a stack.
  static func role(_ text: Bytes) -> Role? {
    var cursor = Cursor(text)
    while isBranch(cursor.byte) { cursor.index += 1 }
    let first = cursor.byte
    if first.isDigit { return numbered(cursor, text) }
    switch first {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "C"), UInt8(ascii: "A"),
      UInt8(ascii: "L"), UInt8(ascii: "H"):
      return isHeader(cursor.rest) ? .thread : nil
    case UInt8(ascii: "f"): return isDebuggerFrame(cursor.rest) ? .frame : nil
    default: return nil
    }
  }

  /// Returns whether a byte is part of a call tree's branches, or the debugger's marker of the
  /// current thread or frame.
  private static func isBranch(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "!")
      || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: ">")
  }

  /// Returns the role of a numbered line, such as `4   SwiftUI   0x000000018c3e1a20 symbol + 120`
  /// or `2567 symbol  (in AppKit) + 52`.
  private static func numbered(_ start: Cursor, _ text: Bytes) -> Role? {
    var cursor = start
    guard let number = cursor.number(), cursor.byte == 0x20 || cursor.byte == 0x09 else {
      return nil
    }
    cursor.passBlanks()
    if cursor.rest.hasPrefix("Thread_") { return .thread }
    let rest = cursor.rest
    if number < 10_000, isFrame(rest) || isTableRow(rest) || hasDecimalAddress(rest) {
      return .frame
    }
    if rest.contains(" (in "), rest.contains(") + ") || rest.contains(" [0x") { return .call }
    guard rest.contains(" + "), let bracket = rest.firstIndex(of: " [0x") else { return nil }
    return rest.to(bracket).hasSuffix(")") || rest.hasSuffix("]") ? .call : nil
  }

  /// Returns whether a text consists of a library, an address and more.
  private static func isFrame(_ text: Bytes) -> Bool {
    // Crashlytics and symbolicated reports separate the columns by spaces or a tab.
    var index = 0
    while let zero = text.firstIndex(of: UInt8(ascii: "0"), from: index) {
      index = zero + 1
      guard zero > 0, text[zero - 1] <= 0x20, text.at(index) == UInt8(ascii: "x") else { continue }
      var cursor = Cursor(text)
      cursor.index = zero + 2
      guard let digits = cursor.hexadecimal() else { continue }
      return digits.count >= 3 && (cursor.byte == 0x20 || cursor.byte == 0x09)
    }
    return false
  }

  /// Returns whether a text is a row of a copied table, such as
  /// `| UIKitCore | -[UIView layoutIfNeeded]`.
  private static func isTableRow(_ text: Bytes) -> Bool {
    guard text.hasPrefix("| "), let bar = text.firstIndex(of: " | ", from: 2) else { return false }
    return bar > 2 && text.to(bar).from(2).firstIndex(of: 0x20) == nil
  }

  /// Returns whether a text is a frame of an older report, such as
  /// `UIKit   6570418116 -[UIView(Geometry) setFrame:]`.
  private static func hasDecimalAddress(_ text: Bytes) -> Bool {
    var cursor = Cursor(text)
    guard cursor.field() != nil, cursor.passBlanks(), cursor.byte.isDigit else { return false }
    let start = cursor.index
    guard cursor.number() != nil, cursor.index - start >= 7 else { return false }
    return cursor.byte == 0x20
  }

  /// Returns whether a text is a frame printed by the debugger, such as
  /// `frame #4: 0x1ca91c208 Shelf` and the symbol.
  private static func isDebuggerFrame(_ text: Bytes) -> Bool {
    text.hasPrefix("frame #") && text.at(7).isDigit
  }

  private static func isHeader(_ text: Bytes) -> Bool {
    if text.hasPrefix("Thread ") {
      guard text.at(7).isDigit else { return false }
      return text.contains("Crashed") || text.contains(" name:") || text.hasSuffix(":")
        || text.hasPrefix("Thread 0x") && text.contains("DispatchQueue")
    }
    return text.hasPrefix("thread #") || text.hasPrefix("Thread_")
      || text.hasPrefix("Crashed: ")
      || text.hasPrefix("Application Specific Backtrace")
      || text.hasPrefix("Last Exception Backtrace") || text.hasPrefix("Heaviest stack for")
  }
}
