#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Hands elements from one thread to another in their order, and holds at most `capacity` of them.
package final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var elements: [Element] = []
  private var wasClosed = false

  /// An empty queue.
  package init(capacity: Int) {
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
  package func push(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.count == capacity, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Adds an element where there is room for one.
  package func pushIfRoom(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard elements.count < capacity, !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Takes the oldest element, waiting for one; nil where the queue is closed and empty.
  package func pop() -> Element? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.isEmpty, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !elements.isEmpty else { return nil }
    pthread_cond_broadcast(change)
    return elements.removeFirst()
  }

  /// Whether either side has ended the queue.
  package var isClosed: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return wasClosed
  }

  /// Ends the queue from either side; what it holds can still be taken.
  package func close() {
    pthread_mutex_lock(mutex)
    wasClosed = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }
}
