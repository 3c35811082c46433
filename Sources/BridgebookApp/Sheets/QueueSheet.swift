internal import Bridgebook
internal import BridgebookExport

/// What waits on the main queue of a run, change by change.
enum QueueSheet: Sheet {
  static let syntax = SheetSyntax(
    name: "queue", arguments: "RUN", argumentCount: 1...1,
    summary: "the main queue of a run after each change, as SVG")

  static let writing = SheetWriting.file { request, output in
    let run = try request.runOfFirstWord()
    var queue = QueueTrace(limit: QueuePicture.most)
    try request.forEachEvent(of: run.id) { queue.take($0, $1) }
    try output.write(QueuePicture.svg(of: queue, run: run))
    return .done
  }
}
