import Foundation
import Testing

/// The tool `diagnose` continues reading a log that an app is writing.
@Suite struct MCPReadOnTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the documents that the tool answers with, in the order of the calls, and whether each
  /// is an error.
  private func diagnose(_ arguments: [String: Any]...) throws -> [(
    document: [String: Any], isError: Bool
  )] {
    var requests =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
      + "\n"
    for (index, arguments) in arguments.enumerated() {
      let request: [String: Any] = [
        "jsonrpc": "2.0", "id": index + 1, "method": "tools/call",
        "params": ["name": "diagnose", "arguments": arguments],
      ]
      let line = try JSONSerialization.data(withJSONObject: request)
      requests += String(decoding: line, as: UTF8.self) + "\n"
    }
    try folder.write(requests, to: "requests")
    let output = try Program.shell("bridgebook mcp < requests", in: folder.path)
    #expect(output.status == 0)
    var answers: [Int: (document: [String: Any], isError: Bool)] = [:]
    for line in output.out.split(separator: "\n") {
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let result = answer?["result"] as? [String: Any]
      guard let content = result?["content"] as? [[String: Any]],
        let text = content.first?["text"] as? String, let id = answer?["id"] as? Int
      else { continue }
      let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      answers[id] = (try #require(document), result?["isError"] as? Bool == true)
    }
    return try (1...arguments.count).map { try #require(answers[$0]) }
  }

  private func gotchas(_ document: [String: Any]) -> [String] {
    (document["findings"] as? [[String: Any]] ?? []).compactMap { $0["gotcha"] as? String }
  }

  @Test func theAnswerSaysWhereToReadOn() throws {
    let first =
      "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"
    let second =
      "[SwiftUI] Publishing changes from within view updates is not allowed, this will cause undefined behavior.\n"
    try folder.write(first, to: "app.log")
    let path = folder.path("app.log")
    let begun = try diagnose(["file": path, "from": 0])[0].document
    #expect(gotchas(begun) == ["state-modified-during-update"])
    let next = try #require(begun["nextOffset"] as? Int)
    #expect(next == first.utf8.count)
    try folder.write(first + second, to: "app.log")
    let answers = try diagnose(
      ["file": path, "from": next], ["file": path, "from": (first + second).utf8.count],
      ["file": path, "from": 10_000], ["file": path])
    #expect(gotchas(answers[0].document) == ["published-during-update"])
    #expect(gotchas(answers[1].document) == [])
    #expect(answers[1].document["restarted"] as? Bool == false)
    #expect(answers[2].document["restarted"] as? Bool == true)
    #expect(gotchas(answers[2].document).count == 2)
    #expect(answers[3].document["nextOffset"] == nil)
    #expect(answers.allSatisfy { !$0.isError })
  }

  /// Even with an offset, an id is not taken as a path.
  @Test func onlyAFileHasAPlaceToReadFrom() throws {
    try folder.write("a line\n", to: "app.log")
    let answers = try diagnose(
      ["run": folder.path("app.log"), "from": 0], ["text": "a line", "from": 0],
      ["file": "/dev/zero", "from": 0], ["file": folder.path("app.log"), "from": -1],
      ["file": folder.path("app.log"), "from": "0"])
    for (answer, message) in zip(
      answers,
      ["cannot be followed", "take a file", "not a regular file", "--from", "whole number"])
    {
      #expect(answer.isError)
      let told = answer.document["message"] as? String ?? ""
      #expect(told.contains(message), "\(told)")
    }
  }
}
