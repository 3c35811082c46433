import Foundation
import Testing

/// Limits on how a client's request affects other requests and the store.
@Suite struct MCPBoundTests {
  private static let modern = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  /// Returns a scenario that takes minutes: each variant is a run that a budget ends after a second
  /// or more.
  private static func endless(_ id: String) -> String {
    let scenario =
      #"kind: scenario\nid: endless\ntitle: It never ends\nplatform: ios\n\nstate n = 0\n\n"#
      + #"view V\n  body\n    print \"{n}\"\n\nsteps\n  launch V\n  repeat 4000000000000000000\n"#
      + #"    step \"Loop\"\n      write n = n + 1\n"#
    let variants = (0..<200).map { #"\nvariant v\#($0) plain: it\n"# }.joined()
    return
      #"{"jsonrpc":"2.0","id":"\#(id)","method":"tools/call","params":{\#(modern),"#
      + #""name":"simulate","arguments":{"text":"\#(scenario)\#(variants)"}}}"#
  }

  @Test func aRequestThatTakesTooLongIsStopped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.endless("1") + "\n", to: "requests")
    let output = try Program.shell(
      "\(Program.within(60)) bridgebook mcp --limit 1 < requests", in: folder.path)
    #expect(output.status == 0)
    #expect(output.out.contains(#""code":-32001"#), "\(output.out.prefix(500))")
    #expect(output.out.contains("longer than 1 second"))
  }

  /// A short request and one of medium size are answered while many long ones wait.
  @Test func longRequestsKeepNobodyElseWaiting() throws {
    let log = #"Begin updateUIView 52.5\nEnd updateUIView\n"#
    var lines = (0..<300).map { Self.endless("long\($0)") }
    lines.append(
      #"{"jsonrpc":"2.0","id":"medium","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"diagnose","arguments":{"text":"\#(log)"}}}"#)
    lines.append(
      #"{"jsonrpc":"2.0","id":"short","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"show","arguments":{"id":"update-unguarded"}}}"#)
    let folder = try TemporaryFolder()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "requests")
    let output = try Program.shell(
      "(cat requests; until [ -e done ]; do sleep 0.1; done) | \(Program.within(30)) bridgebook mcp"
        + " | (head -n 2; touch done)", in: folder.path)
    #expect(output.out.contains(#""id":"short""#), "\(output.out.prefix(300))")
    #expect(output.out.contains(#""id":"medium""#), "\(output.out.prefix(300))")
  }

  /// Closing a file of the store would release this process's locks on it.
  @Test func noFileOfTheStoreIsAnInput() throws {
    let folder = try TemporaryFolder()
    let store = folder.path("team.sqlite")
    try SharedStore.copy(to: store)
    _ = try Program.shell(
      "ln team.sqlite hard; ln -s team.sqlite soft; ln -s soft softer", in: folder.path)
    let names = ["team.sqlite", "hard", "soft", "softer", "team.sqlite-wal", "team.sqlite-shm"]
    let requests = names.enumerated().map { number, name in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"diagnose","arguments":{"file":"\#(folder.path(name))"}}}"#
    }
    try folder.write(requests.joined(separator: "\n") + "\n", to: "requests")
    // A reader keeps the log's files from being removed.
    let output = try Program.shell(
      "sqlite3 team.sqlite 'BEGIN; SELECT 1 FROM entry LIMIT 1;' "
        + "'.shell bridgebook --store team.sqlite mcp < requests > answers'", in: folder.path)
    #expect(output.status == 0, "\(output.err)")
    let answers = try String(contentsOfFile: folder.path("answers"), encoding: .utf8)
      .split(separator: "\n")
    #expect(answers.count == names.count)
    for answer in answers {
      #expect(answer.contains("is a file of the store in use"), "\(answer)")
    }
    // The command line would release its own locks as well. It does not write to a store with two
    // names.
    let direct = try Program.shell(
      "rm hard; bridgebook --store team.sqlite import soft", in: folder.path)
    #expect(direct.status == 2)
    #expect(direct.err.contains("is a file of the store in use"))
  }

  /// A check reads many files, and must not open those of the store either.
  @Test func noFileOfTheStoreIsChecked() throws {
    let folder = try TemporaryFolder()
    let store = folder.path("team.sqlite")
    try SharedStore.copy(to: store)
    _ = try Program.shell(
      "mkdir code; ln team.sqlite code/Hard.swift; ln -s ../team.sqlite code/Soft.swift; "
        + "echo 'let a = 1' > code/A.swift", in: folder.path)
    let names = ["team.sqlite", "code/Hard.swift", "code/Soft.swift", "code"]
    let requests = names.enumerated().map { number, name in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"check","arguments":{"file":"\#(folder.path(name))"}}}"#
    }
    try folder.write(requests.joined(separator: "\n") + "\n", to: "requests")
    let output = try Program.shell(
      "bridgebook --store team.sqlite mcp < requests", in: folder.path)
    let answers = output.out.split(separator: "\n")
    #expect(answers.count == names.count)
    for answer in answers {
      #expect(answer.contains("is a file of the store in use"), "\(answer)")
    }
  }

  #if os(Linux)
    /// A file of the kernel looks like a regular one, but reading it may wait for an event.
    @Test func aFileOfTheKernelIsNoInput() throws {
      let folder = try TemporaryFolder()
      _ = try Program.shell("ln -s /proc/kmsg Kernel.swift", in: folder.path)
      let files = [
        "/proc/kmsg", "/proc/self/status", folder.path("Kernel.swift"), "/sys/kernel/notes",
      ]
      var requests: [String] = []
      for tool in ["diagnose", "check"] {
        for file in files {
          requests.append(
            #"{"jsonrpc":"2.0","id":\#(requests.count),"method":"tools/call","#
              + #""params":{\#(Self.modern),"name":"\#(tool)","arguments":{"file":"\#(file)"}}}"#)
        }
      }
      try folder.write(requests.joined(separator: "\n") + "\n", to: "requests")
      let output = try Program.shell("timeout 60 bridgebook mcp < requests", in: folder.path)
      #expect(output.status == 0)
      let answers = output.out.split(separator: "\n")
      #expect(answers.count == requests.count)
      for answer in answers {
        #expect(
          answer.contains("is not a regular file") || answer.contains("nothing is at the path"),
          "\(answer)")
      }
      #expect(answers.filter { $0.contains("is not a regular file") }.count >= 2)
    }

    /// The index of the log is the only mapped file; only requests that used it fail when it is
    /// truncated.
    @Test func anIndexThatIsCutOffIsOneRequestsError() async throws {
      let folder = try TemporaryFolder()
      try SharedStore.copy(to: folder.path("team.sqlite"))
      let library = try #require(FailingCalls.library)
      for number in 1...3 {
        try folder.write(
          #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{\#(Self.modern),"#
            + #""name":"show","arguments":{"id":"MKMapView"}}}"# + "\n", to: "\(number)")
      }
      try folder.write(
        """
        (cat 1; sleep 1; touch cut; cat 2; sleep 1; ls cut > still-there; cat 3) \\
          | LD_PRELOAD='\(library)' FAIL_CALL=cut-index bridgebook --store team.sqlite mcp > answers 2> said
        echo $? > status
        """, to: "ask")
      // Another process keeps a log with a change that can only be read with the index.
      let output = try await Program.waitingShell(
        "sqlite3 team.sqlite 'PRAGMA journal_mode = WAL' 'PRAGMA wal_autocheckpoint = 0' "
          + "\"UPDATE entry SET title = 'In the log' WHERE id = 'MKMapView'\" '.shell sh ask' > all",
        in: folder.path)
      let text = { (name: String) in
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
      }
      #expect(try text("still-there") == "", "the index was not cut off: \(output.err)")
      #expect(try text("status") == "0\n")
      #expect(try text("said") == "")
      var answers: [Int: String] = [:]
      for line in try text("answers").split(separator: "\n") {
        let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        answers[answer?["id"] as? Int ?? 0] = String(line)
      }
      #expect(answers.count == 3)
      for number in [1, 3] {
        #expect(answers[number]?.contains("In the log") == true, "\(answers[number] ?? "")")
      }
      #expect(answers[2]?.contains(#""code":-32603"#) == true, "\(answers[2] ?? "")")
      #expect(answers[2]?.contains("cut off the index") == true)
      // The contents of the log were not lost.
      let after = try Program.shell(
        "bridgebook --store team.sqlite show MKMapView", in: folder.path)
      #expect(after.out.contains("In the log"), "\(after.err)")
    }

    /// The last connection to close a store checkpoints its log, also in a server.
    @Test func theServerLeavesNothingBesideTheStore() throws {
      let folder = try TemporaryFolder()
      try SharedStore.copy(to: folder.path("team.sqlite"))
      let request =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"show","arguments":{"id":"MKMapView"}}}"# + "\n"
      try folder.write(request, to: "requests")
      let output = try Program.shell(
        "bridgebook --store team.sqlite mcp < requests", in: folder.path)
      #expect(output.status == 0)
      #expect(try folder.names() == ["requests", "team.sqlite"])
    }
  #endif

  @Test func aPathWithANULIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("Begin updateUIView 52.5\n", to: "log.txt")
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"diagnose","arguments":{"file":"\#(folder.path("log.txt"))\u0000.png"}}}"#
        + "\n",
      to: "requests")
    let output = try Program.shell("bridgebook mcp < requests", in: folder.path)
    #expect(output.out.contains(#""isError":true"#))
    #expect(output.out.contains("a path cannot have a NUL character"), "\(output.out)")
  }
}
