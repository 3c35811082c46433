/// Reads the text of a line without its header: a message of the runtime, a crash, a print, or none of them.
enum LineMeaning {
  /// Adds the events of a text; what is not understood becomes a note.
  ///
  /// - Parameter isFramework: the header says that the text comes from SwiftUI or the runtime's checks.
  /// - Returns: whether the text was understood.
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

  /// Reads the text after a header, or does again what it did before.
  static func recall(_ text: Bytes, isFramework: Bool, into sink: inout EventSink) {
    let place: UInt8 = isFramework ? 1 : 0
    guard sink.doAgain(text, place: place) == nil else { return }
    _ = sink.remember(text, place: place) { sink in
      read(text, isFramework: isFramework, into: &sink)
      return 0
    }
  }

  /// Adds the event of a text of the catalogue; tells whether it was one.
  ///
  /// A text that ends inside a message is held back where the next line may go on with it.
  static func readMessage(_ text: Bytes, into sink: inout EventSink) -> Bool {
    let reading = sink.messages.read(text)
    if reading.isOpen, sink.mayHoldText {
      sink.holdText()
      return true
    }
    guard let match = reading.match else { return false }
    let pattern = sink.messages.catalogue.patterns[match.index]
    if pattern.isNoise, match.certainty == .near { return false }
    let value = sink.text(text)
    if pattern.isNoise {
      sink.add(.note, name: sink.text("noise"), value: value)
      return true
    }
    var id = pattern.id
    let name = id.withUTF8 { sink.text(Bytes($0)) }
    let isNear = match.certainty == .near
    sink.add(
      .message, subject: isNear ? sink.text(NearMatch.subject) : .none, name: name, value: value)
    CrashText.addCrash(text, into: &sink)
    return true
  }

  /// A text as SwiftUI or its graph begins them, known or not.
  static func isGraphText(_ text: Bytes) -> Bool {
    text.hasPrefix("=== AttributeGraph") || text.hasPrefix("AttributeGraph")
      || text.hasPrefix("precondition failure:") || text.hasPrefix("SwiftUI: ")
  }

  /// A category in brackets, as the console shows it, and what follows.
  private static func withoutCategory(_ text: Bytes) -> (text: Bytes, isFramework: Bool) {
    guard text.at(0) == UInt8(ascii: "["), let end = text.to(80).firstIndex(of: UInt8(ascii: "]"))
    else { return (text, false) }
    let category = text.slice(1, end)
    return (text.from(end + 1).trimmed, isFramework(category))
  }

  /// Whether the text begins with a category of SwiftUI's.
  static func hasFrameworkCategory(_ text: Bytes) -> Bool { withoutCategory(text).isFramework }

  /// Whether a category, subsystem or library is SwiftUI's.
  static func isFramework(_ name: Bytes) -> Bool {
    name.hasPrefix("SwiftUI") || name.hasPrefix("com.apple.SwiftUI")
      || name.hasPrefix("com.apple.runtime-issues") || name.hasPrefix("Invalid Configuration")
      || name.isEqual("AttributeGraph")
  }
}
