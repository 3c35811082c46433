internal import Bridgebook
internal import BridgebookExport

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
