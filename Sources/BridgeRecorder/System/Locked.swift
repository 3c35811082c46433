// SPDX-License-Identifier: MIT

/// A value protected by a lock.
///
/// The lock is heap-allocated: a lock in a stored property could be copied while it is held.
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

  /// Calls the body with exclusive access to the value; not reentrant.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    primitive.lock()
    defer { primitive.unlock() }
    return body(&value)
  }
}
