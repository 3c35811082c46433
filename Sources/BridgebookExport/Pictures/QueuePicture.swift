package import Bridgebook

/// The main queue of a run as SVG: for each change one line with the contents of the queue after
/// it, the next block on the left.
package enum QueuePicture {
  /// The maximum number of changes that are drawn; further ones are counted.
  package static let maximumCount = 120
  private static let margin = 16
  private static let row = 26
  private static let column = 8
  private static let nameWidth = 28
  /// The width of the column with the number of a step or a line.
  private static let numberWidth = 56

  /// Returns the picture of a trace that was recorded with the limit `maximumCount`.
  package static func svg(of trace: QueueTrace, run: Run) -> String {
    var picture = SVGDocument()
    let shown = trace.states
    let labels = shown.map { DisplayWidth.cut($0.change, to: 40) }
    let places = zip(trace.steps, shown).map { step, state in
      (step: "\(step)", line: state.line > 0 ? "\(state.line)" : "")
    }
    let change = margin + 2 * numberWidth
    let start = change + (labels.map { DisplayWidth.of($0) }.max() ?? 0) * column + 24
    var y = margin + 12
    var width = 480
    let title = DisplayWidth.cut(run.title, to: 110)
    picture.text(title, x: margin, y: y, style: "strong")
    y += 18
    let subtitle =
      "run \(run.id): the main queue after each change, the next to run on the left; steps as in the timeline"
    picture.text(subtitle, x: margin, y: y, style: "faint")
    width = max(width, 2 * margin + column * max(DisplayWidth.of(title), DisplayWidth.of(subtitle)))
    y += 12
    if !shown.isEmpty {
      for (title, x) in [
        ("step", margin), ("line", margin + numberWidth), ("change", change), ("waiting", start),
      ] {
        picture.text(title, x: x, y: y + 17, style: "faint")
      }
      y += row
    }
    for ((state, label), place) in zip(zip(shown, labels), places) {
      picture.text(place.step, x: margin, y: y + 17, style: "faint")
      picture.text(place.line, x: margin + numberWidth, y: y + 17, style: "faint")
      picture.text(label, x: change, y: y + 17, style: "plain")
      var x = start
      for name in state.contents {
        let text = DisplayWidth.cut(name, to: nameWidth)
        let size = DisplayWidth.of(text) * column + 10
        let style = name == MainQueue.update ? "update" : "queue"
        picture.box(x: x, y: y + 2, width: size, height: row - 4, style: style)
        picture.text(text, x: x + 5, y: y + 17, style: "plain", hint: name)
        x += size + 6
      }
      if state.contents.isEmpty { picture.text("empty", x: x + 5, y: y + 17, style: "faint") }
      width = max(width, x + margin)
      y += row
    }
    if shown.isEmpty {
      picture.text(
        "Only view updates wait on the main queue in this run.", x: margin, y: y + 17,
        style: "plain")
      y += row
    }
    if trace.more > 0 {
      picture.text("and \(trace.more) more changes", x: margin, y: y + 17, style: "faint")
      y += row
    }
    return picture.file(width: width, height: y + margin, title: "Main queue of \(run.id)")
  }
}
