import Platform
import Testing

@Suite struct FollowedFileTests {
  /// Reads to the end of the file and returns the text and the offsets.
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
    let folder = try Folder.makeTemporary(prefix: "platform-")
    defer { Folder.remove(folder) }
    let path = folder + "/log"
    try FileChange.writeFile(Array("one\ntwo\nthree".utf8), to: path)
    #expect(try read(path, from: 0) == ("one\ntwo\nthree", 0, 13))
    #expect(try read(path, from: 4) == ("two\nthree", 4, 13))
    #expect(try read(path, from: 13) == ("", 13, 13))
    #expect(try read(path, from: nil) == ("", 13, 13))
    // An offset beyond the end means that the file was restarted.
    #expect(try read(path, from: 14) == ("one\ntwo\nthree", 0, 13))
    #expect(try FileStatus.lineCount(of: path, before: 0) == 0)
    #expect(try FileStatus.lineCount(of: path, before: 3) == 0)
    #expect(try FileStatus.lineCount(of: path, before: 4) == 1)
    #expect(try FileStatus.lineCount(of: path, before: 99) == 2)
  }

  @Test func onlyRegularFilesAreOpened() throws {
    let folder = try Folder.makeTemporary(prefix: "platform-")
    defer { Folder.remove(folder) }
    for path in [folder, folder + "/none", "/dev/null", "/dev/zero", folder + "/a\0b"] {
      #expect(throws: SystemError.self) { try FollowedFile(path, from: 0) }
    }
  }

  /// Returns the changes reported while a file is followed, one word each.
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
        // Each step waits until the previous one was noticed.
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
    let folder = try Folder.makeTemporary(prefix: "platform-")
    defer { Folder.remove(folder) }
    let path = folder + "/log"
    func write(_ text: String, to path: String = path) throws {
      FileChange.remove(path)
      try FileChange.writeFile(Array(text.utf8), to: path)
    }
    try write("first")
    let told = try follow(
      path,
      [
        ("quiet", {}),
        ("truncated", { _ = try Subprocess.runShell("printf ab > '\(path)'") }),
        ("ab.", {}),
        // The new content is longer than what was read, so by its size alone the file seems to have
        // grown.
        (
          "rewritten",
          {
            _ = try Subprocess.runShell(
              "printf cdefgh | dd of='\(path)' conv=notrunc 2>/dev/null")
          }
        ),
        ("cdefgh.", {}),
        ("vanished", { FileChange.remove(path) }),
        ("occupied", { try Folder.makeAll(path) }),
        (
          "replaced",
          {
            Folder.remove(path)
            try write("later")
          }
        ),
        ("later.", {}),
      ])
    // The number of quiet periods depends on the speed of the machine.
    #expect(told.prefix(2) == ["first.", "quiet"])
    #expect(told.count { $0 == "quiet" } <= 3, "\(told)")
    #expect(
      told.filter { $0 != "quiet" } == [
        "first.", "truncated", "ab.", "rewritten", "cdefgh.", "vanished", "occupied", "replaced",
        "later.",
      ], "\(told)")
  }
}
