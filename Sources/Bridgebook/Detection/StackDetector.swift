/// Finds what stacks tell by their frames alone, without any message.
///
/// A stack is the frames of one thread, backtrace or call tree. Its frames are compared with the signatures of the
/// catalogue when it ends. A gotcha that a message of the run has told already is not told again.
struct StackDetector: Sendable {
  /// The names of notes that stacks are read as.
  private enum Note: String {
    case frame, call, thread
    case detail = "crash-detail"
  }

  /// Parts of frames, innermost first, and what a stack that holds them in this order shows.
  private struct Signature: Sendable {
    let pattern: MessagePattern
    let kind: StackKind
    let parts: [[String]]
  }

  /// What the line before a stack says of it.
  private enum Place { case unknown, crashed, other }

  private struct Frame: Sendable {
    let mark: EventMark
    let text: String
  }

  /// Frames of one stack that are looked at; the rest of a deeper one is its beginning, which tells little.
  private static let frameCapacity = 512
  /// Stacks of one run that are looked at.
  private static let stackCapacity = 256
  /// Functions by which a process ends itself or an exception is thrown.
  private static let endings = [
    "__exceptionPreprocess", "objc_exception_throw", "_assertionFailure", "dispatch_assert_queue",
    "__pthread_kill", "precondition_failure", "swift_runtime_on_report", "_fatalErrorMessage",
  ]

  private let signatures: [Signature]
  private var notes: [UInt32: Note?] = [:]
  private var frames: [Frame] = []
  private var header: EventMark?
  private var place = Place.unknown
  private var isCallTree = false
  private var lastNumber = -1
  private var stackCount = 0
  private var told: Set<String> = []
  private var toldReason = false
  private var sawCrash = false
  private var foundAny = false

  init(_ catalogue: MessageCatalogue) {
    signatures = catalogue.patterns.compactMap { pattern in
      guard let kind = pattern.stack else { return nil }
      let parts = pattern.parts.map { $0.split(separator: ".").map(String.init) }
      return Signature(pattern: pattern, kind: kind, parts: parts)
    }
  }

  /// Whether the run has a stack of a crash, and neither a line nor the frames say why it ended.
  var lacksReason: Bool { sawCrash && !toldReason && !foundAny }

  /// Takes a note that has a name.
  mutating func consume(note event: TraceEvent, texts: TextTable, _ findings: inout FindingList) {
    guard let note = kind(of: event.name, texts) else { return end(&findings) }
    switch note {
    case .thread:
      end(&findings)
      begin(event, texts)
    case .detail:
      let text = texts[event.value]
      if text.contains("First throw call stack") || text.hasPrefix("Backtrace") {
        end(&findings)
        begin(event, texts)
      }
    case .frame:
      let text = texts[event.value]
      let number = StackDetector.number(of: text)
      if number <= lastNumber, number == 0 || isCallTree { end(&findings) }
      lastNumber = number
      isCallTree = false
      add(event, text)
    case .call:
      if !isCallTree, !frames.isEmpty { end(&findings) }
      isCallTree = true
      add(event, texts[event.value])
    }
  }

  /// Takes any other event, which ends a stack, and notes what has been told.
  mutating func consume(
    other event: TraceEvent, message: MessagePattern?, texts: TextTable,
    _ findings: inout FindingList
  ) {
    end(&findings)
    if let message {
      told.formUnion(message.gotchas)
      if !message.isNoise { toldReason = true }
    }
    guard event.kind == .crash else { return }
    let text = texts[event.value]
    sawCrash = true
    if text.contains("reason:") || text.contains("atal error:") || text.contains("failure:") {
      toldReason = true
    }
    place = .crashed
    header = EventMark(event)
  }

  mutating func finish(_ findings: inout FindingList) { end(&findings) }

  private mutating func kind(of name: TextID, _ texts: TextTable) -> Note? {
    if let known = notes[name.index] { return known }
    let note = Note(rawValue: texts[name])
    if notes.count < StackDetector.frameCapacity { notes[name.index] = .some(note) }
    return note
  }

  private mutating func begin(_ event: TraceEvent, _ texts: TextTable) {
    let text = texts[event.value]
    header = EventMark(event)
    isCallTree = text.contains("DispatchQueue")
    if ["Crashed", "Backtrace", "call stack", "stop reason"].contains(where: text.contains) {
      place = .crashed
      sawCrash = true
    } else {
      place = .other
    }
  }

  private mutating func add(_ event: TraceEvent, _ text: String) {
    guard frames.count < StackDetector.frameCapacity, stackCount < StackDetector.stackCapacity
    else { return }
    frames.append(Frame(mark: EventMark(event), text: text))
  }

  /// Compares the stack that ends with the signatures.
  private mutating func end(_ findings: inout FindingList) {
    defer {
      frames.removeAll(keepingCapacity: true)
      lastNumber = -1
    }
    guard !frames.isEmpty else { return }
    defer {
      header = nil
      place = .unknown
      isCallTree = false
    }
    stackCount += 1
    let frames = isCallTree ? self.frames.reversed() : self.frames
    let isEnding =
      !isCallTree
      && frames.contains { frame in
        StackDetector.endings.contains { frame.text.contains($0) }
      }
    if isEnding { sawCrash = true }
    guard isCallTree || isEnding || place != .other else { return }
    for signature in signatures
    where (signature.kind == .hang) == isCallTree
      && told.isDisjoint(with: signature.pattern.gotchas)
    {
      guard let found = StackDetector.find(signature.parts, in: frames) else { continue }
      let isSure = signature.kind == .crash && (isEnding || place == .crashed)
      let gotchas = signature.pattern.gotchas
      let lines = ([header?.line].compactMap { $0 } + found.map(\.line)).sorted()
      for gotcha in gotchas {
        findings.add(
          gotcha, isSure && gotchas.count == 1 ? .likely : .possible, lines: lines,
          by: found.first, limit: isSure ? .message(signature.pattern.severity) : .framesOnly)
      }
      told.formUnion(gotchas)
      foundAny = true
    }
  }

  /// The frames that hold the parts, one after the other.
  private static func find(_ parts: [[String]], in frames: [Frame]) -> [EventMark]? {
    var found: [EventMark] = []
    var rest = frames[...]
    for part in parts {
      guard let index = rest.firstIndex(where: { holds(part, $0.text) }) else { return nil }
      found.append(rest[index].mark)
      // One frame may hold a function of a library and its name.
      rest = rest[(index + 1)...]
    }
    return found
  }

  /// Whether the names of a type and its member stand in a frame in this order, written out or mangled.
  private static func holds(_ names: [String], _ text: String) -> Bool {
    var rest = text.utf8[...]
    for name in names {
      guard let end = rest.end(of: name.utf8) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// The number a frame begins with; -1 where it has none.
  private static func number(of text: String) -> Int {
    let digits = text.utf8.drop { " \t*>frame#".utf8.contains($0) }.prefix(5).prefix {
      (48...57).contains($0)
    }
    return digits.isEmpty ? -1 : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}

extension Substring.UTF8View {
  /// Where the first occurrence of some bytes ends.
  fileprivate func end(of bytes: String.UTF8View) -> Index? {
    guard let first = bytes.first else { return startIndex }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      var (own, other) = (found, bytes.startIndex)
      while own < endIndex, other < bytes.endIndex, self[own] == bytes[other] {
        own = index(after: own)
        other = bytes.index(after: other)
      }
      if other == bytes.endIndex { return own }
      start = index(after: found)
    }
    return nil
  }
}
