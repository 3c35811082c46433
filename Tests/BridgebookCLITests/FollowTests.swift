import Foundation
import TestSupport
import Testing

/// `diagnose --follow` while another program appends to, truncates, replaces and removes the file.
@Suite struct FollowTests {
  private let folder: TemporaryFolder
  private static let message =
    "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"
  private static let other =
    "[SwiftUI] Publishing changes from within view updates is not allowed, this will cause undefined behavior.\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func append(_ text: String, to name: String = "app.log") throws {
    let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent(name))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// Waits until a file contains the text the given number of times; fails after a minute.
  private func wait(for text: String, times: Int = 1, in name: String) throws {
    for _ in 0..<1_200 {
      let found = (try? self.text(of: name)) ?? ""
      if found.components(separatedBy: text).count > times { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("\(name) does not hold \(text): \(try self.text(of: name))")
  }

  /// Follows `app.log`, runs the closure, and ends with Ctrl-C.
  private func following(
    _ options: String = "", format: String = "text", _ body: () throws -> Void
  ) throws -> (status: Int32, out: String, err: String) {
    let line =
      "exec bridgebook --format \(format) diagnose --follow \(options) app.log > out.txt 2> err.txt"
    // The threads that run tests block signals, and tests in the background ignore Ctrl-C; a
    // program would inherit both.
    let program = try Program.start(
      "/usr/bin/env", ["python3", "-c", Self.unblocked, "sh", "-c", line],
      store: SharedStore.path, in: folder.path)
    do { try body() } catch {
      program.interrupt()
      throw error
    }
    program.interrupt()
    let status = program.output().status
    return (status, try text(of: "out.txt"), try text(of: "err.txt"))
  }

  @Test func findingsComeAsTheFileGrowsAndTheSummaryAtTheEnd() throws {
    try folder.write("Begin updateUIView 52.5\n", to: "app.log")
    let result = try following {
      try append(Self.message + "End updateUIView\n")
      try wait(for: "state-modified-during-update", in: "out.txt")
      #expect(!(try text(of: "out.txt")).contains("Continue from here"))
      try append(Self.other)
      try wait(for: "published-during-update", in: "out.txt")
    }
    #expect(result.status == 0)
    #expect(result.out.contains("app.log:1, 2, 3"))
    #expect(result.out.contains("app.log:4"))
    #expect(result.out.contains("2 errors in 4 lines"))
    let size = try Data(contentsOf: folder.url.appendingPathComponent("app.log")).count
    #expect(result.out.contains("Continue from here with --from \(size)."))
    #expect(result.err == "")
  }

  @Test func aCutFileIsReadFromItsNewStart() throws {
    try folder.write(Self.other + "and a line without its end", to: "app.log")
    let result = try following {
      try wait(for: "published-during-update", in: "out.txt")
      let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("app.log"))
      try handle.truncate(atOffset: 0)
      try handle.close()
      try wait(for: "was shortened; it is read again from its beginning", in: "err.txt")
      try append(Self.message)
      try wait(for: "state-modified-during-update", in: "out.txt")
    }
    #expect(result.status == 0)
    #expect(result.err.contains("which counts as line 3"))
    #expect(result.out.contains("app.log:3"))
    #expect(result.out.contains("--from \(Self.message.utf8.count)."))
  }

  @Test func aRotatedFileIsReadToItsEndAndThenTheNewOne() throws {
    try folder.write(Self.message, to: "app.log")
    let result = try following {
      try wait(for: "state-modified-during-update", in: "out.txt")
      try append("the last line of the old file\n")
      try FileManager.default.moveItem(
        atPath: folder.path("app.log"), toPath: folder.path("app.log.1"))
      try folder.write(Self.other, to: "app.log")
      try wait(for: "app.log was replaced by another file", in: "err.txt")
      try wait(for: "published-during-update", in: "out.txt")
    }
    #expect(result.status == 0)
    #expect(result.out.contains("in 3 lines"))
    #expect(result.out.contains("app.log:3"))
  }

  @Test func aFileThatVanishesIsWaitedFor() throws {
    try folder.write(Self.other, to: "app.log")
    let result = try following {
      try wait(for: "published-during-update", in: "out.txt")
      try FileManager.default.removeItem(atPath: folder.path("app.log"))
      try wait(for: "app.log no longer exists", in: "err.txt")
      _ = try Program.shell("mkfifo app.log", in: folder.path)
      try wait(for: "is no longer a regular file", in: "err.txt")
      try FileManager.default.removeItem(atPath: folder.path("app.log"))
      try folder.write(Self.message, to: "new")
      try FileManager.default.moveItem(
        atPath: folder.path("new"), toPath: folder.path("app.log"))
      try wait(for: "state-modified-during-update", in: "out.txt")
    }
    #expect(result.status == 0)
    #expect(result.out.contains("app.log:2"))
  }

  /// The test cannot observe how far the program is, so it is repeated with longer waits, for busy
  /// machines.
  @Test(arguments: [[1, 4, 16]])
  func aDocumentComesAtTheEnd(seconds: [Double]) throws {
    var result: (status: Int32, out: String, err: String) = (1, "", "")
    for wait in seconds where !result.out.contains("state-modified-during-update") {
      try folder.write(Self.other, to: "app.log")
      result = try following("--from end", format: "json") {
        Thread.sleep(forTimeInterval: wait)
        try append(Self.message)
        Thread.sleep(forTimeInterval: wait)
      }
    }
    #expect(result.status == 0)
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let findings = document?["findings"] as? [[String: Any]]
    #expect(findings?.compactMap { $0["gotcha"] as? String } == ["state-modified-during-update"])
    #expect(findings?.first?["lines"] as? [Int] == [2])
    #expect(document?["readFrom"] as? Int == Self.other.utf8.count)
    #expect(document?["nextOffset"] as? Int == Self.other.utf8.count + Self.message.utf8.count)
  }

  /// Memory depends on the number of distinct texts, up to a cap, and not on the size of the file.
  @Test func aFileThatGrowsByALotTakesNoMoreMemory() throws {
    var peaks: [Int] = []
    for megabytes in [4, Effort.amount(brief: 10, full: 24)] {
      try folder.write("a line\n", to: "app.log")
      let line =
        "exec bridgebook diagnose --follow app.log --from 7 > out.txt 2> err.txt"
      let program = try Program.start(
        "/usr/bin/env",
        [
          "python3", "-c", Self.meter, line, String(megabytes),
        ], store: SharedStore.path, in: folder.path)
      let output = program.output()
      #expect(output.status == 0, "\(output.err)")
      peaks.append(Int(output.out.split(separator: "\n").last ?? "") ?? .max)
      let answer = try text(of: "out.txt")
      #expect(answer.contains("state-modified-during-update"))
      #expect(answer.contains("too many different texts to compare"))
    }
    #expect(peaks[1] < peaks[0] * 2, "\(peaks) KiB")
  }

  /// Starts a program with no signals blocked.
  private static let unblocked = """
    import os, signal, sys
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.execvp(sys.argv[1], sys.argv[1:])
    """

  /// Starts a program, lets its file grow by some megabytes of distinct lines, and prints its peak
  /// memory in KiB.
  private static let meter = """
    import os, resource, signal, subprocess, sys, time
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    program = subprocess.Popen(["sh", "-c", sys.argv[1]])
    with open("app.log", "a") as log:
        for turn in range(int(sys.argv[2])):
            log.write("".join("set text=%d\\n" % (turn * 65536 + n) for n in range(65536)))
            log.flush()
        log.write("\(message.dropLast())\\n")
    for wait in range(1200):
        if "state-modified" in open("out.txt").read(): break
        time.sleep(0.05)
    program.send_signal(signal.SIGINT)
    status = program.wait()
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(peak // 1024 if sys.platform == "darwin" else peak)
    sys.exit(status)
    """

  @Test func whatIsNoRegularFileIsRefused() throws {
    _ = try Program.shell("mkfifo pipe && mkdir folder", in: folder.path)
    for (name, reason) in [
      ("/dev/zero", "it is a pipe or a device"), ("pipe", "it is a pipe or a device"),
      ("folder", "it is a folder"), ("none", "there is no such file"),
      ("map-wrapper/M1", "there is no such file"), ("-", "standard input has no offset"),
    ] {
      for option in ["--follow", "--from 0", "--from end"] {
        let result = try Program.shell(
          "bridgebook diagnose \(option) \(name) < /dev/null", in: folder.path)
        #expect(result.status == 2)
        #expect(result.err.contains(reason), "\(name): \(result.err)")
        #expect(result.err.contains("help:"))
      }
    }
    try folder.write("a\n", to: "app.log")
    for bad in ["x", "-1", "1e3", "99999999999999999999"] {
      #expect(
        try Program.shell("bridgebook diagnose app.log --from=\(bad)", in: folder.path).status == 2)
    }
  }

  @Test func readingOnGivesEveryFindingOnceWithItsLine() throws {
    let lines = ["a line\n", Self.message, "End updateUIView\n", Self.other]
    try folder.write("", to: "app.log")
    var offset = 0
    var found: [String] = []
    for line in lines {
      try append(line)
      let document = try Program.run(
        ["--store", SharedStore.path, "--format=json", "diagnose", "app.log", "--from=\(offset)"],
        in: folder.path
      ).json()
      #expect(document["readFrom"] as? Int == offset)
      #expect(document["restarted"] as? Bool == false)
      #expect(document["linesRead"] as? Int == 1)
      offset = try #require(document["nextOffset"] as? Int)
      for finding in document["findings"] as? [[String: Any]] ?? [] {
        found.append("\(finding["gotcha"] ?? "") \(finding["lines"] ?? "")")
      }
    }
    #expect(found == ["state-modified-during-update [2]", "published-during-update [4]"])
    // Without new bytes there is no error. A line without a line feed is read again, and a shorter
    // file is read from its beginning.
    try append("Begin upd")
    let open = try read(from: offset)
    #expect(open["nextOffset"] as? Int == offset)
    try folder.write("new\n", to: "app.log")
    let restarted = try read(from: offset)
    #expect(restarted["restarted"] as? Bool == true)
    #expect(restarted["readFrom"] as? Int == 0)
    #expect(try read(from: 4)["linesRead"] as? Int == 0)
  }

  private func read(from offset: Int) throws -> [String: Any] {
    try Program.run(
      ["--store", SharedStore.path, "--format=json", "diagnose", "app.log", "--from=\(offset)"],
      in: folder.path
    ).json()
  }
}
