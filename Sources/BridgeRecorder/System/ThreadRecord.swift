// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The name of a thread and its nesting depth in each recorder; used by that thread only.
final class ThreadRecord {
  let name: String
  /// The depths in recorders, only those above zero, so that the array stays short.
  private var depths: [(recorder: Int, depth: UInt16)] = []

  private init() {
    name = ThreadName.ofNewThread()
  }

  /// The key of the thread's record; nil if the process has no thread-local storage left.
  private static let key: pthread_key_t? = makeKey()

  private static func makeKey() -> pthread_key_t? {
    var key = pthread_key_t()
    let code = pthread_key_create(&key) { ThreadRecord.release($0) }
    return code == 0 ? key : nil
  }

  /// The calling thread's record.
  static var current: ThreadRecord {
    guard let key else { return ThreadRecord() }
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadRecord>.fromOpaque(known).takeUnretainedValue()
    }
    let record = ThreadRecord()
    pthread_setspecific(key, Unmanaged.passRetained(record).toOpaque())
    return record
  }

  private static func release(_ record: UnsafeMutableRawPointer?) {
    guard let record else { return }
    Unmanaged<ThreadRecord>.fromOpaque(record).release()
  }

  /// Returns the number of open events around the next one.
  func depth(in recorder: Int) -> UInt16 {
    depths.first { $0.recorder == recorder }?.depth ?? 0
  }

  /// Increments the nesting depth.
  func begin(in recorder: Int) {
    guard let index = depths.firstIndex(where: { $0.recorder == recorder }) else {
      return depths.append((recorder, 1))
    }
    if depths[index].depth < .max { depths[index].depth += 1 }
  }

  /// Decrements the nesting depth; an end without a begin changes nothing.
  func end(in recorder: Int) {
    guard let index = depths.firstIndex(where: { $0.recorder == recorder }) else { return }
    depths[index].depth -= 1
    if depths[index].depth == 0 { depths.remove(at: index) }
  }
}
