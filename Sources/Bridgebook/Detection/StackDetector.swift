/// Detects gotchas by the frames of stacks alone, without any message.
///
/// A stack consists of the frames of one thread, backtrace or call tree. When it ends, its frames
/// are compared with the signatures of the catalog. A gotcha that a message of the run has already
/// reported is not reported again.
struct StackDetector: Sendable {
  /// The names of notes that are parts of stacks.
  private enum Note: String {
    case frame, call, thread
    case detail = "crash-detail"
  }

  /// The parts of frames that a stack must contain in this order, innermost first, and the gotchas
  /// they show.
  private struct Signature: Sendable {
    let pattern: MessagePattern
    let kind: StackKind
    let parts: [[String]]
  }

  /// The kind of thread that the line before a stack announces.
  private enum Place { case unknown, crashed, other }

  private struct Frame: Sendable {
    let mark: EventMark
    let text: String
  }

  /// The maximum number of frames examined per stack; the outer frames of a deeper stack are rarely
  /// significant.
  private static let frameCapacity = 512
  /// The maximum number of stacks examined per run.
  private static let stackCapacity = 256
  /// The functions with which a process ends itself or throws an exception.
  private static let endings = [
    "__exceptionPreprocess", "objc_exception_throw", "_assertionFailure", "dispatch_assert_queue",
    "__pthread_kill", "precondition_failure", "swift_runtime_on_report", "_fatalErrorMessage",
  ]

  /// Parts of the symbols of methods that app developers write.
  private static let ownMethods = [
    "makeNSView", "makeUIView", "updateNSView", "updateUIView", "sizeThatFits", "body.getter",
    "Coordinator.", "viewDidLoad", "viewDidAppear", "viewWillAppear",
  ]
  /// The maximum number of the app's own frames quoted per stack.
  private static let ownCount = 2
  /// The maximum number of frames quoted per stack.
  private static let evidenceCount = 5

  private let catalog: MessageCatalog
  /// The signatures of the catalog; created for the first stack, because most runs do not contain
  /// one.
  private lazy var signatures = StackDetector.signatures(of: catalog)
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

  init(_ catalog: MessageCatalog) {
    self.catalog = catalog
  }

  private static func signatures(of catalog: MessageCatalog) -> [Signature] {
    catalog.patterns.compactMap { pattern in
      guard let kind = pattern.stack else { return nil }
      let parts = pattern.parts.map { $0.split(separator: ".").map(String.init) }
      return Signature(pattern: pattern, kind: kind, parts: parts)
    }
  }

  /// Whether the run contains a crash stack, while neither a line nor the frames reveal why the
  /// process ended.
  var lacksReason: Bool { sawCrash && !toldReason && !foundAny }

  /// Processes a note that has a name.
  ///
  /// - Parameters:
  ///   - name: The note's name, which is missing from the event if it is transient.
  ///   - text: The note's value, which is missing from the event if it is transient.
  mutating func consume(
    note event: TraceEvent, named name: TextID, text: TextID, texts: TextTable,
    _ findings: inout FindingList
  ) {
    guard let note = kind(of: name, texts) else { return end(&findings) }
    let text = texts[text]
    switch note {
    case .thread:
      end(&findings)
      begin(event, text)
    case .detail:
      if text.contains("First throw call stack") || text.hasPrefix("Backtrace") {
        end(&findings)
        begin(event, text)
      }
    case .frame:
      let number = StackDetector.number(of: text)
      if number <= lastNumber, number == 0 || isCallTree { end(&findings) }
      lastNumber = number
      isCallTree = false
      add(event, text)
    case .call:
      if !isCallTree, !frames.isEmpty { end(&findings) }
      isCallTree = true
      add(event, text)
    }
  }

  /// Processes any other event, which ends a stack, and records its information.
  ///
  /// - Parameter text: The event's value, which is missing from the event if it is transient.
  mutating func consume(
    other event: TraceEvent, text: TextID, message: MessagePattern?, texts: TextTable,
    _ findings: inout FindingList
  ) {
    end(&findings)
    if let message {
      told.formUnion(message.gotchas)
      if !message.isNoise { toldReason = true }
    }
    guard event.kind == .crash else { return }
    let text = texts[text]
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
    if !name.isTransient, notes.count < StackDetector.frameCapacity {
      notes[name.index] = .some(note)
    }
    return note
  }

  private mutating func begin(_ event: TraceEvent, _ text: String) {
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

  /// Ends the current stack and compares it with the signatures.
  private mutating func end(_ findings: inout FindingList) {
    lastNumber = -1
    guard !frames.isEmpty else { return }
    defer {
      frames.removeAll(keepingCapacity: true)
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
      let lines = ([header?.line].compactMap { $0 } + evidence(found, in: frames)).sorted()
      for gotcha in gotchas {
        findings.add(
          gotcha, isSure && gotchas.count == 1 ? .likely : .possible, lines: lines,
          by: found.first, limit: isSure ? .message(signature.pattern.severity) : .framesOnly)
      }
      told.formUnion(gotchas)
      foundAny = true
    }
  }

  /// Returns the lines of the frames that match a signature, and of those that identify the app's
  /// code.
  ///
  /// The latter are the caller of each matching frame, and the first methods of wrappers and bodies
  /// further out.
  private func evidence(_ found: [EventMark], in frames: [Frame]) -> Set<Int> {
    var lines = Set(found.map(\.line))
    guard let first = frames.firstIndex(where: { lines.contains($0.mark.line) }) else {
      return lines
    }
    let own = frames[first...].filter { frame in
      StackDetector.ownMethods.contains { frame.text.contains($0) }
    }
    lines.formUnion(own.prefix(StackDetector.ownCount).map(\.mark.line))
    for index in frames.indices.dropLast() where lines.count < StackDetector.evidenceCount {
      if found.contains(where: { $0.line == frames[index].mark.line }) {
        lines.insert(frames[index + 1].mark.line)
      }
    }
    return lines
  }

  /// Returns the frames that contain the parts in order, or nil if a part is missing.
  private static func find(_ parts: [[String]], in frames: [Frame]) -> [EventMark]? {
    var found: [EventMark] = []
    var rest = frames[...]
    for part in parts {
      guard let index = rest.firstIndex(where: { holds(part, $0.text) }) else { return nil }
      found.append(rest[index].mark)
      // A frame matches at most one part, although it may contain both the name of a library and
      // that of a function.
      rest = rest[(index + 1)...]
    }
    return found
  }

  /// Returns whether a frame contains the names of a type and its member in this order, demangled
  /// or mangled.
  private static func holds(_ names: [String], _ text: String) -> Bool {
    var rest = text.utf8[...]
    for name in names {
      guard let end = rest.end(of: name.utf8) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// Returns the number at the beginning of a frame, or -1 if it has none.
  private static func number(of text: String) -> Int {
    let digits = text.utf8.drop { " \t*>frame#".utf8.contains($0) }.prefix(5).prefix {
      (48...57).contains($0)
    }
    return digits.isEmpty ? -1 : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}

extension Substring.UTF8View {
  /// Returns the end of the first occurrence of the bytes.
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
