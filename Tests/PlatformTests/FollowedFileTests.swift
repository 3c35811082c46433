import Platform
import Testing

@Suite struct FollowedFileTests {
  /// Reads what there is and says where the reading ended.
  private func read(
    _ path: String, from offset: Int?, room: Int = 3
  ) throws -> (text: String, start: Int, end: Int) {
    let file = try FollowedFile(path, from: offset)
    let start = file.offset
    let place = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 1)
    defer { place.deallocate() }
    var bytes: [UInt8] = []
    try file.read(
      follows: false, isEnough: { false }, into: { place }, quiet: {}, changed: { _ in }
    ) { count, isPause in
      bytes += place.prefix(count)
      #expect(!isPause)
    }
    return (String(decoding: bytes, as: UTF8.self), start, file.offset)
  }

  @Test func aFileIsReadFromAPlaceToItsEnd() throws {
    let folder = try SystemCalls.makeTemporaryFolder(prefix: "platform-")
    defer { SystemCalls.removeFolder(folder) }
    let path = folder + "/log"
    try SystemCalls.writeFile(Array("one\ntwo\nthree".utf8), to: path)
    #expect(try read(path, from: 0) == ("one\ntwo\nthree", 0, 13))
    #expect(try read(path, from: 4) == ("two\nthree", 4, 13))
    #expect(try read(path, from: 13) == ("", 13, 13))
    #expect(try read(path, from: nil) == ("", 13, 13))
    // A file that is shorter than that was begun anew.
    #expect(try read(path, from: 14) == ("one\ntwo\nthree", 0, 13))
    #expect(try SystemCalls.lineCount(of: path, before: 0) == 0)
    #expect(try SystemCalls.lineCount(of: path, before: 3) == 0)
    #expect(try SystemCalls.lineCount(of: path, before: 4) == 1)
    #expect(try SystemCalls.lineCount(of: path, before: 99) == 2)
  }

  @Test func onlyRegularFilesAreOpened() throws {
    let folder = try SystemCalls.makeTemporaryFolder(prefix: "platform-")
    defer { SystemCalls.removeFolder(folder) }
    for path in [folder, folder + "/none", "/dev/null", "/dev/zero", folder + "/a\0b"] {
      #expect(throws: SystemError.self) { try FollowedFile(path, from: 0) }
    }
  }

  /// What the watcher of a file was told, one word each.
  private func follow(_ path: String, _ steps: [(word: String, act: () throws -> Void)]) throws
    -> [String]
  {
    let file = try FollowedFile(path, from: 0)
    let place = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
    defer { place.deallocate() }
    var told: [String] = []
    var polls = 0
    var next = 0
    try file.read(
      follows: true,
      isEnough: {
        polls += 1
        // Each step waits until the one before it was noticed.
        while next < steps.count, next == 0 || told.contains(steps[next - 1].word) {
          do { try steps[next].act() } catch { Issue.record(error) }
          next += 1
        }
        let isDone = next == steps.count && told.contains(steps[next - 1].word)
        return isDone || polls > 300
      }, into: { place }, quiet: { told.append("quiet") }, changed: { told.append("\($0)") }
    ) { count, isPause in
      told.append(String(decoding: place.prefix(count), as: UTF8.self) + (isPause ? "." : ""))
    }
    return told
  }

  @Test func everyChangeIsToldOnceAndNothingIsReadTwice() throws {
    let folder = try SystemCalls.makeTemporaryFolder(prefix: "platform-")
    defer { SystemCalls.removeFolder(folder) }
    let path = folder + "/log"
    func write(_ text: String, to path: String = path) throws {
      SystemCalls.remove(path)
      try SystemCalls.writeFile(Array(text.utf8), to: path)
    }
    try write("first")
    let told = try follow(
      path,
      [
        ("quiet", {}),
        ("truncated", { _ = try SystemCalls.runShell("printf ab > '\(path)'") }),
        ("vanished", { SystemCalls.remove(path) }),
        ("occupied", { try SystemCalls.makeFolders(path) }),
        (
          "replaced",
          {
            SystemCalls.removeFolder(path)
            try write("later")
          }
        ),
        ("later.", {}),
      ])
    // When the file is found quiet again depends on how fast the machine is.
    #expect(told.prefix(2) == ["first.", "quiet"])
    #expect(told.count { $0 == "quiet" } <= 3, "\(told)")
    #expect(
      told.filter { $0 != "quiet" } == [
        "first.", "truncated", "ab.", "vanished", "occupied", "replaced", "later.",
      ], "\(told)")
  }
}
