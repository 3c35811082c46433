internal import Platform

/// One run that a client asked for: its input, what it answered, and whether it is still wanted.
final class ClientRequest: Sendable {
  private struct Answer {
    var output: [UInt8] = []
    var notes = ""
    var failure: (any Error)?
    var isCancelled = false
    /// When it has to be done, in milliseconds of the monotonic clock.
    var deadline: Int?
    /// Somebody was told to stop because of that.
    var wasOverdue = false
  }

  /// What `-` reads.
  let input: [UInt8]
  /// Whether a word that is a path may be read; otherwise it is an id and nothing else.
  let readsFiles: Bool
  private let answer = Locked(Answer())
  /// The request this run is a part of; no longer wanted when that is not.
  private let parent: ClientRequest?

  init(input: [UInt8] = [], readsFiles: Bool = false, parent: ClientRequest? = nil) {
    self.input = input
    self.readsFiles = readsFiles
    self.parent = parent
  }

  /// A further run for the same client, with an input of its own.
  func asking(_ input: [UInt8], readsFiles: Bool = false) -> ClientRequest {
    ClientRequest(input: input, readsFiles: readsFiles, parent: self)
  }

  func add(output bytes: [UInt8]) {
    answer.with { $0.output += bytes }
  }

  func add(note text: String) {
    answer.with { $0.notes += text }
  }

  /// Keeps why it could not be done.
  func fail(with error: any Error) {
    answer.with { $0.failure = error }
  }

  /// Whoever works on it notices between two steps.
  func cancel() {
    answer.with { $0.isCancelled = true }
  }

  var isCancelled: Bool { answer.with { $0.isCancelled } || parent?.isCancelled == true }

  /// Lets it run for so many seconds from now on.
  func end(within seconds: Int) {
    let deadline = Terminal.milliseconds + seconds * 1_000
    answer.with { $0.deadline = deadline }
  }

  /// Whether work on it shall stop: nobody wants it any more, or its time is over.
  var isToStop: Bool {
    let now = Terminal.milliseconds
    let isOver = answer.with { answer in
      if let deadline = answer.deadline, now > deadline { answer.wasOverdue = true }
      return answer.isCancelled || answer.wasOverdue
    }
    return isOver || parent?.isToStop == true
  }

  /// Whether it was stopped because its time was over.
  var wasOverdue: Bool { answer.with { $0.wasOverdue } }

  /// What was written to standard output.
  var output: String { answer.with { String(decoding: $0.output, as: UTF8.self) } }

  /// Why it could not be done.
  var failure: (any Error)? { answer.with { $0.failure } }

  /// What was said beside the answer.
  var notes: String { answer.with { $0.notes } }
}
