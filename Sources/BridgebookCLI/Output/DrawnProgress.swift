internal import BridgebookApp
internal import Platform

/// Draws the progress of a reading repeatedly in one line of the terminal.
final class DrawnProgress: ReadingProgress {
  /// The delay before the first drawing, so that short inputs show nothing.
  private static let quietMilliseconds = 500
  private static let redrawMilliseconds = 100

  private let console: Console
  private let columns: Int?
  private var line = ProgressLine(total: nil)
  private var start = 0
  private var drawn: Int?

  /// - Parameter inputs: the names of the inputs; nothing is drawn over input that is typed on the
  ///   terminal.
  init(_ console: Console, reading inputs: [String]) {
    self.console = console
    let isTyped = inputs.contains("-") && Descriptor.isTerminal(0)
    columns = console.isQuiet || isTyped ? nil : Terminal.columns
  }

  deinit { hide() }

  func begin(size: Int?) {
    line = ProgressLine(total: size)
    start = SystemClock.monotonicMilliseconds
  }

  func advance(bytes: Int, events: Int) {
    guard let columns else { return }
    let now = SystemClock.monotonicMilliseconds
    guard now - start >= DrawnProgress.quietMilliseconds,
      now - (drawn ?? 0) >= DrawnProgress.redrawMilliseconds
    else { return }
    drawn = now
    let text = line.text(
      bytes: bytes, events: events, milliseconds: now - start, columns: columns)
    console.draw("\r\(text)\u{1B}[K")
  }

  func hide() {
    if drawn != nil { console.draw("\r\u{1B}[K") }
    drawn = nil
  }
}
