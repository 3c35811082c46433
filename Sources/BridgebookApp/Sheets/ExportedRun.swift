package import Bridgebook
internal import BridgebookStore

extension SheetRequest {
  /// The run that the first word names.
  func runOfFirstWord() throws -> Run {
    let id = words[0]
    guard let found = try store.run(id) else {
      throw TraceInputError.unknownRun(
        id, suggestion: Suggestion.nearest(to: id, in: try store.runIDs()))
    }
    return found
  }

  /// Hands the events of a run to the closure; the first failure, such as a reader that has gone, ends it.
  package func forEachEvent(
    of id: String, _ body: (TraceEvent, TextTable) throws -> Void
  ) throws {
    var failure: (any Error)?
    try store.scanEvents(
      of: id,
      while: { event, texts in
        do { try body(event, texts) } catch { failure = error }
        return failure == nil
      })
    if let failure { throw failure }
  }
}
