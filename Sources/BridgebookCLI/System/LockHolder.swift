#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The process that holds a store's write lock.
enum LockHolder {
  /// Where SQLite locks for writing, in the file of shared memory beside a store in WAL mode.
  private static let writeLockByte: Int64 = 120

  /// The holder's command and process number, as far as they can be learned.
  static func words(_ path: String) -> String {
    guard let process = process(path) else { return "another process" }
    let name = command(of: process).map { "\($0) (process \(process))" }
    return name ?? "process \(process)"
  }

  /// The process that has the lock now; nil when nobody has it, or the system does not tell.
  static func process(_ path: String) -> Int32? {
    // Closing any descriptor of a file ends all locks the process has on it, so this one stays open.
    let descriptor = open(
      SystemCalls.bytes(path + "-shm"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(writeLockByte)
    lock.l_len = 1
    guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK), lock.l_pid > 0
    else { return nil }
    return lock.l_pid
  }

  /// The program and its first words, options left out; nil where the system has no such list.
  private static func command(of process: Int32) -> String? {
    var bytes: [UInt8] = []
    guard
      (try? SystemCalls.readChunks(of: "/proc/\(process)/cmdline") { bytes += $0 }) != nil,
      !bytes.isEmpty
    else { return nil }
    let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard let program = words.first?.split(separator: "/").last else { return nil }
    var rest = words.dropFirst()
    var shown = [String(program)]
    while let word = rest.popFirst(), shown.count < 2 {
      // The store's path is known to who waits for it.
      if word == "--store" {
        _ = rest.popFirst()
      } else if !word.hasPrefix("-") {
        shown.append(word)
      }
    }
    return shown.joined(separator: " ")
  }
}
