import Foundation
import Testing

/// A call of a tool of the server, with the full document as its result.
struct ToolCall {
  let tool: String
  let arguments: [String: Any]

  /// Returns the results of calls in their order, from one server with the shared store.
  static func results(of calls: [ToolCall]) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    let requests = try calls.enumerated().map { index, call in
      var arguments = call.arguments
      arguments["detail"] = "full"
      let meta: [String: Any] = [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": [String: Any](),
      ]
      let request: [String: Any] = [
        "jsonrpc": "2.0", "id": index, "method": "tools/call",
        "params": ["_meta": meta, "name": call.tool, "arguments": arguments],
      ]
      return String(
        decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    try folder.write(requests.joined(separator: "\n") + "\n", to: "requests")
    let served = try Program.shell("bridgebook mcp < requests", in: folder.path)
    var results: [Int: [String: Any]] = [:]
    for line in served.out.split(separator: "\n") {
      let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let id = answer?["id"] as? Int { results[id] = answer?["result"] as? [String: Any] }
    }
    return try calls.indices.map { try #require(results[$0], "\(calls[$0])") }
  }

  /// Returns the document of a result, as the command line prints it.
  static func text(of result: [String: Any]) -> String? {
    (result["content"] as? [[String: Any]])?.first?["text"] as? String
  }
}
