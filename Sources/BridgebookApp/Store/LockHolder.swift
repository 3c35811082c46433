internal import Platform

/// The process that holds a store's write lock.
enum LockHolder {
  /// The byte of the `-shm` file that SQLite locks for writing in WAL mode.
  private static let writeLockByte: Int64 = 120

  /// Returns the command and process number of the holder, as far as they are known.
  static func words(_ path: String) -> String {
    guard let process = process(path) else { return "another process" }
    let name = command(of: process).map { "\($0) (process \(process))" }
    return name ?? "process \(process)"
  }

  /// Returns the process that holds the lock; nil if there is none or the system does not report
  /// it.
  static func process(_ path: String) -> Int32? {
    FileLock.holder(of: path + "-shm", byte: writeLockByte)
  }

  /// Returns the program and its first operand, without options; nil if the system does not report
  /// it.
  private static func command(of process: Int32) -> String? {
    guard let words = Subprocess.commandLine(of: process)?.filter({ !$0.isEmpty }) else {
      return nil
    }
    guard let program = words.first?.split(separator: "/").last else { return nil }
    var rest = words.dropFirst()
    var shown = [String(program)]
    while let word = rest.popFirst(), shown.count < 2 {
      // The waiting process already knows the path of the store.
      if word == "--store" {
        _ = rest.popFirst()
      } else if !word.hasPrefix("-") {
        shown.append(word)
      }
    }
    return shown.joined(separator: " ")
  }
}
