internal import BridgebookApp
internal import BridgebookExport
internal import Platform

/// One thing a client can ask for: a use case of the program, and its parameters.
struct AgentTool: Sendable {
  /// What a parameter is to the use case.
  enum Role: Sendable {
    case value
    /// The path of a file, which this machine must have.
    case path
    /// The bytes that `-` reads.
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

    init(
      _ name: String, _ form: Form = .text, _ role: Role = .value, choices: [String] = [],
      _ summary: String
    ) {
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
  /// Sets of parameters of which exactly one is needed; empty where all may be left out.
  let needsOneOf: [String]
  /// Whether an answer may take long, so that others must not wait behind it.
  var isLong = false
  /// Parameters with which it may take as long as a request may.
  var heavyParameters: [String] = []
  let answer: @Sendable (Workspace, Call) throws -> Answer

  /// Every tool has it.
  static let detail = "detail"
  private static let details = ["brief", "full"]

  /// The tool as `tools/list` describes it.
  var description: JSONValue {
    var properties = parameters.map { ($0.name, $0.schema) }
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
    if needsOneOf.count == 1 { schema.append(("required", .strings(needsOneOf))) }
    return .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      ("inputSchema", .object(schema)),
      (
        "annotations",
        .object([("readOnlyHint", .bool(true)), ("openWorldHint", .bool(false))])
      ),
    ])
  }

  /// What a tool says.
  struct Answer {
    let document: JSONValue
    /// Whether it could not do all that it was asked for.
    var isFailure = false
  }

  /// The arguments of a call, sorted.
  struct Call {
    fileprivate(set) var input: [UInt8]?
    fileprivate(set) var readsFile = false
    fileprivate(set) var isFull = false
    fileprivate var values: [String: [String]] = [:]

    func text(_ parameter: String) -> String? { values[parameter]?.first }

    func texts(_ parameter: String) -> [String] { values[parameter] ?? [] }

    func isTrue(_ parameter: String) -> Bool { values[parameter] == ["true"] }
  }

  /// The call that the arguments mean.
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
      guard let parameter = parameters.first(where: { $0.name == member }) else {
        let known = parameters.map(\.name) + [AgentTool.detail]
        throw .invalidParameters(
          "\(name) has no parameter \(member); it has \(known.joined(separator: ", "))")
      }
      guard call.values[member] == nil else {
        throw .invalidParameters("\(name): \(member) was given twice")
      }
      let texts = try parameter.texts(value, tool: name)
      call.values[member] = texts
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

  /// A pipe or a device might never end; what a folder holds, the command itself explains.
  private static func check(path: String, tool: String) throws(ProtocolError) {
    guard !path.utf8.contains(0) else {
      throw .invalidParameters("\(tool): a path holds no NUL character")
    }
    switch SystemCalls.file(at: path).kind {
    case .regular, .directory: return
    case .missing:
      throw .invalidParameters("\(tool): nothing is at the path \(path) on the server's machine")
    case .other:
      throw .invalidParameters("\(tool): \(path) is no regular file; give its lines as text")
    }
  }
}

extension AgentTool.Parameter {
  fileprivate var schema: JSONValue {
    var members: [(String, JSONValue)] = [("type", .string(form.rawValue))]
    if form == .texts { members.append(("items", .object([("type", .string("string"))]))) }
    if !choices.isEmpty { members.append(("enum", .strings(choices))) }
    members.append(("description", .string(summary)))
    return .object(members)
  }

  /// The value as texts.
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
