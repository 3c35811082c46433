#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A thread of the system that runs one closure.
struct Worker {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts the closure.
  init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Glibc)
      var handle: pthread_t? = pthread_t()
      let code = withUnsafeMutablePointer(to: &handle) { place in
        place.withMemoryRebound(to: pthread_t.self, capacity: 1) {
          pthread_create($0, nil, { Worker.start($0) }, body.toOpaque())
        }
      }
    #else
      var handle: pthread_t?
      let code = pthread_create(&handle, nil, { Worker.start($0) }, body.toOpaque())
    #endif
    guard code == 0, let handle else {
      body.release()
      throw SystemError(call: "pthread_create", path: "", code: code)
    }
    self.handle = handle
  }

  /// Waits until the closure has returned; call it once.
  func wait() {
    pthread_join(handle, nil)
  }

  private static func start(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }
}

/// Hands elements from one thread to another in their order, and holds at most `capacity` of them.
final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var elements: [Element] = []
  private var wasClosed = false

  init(capacity: Int) {
    self.capacity = capacity
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Adds an element, waiting for room; false where the queue is closed.
  func push(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.count == capacity, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Adds an element where there is room for one.
  func pushIfRoom(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard elements.count < capacity, !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Takes the oldest element, waiting for one; nil where the queue is closed and empty.
  func pop() -> Element? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.isEmpty, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !elements.isEmpty else { return nil }
    pthread_cond_broadcast(change)
    return elements.removeFirst()
  }

  /// Whether either side has ended the queue.
  var isClosed: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return wasClosed
  }

  /// Ends the queue from either side; what it holds can still be taken.
  func close() {
    pthread_mutex_lock(mutex)
    wasClosed = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }
}
