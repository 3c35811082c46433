internal import Bridgebook
internal import BridgebookExport

/// The contents of a run's main queue after each change.
enum QueueSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "queue", arguments: "RUN", argumentCount: 1...1,
    summary: "the main queue of a run after each change, as SVG")

  static let writing = SheetWriting.file { request, output in
    let run = try request.runOfFirstWord()
    var queue = QueueTrace(limit: QueuePicture.maximumCount, countsSteps: true)
    try request.forEachEvent(of: run.id) { queue.take($0, $1) }
    try output.write(QueuePicture.svg(of: queue, run: run))
    return .done
  }
}
