import Foundation
import Testing

/// A client's check of a folder ends when it is canceled.
@Suite struct MCPCheckTests {
  private let folder: TemporaryFolder

  /// Creates folders whose names take a while to match against each pattern.
  init() throws {
    folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 150)
    for number in 0..<500 {
      try FileManager.default.createDirectory(
        atPath: folder.path("code/\(name)\(number)"), withIntermediateDirectories: true)
    }
    let pattern = "*" + String(repeating: "a", count: 75) + "b\n"
    try folder.write(String(repeating: pattern, count: 3_000), to: "code/.gitignore")
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
      + #""io.modelcontextprotocol/clientCapabilities":{}}"#
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(meta),"#
        + #""name":"check","arguments":{"file":"\#(folder.path("code"))"}}}"# + "\n",
      to: "request")
    try folder.write(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"# + "\n",
      to: "cancel")
  }

  @Test func itEndsAtItsLimit() throws {
    let output = try Program.shell(
      "\(Program.within(25)) bridgebook mcp --limit 1 < request", in: folder.path)
    #expect(output.status == 0)
    #expect(output.out.contains(#""code":-32001"#), "\(output.out.prefix(300))")
  }

  @Test func itEndsWhenItIsCanceled() throws {
    let output = try Program.shell(
      "(cat request; sleep 1; cat cancel) | \(Program.within(25)) bridgebook mcp", in: folder.path)
    #expect(output.status == 0)
    #expect(output.out == "", "\(output.out.prefix(300))")
  }
}
