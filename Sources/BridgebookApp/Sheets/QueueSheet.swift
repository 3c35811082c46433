internal import Bridgebook
internal import BridgebookExport

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
