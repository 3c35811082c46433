/// A few threads that answer requests in the order they came, as far as there are threads.
final class AgentLane: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  /// More waiting requests than that stop the reading of further ones.
  private static let mostWaiting = 256

  private let jobs = BoundedQueue<Job>(capacity: mostWaiting)
  private let threads: Int
  // Touched by the reading thread alone.
  private var workers: [Worker] = []

  init(threads: Int) {
    self.threads = threads
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

  func add(_ job: @escaping Job) {
    _ = jobs.push(job)
  }

  /// Takes no more, and waits until everything is answered.
  func finish() {
    jobs.close()
    for worker in workers { worker.wait() }
  }
}
