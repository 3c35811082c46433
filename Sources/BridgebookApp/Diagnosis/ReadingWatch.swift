internal import Platform

/// Whoever shows how far a long reading is.
package protocol ReadingProgress: AnyObject {
  /// Begins with an input; the size is known of a file alone.
  func begin(size: Int?)
  /// Shows how far the reading is.
  func advance(bytes: Int, events: Int)
  /// Leaves no trace of what was shown.
  func hide()
}

/// Looks after a reading that may be long, and notices that it shall end.
package final class ReadingWatch {
  private let workspace: Workspace
  private let endsOnInterrupt: Bool
  private let progress: (any ReadingProgress)?

  /// - Parameter endsOnInterrupt: Ctrl-C ends the input, as its own end would, instead of the program.
  package init(
    _ workspace: Workspace, progress: (any ReadingProgress)?, endsOnInterrupt: Bool = false
  ) {
    self.workspace = workspace
    self.progress = progress
    self.endsOnInterrupt = endsOnInterrupt
  }

  /// Where `-` reads from.
  package var input: InputSource { workspace.input }

  /// Refuses a path that must not be opened as an input.
  func checkPath(_ path: String) throws(TraceInputError) {
    guard !path.utf8.contains(0) else { throw .unusablePath(path) }
    guard path != "-" else { return }
    let isOwn: Bool
    do throws(SystemError) { isOwn = try workspace.isStoreFile(path) } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    if isOwn { throw .ownStore(path: path) }
  }

  /// Says what of a file is not in the answer.
  func noteGrowth(of path: String, after bytes: Int) {
    workspace.note(
      "\(path) grew while it was read; what came after its first \(bytes) bytes is left out")
  }

  /// A remark beside the answer.
  func say(_ sentence: String) {
    progress?.hide()
    workspace.note(sentence)
  }

  /// Asks whether the input shall end early; may be asked on any thread.
  var isStopped: @Sendable () -> Bool {
    let interruption = workspace.interruption
    return { interruption() != nil }
  }

  /// Begins with an input; the size is known of a file alone.
  package func begin(size: Int?) {
    workspace.watchForInterruption()
    progress?.begin(size: size)
  }

  /// Tells how far the reading is.
  package func advance(bytes: Int, events: Int) {
    progress?.advance(bytes: bytes, events: events)
  }

  /// The input is at its end; throws where that is so because the program is to stop.
  package func end() throws(Interruption) {
    progress?.hide()
    guard let interruption = workspace.interruption() else { return }
    if endsOnInterrupt, interruption.status == .interrupted { return }
    throw interruption
  }
}
