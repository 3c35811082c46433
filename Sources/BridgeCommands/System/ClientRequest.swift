/// One run that a client asked for: its input, what it answered, and whether it is still wanted.
final class ClientRequest: Sendable {
  private struct Answer {
    var output: [UInt8] = []
    var notes = ""
    var isCancelled = false
  }

  /// What `-` reads.
  let input: [UInt8]
  private let answer = Locked(Answer())
  /// The request this run is a part of; no longer wanted when that is not.
  private let parent: ClientRequest?

  init(input: [UInt8] = [], parent: ClientRequest? = nil) {
    self.input = input
    self.parent = parent
  }

  /// A further run for the same client, with an input of its own.
  func asking(_ input: [UInt8]) -> ClientRequest {
    ClientRequest(input: input, parent: self)
  }

  func add(output bytes: [UInt8]) {
    answer.with { $0.output += bytes }
  }

  func add(note text: String) {
    answer.with { $0.notes += text }
  }

  /// Whoever works on it notices between two steps.
  func cancel() {
    answer.with { $0.isCancelled = true }
  }

  var isCancelled: Bool { answer.with { $0.isCancelled } || parent?.isCancelled == true }

  /// What was written to standard output.
  var output: String { answer.with { String(decoding: $0.output, as: UTF8.self) } }

  /// What was said beside the answer.
  var notes: String { answer.with { $0.notes } }
}
