// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What is known of a thread: its name and how deep it is in what each recorder began; used by that thread alone.
final class ThreadRecord {
  let name: String
  /// Only recorders in which something is begun have a place, so this stays short.
  private var depths: [(recorder: Int, depth: UInt16)] = []

  private init() {
    name = ThreadName.ofNewThread()
  }

  /// Nil where the process has no room for thread-local values.
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

  /// How many begun things enclose what happens now.
  func depth(in recorder: Int) -> UInt16 {
    depths.first { $0.recorder == recorder }?.depth ?? 0
  }

  /// Goes one deeper.
  func begin(in recorder: Int) {
    guard let index = depths.firstIndex(where: { $0.recorder == recorder }) else {
      return depths.append((recorder, 1))
    }
    if depths[index].depth < .max { depths[index].depth += 1 }
  }

  /// Comes one up again; an end without a begin changes nothing.
  func end(in recorder: Int) {
    guard let index = depths.firstIndex(where: { $0.recorder == recorder }) else { return }
    depths[index].depth -= 1
    if depths[index].depth == 0 { depths.remove(at: index) }
  }
}
