internal import Bridgebook

/// The error that answers a message, with its JSON-RPC code.
struct ProtocolError: Error, Equatable {
  let code: Int
  let message: String
  var data: JSONValue?

  static let notJSON = ProtocolError(code: -32700, message: "the line is not JSON")

  static func invalidRequest(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32600, message: reason)
  }

  static func unknownMethod(_ name: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "there is no method \(name)")
  }

  static func invalidParameters(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32602, message: reason)
  }

  /// The queue of requests is full; the code is from the range that JSON-RPC reserves for servers.
  static let tooMuchWaiting = ProtocolError(
    code: -32000, message: "too many requests wait already; ask again when some are answered")

  static let fileCutOff = ProtocolError(
    code: -32603,
    message:
      "another program cut off the index of the store's log while it was in use; nothing was "
      + "changed, ask again")

  static func tookTooLong(seconds: Int) -> ProtocolError {
    ProtocolError(
      code: -32001,
      message: "the request took longer than \(seconds) \(seconds == 1 ? "second" : "seconds") "
        + "and was stopped; ask for less, or start the server with a higher --limit")
  }

  static func internalFault(_ reason: String) -> ProtocolError {
    ProtocolError(code: -32603, message: reason)
  }

  /// Whether the request's parameters are invalid.
  var isInvalidParameters: Bool { code == -32602 }

  /// Returns the error for an unknown resource: an invalid parameter since 2026-07-28, a separate
  /// code before.
  static func unknownResource(
    _ uri: String, _ version: ProtocolVersion, because reason: String? = nil
  ) -> ProtocolError {
    ProtocolError(
      code: version.hasHandshake ? -32002 : -32602,
      message: "there is no resource \(uri)" + (reason.map { ": \($0)" } ?? ""),
      data: .object([("uri", .string(uri))]))
  }

  static func unsupportedVersion(_ requested: String) -> ProtocolError {
    let supported = ProtocolVersion.allCases.filter { !$0.hasHandshake }.map(\.rawValue)
    return ProtocolError(
      code: -32022, message: "unsupported protocol version \(requested)",
      data: .object([
        ("supported", .strings(supported)), ("requested", .string(requested)),
      ]))
  }
}

/// A message of a client.
enum ProtocolMessage: Equatable {
  /// A request, which is answered under its id; the id is a text or a whole number.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  /// A notification, which is not answered.
  case notification(method: String, parameters: JSONValue)
  /// A response, which is ignored, because this server sends no requests.
  case response

  /// Classifies a JSON value according to JSON-RPC 2.0.
  init(_ value: JSONValue) throws(ProtocolError) {
    guard case .object = value else { throw .invalidRequest("a message is a JSON object") }
    guard value["jsonrpc"]?.text == "2.0" else {
      throw .invalidRequest("the member jsonrpc must be \"2.0\"")
    }
    guard let member = value["method"] else {
      guard value["result"] != nil || value["error"] != nil else {
        throw .invalidRequest("the member method is missing")
      }
      self = .response
      return
    }
    guard let method = member.text else {
      throw .invalidRequest("the member method must be a text")
    }
    let parameters = value["params"] ?? .object([])
    switch value["id"] {
    case nil: self = .notification(method: method, parameters: parameters)
    case .string, .integer:
      self = .request(id: value["id"] ?? .null, method: method, parameters: parameters)
    default: throw .invalidRequest("the member id must be a text or a whole number")
    }
  }

  /// Returns the id for the answer; null if the value has no valid one.
  static func id(of value: JSONValue) -> JSONValue {
    switch value["id"] {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    default: .null
    }
  }

  /// Creates the message that answers a request.
  static func answer(to id: JSONValue, _ outcome: Result<JSONValue, ProtocolError>) -> JSONValue {
    let member: (String, JSONValue)
    switch outcome {
    case .success(let result): member = ("result", result)
    case .failure(let error):
      let data = error.data.map { [("data", $0)] } ?? []
      member = (
        "error",
        .object([("code", .integer(error.code)), ("message", .string(error.message))] + data)
      )
    }
    return .object([("jsonrpc", .string("2.0")), ("id", id), member])
  }
}
