internal import BridgebookApp

/// `doctor`: checks the store, and repairs what can be derived.
enum DoctorCommand: Command {
  static let syntax = CommandSyntax(
    name: "doctor", arguments: "[CHECK…]", argumentCount: 0...Int.max, nameCount: Int.max,
    flags: [
      FlagSyntax("fix", "rebuild what can be derived: index, views, built-in knowledge")
    ],
    summary: "check the store: schema, index, links, examples",
    discussion: """
      Examines the store as it is and changes nothing: pages and foreign keys, the schema against
      the migrations, the full-text index against the entries, links and sources, the built-in
      knowledge, every example against the detectors and the simulator, the decision tree, runs with
      their texts and events, own texts with their history, permissions, and SQLite itself; CHECK
      names some of these, such as index. All checks see the store at one moment, even if others
      write. --fix checks again with the store locked and rebuilds what can be derived, in a
      transaction: the rows that differ, or the whole book if that is not enough. Own texts and
      recorded runs are never touched.

      The exit status is 0 when no check finds anything, 1 when one does, and 2 when --fix failed, or
      when no check finds anything but one could not run.
      """,
    examples: [
      .init("bridgebook doctor", "one line per check, with a fix where one is needed"),
      .init("bridgebook doctor integrity index --format json", "some of the checks, for a script"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let examination = try run.workspace.examine(
      run.arguments.arguments, isRepairing: run.arguments.has("fix"))
    let report = DoctorReport(examination)
    if run.format == .markdown {
      run.console.write(report.markdown)
    } else {
      run.print(json: report.json) { report.write(to: &$0) }
    }
    if let failure = report.failure {
      run.console.announce(failure)
      return .failed
    }
    return report.status
  }
}
