internal import CommandSyntax

/// `mcp`: the same answers for agents.
enum MCPCommand: Command {
  static let syntax = CommandSyntax(
    name: "mcp", arguments: "", argumentCount: 0...0,
    summary: "serve the book to agents over the Model Context Protocol",
    discussion: """
      Speaks the protocol on standard input and output, a JSON message a line, until the input ends.
      Tools are \(AgentToolTable.tools.map(\.name).joined(separator: ", ")); entries are resources; the prompt
      fix-my-wrapper starts from a console log. Answers are brief unless a call says detail full.
      Revisions \(ProtocolVersion.allCases.map(\.rawValue).joined(separator: ", ")) are understood.
      """,
    examples: [
      .init(
        "bridgebook mcp < requests.jsonl",
        "a conversation from a file; a client's configuration names the first two words alone"),
      .init(
        "bridgebook mcp --store team.sqlite < requests.jsonl", "the same, from a team's store"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    // Made once here, so that no request has to wait for it.
    _ = try run.openStore()
    let options = [
      "--store=\(run.storePath)", "--color=never", "--wait=\(run.waitMilliseconds / 1000)",
    ]
    try AgentSession(AgentServer(options: options)).run()
    return .done
  }
}
