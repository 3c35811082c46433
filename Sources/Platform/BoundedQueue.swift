#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A first-in, first-out queue between threads with at most `capacity` elements.
package final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var elements: [Element] = []
  private var wasClosed = false

  /// Creates an empty queue.
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

  /// Appends an element, waiting while the queue is full; returns false if the queue is closed.
  package func push(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.count == capacity, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Appends an element unless the queue is full or closed; returns whether it did.
  package func pushIfRoom(_ element: Element) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard elements.count < capacity, !wasClosed else { return false }
    elements.append(element)
    pthread_cond_broadcast(change)
    return true
  }

  /// Removes and returns the oldest element, waiting for one; nil if the queue is closed and empty.
  package func pop() -> Element? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while elements.isEmpty, !wasClosed { pthread_cond_wait(change, mutex) }
    guard !elements.isEmpty else { return nil }
    pthread_cond_broadcast(change)
    return elements.removeFirst()
  }

  /// Whether `close` was called.
  package var isClosed: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return wasClosed
  }

  /// Closes the queue for new elements; remaining elements can still be removed.
  package func close() {
    pthread_mutex_lock(mutex)
    wasClosed = true
    pthread_cond_broadcast(change)
    pthread_mutex_unlock(mutex)
  }
}
