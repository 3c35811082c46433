internal import BridgebookExport
internal import Platform

/// One thing a client can ask for: a command of the command line, and its parameters.
struct AgentTool {
  /// How a parameter becomes part of the command line.
  enum Place: Equatable {
    /// A word after the options; of several parameters with this place exactly one is given.
    case word
    /// The word that is the path of a file, which this machine must have.
    case path
    /// The value of an option.
    case flag(String)
    /// The bytes that the word `-` reads; takes the place of a word.
    case input
  }

  struct Parameter {
    enum Form: String {
      case text = "string"
      case number = "integer"
      case truth = "boolean"
      /// Texts in an array; each becomes a word or an option of its own.
      case texts = "array"
    }

    let name: String
    let form: Form
    let place: Place
    let summary: String
    let choices: [String]

    init(
      _ name: String, _ form: Form = .text, _ place: Place, choices: [String] = [],
      _ summary: String
    ) {
      self.name = name
      self.form = form
      self.place = place
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

  /// What a call asks of the command line.
  struct Call {
    let words: [String]
    let input: [UInt8]
    let readsFile: Bool
    let isFull: Bool
  }

  /// The call that the arguments mean.
  func call(_ arguments: JSONValue) throws(ProtocolError) -> Call {
    guard case .object(let members) = arguments else {
      throw .invalidParameters("the arguments of \(name) are a JSON object")
    }
    var options: [String] = []
    var words: [String] = []
    var input: [UInt8] = []
    var given: [String] = []
    var path: String?
    var isFull = false
    for (member, value) in members where value != .null {
      if member == AgentTool.detail {
        guard let text = value.text, AgentTool.details.contains(text) else {
          throw .invalidParameters("\(name): detail is brief or full")
        }
        isFull = text == "full"
        continue
      }
      guard let parameter = parameters.first(where: { $0.name == member }) else {
        let known = parameters.map(\.name) + [AgentTool.detail]
        throw .invalidParameters(
          "\(name) has no parameter \(member); it has \(known.joined(separator: ", "))")
      }
      guard !given.contains(member) else {
        throw .invalidParameters("\(name): \(member) was given twice")
      }
      given.append(member)
      let texts = try parameter.texts(value, tool: name)
      switch parameter.place {
      case .word: words += texts
      case .path:
        words += texts
        path = texts.joined()
      case .flag(let flag) where parameter.form == .truth:
        if texts == ["true"] { options.append("--\(flag)") }
      case .flag(let flag): options += texts.flatMap { ["--\(flag)=\($0)"] }
      case .input:
        words.append("-")
        input = Array(texts.joined().utf8)
      }
    }
    if !needsOneOf.isEmpty {
      let count = needsOneOf.count { given.contains($0) }
      guard count == 1 else {
        let names = needsOneOf.joined(separator: ", ")
        throw .invalidParameters(
          needsOneOf.count == 1 ? "\(name) needs \(names)" : "\(name) needs exactly one of \(names)"
        )
      }
    }
    if let path { try AgentTool.check(path: path, tool: name) }
    return Call(
      words: [name] + options + ["--"] + words, input: input, readsFile: path != nil, isFull: isFull
    )
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

  /// The value as words of a command line.
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
