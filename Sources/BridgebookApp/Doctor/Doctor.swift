internal import BookData
package import BridgebookStore
internal import Platform

/// Examines a store and repairs what can be derived.
package struct Doctor {
  /// A check with its finding.
  package struct Result {
    package let check: HealthCheck
    package let finding: HealthFinding
  }

  private let door: StoreDoor
  private let checks: [HealthCheck]
  private let expected: ExpectedBook

  package init(door: StoreDoor, checks: [HealthCheck]) {
    self.door = door
    self.checks = checks
    expected = ExpectedBook(door)
  }

  /// Runs the checks on one snapshot of the file.
  package func examine() -> [Result] { results(of: checks, on: ExaminedStore(door, expected)) }

  private func results(of checks: [HealthCheck], on store: ExaminedStore) -> [Result] {
    checks.map { check in
      do {
        return try result(of: check, on: store)
      } catch {
        return Result(
          check: check,
          finding: .unknown(Doctor.isOlder(store) ? Doctor.unexamined : reason(of: error)))
      }
    }
  }

  /// - Throws: an error if the check could not run.
  private func result(of check: HealthCheck, on store: ExaminedStore) throws -> Result {
    do {
      return Result(check: check, finding: try check.run(store))
    } catch StoreError.sqlite(let cause) where check.repairs.contains(.knowledge) {
      guard let damage = cause.damage else { throw StoreError.sqlite(cause) }
      let words = StoreFailureText.words(for: damage)
      return Result(check: check, finding: .bad(words, fix: HealthFinding.repair))
    }
  }

  /// Returns whether the store lacks migrations, so that its tables may lack what a check reads.
  ///
  /// Returns false if that cannot be determined; the check's own error is reported then.
  private static func isOlder(_ store: ExaminedStore) -> Bool {
    guard let connection = try? store.connection,
      let pending = try? HealthCheck.pending(on: connection)
    else { return false }
    return !pending.isEmpty
  }

  private static let unexamined =
    "the store is older than this program; any command upgrades it"

  /// Returns true if all checks passed, false if any failed, nil if any could not run.
  package static func verdict(_ results: [Result]) -> Bool? {
    if results.contains(where: { $0.finding.ok == false }) { return false }
    return results.contains { $0.finding.ok == nil } ? nil : true
  }

  /// Returns the repairs for the checks that failed.
  package static func repairs(for results: [Result]) -> Set<StoreRepair> {
    results.filter { $0.finding.ok == false }.reduce(into: []) { $0.formUnion($1.check.repairs) }
  }

  /// Repairs what the checks still find once the write lock is held, in one transaction, and
  /// returns what was done.
  package func repair(_ failed: [HealthCheck]) throws -> [DoneRepair] {
    try door.place.checkNames()
    let connection = try Connection(
      path: door.place.name, mode: .readWrite, busyTimeoutMilliseconds: door.place.waitMilliseconds)
    let material = StoreRepairer.Material(
      book: expected.book, fresh: expected.fresh, verdicts: expected.verdicts,
      runs: { book, writer, missing in
        if let missing {
          try BuiltInRuns.write(of: book, to: writer, missing: missing)
        } else {
          try BuiltInRuns.write(of: book, to: writer)
        }
      })
    let repairer = try StoreRepairer(
      connection, from: material, fingerprint: door.fingerprint, time: SystemClock.timestamp())
    return try repairer.repair { connection in
      let store = ExaminedStore(door, expected, on: connection)
      // A check that fails here for lack of memory, for example, must not cause its repair to be
      // skipped.
      let found = try failed.map { try result(of: $0, on: store) }
      return StoreRepairer.Faults(
        repairs: Doctor.repairs(for: found),
        messages: found.filter { $0.finding.ok != true }.map {
          "\($0.check.id): \($0.finding.message)"
        })
    }
  }

  /// Returns a short description of a failure; the store is called damaged only if a second reading
  /// confirms it.
  package func reason(of error: any Error) -> String {
    Doctor.reason(of: door.failures.examined(error))
  }

  /// Returns a short description of a failure.
  package static func reason(of error: any Error) -> String {
    let message = FailureText.messages(for: error).first ?? UserMessage("it failed")
    return message.reason.map { "\(message.message) (\($0))" } ?? message.message
  }
}
