import Foundation
import Testing

/// The server for agents, tested line by line; `mcp_client.py` tests it with the official client
/// package.
@Suite struct MCPTests {
  static let modern = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  /// Returns the answers to these lines, keyed by id.
  func exchange(_ lines: String...) throws -> [String: [String: Any]] {
    let folder = try TemporaryFolder()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "requests")
    let output = try Program.shell("bridgebook mcp < requests", in: folder.path)
    #expect(output.status == 0)
    #expect(output.err == "")
    var answers: [String: [String: Any]] = [:]
    for line in output.out.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let answer = try #require(value as? [String: Any])
      answers["\(answer["id"] ?? "")"] = answer
    }
    return answers
  }

  func result(_ answer: [String: Any]?) throws -> [String: Any] {
    try #require(answer?["result"] as? [String: Any])
  }

  private func code(_ answer: [String: Any]?) -> Int? {
    (answer?["error"] as? [String: Any])?["code"] as? Int
  }

  /// Returns the text of a tool's answer, parsed as JSON.
  func document(_ answer: [String: Any]?) throws -> [String: Any] {
    let content = try #require(try result(answer)["content"] as? [[String: Any]])
    let text = try #require(content.first?["text"] as? String)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func aSessionBeginsWithTheHandshakeOfItsRevision() throws {
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
    #expect(answers.count == 2)
    #expect(try result(answers["1"])["protocolVersion"] as? String == "2025-06-18")
    let tools = try #require(try result(answers["2"])["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String }
        == ["recommend", "search", "show", "diagnose", "check", "simulate", "list"])
    #expect(try result(answers["2"])["resultType"] == nil)
  }

  @Test func sinceItsRevisionARequestStandsAlone() throws {
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(Self.modern)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(Self.modern)}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
    #expect(try result(answers["1"])["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(try result(answers["2"])["resultType"] as? String == "complete")
    #expect(code(answers["3"]) == -32600)
  }

  @Test func aToolSaysWhatTheCommandLineSays() throws {
    let call = { (detail: String) in
      #"{"jsonrpc":"2.0","id":"\#(detail)","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"recommend","arguments":{"question":"WKWebView","detail":"\#(detail)"}}}"#
    }
    let answers = try exchange(call("brief"), call("full"))
    let printed = try Program.run("recommend", "WKWebView", "--format", "json").json()
    let full = try document(answers["full"])
    #expect(try Program.sorted(full) == Program.sorted(printed))
    let brief = try document(answers["brief"])
    #expect(brief["approach"] as? String == printed["approach"] as? String)
    #expect(brief["code"] as? String == printed["code"] as? String)
    #expect(brief["path"] == nil)
    #expect((brief["omitted"] as? [String: String])?["path"] == "left out")
  }

  @Test func aLogIsDiagnosedAsText() throws {
    let log =
      #"[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"#
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"diagnose","arguments":{"text":"\#(log)"}}}"#)
    let findings = try #require(try document(answers["1"])["findings"] as? [[String: Any]])
    #expect(findings.map { $0["gotcha"] as? String } == ["state-modified-during-update"])
  }

  @Test func aWrongCallIsAnErrorAndAFailedCommandAnAnswer() throws {
    let call = { (id: Int, name: String, arguments: String) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"\#(name)","arguments":\#(arguments)}}"#
    }
    let answers = try exchange(
      call(1, "sing", "{}"), call(2, "show", "[]"), call(3, "show", #"{"id":["a"]}"#),
      call(4, "list", #"{"platform":"beos"}"#), call(5, "show", #"{"id":"update-unguardet"}"#))
    for id in ["1", "2"] { #expect(code(answers[id]) == -32602) }
    // The errors are in the tool's answer, so that the model can read them and correct the call.
    for (id, message) in [
      ("3", "show: id is a text"), ("4", "list: platform is one of ios"),
    ] {
      #expect(try result(answers[id])["isError"] as? Bool == true)
      #expect((try document(answers[id])["message"] as? String)?.hasPrefix(message) == true)
    }
    #expect(try result(answers["5"])["isError"] as? Bool == true)
    let failure = try document(answers["5"])
    #expect(failure["schema"] as? String == "bridgebook/error-1")
    #expect(failure["help"] as? String == "did you mean update-unguarded?")
  }

  @Test func anOptionInAnArgumentStaysAnArgument() throws {
    let folder = try TemporaryFolder()
    let other = folder.path("other.sqlite")
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"search","arguments":{"words":"--store=\#(other)"}}}"#)
    #expect(try result(answers["1"])["isError"] as? Bool == false)
    #expect(!FileManager.default.fileExists(atPath: other))
  }

  @Test func untilItsRevisionWrongArgumentsWereAnErrorOfTheProtocol() throws {
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"show","arguments":{}}}"#)
    #expect(code(answers["2"]) == -32602)
  }

  private func read(_ id: Int, _ address: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"resources/read","params":{\#(Self.modern),"#
      + #""uri":"bridgebook://\#(address)"}}"#
  }

  private func text(_ answer: [String: Any]?) throws -> String {
    let contents = try #require(try result(answer)["contents"] as? [[String: Any]])
    #expect(contents.first?["mimeType"] as? String == "text/markdown")
    return try #require(contents.first?["text"] as? String)
  }

  @Test func aSheetIsWhatExportPrints() throws {
    let answers = try exchange(
      read(1, "sheet/cheatsheet-brief"), read(2, "sheet/gotchas?platform=macos&topic=state"),
      read(3, "sheet/run/map-wrapper%2FM1"), read(4, "sheet/component/MKMapView?target=16"),
      read(5, "sheet/gotchas?output=x"), read(6, "sheet/run/--output=x"), read(7, "sheet/gotcha"))
    for (id, words) in [
      "1": ["cheatsheet", "--brief"], "2": ["gotchas", "--platform=macos", "--topic=state"],
      "3": ["run", "map-wrapper/M1"],
      "4": ["cheatsheet", "--component=MKMapView", "--target=16"],
    ] {
      let printed = try Program.run(["--store", SharedStore.path, "export"] + words)
      #expect(try text(answers[id]) == printed.out)
    }
    for id in ["5", "6", "7"] { #expect(code(answers[id]) == -32602) }
    let message = (answers["7"]?["error"] as? [String: Any])?["message"] as? String
    #expect(message?.contains("did you mean gotchas?") == true)
  }

  /// Every sheet that is a single file without operands is listed, with a description of its use.
  @Test func everySheetThatIsAPageIsAResource() throws {
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{\#(Self.modern)}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/templates/list","params":{\#(Self.modern)}}"#)
    let listed = try #require(try result(answers["1"])["resources"] as? [[String: Any]])
    let sheets = listed.filter { ($0["uri"] as? String)?.hasPrefix("bridgebook://sheet/") == true }
    let names = sheets.compactMap { $0["name"] as? String }
    #expect(names.first == "cheatsheet-brief")
    #expect(
      Set(names).union(["run", "compare", "book", "skill", "docset"]).isSuperset(of: [
        "availability", "cheatsheet", "claims", "components", "gotchas", "patterns", "tasks",
        "tree",
      ]))
    for sheet in sheets { #expect((sheet["description"] as? String)?.contains("Read it") == true) }
    let templates = try #require(
      try result(answers["2"])["resourceTemplates"] as? [[String: Any]])
    #expect(
      templates.compactMap { $0["uriTemplate"] as? String } == [
        "bridgebook://sheet/component/{component}{?platform,target}",
        "bridgebook://sheet/run/{run}",
        "bridgebook://sheet/{sheet}{?approach,platform,target,topic}", "bridgebook://entry/{id}",
      ])
  }

  @Test func aToolReadsRegularFilesAndOnlyWhereAFileIsMeant() throws {
    let folder = try TemporaryFolder()
    _ = try Program.shell("mkfifo '\(folder.path("pipe"))'")
    let call = { (id: Int, name: String, arguments: String) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"\#(name)","arguments":\#(arguments)}}"#
    }
    let pipe = folder.path("pipe")
    let answers = try exchange(
      call(1, "diagnose", #"{"file":"\#(pipe)"}"#), call(2, "diagnose", #"{"file":"/dev/zero"}"#),
      call(3, "diagnose", #"{"file":"\#(folder.path)"}"#),
      call(4, "diagnose", #"{"file":"\#(folder.path("none"))"}"#),
      call(5, "diagnose", #"{"run":"\#(pipe)"}"#), call(6, "simulate", #"{"scenario":"\#(pipe)"}"#),
      call(7, "diagnose", #"{"file":"-"}"#))
    for (id, message) in [
      "1": "not a regular file", "2": "not a regular file", "3": "is a folder",
      "4": "nothing is at",
      "5": "no run ", "6": "no scenario ", "7": "nothing is at",
    ] {
      #expect(try result(answers[id])["isError"] as? Bool == true)
      let told = try document(answers[id])["message"] as? String ?? ""
      #expect(told.contains(message), "\(told)")
    }
  }

  @Test func whatWouldRunForeverIsCanceledAndTheQuickComeFirst() throws {
    let count = "4000000000000000000"
    let steps = [
      #"  repeat \#(count)\n    step \"Loop\"\n      write n = n + 1\n"#,
      #"  step \"Loop\"\n    for i in \#(count)\n      write n = i\n"#,
      #"  step \"Loop\"\n    repeat \#(count)\n      let unused = 1\n"#,
    ]
    var lines = steps.enumerated().map { number, steps in
      let scenario =
        #"kind: scenario\nid: endless\ntitle: It never ends\nplatform: ios\n\nstate n = 0\n\n"#
        + #"view V\n  body\n    print \"{n}\"\n\nsteps\n  launch V\n\#(steps)\nvariant a plain: it\n"#
      return
        #"{"jsonrpc":"2.0","id":"long\#(number)","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"simulate","arguments":{"text":"\#(scenario)"}}}"#
    }
    lines.append(
      #"{"jsonrpc":"2.0","id":"quick","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"search","arguments":{"words":"caret"}}}"#)
    let cancel = (0..<3).map {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"long\#($0)"}}"#
    }
    let folder = try TemporaryFolder()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "requests")
    try folder.write(cancel.joined(separator: "\n") + "\n", to: "cancel")
    let output = try Program.shell(
      """
      : > answers
      (cat requests; until grep -q quick answers; do sleep 0.05; done; cat cancel) \
        | bridgebook mcp >> answers
      """, in: folder.path)
    #expect(output.status == 0)
    let answers = try String(contentsOfFile: folder.path("answers"), encoding: .utf8)
      .split(separator: "\n")
    #expect(answers.first?.contains(#""id":"quick""#) == true, "\(answers.map { $0.prefix(80) })")
    // The simulations end after a while; on a slow machine, one may end before the request to
    // cancel is read, but not all three.
    #expect(answers.count < 4)
  }

  /// The server ends with its client; a client that only stopped sending still gets its answers.
  @Test func theServerEndsWithItsClient() throws {
    let folder = try TemporaryFolder()
    let line = "Begin updateUIView\nEnd updateUIView\n"
    try folder.write(String(repeating: line, count: 400_000), to: "long.log")
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"diagnose","arguments":{"file":"\#(folder.path("long.log"))"}}}"# + "\n",
      to: "requests")
    let start = Date()
    let gone = try Program.shell("bridgebook mcp < requests | true", in: folder.path)
    let left = Date().timeIntervalSince(start)
    #expect(gone.status == 0)
    let answered = try Program.shell("bridgebook mcp < requests", in: folder.path)
    #expect(answered.out.split(separator: "\n").count == 1)
    let whole = Date().timeIntervalSince(start) - left
    #expect(left < whole, "it stayed \(left) s, the answer takes \(whole) s")
  }

  @Test func aMessageOfTooManyValuesIsPassedOver() throws {
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":["#
        + String(repeating: "0,", count: 200_000) + "0]}",
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    #expect(answers.count == 2)
    #expect(answers["2"]?["result"] != nil)
  }
}
