internal import Platform

/// Looks after a reading that may be long: shows how far it is, and notices that it shall end.
final class ReadingWatch {
  /// Inputs that are read sooner than this show nothing.
  private static let quietMilliseconds = 500
  private static let redrawMilliseconds = 100

  private let console: Console
  private let endsOnInterrupt: Bool
  private let columns: Int?
  private var line = ProgressLine(total: nil)
  private var start = 0
  private var drawn: Int?

  /// - Parameters:
  ///   - endsOnInterrupt: Ctrl-C ends the input, as its own end would, instead of the program.
  ///   - input: where `-` reads from, where that is not the console's input.
  init(_ console: Console, endsOnInterrupt: Bool = false, input: InputSource? = nil) {
    self.console = console
    self.endsOnInterrupt = endsOnInterrupt
    self.input = input ?? console.input
    columns = console.isQuiet || self.input != .process ? nil : Terminal.columns
  }

  deinit { hide() }

  /// Where `-` reads from.
  let input: InputSource

  /// Refuses a path that must not be opened as an input.
  func checkPath(_ path: String) throws(TraceInputError) {
    guard !path.utf8.contains(0) else { throw .unusablePath(path) }
    if path != "-", console.isStoreFile(path) { throw .ownStore(path: path) }
  }

  /// Says what of a file is not in the answer.
  func noteGrowth(of path: String, after bytes: Int) {
    console.note(
      "\(path) grew while it was read; what came after its first \(bytes) bytes is left out")
  }

  /// Asks whether the input shall end early; may be asked on any thread.
  var isStopped: @Sendable () -> Bool {
    let interruption = console.interruption
    return { interruption() != nil }
  }

  /// Begins with an input; the size is known of a file alone.
  func begin(size: Int?) {
    console.watchForInterruption()
    line = ProgressLine(total: size)
    start = Terminal.milliseconds
  }

  /// Shows how far the reading is.
  func advance(bytes: Int, events: Int) {
    guard let columns else { return }
    let now = Terminal.milliseconds
    guard now - start >= ReadingWatch.quietMilliseconds,
      now - (drawn ?? 0) >= ReadingWatch.redrawMilliseconds
    else { return }
    drawn = now
    let text = line.text(
      bytes: bytes, events: events, milliseconds: now - start, columns: columns)
    console.draw("\r\(text)\u{1B}[K")
  }

  /// The input is at its end; throws where that is so because the program is to stop.
  func end() throws(Interruption) {
    hide()
    guard let interruption = console.interruption() else { return }
    if endsOnInterrupt, interruption.status == .interrupted { return }
    throw interruption
  }

  /// Leaves the terminal as it was.
  func hide() {
    if drawn != nil { console.draw("\r\u{1B}[K") }
    drawn = nil
  }
}
