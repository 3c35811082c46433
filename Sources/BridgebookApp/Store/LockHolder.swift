internal import Platform

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
    FileLock.holder(of: path + "-shm", byte: writeLockByte)
  }

  /// The program and its first words, options left out; nil where the system has no such list.
  private static func command(of process: Int32) -> String? {
    guard let words = SystemCalls.commandLine(of: process)?.filter({ !$0.isEmpty }) else {
      return nil
    }
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
