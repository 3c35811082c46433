/// An update or a callback that began and may not have ended yet.
struct OpenFrame: Sendable {
  /// Unique in the run.
  let id: Int
  let mark: EventMark
  let thread: TextID
  let time: Int64?
  /// Something came that cannot happen inside, so it probably ended without saying so.
  var isDoubtful = false

  var isUpdate: Bool { mark.kind.isSame(.updateBegin) }
}

/// The updates and callbacks that are open, outermost first; at most `capacity`.
struct OpenFrames: Sendable {
  static let capacity = 64

  private(set) var frames: [OpenFrame] = []
  /// Frames that the last event took away, innermost first.
  private(set) var closed: [OpenFrame] = []
  /// The frame whose end the last event was; nil when the last event ended none.
  private(set) var ended: OpenFrame?
  private(set) var dropped = 0

  /// Tells whether a frame's end was just seen, its own or that of one around it, or may still come.
  func isProved(_ id: Int) -> Bool {
    if let ended, closed.contains(where: { $0.id == id }) { return id >= ended.id }
    return frames.contains { $0.id == id && !$0.isDoubtful }
  }

  /// The innermost open frame on the event's thread.
  func innermost(for event: TraceEvent) -> OpenFrame? {
    frames.last { $0.thread.fits(event.thread) }
  }

  /// The innermost open update on the event's thread.
  func update(for event: TraceEvent) -> OpenFrame? {
    frames.last { $0.isUpdate && $0.thread.fits(event.thread) }
  }

  /// The innermost open callback on the event's thread.
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
    // An update of one view cannot begin inside itself: the earlier one ended without a print.
    if event.kind.isSame(.updateBegin),
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
        $0.mark.kind.isSame(kind) && $0.mark.subject.fits(event.subject)
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
