internal import BridgeExport
internal import BridgeStore

/// The decision tree as a picture.
enum TreeSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "tree", options: ["as"], forms: ["markdown", "mermaid", "dot"],
    summary: "the decision tree as a picture: Markdown with Mermaid, Mermaid alone, or DOT")

  static let writing = SheetWriting.file { request, output in
    let tree = try request.store.tree()
    switch request.form {
    case "mermaid": try output.write(TreeExport.mermaid(of: tree))
    case "dot": try output.write(TreeExport.dot(of: tree))
    default: try output.write(TreeExport.markdown(of: tree))
    }
    return .done
  }
}
