internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// `doctor`: checks the store, and repairs what can be derived.
enum DoctorCommand: Command {
  static let syntax = CommandSyntax(
    name: "doctor", arguments: "[CHECK…]", argumentCount: 0...Int.max,
    flags: [
      FlagSyntax("fix", "rebuild what can be derived: index, views, built-in knowledge")
    ],
    summary: "check the store: schema, index, links, examples",
    discussion: """
      Examines the store as it is and changes nothing: pages and foreign keys, the schema against the
      migrations, the full-text index against the entries, links and sources, the built-in knowledge,
      every example against the detectors and the simulator, the decision tree, runs with their texts
      and events, own texts with their history, permissions, and SQLite itself; CHECK names some of
      these, such as index. All of them see the store at one moment, whoever writes meanwhile. --fix
      looks again with the store locked and rebuilds what can be derived, in a transaction: the rows
      that differ, or the whole book where that is not enough. Own texts and recorded runs are never
      touched.

      The exit status is 0 when no check finds anything, 1 when one does, and 2 when --fix failed, or
      when no check finds anything but one could not run.
      """,
    examples: [
      .init("bridgebook doctor", "one line a check, with a fix where there is something to do"),
      .init("bridgebook doctor integrity index --format json", "some of the checks, for a script"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let checks = try checks(named: run.arguments.arguments)
    // A missing store is created as by other commands; an existing one is examined as it is.
    if FileStatus.file(at: run.storePath).kind == .missing { _ = try run.openStoreForWriting() }
    let doctor = Doctor(door: run.storeDoor, checks: checks)
    var results = doctor.examine()
    var fixed: [String] = []
    var failure: String?
    if run.arguments.has("fix") { (results, fixed, failure) = repaired(results, by: doctor) }
    let report = DoctorReport(path: run.storePath, results: results, fixed: fixed)
    if run.format == .markdown {
      run.console.write(report.markdown)
    } else {
      run.print(json: report.json) { report.write(to: &$0) }
    }
    if let failure {
      run.console.announce(failure)
      return .failed
    }
    return report.status
  }

  /// The results after the repairs, and what was repaired.
  ///
  /// After a repair, a check that could not run before may run and require further repairs.
  private static func repaired(
    _ results: [Doctor.Result], by doctor: Doctor
  ) -> (results: [Doctor.Result], fixed: [String], failure: String?) {
    var results = results
    var fixed: [String] = []
    var tried: Set<StoreRepair> = []
    var repairs = Doctor.repairs(for: results)
    while !repairs.isSubset(of: tried) {
      tried.formUnion(repairs)
      do {
        let failed = results.filter { $0.finding.ok == false }.map(\.check)
        fixed += try doctor.repair(failed).map(DoctorReport.sentence)
      } catch {
        let what = fixed.isEmpty ? "Nothing was repaired" : "No more was repaired"
        let sentence = "\(what): \(doctor.reason(of: error))."
        return (results, fixed + [sentence], sentence)
      }
      results = doctor.examine()
      repairs = Doctor.repairs(for: results)
    }
    return (results, fixed, nil)
  }

  private static func checks(named names: [String]) throws -> [HealthCheck] {
    let known = HealthCheck.all.map(\.id)
    for name in names where !known.contains(name) {
      throw CommandError.unknownCheck(
        name, known: known, suggestion: Suggestion.nearest(to: name, in: known))
    }
    return names.isEmpty ? HealthCheck.all : HealthCheck.all.filter { names.contains($0.id) }
  }
}
