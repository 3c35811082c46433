#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A POSIX thread with a stack of a given size.
struct SystemThread: @unchecked Sendable {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  // Used only to join, which any thread may do.
  private let handle: pthread_t

  /// Starts a thread that runs the closure.
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
    let new = SystemThread.createThread(&attributes, body.toOpaque())
    guard new.code == 0, let handle = new.handle else {
      body.release()
      throw SystemError(call: "pthread_create", path: "", code: new.code)
    }
    return SystemThread(handle: handle)
  }

  /// Waits until the closure has returned; must be called once.
  func join() {
    pthread_join(handle, nil)
  }

  /// Runs the closure; the entry point of the new thread.
  static func enter(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}
