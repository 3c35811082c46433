internal import Bridgebook
internal import BridgebookApp

/// The work on the store for one request of a client.
final class AgentWork {
  /// Notes that accompany the answer, one per line.
  private(set) var notes = ""
  private let storePath: String
  private let waitMilliseconds: Int32
  private let client: ClientRequest
  private var accomplished: [String] = []

  init(storePath: String, waitMilliseconds: Int32, client: ClientRequest) {
    self.storePath = storePath
    self.waitMilliseconds = waitMilliseconds
    self.client = client
  }

  /// Returns the closure's answer; throws failures as protocol errors.
  ///
  /// - Parameter input: the bytes read as `-`.
  func answer<Answer>(
    input: [UInt8] = [], _ body: (Workspace) throws -> Answer
  ) throws -> Answer {
    let workspace = workspace(input: input, readsFiles: false)
    do {
      return try body(workspace)
    } catch let error as ProtocolError {
      throw error
    } catch {
      let error = workspace.storeDoor.failures.examined(error)
      let report = report(on: error)
      for part in report.parts { add(part) }
      add(report.remarks.map { "note: \($0)" })
      let reason = notes.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
        .joined(separator: "; ")
      throw FailureText.isOfStoreOrSystem(error)
        ? ProtocolError.internalFault(reason) : ProtocolError.invalidParameters(reason)
    }
  }

  /// Returns the answer of a tool; a failure is also an answer, for the model to read.
  func answer(_ call: AgentTool.Call, of tool: AgentTool) -> AgentTool.Answer {
    let workspace = workspace(input: call.input ?? [], readsFiles: call.readsFile)
    do {
      return try tool.answer(workspace, call)
    } catch {
      let report = report(on: workspace.storeDoor.failures.examined(error))
      return AgentTool.Answer(document: report.document ?? .null, isFailure: true)
    }
  }

  private func workspace(input: [UInt8], readsFiles: Bool) -> Workspace {
    let client = client
    let note: (String) -> Void = { [self] text in add(["note: \(text)"]) }
    return Workspace(
      storePath: storePath, waitMilliseconds: waitMilliseconds, input: .bytes(input),
      readsFiles: readsFiles, note: note, announce: note,
      accomplish: { [self] in accomplished.append($0) },
      interruption: { client.isToStop ? Interruption(status: .interrupted) : nil })
  }

  private func report(on error: any Error) -> FailureReport {
    FailureReport(FailureText.messages(for: error), accomplished: accomplished)
  }

  /// Adds notes that accompany the answer.
  func add(_ lines: [String]) {
    for line in lines { notes += Printable.escaped(line) + "\n" }
  }
}
