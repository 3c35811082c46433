/// An update or a callback that has begun and may not have ended yet.
struct OpenFrame: Sendable {
  /// The position in the run at which it began; unique.
  let id: Int
  let mark: EventMark
  let thread: TextID
  let time: Int64?
  /// Whether an event occurred that cannot happen inside, so that the frame probably ended without
  /// an event.
  var isDoubtful = false

  var isUpdate: Bool { mark.kind == .updateBegin }
}

/// The stack of open updates and callbacks, outermost first, at most `capacity`.
struct OpenFrames: Sendable {
  static let capacity = 64

  private(set) var frames: [OpenFrame] = []
  /// The frames that the last event removed, innermost first.
  private(set) var closed: [OpenFrame] = []
  /// The frame that the last event ended; nil if it did not end one.
  private(set) var ended: OpenFrame?
  private(set) var dropped = 0

  /// Returns whether the end of a frame or of an enclosing one was just recorded, or may still
  /// follow.
  func isProved(_ id: Int) -> Bool {
    if let ended, closed.contains(where: { $0.id == id }) { return id >= ended.id }
    return frames.contains { $0.id == id && !$0.isDoubtful }
  }

  /// Returns the innermost open frame on the event's thread.
  func innermost(for event: TraceEvent) -> OpenFrame? {
    frames.last { $0.thread.fits(event.thread) }
  }

  /// Returns the innermost open update on the event's thread.
  func update(for event: TraceEvent) -> OpenFrame? {
    frames.last { $0.isUpdate && $0.thread.fits(event.thread) }
  }

  /// Returns the innermost open callback on the event's thread.
  func callback(for event: TraceEvent) -> OpenFrame? {
    frames.last { !$0.isUpdate && $0.thread.fits(event.thread) }
  }

  mutating func consume(_ event: TraceEvent, id: Int) {
    if ended != nil { ended = nil }
    if !closed.isEmpty { closed.removeAll(keepingCapacity: true) }
    switch event.kind {
    case .updateBegin, .callbackBegin: begin(event, id)
    case .updateEnd: end(event, .updateBegin)
    case .callbackEnd: end(event, .callbackBegin)
    case .body, .input, .gesture, .idle, .dismantle: doubt(event)
    default: break
    }
  }

  private mutating func begin(_ event: TraceEvent, _ id: Int) {
    // Updates of one view do not nest, so the earlier one ended without an event.
    if event.kind == .updateBegin,
      let index = frames.lastIndex(where: {
        $0.isUpdate && $0.mark.subject.index == event.subject.index && $0.thread.fits(event.thread)
      })
    {
      close(from: index)
    }
    if frames.count == OpenFrames.capacity {
      closed.append(frames.removeFirst())
      dropped += 1
    }
    frames.append(
      OpenFrame(id: id, mark: EventMark(event), thread: event.thread, time: event.time))
  }

  private mutating func end(_ event: TraceEvent, _ kind: TraceEventKind) {
    guard
      let index = frames.lastIndex(where: {
        $0.mark.kind == kind && $0.mark.subject.fits(event.subject)
          && $0.mark.name.fits(event.name) && $0.thread.fits(event.thread)
      })
    else { return }
    ended = frames[index]
    close(from: index)
  }

  private mutating func close(from index: Int) {
    while frames.count > index { closed.append(frames.removeLast()) }
  }

  private mutating func doubt(_ event: TraceEvent) {
    guard let last = frames.last, !last.isDoubtful else { return }
    for index in frames.indices { frames[index].isDoubtful = true }
  }
}
