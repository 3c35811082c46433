#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A value that one thread at a time may see and change.
///
/// The lock has an address of its own: a lock in a stored property could be copied while it is taken.
final class Locked<Value: Sendable>: @unchecked Sendable {
  #if canImport(Darwin)
    private typealias Primitive = os_unfair_lock
  #else
    private typealias Primitive = pthread_mutex_t
  #endif

  private let primitive: UnsafeMutablePointer<Primitive>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    primitive = .allocate(capacity: 1)
    primitive.initialize(to: Primitive())
    #if !canImport(Darwin)
      pthread_mutex_init(primitive, nil)
    #endif
  }

  deinit {
    #if !canImport(Darwin)
      pthread_mutex_destroy(primitive)
    #endif
    primitive.deinitialize(count: 1)
    primitive.deallocate()
  }

  /// Runs the body alone; it must not come back to this lock.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      os_unfair_lock_lock(primitive)
      defer { os_unfair_lock_unlock(primitive) }
    #else
      pthread_mutex_lock(primitive)
      defer { pthread_mutex_unlock(primitive) }
    #endif
    return body(&value)
  }
}
