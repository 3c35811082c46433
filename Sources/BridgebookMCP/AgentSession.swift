internal import Bridgebook
internal import BridgebookApp
internal import Platform

/// The session with one client: one message per line in both directions.
///
/// Requests run concurrently on the threads for their load, up to a time limit. A line that is not
/// a valid message is answered with an error or ignored, and reading continues.
package final class AgentSession: @unchecked Sendable {
  /// The maximum length of a line; a longer one is answered with an error and skipped.
  static let maximumByteCount = 32 << 20
  /// The maximum number of values in a message; a message with more is refused, since each value
  /// takes more memory than its bytes.
  private static let maximumValueCount = 100_000
  /// The maximum total size of all requests without an answer; further ones are refused.
  private static let maximumWaitingByteCount = 256 << 20

  private let server: AgentServer
  private let lanes: [AgentLoad: AgentLane]
  /// The maximum duration of a request in seconds; nil for no limit.
  private let limit: Int?
  /// Requests without an answer, by their id as JSON.
  private let open = Locked<[String: ClientRequest]>([:])
  private let bytesWaiting = Locked(0)
  private let output = Locked<SystemError?>(nil)
  /// The protocol version, set by `initialize`; accessed by the reading thread only.
  private var version: ProtocolVersion?

  /// - Parameter limit: the maximum duration of a request in seconds; nil for no limit.
  package init(_ server: AgentServer, limit: Int?) {
    self.server = server
    self.limit = limit
    lanes = Dictionary(uniqueKeysWithValues: AgentLoad.allCases.map { ($0, $0.lane()) })
  }

  /// Reads standard input to its end, and returns once every request is answered.
  ///
  /// - Throws: the error of an answer that could not be written, unless the client is gone.
  package func run() throws {
    try serve()
    if let failure = output.with({ $0 }), !failure.isReaderGone { throw failure }
  }

  private func serve() throws {
    let session = self
    var started: [AgentLane] = []
    defer {
      stopWhenNobodyReads()
      for lane in started { lane.finish() }
    }
    for load in AgentLoad.allCases {
      guard let lane = lanes[load] else { continue }
      started.append(lane)
      try lane.start()
    }
    var lines = LineBuffer(maximumByteCount: AgentSession.maximumByteCount)
    try Descriptor.readChunks(of: "-", isEnough: { session.hasFailed }) { bytes in
      lines.append(bytes) { session.take($0) }
    }
    lines.finish { session.take($0) }
  }

  /// Waits after the end of the input until requests in progress are done; cancels them if the
  /// client is gone.
  private func stopWhenNobodyReads() {
    while open.with({ !$0.isEmpty }) {
      guard hasFailed || Descriptor.isReaderGone(1, within: 20) else { continue }
      return open.with { for request in $0.values { request.cancel() } }
    }
  }

  /// Whether writing an answer has failed.
  private var hasFailed: Bool { output.with { $0 != nil } }

  private func take(_ line: LineBuffer.Line) {
    switch line {
    case .tooLong:
      send(
        .null,
        .failure(.invalidRequest("a line has at most \(AgentSession.maximumByteCount) bytes")))
    case .invalid: send(.null, .failure(.notJSON))
    case .text(let text):
      guard text.utf8.contains(where: { $0 > 32 }) else { return }
      switch JSONReader.read(text, maximumValueCount: AgentSession.maximumValueCount) {
      case .value(let value): take(value)
      case .notJSON: send(.null, .failure(.notJSON))
      case .tooManyValues:
        send(
          .null,
          .failure(
            .invalidRequest("a message has at most \(AgentSession.maximumValueCount) values")))
      }
    }
  }

  private func take(_ value: JSONValue) {
    if case .array(let messages) = value, version?.allowsBatches == true, !messages.isEmpty {
      // The messages of a batch are answered one by one, each under its id.
      for message in messages { take(message) }
      return
    }
    let id = ProtocolMessage.id(of: value)
    do throws(ProtocolError) {
      switch try ProtocolMessage(value) {
      case .response: break
      case .notification(let method, let parameters):
        if method == "notifications/cancelled" { cancel(parameters["requestId"]) }
      case .request(let id, let method, let parameters): try take(id, method, parameters)
      }
    } catch {
      send(id, .failure(error))
    }
  }

  private func take(
    _ id: JSONValue, _ method: String, _ parameters: JSONValue
  ) throws(ProtocolError) {
    switch method {
    case "initialize": return send(id, .success(try initialize(parameters)))
    case "ping": return send(id, .success(.object([])))
    default: break
    }
    let request = AgentServer.Request(
      method: method, parameters: parameters, version: try version(of: method, parameters),
      client: ClientRequest())
    let key = id.line
    let isNew = open.with { open in
      guard open[key] == nil else { return false }
      open[key] = request.client
      return true
    }
    guard isNew else { throw .invalidRequest("a request with this id is still being answered") }
    let session = self
    let size = AgentLoad.size(parameters["arguments"])
    let hasRoom = bytesWaiting.with { bytes in
      bytes += size
      return bytes <= AgentSession.maximumWaitingByteCount
    }
    let isTaken =
      hasRoom
      && lanes[AgentLoad(method, parameters)]?.add {
        let outcome = session.outcome(of: request)
        session.forget(key, size)
        if !request.client.isCanceled { session.send(id, outcome) }
      } == true
    guard !isTaken else { return }
    forget(key, size)
    throw .tooMuchWaiting
  }

  private func forget(_ key: String, _ size: Int) {
    open.with { $0[key] = nil }
    bytesWaiting.with { $0 -= size }
  }

  private func outcome(
    of request: AgentServer.Request
  ) -> Result<JSONValue, ProtocolError> {
    // A request that was canceled while it waited gets no answer.
    guard !request.client.isCanceled else { return .success(.null) }
    if let limit { request.client.end(within: limit) }
    let faults = MappingFault.count
    guard !MappingFault.isUnsettled else { return .failure(.fileCutOff) }
    let outcome: Result<JSONValue, ProtocolError>
    do {
      outcome = .success(try server.answer(request))
    } catch let error as ProtocolError {
      outcome = .failure(error)
    } catch {
      outcome = .failure(.internalFault("\(error)"))
    }
    // The request may have read zeros, so its answer is unreliable.
    guard MappingFault.count == faults else { return .failure(.fileCutOff) }
    // An overdue request was stopped, so its own answer is incomplete.
    guard let limit, request.client.wasOverdue else { return outcome }
    return .failure(.tookTooLong(seconds: limit))
  }

  /// Returns the protocol version of a request: the one it names, or that of the session.
  private func version(
    of method: String, _ parameters: JSONValue
  ) throws(ProtocolError) -> ProtocolVersion {
    let meta = parameters["_meta"]
    guard let member = meta?[ProtocolVersion.metaKey] else {
      if let version, method != "server/discover" { return version }
      throw method == "server/discover"
        ? .invalidParameters("_meta needs \(ProtocolVersion.metaKey)")
        : .invalidRequest("begin with initialize, or name the protocol version in _meta")
    }
    guard let name = member.text else {
      throw .invalidParameters("\(ProtocolVersion.metaKey) is a text")
    }
    guard let version = ProtocolVersion(rawValue: name), !version.hasHandshake else {
      throw .unsupportedVersion(name)
    }
    guard case .object = meta?[ProtocolVersion.capabilitiesKey] else {
      throw .invalidParameters("_meta needs the object \(ProtocolVersion.capabilitiesKey)")
    }
    return version
  }

  private func initialize(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
    guard let requested = parameters["protocolVersion"]?.text else {
      throw .invalidParameters("initialize needs the text protocolVersion")
    }
    let agreed = ProtocolVersion.negotiated(requested)
    version = agreed
    return .object(
      [("protocolVersion", .string(agreed.rawValue)), ("serverInfo", AgentServer.identity)]
        + AgentServer.introduction)
  }

  private func cancel(_ id: JSONValue?) {
    guard let id else { return }
    open.with { $0[id.line] }?.cancel()
  }

  /// Writes one line; a failure ends the session.
  private func send(_ id: JSONValue, _ outcome: Result<JSONValue, ProtocolError>) {
    let line = ProtocolMessage.answer(to: id, outcome).line + "\n"
    output.with { failure in
      guard failure == nil else { return }
      do throws(SystemError) { try Descriptor.write(Array(line.utf8), to: 1) } catch {
        failure = error
      }
    }
  }
}
