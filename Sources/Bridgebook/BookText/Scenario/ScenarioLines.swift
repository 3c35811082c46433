/// The lines of a scenario, read in order; reading continues after a fault.
struct ScenarioLines {
  let all: [ScenarioLine]
  /// The index of the next line.
  var next = 0
  var faults: ScenarioFaults

  init(_ lines: [ScenarioLine], faults: ScenarioFaults) {
    all = lines
    self.faults = faults
  }

  /// Returns the next line at a level; deeper lines, which do not belong to any line, are reported
  /// and skipped.
  mutating func line(at indent: Int) -> ScenarioLine? {
    while next < all.count, all[next].indent >= indent {
      let line = all[next]
      next += 1
      if line.indent == indent { return line }
      if !line.isMisindented {
        faults.add(ScenarioFault(place: line.place, problem: .unexpectedIndentation))
      }
      skip(below: indent)
    }
    return nil
  }

  /// Skips all lines with deeper indentation.
  mutating func skip(below indent: Int) {
    while next < all.count, all[next].indent > indent { next += 1 }
  }

  /// Returns whether lines with deeper indentation follow.
  func hasBlock(below indent: Int) -> Bool {
    next < all.count && all[next].indent > indent
  }

  /// Records a name, or a fault if it was already declared.
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

  /// Consumes and returns the next line if it is at the given level and begins with these words.
  mutating func continuation(_ words: [String], at indent: Int) -> ScenarioLine? {
    guard next < all.count, all[next].indent == indent else { return nil }
    var cursor = TokenCursor(all[next])
    guard cursor.take(words: words) else { return nil }
    next += 1
    return all[next - 1]
  }
}
