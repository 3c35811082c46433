internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport

/// `tree`: shows the decision tree.
enum TreeCommand: Command {
  static let syntax = CommandSyntax(
    name: "tree", arguments: "", argumentCount: 0...0,
    flags: [
      FlagSyntax("as", value: "FORM", choices: ["text", "mermaid", "dot"], "form of the picture")
    ],
    summary: "the decision tree itself",
    discussion: "Prints every question with its choices and the bridge that each path leads to.",
    examples: [
      .init("bridgebook tree", "the tree as indented text"),
      .init("bridgebook tree --as dot | dot -Tsvg > tree.svg", "a picture, made by Graphviz"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let tree = try run.workspace.decisionTree()
    if run.format == .json, run.arguments.value("as") == nil {
      run.console.write(TreeExport.json(of: tree).document)
      return .done
    }
    switch run.arguments.value("as") {
    case "mermaid": run.console.write(TreePicture(tree).mermaid)
    case "dot": run.console.write(TreePicture(tree).dot)
    default:
      let fence = run.format == .markdown ? "```text\n" : ""
      run.console.writeLines(fence + TreeExport.text(of: tree) + (fence.isEmpty ? "" : "```\n"))
    }
    return .done
  }
}
