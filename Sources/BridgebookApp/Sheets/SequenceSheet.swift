internal import Bridgebook
internal import BridgebookExport

/// A run as a sequence diagram.
enum SequenceSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "sequence", arguments: "RUN", argumentCount: 1...1, options: ["as"],
    forms: ["markdown", "mermaid"], hasHTML: true,
    summary: "a run as a Mermaid sequence diagram, which GitHub shows as a picture")

  static let writing = SheetWriting.file { request, output in
    let run = try request.runOfFirstWord()
    var diagram = SequenceDiagram()
    try request.forEachEvent(of: run.id) { diagram.take($0, $1) }
    if request.isHTML {
      try output.write(
        PicturePage.html(
          SequencePicture.svg(of: diagram, run: run), title: "Sequence of", of: run))
      return .done
    }
    let text = diagram.finish()
    try output.write(
      request.form == "mermaid" ? text : SequenceDiagram.markdown(text, run: run))
    return .done
  }
}
