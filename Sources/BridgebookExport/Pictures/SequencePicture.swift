package import Bridgebook

/// A sequence diagram as SVG, with a column for each participant and a row for each line or note.
package enum SequencePicture {
  private static let margin = 16
  private static let row = 26
  /// The width of a character in pixels.
  private static let column = 8
  private static let laneWidth = 190

  /// Returns the picture of a diagram that has processed all events of a run.
  package static func svg(of diagram: SequenceDiagram, run: Run) -> String {
    var picture = SVGDocument()
    let actors = SequenceDiagram.Actor.allCases.filter { diagram.used.contains($0) }
    let lanes = Dictionary(
      uniqueKeysWithValues: zip(actors, actors.indices.map { margin + 70 + $0 * laneWidth }))
    let top = margin + 28
    let bottom = top + row * (diagram.strokes.count + 1)
    var width = margin + laneWidth * max(actors.count, 2)
    for actor in actors {
      let x = lanes[actor] ?? 0
      let size = DisplayWidth.of(actor.title) * column + 12
      picture.line(from: (x, top), to: (x, bottom), isDashed: true)
      picture.box(x: x - size / 2, y: margin, width: size, height: 24, style: "view")
      picture.text(actor.title, x: x - size / 2 + 6, y: margin + 16, style: "plain")
    }
    for (index, stroke) in diagram.strokes.enumerated() {
      let y = top + row * (index + 1)
      let from = lanes[stroke.from] ?? margin
      let to = lanes[stroke.to] ?? margin
      let size = DisplayWidth.of(stroke.text) * column
      if stroke.from == stroke.to {
        picture.box(x: from - 8, y: y - 14, width: size + 16, height: 20, style: "note")
        picture.text(stroke.text, x: from, y: y, style: "plain")
      } else {
        picture.line(
          from: (from, y), to: (to, y), isDashed: stroke.isReturn, sign: stroke.isLost ? "x" : ">")
        picture.text(stroke.text, x: min(from, to) + 10, y: y - 5, style: "plain")
      }
      width = max(
        width, max(stroke.from == stroke.to ? from : min(from, to) + 10, 0) + size + margin)
    }
    if diagram.omittedCount > 0 {
      picture.text(
        "and \(diagram.omittedCount) more events", x: margin, y: bottom + 16, style: "faint")
    }
    if actors.isEmpty {
      picture.text("The run has no steps here.", x: margin, y: top + 16, style: "plain")
    }
    return picture.file(
      width: width, height: bottom + row + margin, title: "Sequence of \(run.id): \(run.title)")
  }
}
