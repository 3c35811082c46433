// SPDX-License-Identifier: MIT

/// Records what happens between SwiftUI and a platform object as a trace with one JSON object per
/// line.
///
/// A wrapper asks the recorder for a subject and reports events to it; `bridgebook diagnose FILE`
/// reads the result.
///
/// ```swift
/// let trace = BridgeRecorder.shared.instance(of: HybridMap.self)  // HybridMap#1
///
/// trace.update(value: center) {
///   trace.set("centerCoordinate", value: center)
///   map.centerCoordinate = center
/// }
/// ```
///
/// **Where it writes.** `shared` records into the file that the environment variable
/// `BRIDGEBOOK_TRACE` names, and is off if the variable is not set. A recorder you create takes a
/// path, a file descriptor or a closure.
///
/// **What it costs.** A call takes one short lock and appends a small value to a buffer; nothing is
/// written, opened or encoded on the calling thread. While a recorder is off, a call costs one
/// comparison, and its value is never evaluated.
///
/// **What it keeps.** Events wait in a buffer of fixed size, which a background queue empties
/// several times a second. Events that do not fit are counted, and the trace states how many are
/// missing at that point. Texts longer than a few thousand bytes are truncated. No object is
/// retained: values are converted to text at once.
///
/// **What it cannot do.** A crash or a signal loses the last quarter of a second; `exit` does not.
/// Call `flush()` when the app moves to the background, since it may be terminated there.
///
/// Every method may be called on any thread. What is begun on a thread must be ended on the same
/// thread.
public final class BridgeRecorder: Sendable {
  /// The recorder that the environment variable `BRIDGEBOOK_TRACE` enables by naming a file.
  ///
  /// `BRIDGEBOOK_APP_VERSION` states the app version of the trace.
  public static let shared: BridgeRecorder =
    SystemDescription.environment("BRIDGEBOOK_TRACE").map {
      BridgeRecorder(
        to: .file($0), appVersion: SystemDescription.environment("BRIDGEBOOK_APP_VERSION"))
    } ?? off

  /// A recorder that records nothing.
  public static let off = BridgeRecorder(nil, title: nil, appVersion: nil, capacity: 0)

  /// Whether the recorder records anything; never changes.
  public let isEnabled: Bool

  let number: Int
  private let queue: FlushQueue
  private let writer: TraceWriter
  private let buffer: Locked<EventBuffer>
  private let counts = Locked<[String: Int]>([:])
  private let lastFailure = Locked<Failure?>(nil)

  private static let numbers = Locked(0)

  /// The delay in milliseconds before recorded events are written.
  private static let delay = 250
  /// The time in milliseconds for which `exit` waits until the last events are written.
  private static let exitPatience = 1_000

  /// Creates a recorder that starts recording immediately.
  ///
  /// - Parameters:
  ///   - destination: the destination of the trace; an existing file is replaced.
  ///   - title: the title of the trace.
  ///   - appVersion: the version of the app, for comparing many traces.
  ///   - capacity: the maximum number of events that wait to be written; each takes about 100 bytes
  ///     in each of two buffers, plus the size of its texts.
  public convenience init(
    to destination: Destination, title: String? = nil, appVersion: String? = nil,
    capacity: Int = 8_192
  ) {
    self.init(destination, title: title, appVersion: appVersion, capacity: capacity)
    ExitFlush.add(self)
  }

  private init(
    _ destination: Destination?, title: String?, appVersion: String?, capacity: Int
  ) {
    isEnabled = destination != nil
    let number = BridgeRecorder.numbers.withLock { last in
      last += 1
      return last
    }
    self.number = number
    queue = FlushQueue(number: number)
    let capacity = isEnabled ? max(1, capacity) : 0
    buffer = Locked(EventBuffer(capacity: capacity, start: Clock.monotonicNanoseconds()))
    writer = TraceWriter(
      TraceOutput(destination),
      header: TraceHeader(title: title, appVersion: appVersion, start: Clock.timestamp()),
      capacity: capacity)
  }

  // MARK: Writing

  /// Writes everything recorded so far, and returns when that is done.
  ///
  /// - Returns: false if something could not be written (see `failure`), or if the caller is the
  ///   code that writes the trace, which cannot wait for itself.
  @discardableResult
  public func flush() -> Bool {
    guard isEnabled else { return true }
    guard !queue.isCurrent else { return false }
    queue.wait { drain() }
    return failure == nil
  }

  /// Writes everything recorded so far and stops recording; a file is closed.
  ///
  /// - Returns: the same as `flush()`.
  @discardableResult
  public func close() -> Bool {
    guard isEnabled else { return true }
    buffer.withLock { $0.isClosed = true }
    guard !queue.isCurrent else { return false }
    queue.wait {
      drain()
      writer.close()
    }
    return failure == nil
  }

  /// The error that ended the trace early; nil if there was none.
  ///
  /// Nothing more is recorded after a failure.
  public var failure: Failure? { lastFailure.withLock { $0 } }

  /// The number of events so far that were dropped because the buffer was full.
  public var droppedEvents: Int { buffer.withLock { $0.droppedEvents } }

  func flushAtExit() {
    guard !queue.isCurrent else { return }
    queue.wait(milliseconds: BridgeRecorder.exitPatience) { self.drain() }
  }

  /// Encodes and writes the buffered events; called on the queue only.
  private func drain() {
    let taken = buffer.withLock { $0.take(leaving: writer.spare()) }
    guard let failure = writer.write(taken) else { return }
    lastFailure.withLock { $0 = failure }
    buffer.withLock { $0.isClosed = true }
  }

  // MARK: Recording

  /// Adds an event to the buffer.
  func append(_ event: RecordedEvent) {
    switch buffer.withLock({ $0.append(event) }) {
    case .none: return
    case .later: queue.run(afterMilliseconds: BridgeRecorder.delay) { self.drain() }
    case .now: queue.run(afterMilliseconds: 0) { self.drain() }
    }
  }

  /// Returns the next instance number of a type, counting from 1.
  func nextNumber(of type: String) -> Int {
    counts.withLock { counts in
      counts[type, default: 0] += 1
      return counts[type, default: 1]
    }
  }
}
