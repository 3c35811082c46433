// SPDX-License-Identifier: MIT

/// A value that one thread at a time may see and change.
///
/// The lock has an address of its own: a lock in a stored property could be copied while it is taken.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let primitive: UnsafeMutablePointer<LockPrimitive>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    primitive = .allocate(capacity: 1)
    primitive.prepareLock()
  }

  deinit {
    primitive.discardLock()
    primitive.deallocate()
  }

  /// Runs the body alone; it must not come back to this lock.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    primitive.lock()
    defer { primitive.unlock() }
    return body(&value)
  }
}
