// SPDX-License-Identifier: MIT

internal import Dispatch

/// The serial queue on which a trace is encoded and written.
struct FlushQueue: Sendable {
  private static let key = DispatchSpecificKey<Int>()

  private let queue: DispatchQueue
  private let number: Int

  /// - Parameter number: the recorder's number, which identifies the queue to `isCurrent`.
  init(number: Int) {
    self.number = number
    queue = DispatchQueue(label: "BridgeRecorder.\(number)", qos: .utility)
    queue.setSpecific(key: FlushQueue.key, value: number)
  }

  /// Whether the caller runs on this queue, where waiting for it would deadlock.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: FlushQueue.key) == number }

  func run(afterMilliseconds delay: Int, _ body: @escaping @Sendable () -> Void) {
    if delay == 0 {
      queue.async(execute: body)
    } else {
      queue.asyncAfter(deadline: .now() + .milliseconds(delay), execute: body)
    }
  }

  /// Runs the body on the queue and waits for it.
  func wait(for body: () -> Void) {
    queue.sync(execute: body)
  }

  /// Runs the body on the queue and waits for it up to the given time.
  func wait(milliseconds: Int, for body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      body()
      done.signal()
    }
    _ = done.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
