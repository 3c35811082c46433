/// Reads the lines of a scenario from the first to the last, and goes on after a fault.
struct ScenarioReader {
  let lines: [ScenarioLine]
  /// Index of the next line.
  var next = 0
  var faults: ScenarioFaults
  /// Whether inputs such as `launch` may stand here.
  var isInSteps = false

  init(lines: [ScenarioLine], faults: ScenarioFaults) {
    self.lines = lines
    self.faults = faults
  }

  /// The next line of a level; deeper ones, which belong to nothing, are reported and skipped.
  mutating func line(at indent: Int) -> ScenarioLine? {
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      next += 1
      if line.indent == indent { return line }
      if !line.isMisindented {
        faults.add(ScenarioFault(place: line.place, problem: .unexpectedIndentation))
      }
      skip(below: indent)
    }
    return nil
  }

  /// Skips all lines that are indented deeper.
  mutating func skip(below indent: Int) {
    while next < lines.count, lines[next].indent > indent { next += 1 }
  }

  /// Whether deeper lines follow.
  func hasBlock(below indent: Int) -> Bool {
    next < lines.count && lines[next].indent > indent
  }

  /// Notes a name, or that it was there before.
  mutating func note(
    _ name: String, at place: ScenarioPlace, in known: inout [String: ScenarioPlace]
  ) {
    if let first = known[name] {
      faults.add(
        ScenarioFault(place: place, problem: .duplicateName(name, firstLine: first.line)))
    } else {
      known[name] = place
    }
  }
}
