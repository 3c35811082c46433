/// Parses the arguments of a process as operating systems report them.
package enum ProcessArguments {
  /// Returns the NUL-terminated arguments in Linux's `/proc/PROCESS/cmdline`; nil if there are
  /// none.
  package static func words(endedByZero bytes: ArraySlice<UInt8>) -> [String]? {
    guard !bytes.isEmpty else { return nil }
    let body = bytes.last == 0 ? bytes.dropLast() : bytes
    return body.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the arguments in the record that `sysctl` of macOS returns for `KERN_PROCARGS2`.
  ///
  /// The record contains the argument count in four bytes, the program's path, zero bytes up to the
  /// next word boundary, the arguments, and the environment. The result is nil if there are fewer
  /// arguments than the count says.
  package static func words(inKernelRecord bytes: [UInt8]) -> [String]? {
    guard bytes.count > 4 else { return nil }
    let count = bytes.withUnsafeBytes { Int($0.loadUnaligned(as: Int32.self)) }
    guard count > 0 else { return nil }
    var rest = bytes.dropFirst(4).drop { $0 != 0 }.drop { $0 == 0 }
    var words: [String] = []
    while words.count < count {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      words.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return words
  }
}
