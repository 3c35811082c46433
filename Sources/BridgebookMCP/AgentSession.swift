internal import BridgebookApp
internal import BridgebookExport
internal import Platform

/// The conversation with one client: a message a line in both directions.
///
/// Requests run beside each other, those that may take long on threads of their own and for a limited time; whatever a
/// line holds, it is answered or passed over, and the next one is read.
package final class AgentSession: @unchecked Sendable {
  /// A longer line is answered with an error and passed over.
  static let mostBytes = 32 << 20
  /// A message with more values than that is passed over too: each takes much more room than its bytes.
  private static let mostValues = 100_000
  /// The bytes of all requests that have no answer yet; more are refused.
  private static let mostBytesWaiting = 256 << 20

  private let server: AgentServer
  private let lanes: [AgentLoad: AgentLane]
  /// The longest a request may run, in seconds; nil where there is no limit.
  private let limit: Int?
  /// Requests that have no answer yet, by their id as JSON.
  private let open = Locked<[String: ClientRequest]>([:])
  private let bytesWaiting = Locked(0)
  private let output = Locked<SystemError?>(nil)
  /// Settled by `initialize`; used by the reading thread alone.
  private var version: ProtocolVersion?

  /// - Parameter limit: the longest a request may run, in seconds; nil for no limit.
  package init(_ server: AgentServer, limit: Int?) {
    self.server = server
    self.limit = limit
    lanes = Dictionary(uniqueKeysWithValues: AgentLoad.allCases.map { ($0, $0.lane()) })
  }

  /// Reads standard input to its end, and ends when everything is answered.
  package func run() throws {
    let session = self
    var started: [AgentLane] = []
    defer {
      giveUpWhenNobodyReads()
      for lane in started { lane.finish() }
    }
    for load in AgentLoad.allCases {
      guard let lane = lanes[load] else { continue }
      started.append(lane)
      try lane.start()
    }
    var lines = LineBuffer(mostBytes: AgentSession.mostBytes)
    try SystemCalls.readChunks(of: "-", isEnough: { session.isReaderGone }) { bytes in
      lines.append(bytes) { session.take($0) }
    }
    lines.finish { session.take($0) }
  }

  /// The input has ended: what is under way is finished, unless the client has gone altogether.
  private func giveUpWhenNobodyReads() {
    while open.with({ !$0.isEmpty }) {
      guard isReaderGone || SystemCalls.isReaderGone(1, within: 20) else { continue }
      return open.with { for request in $0.values { request.cancel() } }
    }
  }

  /// Whether nobody reads the answers any more.
  private var isReaderGone: Bool { output.with { $0 != nil } }

  private func take(_ line: LineBuffer.Line) {
    switch line {
    case .tooLong:
      send(.null, .failure(.invalidRequest("a line has at most \(AgentSession.mostBytes) bytes")))
    case .invalid: send(.null, .failure(.notJSON))
    case .text(let text):
      guard text.utf8.contains(where: { $0 > 32 }) else { return }
      switch JSONReader.read(text, mostValues: AgentSession.mostValues) {
      case .value(let value): take(value)
      case .notJSON: send(.null, .failure(.notJSON))
      case .tooManyValues:
        send(
          .null,
          .failure(.invalidRequest("a message has at most \(AgentSession.mostValues) values")))
      }
    }
  }

  private func take(_ value: JSONValue) {
    if case .array(let messages) = value, version?.allowsBatches == true, !messages.isEmpty {
      // The answers of a batch may come one by one: each is complete under its id.
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
    guard isNew else { throw .invalidRequest("a request with this id has no answer yet") }
    let session = self
    let size = AgentLoad.size(parameters["arguments"])
    let hasRoom = bytesWaiting.with { bytes in
      bytes += size
      return bytes <= AgentSession.mostBytesWaiting
    }
    let isTaken =
      hasRoom
      && lanes[AgentLoad(method, parameters)]?.add {
        let outcome = session.outcome(of: request)
        session.forget(key, size)
        if !request.client.isCancelled { session.send(id, outcome) }
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
    // Nobody gets the answer to a request that was cancelled while it waited.
    guard !request.client.isCancelled else { return .success(.null) }
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
    // It may have read zeros; whatever it says of the store says nothing.
    guard MappingFault.count == faults else { return .failure(.fileCutOff) }
    // What it answers then only says that it was stopped.
    guard let limit, request.client.wasOverdue else { return outcome }
    return .failure(.tookTooLong(seconds: limit))
  }

  /// The revision a request is made in: its own, or that of the session.
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

  /// Writes one line; when nobody reads any more, the reading ends too.
  private func send(_ id: JSONValue, _ outcome: Result<JSONValue, ProtocolError>) {
    let line = ProtocolMessage.answer(to: id, outcome).line + "\n"
    output.with { failure in
      guard failure == nil else { return }
      do throws(SystemError) { try SystemCalls.write(Array(line.utf8), to: 1) } catch {
        failure = error
      }
    }
  }
}
