/// Reads the words a process was started with, as systems hand them out.
package enum ProcessArguments {
  /// Words that each end with a zero byte, as in Linux's `/proc/PROCESS/cmdline`; nil where there are none.
  package static func words(endedByZero bytes: ArraySlice<UInt8>) -> [String]? {
    guard !bytes.isEmpty else { return nil }
    let body = bytes.last == 0 ? bytes.dropLast() : bytes
    return body.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words in what `sysctl` of macOS gives for `KERN_PROCARGS2`.
  ///
  /// These are the number of words in four bytes, the path of the program, zero bytes up to the next
  /// word boundary, the words, and the environment. Nil where the record holds fewer words than it says.
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
