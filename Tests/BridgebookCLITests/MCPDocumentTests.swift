import Foundation
import Testing

/// The documents that tools return, and the names of their arguments.
extension MCPTests {
  /// In the protocol revisions that define it, answers contain a document besides their text;
  /// failures contain none.
  @Test func anAnswerIsAlsoADocument() throws {
    let call = { (id: Int, id2: String) in
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"show","#
        + #""arguments":{"id":"\#(id2)"}}}"#
    }
    for (revision, hasDocument) in [("2025-03-26", false), ("2025-06-18", true)] {
      let answers = try exchange(
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)"}}"#,
        call(1, "MKMapView"), call(2, "MKMapVieww"),
        #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#)
      let structured = try result(answers["1"])["structuredContent"] as? [String: Any]
      let text = try document(answers["1"])
      #expect(
        try structured.map { try Program.sorted($0) == Program.sorted(text) }
          == (hasDocument ? true : nil))
      #expect(try result(answers["2"])["structuredContent"] == nil)
      let tools = try #require(try result(answers["3"])["tools"] as? [[String: Any]])
      for tool in tools { #expect((tool["outputSchema"] != nil) == hasDocument) }
    }
  }

  @Test func theWordsOfAQuestionMayBeCalledAQuery() throws {
    let call = { (tool: String, name: String, words: String) in
      #"{"jsonrpc":"2.0","id":"\#(tool) \#(name)","method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"\#(tool)","arguments":{"\#(name)":"\#(words)"}}}"#
    }
    let tools = [
      ("recommend", "question", "WKWebView"), ("search", "words", "cursor jumps"),
      ("diagnose", "text", "Begin updateUIView"),
    ]
    for (tool, name, words) in tools {
      let answers = try exchange(call(tool, name, words), call(tool, "query", words))
      let usual = try document(answers["\(tool) \(name)"])
      #expect(usual["schema"] as? String != "bridgebook/error-1")
      let asked = try document(answers["\(tool) query"])
      #expect(try Program.sorted(usual) == Program.sorted(asked))
    }
    let answers = try exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.modern),"#
        + #""name":"search","arguments":{"words":"caret","query":"cursor"}}}"#)
    #expect(try document(answers["1"])["message"] as? String == "search: words was given twice")
  }
}
