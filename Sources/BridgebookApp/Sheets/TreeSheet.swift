internal import BridgebookExport
internal import BridgebookStore

/// The decision tree as a picture.
enum TreeSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "tree", options: ["as"], forms: ["markdown", "mermaid", "dot"],
    hasHTML: true,
    summary: "the decision tree as a picture: Markdown with Mermaid, Mermaid alone, or DOT",
    resources: [
      SheetResource(
        name: "tree", title: "Decision tree",
        use: """
          Every question and answer of the decision tree. Read it to explain a recommendation; to get one the tool \
          recommend is shorter.
          """,
        priority: 0.3)
    ])

  static let writing = SheetWriting.file { request, output in
    let tree = try StoredTree(request.store).whole()
    if request.isHTML {
      try output.write(TreePicture(tree).html)
      return .done
    }
    switch request.form {
    case "mermaid": try output.write(TreePicture(tree).mermaid)
    case "dot": try output.write(TreePicture(tree).dot)
    default: try output.write(TreePicture(tree).markdown)
    }
    return .done
  }
}
