internal import Bridgebook
internal import Platform

/// A few threads that take requests from a queue in the order of arrival.
final class AgentLane: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  private let jobs: BoundedQueue<Job>
  private let threads: Int
  private let waits: Bool
  // Accessed by the reading thread only.
  private var workers: [Worker] = []

  /// - Parameters:
  ///   - capacity: the number of requests that may wait.
  ///   - waits: whether a full queue pauses the reading of further requests, instead of refusing
  ///     them.
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

  /// Adds a job; returns false if too many wait already.
  func add(_ job: @escaping Job) -> Bool {
    waits ? jobs.push(job) : jobs.pushIfRoom(job)
  }

  /// Accepts no more jobs and waits until all are done.
  func finish() {
    jobs.close()
    for worker in workers { worker.wait() }
  }
}

/// The expected amount of work of a request; each load has its own lane.
enum AgentLoad: CaseIterable, Sendable {
  /// A lookup in the book.
  case light
  /// Reading or simulating a small input.
  case medium
  /// Work that may take up to the time limit of requests.
  case heavy

  /// The maximum input of a medium request in bytes, which is processed in well under a second.
  static let mediumBytes = 1 << 20

  /// Creates the lane for requests of this load.
  ///
  /// Light requests are fast, so a full lane pauses the reading, which preserves the order of a
  /// long series. If heavy requests paused the reading, all requests after them would wait.
  func lane() -> AgentLane {
    switch self {
    case .light: AgentLane(threads: 2, capacity: 256, waits: true)
    case .medium: AgentLane(threads: 2, capacity: 1_024, waits: false)
    case .heavy: AgentLane(threads: 2, capacity: 1_024, waits: false)
    }
  }

  /// Determines the load of a request.
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

  /// Returns the total size in bytes of the text arguments.
  static func size(_ arguments: JSONValue?) -> Int {
    guard case .object(let members) = arguments else { return 0 }
    return members.reduce(0) { $0 + ($1.1.text?.utf8.count ?? 0) }
  }
}

extension AgentTool {
  /// Returns the expected load of a call, determined by the size of its file or input; the size of
  /// a stored run is not known in advance.
  fileprivate func load(_ arguments: JSONValue?) -> AgentLoad {
    guard !heavyParameters.contains(where: { arguments?[$0] != nil }) else { return .heavy }
    for parameter in parameters where parameter.role == .path {
      guard let path = arguments?[parameter.name]?.text else { continue }
      return AgentLoad(bytes: FileStatus.file(at: path).size)
    }
    return AgentLoad(bytes: AgentLoad.size(arguments))
  }
}
