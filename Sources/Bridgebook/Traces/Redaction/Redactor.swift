/// Replaces text that identifies persons or devices; equal originals get equal replacements.
///
/// It is applied where texts enter a run's table, so that readers still parse the original, while
/// only replacements can reach a store. Replacements are numbered by first appearance and have the
/// same form as the originals.
package struct Redactor: Sendable {
  /// The maximum number of distinct originals per kind, and the maximum total size of all in bytes.
  package static let capacity = 1 << 16
  package static let byteCapacity = 8 << 20

  /// The number of parts replaced in the last text.
  private(set) var count = 0
  /// Whether the table or the list of names was full for a part of the last text.
  private(set) var isFull = false
  /// Whether the last text contained a name or number that is searched for from then on.
  private(set) var hasLearned = false
  private var table: RedactionTable
  private var users: UserNames
  /// The numbers of processes in headers of lines, up to `processCapacity`.
  private var processes: Set<[UInt8]> = []
  private static let processCapacity = 1_024
  private var scratch: [UInt8] = []

  /// - Parameter users: The user names known in advance.
  package init(users: UserNames = UserNames(), capacity: Int = Redactor.capacity) {
    self.users = users
    table = RedactionTable(capacity: capacity, byteCapacity: Redactor.byteCapacity)
  }

  /// Returns the text with its private parts replaced.
  package mutating func redact(_ text: String) -> String {
    var text = text
    let redacted: String? = text.withUTF8 { bytes in
      redact(Bytes(bytes)) { String(decoding: $0.buffer, as: UTF8.self) }
    }
    return redacted ?? text
  }

  /// Returns the name or number of a thread with its private parts replaced.
  package mutating func redactThread(_ name: String) -> String {
    var name = name
    let redacted: String? = name.withUTF8 { bytes in
      redactThread(Bytes(bytes)) { String(decoding: $0.buffer, as: UTF8.self) }
    }
    return redacted ?? name
  }

  /// Passes on the text with its private parts replaced; returns nil without a call if it has none.
  mutating func redact<Result>(_ text: Bytes, _ body: (Bytes) -> Result) -> Result? {
    begin()
    var kept = 0
    var index = 0
    while index < text.count {
      let spans = spans(text, index)
      for span in spans { replace(span, in: text, keptFrom: &kept) }
      index = spans.last?.end ?? index + 1
    }
    return finish(text, keptFrom: kept, body)
  }

  /// Redacts the name of a process as printed in a table.
  mutating func redactProcess<Result>(_ text: Bytes, _ body: (Bytes) -> Result) -> Result? {
    let spans = ProcessSpans.named(text)
    guard !spans.isEmpty else { return redact(text, body) }
    begin()
    var kept = 0
    for span in spans { replace(span, in: text, keptFrom: &kept) }
    return finish(text, keptFrom: kept, body)
  }

  /// Redacts the name or number of a thread; `main` is kept.
  mutating func redactThread<Result>(_ name: Bytes, _ body: (Bytes) -> Result) -> Result? {
    guard let digits = ProcessSpans.threadNumber(name) else { return redact(name, body) }
    begin()
    var kept = name.count
    replace(PrivateSpan(.thread, name.count, name.count, key: digits), in: name, keptFrom: &kept)
    return finish(name, keptFrom: kept, body)
  }

  private func spans(_ text: Bytes, _ index: Int) -> [PrivateSpan] {
    let byte = text[index]
    if byte.isWord {
      // No private part begins inside a word, where most bytes are.
      guard text.beginsWord(index) else { return [] }
      let spans = Redactor.first(of: PrivateSpanFinder.atWords, text, index)
      guard spans.isEmpty else { return spans }
      if let name = users.find(text, index) { return [name] }
      return byte.isDigit ? EnclosedProcess.knownInList(text, index, isKnownProcess) : []
    }
    guard PrivateSpanFinder.marks.contains(byte) else { return [] }
    let spans = Redactor.first(of: PrivateSpanFinder.atMarks, text, index)
    return spans.isEmpty ? EnclosedProcess.known(text, index, isKnownProcess) : spans
  }

  private func isKnownProcess(_ digits: Bytes) -> Bool {
    table.knows(digits, .process) || processes.contains(Array(digits.buffer))
  }

  /// The number of bytes at the beginning of a line that may be its header.
  private static let maximumHeaderLength = 160

  /// Learns the number of the process in a header such as `Shelf[54327:991]`; returns whether it is
  /// new.
  mutating func learnProcess(of line: Bytes) -> Bool {
    let header = line.to(Redactor.maximumHeaderLength)
    guard processes.count < Redactor.processCapacity,
      let bracket = header.firstIndex(of: UInt8(ascii: "[")),
      let span = ProcessSpans.bracketed(header, bracket).first
    else { return false }
    return processes.insert(Array(header.slice(span.start, span.end).buffer)).inserted
  }

  private static func first(
    of finders: [PrivateSpanFinder], _ text: Bytes, _ index: Int
  ) -> [PrivateSpan] {
    for finder in finders {
      let spans = finder.find(text, index)
      if !spans.isEmpty { return spans }
    }
    return []
  }

  private mutating func begin() {
    count = 0
    isFull = false
    hasLearned = false
    scratch.removeAll(keepingCapacity: true)
  }

  private mutating func replace(_ span: PrivateSpan, in text: Bytes, keptFrom kept: inout Int) {
    scratch.append(contentsOf: text.slice(kept, span.start).buffer)
    let original = text.slice(span.start, span.end)
    let number = number(of: span, original)
    scratch.append(contentsOf: Redactor.replacement(span.kind, number, for: original))
    kept = span.end
    count += 1
    if number == nil { isFull = true }
  }

  private mutating func number(of span: PrivateSpan, _ original: Bytes) -> Int? {
    guard span.kind.ignoresCase else {
      let key = span.key ?? original
      if span.kind == .process, !isKnownProcess(key) { hasLearned = true }
      return table.number(of: key, span.kind)
    }
    if span.kind == .user, span.revealsUser {
      switch users.learn(original) {
      case .new: hasLearned = true
      case .noRoom: isFull = true
      case .notNew: break
      }
    }
    let key = (span.key ?? original).buffer.map { $0.lowercased }
    return key.withUnsafeBufferPointer { table.number(of: Bytes($0), span.kind) }
  }

  private mutating func finish<Result>(
    _ text: Bytes, keptFrom kept: Int, _ body: (Bytes) -> Result
  ) -> Result? {
    guard count > 0 else { return nil }
    scratch.append(contentsOf: text.from(kept).buffer)
    return scratch.withUnsafeBufferPointer { body(Bytes($0)) }
  }

  /// Returns a replacement, where number 0 represents all originals that did not fit into the
  /// table.
  private static func replacement(
    _ kind: PrivateSpan.Kind, _ number: Int?, for original: Bytes
  ) -> [UInt8] {
    let number = number ?? 0
    return switch kind {
    case .app: Array("com.example.app\(number)".utf8)
    case .user: Array("user\(number)".utf8)
    case .mail: Array("user\(number)@example.com".utf8)
    case .device: Array("device\(number)".utf8)
    case .process, .thread: Array("\(number)".utf8)
    case .address: Array("0x".utf8) + padded(String(number, radix: 16), 4)
    case .identifier: identifier(number, like: original)
    case .network: network(number, like: original)
    case .hardware: hardware(number, like: original)
    }
  }

  /// Returns zeros in place of digits and letters, with the number at the end; separators
  /// are kept.
  private static func identifier(_ number: Int, like original: Bytes) -> [UInt8] {
    var shape = original.buffer.map {
      $0.isPlainWord && $0 != UInt8(ascii: "_") ? UInt8(ascii: "0") : $0
    }
    let digits = Array(String(number).utf8)
    shape.replaceSubrange((shape.count - digits.count)..., with: digits)
    return shape
  }

  /// Returns an address that no device has, such as `0.0.0.1`, or `2001:db8::1` of the network
  /// reserved for documentation.
  private static func network(_ number: Int, like original: Bytes) -> [UInt8] {
    if original.firstIndex(of: UInt8(ascii: ":")) != nil {
      return Array("2001:db8::\(String(number, radix: 16))".utf8)
    }
    return Array("0.0.\(number >> 8 & 0xFF).\(number & 0xFF)".utf8)
  }

  /// Returns twelve digits with the separators of the original: between pairs, or between groups of
  /// four if they are periods.
  private static func hardware(_ number: Int, like original: Bytes) -> [UInt8] {
    let digits = padded(String(number, radix: 16), 12)
    let isDotted = original.at(4) == UInt8(ascii: ".")
    let (width, separator) = isDotted ? (4, original.at(4)) : (2, original.at(2))
    var address: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, index % width == 0 { address.append(separator) }
      address.append(digit)
    }
    return address
  }

  private static func padded(_ digits: String, _ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "0"), count: max(0, count - digits.utf8.count)) + digits.utf8
  }
}
