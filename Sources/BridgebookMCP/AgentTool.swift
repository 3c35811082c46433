internal import Bridgebook
internal import BridgebookApp
internal import Platform

/// A tool that a client can call: a use case of the program, and its parameters.
struct AgentTool: Sendable {
  /// The meaning of a parameter for the use case.
  enum Role: Sendable {
    case value
    /// The path of a file on this machine.
    case path
    /// The bytes that the use case reads as `-`.
    case input
  }

  struct Parameter: Sendable {
    enum Form: String, Sendable {
      case text = "string"
      case number = "integer"
      case truth = "boolean"
      case texts = "array"
    }

    let name: String
    let form: Form
    let role: Role
    let summary: String
    let choices: [String]
    /// Another name under which the parameter is accepted.
    let alias: String?

    init(
      _ name: String, _ form: Form = .text, _ role: Role = .value, choices: [String] = [],
      alias: String? = nil, _ summary: String
    ) {
      self.alias = alias
      self.name = name
      self.form = form
      self.role = role
      self.choices = choices
      self.summary = summary
    }
  }

  let name: String
  let title: String
  let summary: String
  let parameters: [Parameter]
  /// Parameters of which exactly one is required; empty if all are optional.
  let needsOneOf: [String]
  /// The documents that the tool can return, unless it fails.
  let documents: [DocumentShape]
  /// Whether an answer may take long, so that it needs a separate lane.
  var isLong = false
  /// Parameters that make a call heavy.
  var heavyParameters: [String] = []
  let answer: @Sendable (Workspace, Call) throws -> Answer

  /// The name of the parameter that every tool has.
  static let detail = "detail"
  private static let details = ["brief", "full"]

  /// Returns the tool as `tools/list` describes it to clients of a revision.
  func description(for version: ProtocolVersion) -> JSONValue {
    var properties = parameters.flatMap(\.properties)
    properties.append(
      (
        AgentTool.detail,
        .object([
          ("type", .string("string")), ("enum", .strings(AgentTool.details)),
          ("default", .string("brief")),
          (
            "description",
            .string("brief leaves out what a first look does not need and says what; full is all")
          ),
        ])
      ))
    var schema: [(String, JSONValue)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
    if let needed, needed.alias == nil { schema.append(("required", .strings(needsOneOf))) }
    let output =
      version.hasStructuredContent
      ? [("outputSchema", DocumentShape.outputSchema(documents))] : []
    return .object(
      [
        ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
        ("inputSchema", .object(schema)),
      ] + output + [
        (
          "annotations",
          .object([("readOnlyHint", .bool(true)), ("openWorldHint", .bool(false))])
        )
      ])
  }

  /// The only parameter that every call needs; nil if there is a choice.
  private var needed: Parameter? {
    needsOneOf.count == 1 ? parameters.first { $0.name == needsOneOf[0] } : nil
  }

  /// Returns whether a document matches the output schema; the document of a failure does not.
  func answers(with document: JSONValue) -> Bool {
    let schema = document["schema"]?.text
    return documents.contains { $0.schema == schema }
  }

  /// The answer of a tool.
  struct Answer {
    let document: JSONValue
    /// Whether the tool could not do everything that was requested.
    var isFailure = false
  }

  /// The validated arguments of a call, by the name of the parameter.
  struct Call {
    fileprivate(set) var input: [UInt8]?
    fileprivate(set) var readsFile = false
    fileprivate(set) var isFull = false
    fileprivate var values: [String: [String]] = [:]

    func text(_ parameter: String) -> String? { values[parameter]?.first }

    func texts(_ parameter: String) -> [String] { values[parameter] ?? [] }

    func isTrue(_ parameter: String) -> Bool { values[parameter] == ["true"] }
  }

  /// Validates the arguments and converts them to a call.
  func call(_ arguments: JSONValue) throws(ProtocolError) -> Call {
    guard case .object(let members) = arguments else {
      throw .invalidParameters("the arguments of \(name) are a JSON object")
    }
    var call = Call()
    var path: String?
    for (member, value) in members where value != .null {
      if member == AgentTool.detail {
        guard let text = value.text, AgentTool.details.contains(text) else {
          throw .invalidParameters("\(name): detail is brief or full")
        }
        call.isFull = text == "full"
        continue
      }
      guard let parameter = parameters.first(where: { [$0.name, $0.alias].contains(member) })
      else {
        let known = parameters.map(\.name) + [AgentTool.detail]
        throw .invalidParameters(
          "\(name) has no parameter \(member); it has \(known.joined(separator: ", "))")
      }
      guard call.values[parameter.name] == nil else {
        throw .invalidParameters("\(name): \(parameter.name) was given twice")
      }
      let texts = try parameter.texts(value, tool: name)
      call.values[parameter.name] = texts
      switch parameter.role {
      case .value: break
      case .path: path = texts.joined()
      case .input: call.input = Array(texts.joined().utf8)
      }
    }
    if !needsOneOf.isEmpty {
      let count = needsOneOf.count { call.values[$0] != nil }
      guard count == 1 else {
        let names = needsOneOf.joined(separator: ", ")
        throw .invalidParameters(
          needsOneOf.count == 1 ? "\(name) needs \(names)" : "\(name) needs exactly one of \(names)"
        )
      }
    }
    if let path {
      try AgentTool.check(path: path, tool: name)
      call.readsFile = true
    }
    return call
  }

  /// Refuses a path without a file, and pipes and devices, which might never end; the command
  /// itself reports a folder.
  private static func check(path: String, tool: String) throws(ProtocolError) {
    guard !path.utf8.contains(0) else {
      throw .invalidParameters("\(tool): a path cannot have a NUL character")
    }
    let kind: FileKind
    do throws(SystemError) {
      kind = try FileStatus.certainFile(at: path).kind
    } catch {
      throw .invalidParameters("\(tool): \(path) cannot be read: \(error.reason)")
    }
    switch kind {
    case .regular, .directory: return
    case .missing:
      throw .invalidParameters("\(tool): nothing is at the path \(path) on the server's machine")
    case .other:
      throw .invalidParameters("\(tool): \(path) is not a regular file; give its lines as text")
    }
  }
}

extension AgentTool.Parameter {
  /// The properties of the parameter in the schema of a call.
  fileprivate var properties: [(String, JSONValue)] {
    let other = alias.map { alias in
      AgentTool.Parameter(alias, form, choices: choices, "the same as \(name)")
    }
    return [(name, schema)] + (other.map { [($0.name, $0.schema)] } ?? [])
  }

  private var schema: JSONValue {
    var members: [(String, JSONValue)] = [("type", .string(form.rawValue))]
    if form == .texts { members.append(("items", .object([("type", .string("string"))]))) }
    if !choices.isEmpty { members.append(("enum", .strings(choices))) }
    members.append(("description", .string(summary)))
    return .object(members)
  }

  /// Returns the value as one or more texts.
  fileprivate func texts(_ value: JSONValue, tool: String) throws(ProtocolError) -> [String] {
    switch (form, value) {
    case (.text, .string(let text)):
      guard choices.isEmpty || choices.contains(text) else {
        throw .invalidParameters("\(tool): \(name) is one of \(choices.joined(separator: ", "))")
      }
      return [text]
    case (.number, .integer(let number)): return [String(number)]
    case (.truth, .bool(let isTrue)): return [String(isTrue)]
    case (.texts, .array(let elements)):
      let texts = elements.compactMap(\.text)
      guard texts.count == elements.count else { break }
      return texts
    default: break
    }
    let wanted =
      switch form {
      case .text: "a text"
      case .number: "a whole number"
      case .truth: "true or false"
      case .texts: "an array of texts"
      }
    throw .invalidParameters("\(tool): \(name) is \(wanted)")
  }
}
