internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// Answers the requests of one client; requests may run concurrently.
package struct AgentServer {
  private let storePath: String
  private let waitMilliseconds: Int32
  private let watch: StoreWatch

  package init(storePath: String, waitMilliseconds: Int32) {
    self.storePath = storePath
    watch = StoreWatch(path: storePath)
    self.waitMilliseconds = waitMilliseconds
  }

  /// A request in progress.
  struct Request {
    let method: String
    let parameters: JSONValue
    let version: ProtocolVersion
    let client: ClientRequest
  }

  private typealias Handler =
    @Sendable (AgentServer, Request) throws -> [(String, JSONValue)]

  private struct Method: Sendable {
    let name: String
    /// The time for which clients may cache the answer, in milliseconds; nil if they may not.
    var freshness: Int?
    let handler: Handler
  }

  /// One hour in milliseconds, for answers that do not change while the program runs; the list of
  /// entries may change at any time.
  private static let lasting = 3_600_000

  private static let methods: [Method] = [
    Method(name: "prompts/get") { server, request in
      try server.prompt(request)
    },
    Method(name: "prompts/list", freshness: lasting) { _, _ in [("prompts", AgentPrompts.list)]
    },
    Method(name: "resources/list", freshness: 0) {
      try $0.resources($1).list(from: $1.parameters["cursor"])
    },
    Method(name: "resources/read", freshness: 0) { server, request in
      guard let uri = request.parameters["uri"]?.text else {
        throw ProtocolError.invalidParameters("resources/read needs the text uri")
      }
      return try server.resources(request).read(uri, request.version)
    },
    Method(name: "resources/templates/list", freshness: lasting) { _, _ in
      [("resourceTemplates", AgentResources.templates)]
    },
    Method(name: "server/discover", freshness: lasting) { _, _ in
      let versions = ProtocolVersion.allCases.filter { !$0.hasHandshake }.map(\.rawValue)
      return [("supportedVersions", .strings(versions))] + introduction
    },
    Method(name: "tools/call") { try $0.call($1) },
    Method(name: "tools/list", freshness: lasting) { _, request in
      let tools = AgentToolTable.tools.map { $0.description(for: request.version) }
      return [("tools", .array(tools))]
    },
  ]

  static let identity = JSONValue.object([
    ("name", .string("bridgebook")), ("title", .string("bridgebook")),
    ("version", .string(ProgramVersion.number)),
  ])

  /// The server's capabilities and instructions, sent in the answers to `initialize` and
  /// `server/discover`.
  static let introduction: [(String, JSONValue)] = [
    (
      "capabilities",
      .object([
        ("prompts", .object([])), ("resources", .object([])), ("tools", .object([])),
      ])
    ),
    (
      "instructions",
      .string(
        """
        A knowledge base on bridging SwiftUI with UIKit and AppKit. For a design question call recommend; for a bug \
        call diagnose with the console log or search with the symptom, then show for the entry. Answers are brief; \
        detail full gives everything. Statements carry their sources; a simulated run is a model, not a proof.
        """)
    ),
  ]

  /// Returns the result of a request.
  func answer(_ request: Request) throws -> JSONValue {
    guard let method = AgentServer.methods.first(where: { $0.name == request.method }) else {
      throw ProtocolError.unknownMethod(request.method)
    }
    var members = try method.handler(self, request)
    if !request.version.hasHandshake {
      members.append(("resultType", .string("complete")))
      if let freshness = method.freshness {
        members += [("ttlMs", .integer(freshness)), ("cacheScope", .string("private"))]
      }
      members.append(("_meta", .object([(ProtocolVersion.serverKey, AgentServer.identity)])))
    }
    return .object(members)
  }

  private func call(_ request: Request) throws -> [(String, JSONValue)] {
    guard let name = request.parameters["name"]?.text else {
      throw ProtocolError.invalidParameters("tools/call needs the text name")
    }
    guard let tool = AgentToolTable.tools.first(where: { $0.name == name }) else {
      let known = AgentToolTable.tools.map(\.name).joined(separator: ", ")
      throw ProtocolError.invalidParameters("there is no tool \(name); there are \(known)")
    }
    let arguments = request.parameters["arguments"] ?? .object([])
    guard case .object = arguments else {
      throw ProtocolError.invalidParameters("the arguments of \(name) are a JSON object")
    }
    let call: AgentTool.Call
    do throws(ProtocolError) { call = try tool.call(arguments) } catch {
      guard request.version.toolsAnswerWrongArguments else { throw error }
      return AgentServer.refusal(error.message)
    }
    let work = work(request)
    let answer = work.answer(call, of: tool)
    let document = call.isFull ? answer.document : BriefAnswer.shortened(answer.document)
    var content = [AgentServer.content(call.isFull ? document.document : document.line)]
    // The failure is already in the content for the model; notes are added to successful answers
    // only.
    if !answer.isFailure, !work.notes.isEmpty { content.append(AgentServer.content(work.notes)) }
    let structured =
      request.version.hasStructuredContent && tool.answers(with: document)
      ? [("structuredContent", document)] : []
    return [("content", .array(content))] + structured + [("isError", .bool(answer.isFailure))]
  }

  /// Returns the answer to invalid arguments, in the form of a failed command.
  private static func refusal(_ message: String) -> [(String, JSONValue)] {
    let document = JSONValue.object([
      ("schema", .string("bridgebook/error-1")), ("message", .string(message)), ("reason", .null),
      ("location", .null), ("help", .null),
    ])
    return [("content", .array([content(document.line)])), ("isError", .bool(true))]
  }

  private static func content(_ text: String) -> JSONValue {
    .object([("type", .string("text")), ("text", .string(text))])
  }

  private func work(_ request: Request) -> AgentWork {
    let work = AgentWork(
      storePath: storePath, waitMilliseconds: waitMilliseconds, client: request.client)
    if let remark = watch.remark() { work.add(["note: \(remark)"]) }
    return work
  }

  private func resources(_ request: Request) -> AgentResources {
    AgentResources(work: work(request))
  }

  private func prompt(_ request: Request) throws -> [(String, JSONValue)] {
    try AgentPrompts.get(request.parameters) { log in
      try work(request).answer(input: Array(log.utf8)) { workspace in
        DiagnosisExport.markdown(of: try workspace.diagnose(DiagnosisQuestion(source: "-")))
      }
    }
  }
}
