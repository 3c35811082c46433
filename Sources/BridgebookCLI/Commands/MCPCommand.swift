internal import BridgebookApp
internal import BridgebookMCP
internal import Platform

/// `mcp`: serves agents over the Model Context Protocol.
enum MCPCommand: Command {
  static let syntax = CommandSyntax(
    name: "mcp", arguments: "", argumentCount: 0...0,
    flags: [
      FlagSyntax("limit", value: "SECONDS", "stop a longer request; default 120, 0 for never")
    ],
    summary: "serve the book to agents over the Model Context Protocol",
    discussion: """
      Speaks the protocol on standard input and output, one JSON message per line, until the input ends.
      Tools are \(AgentToolTable.names.joined(separator: ", ")). Resources are the sheets that
      bridgebook export makes, such as bridgebook://sheet/cheatsheet-brief or
      bridgebook://sheet/gotchas?platform=macos, and the entries, a team's own among them, such as
      bridgebook://entry/update-unguarded. The prompt fix-my-wrapper starts from a console log. Answers
      are brief unless a call says detail full; requests run concurrently and can be canceled. Long
      ones run one after another and do not delay short ones; one that takes longer than --limit is
      stopped.
      Revisions \(ProtocolVersion.names.joined(separator: ", ")) are supported.
      """,
    examples: [
      .init(
        "bridgebook mcp < requests.jsonl",
        "a conversation from a file; a client's configuration needs only the first two words"),
      .init(
        "bridgebook mcp --store team.sqlite < requests.jsonl", "the same, from a team's store"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let limit =
      try GivenOptions.number(run.arguments.value("limit"), flag: "limit", in: 0...86_400) ?? 120
    // Creates or upgrades the store once, so that no request has to wait for it.
    _ = try run.workspace.openStore()
    if Descriptor.isTerminal(0) {
      run.console.note(
        "waiting for a client of the Model Context Protocol on standard input; Ctrl-D ends")
    }
    MappingFault.isSurvived = true
    defer {
      MappingFault.isSurvived = false
      // Closing the last connection writes the log into the file, which the connections of requests
      // do not do.
      do { _ = try run.workspace.storeDoor.openAsItIs() } catch {}
    }
    let server = AgentServer(storePath: run.storePath, waitMilliseconds: run.waitMilliseconds)
    try AgentSession(server, limit: limit == 0 ? nil : limit).run()
    return .done
  }
}
