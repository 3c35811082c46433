internal import BridgeModel

extension Machine {
  /// R6.1: only what is read while this runs is tracked, and only until the first change.
  func track(_ index: Int) {
    trackers[index].reads.removeAll()
    trackers[index].isActive = true
    let outer = tracking
    tracking = index
    var frame = trackers[index].frame
    run(trackers[index].reading, &frame)
    tracking = outer
  }

  /// Tells the trackers of a property before it changes; each hears of it once for all it tracks.
  func willChange(_ cell: Int) {
    for index in trackers.indices
    where trackers[index].isActive && trackers[index].reads.contains(cell) {
      trackers[index].isActive = false
      let subject = trackers[index].frame.node?.subject ?? .none
      let name = text("onChange")
      let line = trackers[index].line
      emit(.callbackBegin, line: line, subject: subject, name: name)
      nested {
        var frame = trackers[index].frame
        run(trackers[index].onChange, &frame)
      }
      emit(.callbackEnd, line: line, subject: subject, name: name)
    }
  }
}
