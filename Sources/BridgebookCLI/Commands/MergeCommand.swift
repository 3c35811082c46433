internal import BookData
internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// `merge`: merges another store's own texts and runs.
enum MergeCommand: Command {
  static let syntax = CommandSyntax(
    name: "merge", arguments: "STORE", argumentCount: 1...1,
    flags: [
      FlagSyntax(
        "prefer", value: "WHO", choices: MergePreference.allCases.map(\.rawValue),
        "whose text is used in a conflict; the other stays in its history"),
      FlagSyntax("dry-run", "only report what would happen"),
    ],
    summary: "merge the own texts and runs of another store",
    discussion: """
      Texts are merged with their whole history, and versions that are already in the store are
      recognized: merging twice changes nothing. If one text was made from the other, the later one
      is used. If both were changed since, there is a conflict: it is listed, nothing is written,
      and the exit status is 1. --prefer decides all conflicts; the other text becomes a version in
      the history, and bridgebook restore brings it back. The other store is only read.
      """,
    examples: [
      .init("bridgebook merge theirs.sqlite --dry-run", "what would happen"),
      .init(
        "bridgebook merge theirs.sqlite --prefer ours", "your texts are used if both changed"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let report = try run.workspace.merge(
      run.arguments.arguments[0],
      prefer: run.arguments.value("prefer").flatMap(MergePreference.init(rawValue:)),
      isDry: run.arguments.has("dry-run"))
    run.print(json: report.json, page: { MergeText.write(report, to: &$0) })
    return report.plan.hasConflict ? .no : .done
  }
}
