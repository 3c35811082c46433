/// Interprets the text of a line without its header: a runtime message, a crash, a print, or none
/// of these.
enum LineMeaning {
  /// Adds the events of a text; a text that is not recognized becomes a note.
  ///
  /// - Parameter isFramework: Whether the header names SwiftUI or the runtime's checks as the
  ///   origin.
  /// - Returns: Whether the text was recognized.
  @discardableResult
  static func read(
    _ text: Bytes, isFramework: Bool = false, mayBeCrash: Bool = true, into sink: inout EventSink
  ) -> Bool {
    let body = withoutCategory(text)
    if readMessage(body.text, into: &sink) { return true }
    if mayBeCrash || body.text.count < text.count, CrashText.read(body.text, into: &sink) {
      return true
    }
    if ConstraintText.read(body.text, into: &sink) { return true }
    if PrintChangesFormat.read(body.text, into: &sink) { return true }
    if !isFramework, PrintReader.read(text, into: &sink) { return true }
    let isUnknown = isFramework || body.isFramework || isGraphText(body.text)
    sink.note(isUnknown ? "unrecognised" : "", text)
    return false
  }

  /// Reads the text after a header, or repeats its recorded steps.
  static func recall(_ text: Bytes, isFramework: Bool, into sink: inout EventSink) {
    let place: UInt8 = isFramework ? 1 : 0
    guard sink.doAgain(text, place: place) == nil else { return }
    _ = sink.remember(text, place: place) { sink in
      read(text, isFramework: isFramework, into: &sink)
      return 0
    }
  }

  /// Adds the event of a message in the catalog, and returns whether the text is one.
  ///
  /// A text that ends inside a message is held if the next line may continue it.
  static func readMessage(_ text: Bytes, into sink: inout EventSink) -> Bool {
    let reading = sink.messages.read(text)
    if reading.isOpen, sink.mayHoldText {
      sink.holdText()
      return true
    }
    guard let match = reading.match else { return false }
    let pattern = sink.messages.catalog.patterns[match.index]
    if pattern.isNoise, match.certainty == .near { return false }
    // Interned as a name to use the reserved space, because users read these texts, and messages
    // with wildcards can produce many different ones.
    let value = sink.name(text)
    if pattern.isNoise {
      sink.add(.note, name: sink.text("noise"), value: value)
      return true
    }
    var id = pattern.id
    let name = id.withUTF8 { sink.interned(Bytes($0), for: .own) }
    let isNear = match.certainty == .near
    sink.add(
      .message, subject: isNear ? sink.text(NearMatch.subject) : .none, name: name, value: value)
    CrashText.addCrash(text, into: &sink)
    return true
  }

  /// Returns whether a text begins like a message of SwiftUI or its attribute graph, whether known
  /// or not.
  static func isGraphText(_ text: Bytes) -> Bool {
    text.hasPrefix("=== AttributeGraph") || text.hasPrefix("AttributeGraph")
      || text.hasPrefix("precondition failure:") || text.hasPrefix("SwiftUI: ")
  }

  /// Separates a category in brackets, as the console prints it, from the text after it.
  private static func withoutCategory(_ text: Bytes) -> (text: Bytes, isFramework: Bool) {
    guard text.at(0) == UInt8(ascii: "["), let end = text.to(80).firstIndex(of: UInt8(ascii: "]"))
    else { return (text, false) }
    let category = text.slice(1, end)
    return (text.from(end + 1).trimmed, isFramework(category))
  }

  /// Returns whether a text begins with a category of SwiftUI.
  static func hasFrameworkCategory(_ text: Bytes) -> Bool { withoutCategory(text).isFramework }

  /// Returns whether a category, subsystem or library belongs to SwiftUI.
  static func isFramework(_ name: Bytes) -> Bool {
    name.hasPrefix("SwiftUI") || name.hasPrefix("com.apple.SwiftUI")
      || name.hasPrefix("com.apple.runtime-issues") || name.hasPrefix("Invalid Configuration")
      || name.isEqual("AttributeGraph")
  }
}
