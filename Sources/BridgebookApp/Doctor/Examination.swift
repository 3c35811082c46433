internal import Bridgebook
package import BridgebookStore
internal import Platform

/// The results of examining a store, and of repairing it if asked.
package struct Examination {
  /// The path of the store.
  package let path: String
  package fileprivate(set) var results: [Doctor.Result]
  /// The repairs, in the order they were made.
  package fileprivate(set) var repairs: [DoneRepair] = []
  /// A short description of the reason why a repair failed; nil if none did.
  package fileprivate(set) var failure: String?

  /// True if all checks passed, false if any failed, nil if any could not run.
  package var verdict: Bool? { Doctor.verdict(results) }

  fileprivate init(path: String, results: [Doctor.Result]) {
    self.path = path
    self.results = results
  }
}

extension Workspace {
  /// Examines the store with the named checks, or with all of them if none is named.
  ///
  /// A missing store is created; an existing one is examined as it is.
  ///
  /// - Parameter isRepairing: whether to repair what can be derived, and examine again.
  package func examine(_ names: [String], isRepairing: Bool = false) throws -> Examination {
    let checks = try HealthCheck.named(names)
    if try FileStatus.certainFile(at: storePath).kind == .missing { _ = try openStoreForWriting() }
    let doctor = Doctor(door: storeDoor, checks: checks)
    var examination = Examination(path: storePath, results: doctor.examine())
    if isRepairing { doctor.repair(&examination) }
    return examination
  }
}

extension HealthCheck {
  /// Returns the checks with these ids, or all checks if there are no ids.
  fileprivate static func named(_ ids: [String]) throws -> [HealthCheck] {
    let known = all.map(\.id)
    for id in ids where !known.contains(id) {
      throw CommandError.unknownCheck(
        id, known: known, suggestion: Suggestion.nearest(to: id, in: known))
    }
    return ids.isEmpty ? all : all.filter { ids.contains($0.id) }
  }
}

extension Doctor {
  /// Repairs until no failed check asks for another kind of repair.
  ///
  /// After a repair, a check that could not run before may run and require further repairs.
  fileprivate func repair(_ examination: inout Examination) {
    var tried: Set<StoreRepair> = []
    var needed = Doctor.repairs(for: examination.results)
    while !needed.isSubset(of: tried) {
      tried.formUnion(needed)
      do {
        let failed = examination.results.filter { $0.finding.ok == false }.map(\.check)
        examination.repairs += try repair(failed)
      } catch {
        examination.failure = reason(of: error)
        return
      }
      examination.results = examine()
      needed = Doctor.repairs(for: examination.results)
    }
  }
}
