// SPDX-License-Identifier: MIT

/// The header of a trace.
struct TraceHeader: Sendable {
  let title: String?
  let appVersion: String?
  /// The time of day in UTC, in ISO 8601.
  let start: String
}

/// The encoded lines of a trace in UTF-8, one JSON object each.
struct TraceLines {
  private(set) var bytes: [UInt8] = []

  /// Whether there are enough bytes for one call to write.
  var isLong: Bool { bytes.count >= 1 << 16 }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ header: TraceHeader) {
    addText("{\"bridgeTrace\":1")
    addMember("title", header.title)
    addMember("tool", "BridgeRecorder 1")
    addMember("platform", SystemDescription.platform)
    addMember("os", SystemDescription.release)
    addMember("appVersion", header.appVersion)
    addMember("start", header.start)
    addText("}\n")
  }

  /// Appends a line with the number of events that are missing at this point.
  mutating func addGap(of count: Int) {
    addText("{\"dropped\":\(count)}\n")
  }

  mutating func add(_ event: RecordedEvent) {
    addText("{\"seq\":")
    addNumber(event.sequence)
    addText(",\"t\":")
    addNumber(event.time)
    addMember("kind", event.kind.rawValue)
    if !event.subject.isEmpty { addMember("subject", event.subject) }
    if !event.name.isEmpty { addMember("name", event.name) }
    addMember("value", event.value)
    addMember("thread", event.thread)
    addText(",\"depth\":")
    addNumber(event.depth)
    addMember("outcome", event.outcome?.rawValue)
    addText("}\n")
  }

  private mutating func addText(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number; generic, because nanoseconds overflow `Int` on watchOS, where it has 32
  /// bits.
  private mutating func addNumber(_ number: some BinaryInteger) {
    addText(String(number))
  }

  private mutating func addMember(_ key: String, _ text: String?) {
    guard var text else { return }
    addText(",\"\(key)\":\"")
    text.withUTF8 { addEscaped($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the text, copying bytes between escaped characters in bulk.
  private mutating func addEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated() where TraceLines.needsEscape(byte) {
      bytes.append(contentsOf: text[start..<index])
      addEscape(of: byte)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static let shortEscapes: [UInt8: Character] = [
    0x08: "b", 0x09: "t", 0x0A: "n", 0x0C: "f", 0x0D: "r", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "\\"): "\\",
  ]

  private mutating func addEscape(of byte: UInt8) {
    if let letter = TraceLines.shortEscapes[byte] {
      addText("\\\(letter)")
    } else {
      addText(byte < 0x10 ? "\\u000" : "\\u00")
      addText(String(byte, radix: 16))
    }
  }
}
