#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A thread of the system with a stack of a given size.
struct SystemThread: @unchecked Sendable {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  // Only joined, which any thread may do.
  private let handle: pthread_t

  /// Starts the closure.
  static func start(
    stack size: Int, _ run: @escaping @Sendable () -> Void
  ) throws(SystemError) -> SystemThread {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    let code = pthread_attr_setstacksize(&attributes, size)
    guard code == 0 else {
      throw SystemError(call: "pthread_attr_setstacksize", path: "", code: code)
    }
    let body = Unmanaged.passRetained(Body(run))
    let new = SystemCalls.createThread(&attributes, body.toOpaque())
    guard new.code == 0, let handle = new.handle else {
      body.release()
      throw SystemError(call: "pthread_create", path: "", code: new.code)
    }
    return SystemThread(handle: handle)
  }

  /// Waits until the closure has returned; call it once.
  func join() {
    pthread_join(handle, nil)
  }

  /// What the new thread runs.
  static func enter(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}
