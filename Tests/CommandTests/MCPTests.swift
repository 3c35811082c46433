import Foundation
import Testing

/// The server for agents, asked line by line; `mcp_client.py` asks it through the official client package.
@Suite struct MCPTests {
  private static let modern = #"""
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
    """#

  /// The answers to these lines, by their id as text.
  private func exchange(_ lines: String...) throws -> [String: [String: Any]] {
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

  private func result(_ answer: [String: Any]?) throws -> [String: Any] {
    try #require(answer?["result"] as? [String: Any])
  }

  private func code(_ answer: [String: Any]?) -> Int? {
    (answer?["error"] as? [String: Any])?["code"] as? Int
  }

  /// The text of a tool's answer as a document.
  private func document(_ answer: [String: Any]?) throws -> [String: Any] {
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
        == ["recommend", "search", "show", "diagnose", "simulate", "list"])
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
    #expect(NSDictionary(dictionary: full) == NSDictionary(dictionary: printed))
    let brief = try document(answers["brief"])
    #expect(brief["approach"] as? String == printed["approach"] as? String)
    #expect(brief["code"] == nil)
    #expect((brief["omitted"] as? [String: String])?["code"] == "left out")
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
      call(1, "sing", "{}"), call(2, "show", "{}"), call(3, "show", #"{"id":["a"]}"#),
      call(4, "list", #"{"platform":"beos"}"#), call(5, "show", #"{"id":"update-unguardet"}"#))
    for id in ["1", "2", "3", "4"] { #expect(code(answers[id]) == -32602) }
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
}
