// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Writes the events that are still buffered when the process ends by `exit` or by returning from
/// `main`.
enum ExitFlush {
  private struct Entry: Sendable {
    weak var recorder: BridgeRecorder?
  }

  private static let entries = Locked<[Entry]>([])

  /// Whether the exit handler was installed.
  private static let isArmed: Bool = atexit { ExitFlush.run() } == 0

  static func add(_ recorder: BridgeRecorder) {
    guard isArmed else { return }
    let entry = Entry(recorder: recorder)
    entries.withLock { entries in
      entries.removeAll { $0.recorder == nil }
      entries.append(entry)
    }
  }

  private static func run() {
    for entry in entries.withLock({ $0 }) { entry.recorder?.flushAtExit() }
  }
}
