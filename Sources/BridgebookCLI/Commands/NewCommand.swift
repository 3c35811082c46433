internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `new`: prints a template for a team's text.
enum NewCommand: Command {
  static let syntax = CommandSyntax(
    name: "new", arguments: "KIND", argumentCount: 1...1,
    summary: "print a commented skeleton for a text of your own",
    discussion: """
      KIND is \(Skeleton.table.dropLast().map(\.kind).joined(separator: ", ")) or \
      \(Skeleton.table.last?.kind ?? "").
      Fill in every ___; bridgebook add then checks the text and takes it.
      """,
    examples: [
      .init("bridgebook new gotcha", "what to fill in; put it into a file, such as our-caret.txt"),
      .init("bridgebook new scenario", "what a scenario is made of"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let word = run.arguments.arguments[0]
    let kinds = Skeleton.table.map(\.kind)
    guard let skeleton = Skeleton.table.first(where: { $0.kind == word }) else {
      throw OwnBookError.unknownKind(
        word, known: kinds, suggestion: Suggestion.nearest(to: word, in: kinds))
    }
    if run.format == .json {
      run.console.write(
        JSONValue.object([
          ("schema", .string("bridgebook/skeleton-1")), ("kind", .string(skeleton.kind)),
          ("text", .string(skeleton.text)),
        ]).document)
    } else {
      run.console.write(skeleton.text)
    }
    return .done
  }
}
