internal import BridgebookExport
internal import Platform

/// A few threads that answer requests in the order they came, as far as there are threads.
final class AgentLane: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  private let jobs: BoundedQueue<Job>
  private let threads: Int
  private let waits: Bool
  // Touched by the reading thread alone.
  private var workers: [Worker] = []

  /// - Parameters:
  ///   - capacity: how many requests may wait.
  ///   - waits: whether a request that finds no room stops the reading of further ones, rather than being refused.
  init(threads: Int, capacity: Int, waits: Bool) {
    self.threads = threads
    self.waits = waits
    jobs = BoundedQueue(capacity: capacity)
  }

  func start() throws {
    let jobs = jobs
    for _ in 0..<threads {
      workers.append(
        try Worker {
          while let job = jobs.pop() { job() }
        })
    }
  }

  /// False where too many wait already.
  func add(_ job: @escaping Job) -> Bool {
    waits ? jobs.push(job) : jobs.pushIfRoom(job)
  }

  /// Takes no more, and waits until everything is answered.
  func finish() {
    jobs.close()
    for worker in workers { worker.wait() }
  }
}

/// How much work a request may be; requests of one load wait for each other and for no others.
enum AgentLoad: CaseIterable, Sendable {
  /// Looks something up.
  case light
  /// Reads or simulates a little.
  case medium
  /// May take as long as requests may take.
  case heavy

  /// The longest input of a medium request, in bytes; a second is enough for many times that.
  static let mediumBytes = 1 << 20

  /// A lane for requests of this load.
  ///
  /// Light requests take no time, so that waiting for room keeps the order of a long list of them. Where heavy ones
  /// stopped the reading, everything after them would wait.
  func lane() -> AgentLane {
    switch self {
    case .light: AgentLane(threads: 2, capacity: 256, waits: true)
    case .medium: AgentLane(threads: 2, capacity: 1_024, waits: false)
    case .heavy: AgentLane(threads: 2, capacity: 1_024, waits: false)
    }
  }

  /// The load of a request.
  init(_ method: String, _ parameters: JSONValue) {
    let arguments = parameters["arguments"]
    switch method {
    case "prompts/get": self = AgentLoad(bytes: AgentLoad.size(arguments))
    case "tools/call":
      let name = parameters["name"]?.text
      guard let tool = AgentToolTable.tools.first(where: { $0.name == name }), tool.isLong else {
        self = .light
        return
      }
      self = tool.load(arguments)
    default: self = .light
    }
  }

  init(bytes: Int) {
    self = bytes <= AgentLoad.mediumBytes ? .medium : .heavy
  }

  /// The bytes of all texts among the arguments.
  static func size(_ arguments: JSONValue?) -> Int {
    guard case .object(let members) = arguments else { return 0 }
    return members.reduce(0) { $0 + ($1.1.text?.utf8.count ?? 0) }
  }
}

extension AgentTool {
  /// What a call may cost: a file by its size; what a run of the store holds is not known beforehand.
  fileprivate func load(_ arguments: JSONValue?) -> AgentLoad {
    guard !heavyParameters.contains(where: { arguments?[$0] != nil }) else { return .heavy }
    for parameter in parameters where parameter.role == .path {
      guard let path = arguments?[parameter.name]?.text else { continue }
      return AgentLoad(bytes: SystemCalls.file(at: path).size)
    }
    return AgentLoad(bytes: AgentLoad.size(arguments))
  }
}
