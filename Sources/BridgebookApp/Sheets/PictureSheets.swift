internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore

/// A run as a picture with lanes.
enum TimelineSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "timeline", arguments: "RUN", argumentCount: 1...1, options: ["as"],
    forms: ["svg", "markdown"], hasHTML: true,
    summary: "a run as lanes of input, main queue, update, platform view and state")

  static let writing = SheetWriting.file { request, output in
    let run = try request.runOfFirstWord()
    var collector = TimelineCollector()
    try request.forEachEvent(of: run.id) { collector.take($0, $1) }
    let timeline = collector.finish()
    if request.isHTML {
      try output.write(
        PicturePage.html(
          TimelinePicture.svg(of: timeline, run: run), title: "Timeline of", of: run,
          text: TimelineText.lines(of: timeline, run: run.id)))
      return .done
    }
    try output.write(
      request.form == "markdown"
        ? TimelineExport.markdown(of: timeline, run: run.id)
        : TimelinePicture.svg(of: timeline, run: run))
    return .done
  }
}

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

/// The contents of a run's main queue after each change.
enum QueueSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "queue", arguments: "RUN", argumentCount: 1...1, forms: ["svg"],
    hasHTML: true,
    summary: "the main queue of a run after each change, as SVG")

  static let writing = SheetWriting.file { request, output in
    let run = try request.runOfFirstWord()
    var queue = QueueTrace(limit: QueuePicture.maximumCount, countsSteps: true)
    try request.forEachEvent(of: run.id) { queue.take($0, $1) }
    let picture = QueuePicture.svg(of: queue, run: run)
    try output.write(
      request.isHTML
        ? PicturePage.html(picture, title: "Main queue of", of: run) : picture)
    return .done
  }
}

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
          Every question and answer of the decision tree. Read it to explain a recommendation; to get one, the \
          tool recommend gives a shorter answer.
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
