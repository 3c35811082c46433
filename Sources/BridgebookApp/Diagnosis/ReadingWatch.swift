internal import Platform

/// A display of the progress of a long reading.
package protocol ReadingProgress: AnyObject {
  /// Starts the display for an input; the size is known only for a file.
  func begin(size: Int?)
  /// Updates the display.
  func advance(bytes: Int, events: Int)
  /// Removes the display.
  func hide()
}

/// Shows the progress of a reading and checks whether it must end.
final class ReadingWatch {
  private let workspace: Workspace
  private let endsOnInterrupt: Bool
  private let progress: (any ReadingProgress)?

  /// - Parameter endsOnInterrupt: whether Ctrl-C only ends the input instead of the program.
  init(
    _ workspace: Workspace, progress: (any ReadingProgress)?, endsOnInterrupt: Bool = false
  ) {
    self.workspace = workspace
    self.progress = progress
    self.endsOnInterrupt = endsOnInterrupt
  }

  /// The source that `-` reads from.
  var input: InputSource { workspace.input }

  /// Throws for a path that must not be opened as an input.
  func checkPath(_ path: String) throws(TraceInputError) {
    guard !path.utf8.contains(0) else { throw .unusablePath(path) }
    guard path != "-" else { return }
    let isOwn: Bool
    do throws(SystemError) { isOwn = try workspace.isStoreFile(path) } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    if isOwn { throw .ownStore(path: path) }
  }

  /// Shows a remark that a file has grown and that the new part is not in the answer.
  func noteGrowth(of path: String, after bytes: Int) {
    workspace.note(
      "\(path) grew while it was read; only its first \(bytes) bytes were read")
  }

  /// Shows a remark that a file became shorter while it was read, and that the missing part is not
  /// in the answer.
  func noteLoss(of path: String, after bytes: Int) {
    workspace.announce(
      "\(path) became shorter while it was read; only its first \(bytes) bytes are in the answer")
  }

  /// Shows a remark that accompanies the answer.
  func say(_ sentence: String) {
    progress?.hide()
    workspace.note(sentence)
  }

  /// A function that returns whether reading must end early; called on any thread.
  var isStopped: @Sendable () -> Bool {
    let interruption = workspace.interruption
    return { interruption() != nil }
  }

  /// Starts watching an input; the size is known only for a file.
  func begin(size: Int?) {
    workspace.watchForInterruption()
    progress?.begin(size: size)
  }

  /// Reports the progress of the reading.
  func advance(bytes: Int, events: Int) {
    progress?.advance(bytes: bytes, events: events)
  }

  /// Ends the watch; throws if the reading ended because the program must stop.
  func end() throws(Interruption) {
    progress?.hide()
    guard let interruption = workspace.interruption() else { return }
    if endsOnInterrupt, interruption.status == .interrupted { return }
    throw interruption
  }
}
