internal import BookData
internal import BridgebookStore

/// Examines a store, and makes again what can be derived.
struct Doctor {
  /// A check and what it found.
  struct Result {
    let check: HealthCheck
    let finding: HealthFinding
  }

  private let door: StoreDoor
  private let checks: [HealthCheck]
  private let expected: ExpectedBook

  init(door: StoreDoor, checks: [HealthCheck]) {
    self.door = door
    self.checks = checks
    expected = ExpectedBook(door)
  }

  /// Runs the checks on the file as it is.
  func examine() -> [Result] {
    let store = ExaminedStore(door, expected)
    return checks.map { check in
      do {
        return Result(check: check, finding: try check.look(store))
      } catch {
        return Result(check: check, finding: .unknown(Doctor.reason(of: error)))
      }
    }
  }

  /// True where all is well, false where anything is wrong, nil where a check could not look.
  static func verdict(_ results: [Result]) -> Bool? {
    if results.contains(where: { $0.finding.ok == false }) { return false }
    return results.contains { $0.finding.ok == nil } ? nil : true
  }

  /// What of the store has to be made again, by the checks that failed.
  static func repairs(for results: [Result]) -> Set<StoreRepair> {
    results.filter { $0.finding.ok == false }.reduce(into: []) { $0.formUnion($1.check.repairs) }
  }

  /// Makes it again in one transaction, and says what of it there was to do.
  func repair(_ repairs: Set<StoreRepair>) throws -> Set<StoreRepair> {
    let connection = try Connection(
      path: door.file, mode: .readWrite, busyTimeoutMilliseconds: door.waitMilliseconds)
    return try StoreRepairer(connection).repair(
      repairs, book: expected.book, fingerprint: door.fingerprint,
      time: SystemCalls.timestamp(), runs: StoreDoor.writeRuns)
  }

  /// A failure in a few words.
  static func reason(of error: any Error) -> String {
    let message = FailureText.messages(for: error).first ?? UserMessage("it failed")
    return message.reason.map { "\(message.message) (\($0))" } ?? message.message
  }
}
