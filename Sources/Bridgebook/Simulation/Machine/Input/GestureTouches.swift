/// The delivery of touches to SwiftUI gestures: selects the gestures that receive a touch (R7.4,
/// R7.5).
struct GestureTouches {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let nodes: NodeStore
  let loop: RunLoop
  let person: Person

  private struct Touched {
    let index: Int
    let gesture: GestureSpec
    let node: Node
  }

  /// Delivers a touch: recognition, one movement per frame, and the end, each as a separate event
  /// outside of updates.
  func touch(_ gestures: [Int], _ values: [SimulatedValue]) {
    for index in gestures where nodes.living[program.gestures[index].view].isEmpty {
      person.notShown(program.gestures[index].view)
    }
    let touched = gestures.compactMap { index in
      nodes.living[program.gestures[index].view].last.map {
        Touched(index: index, gesture: program.gestures[index], node: $0)
      }
    }
    var winners: [Touched] = []
    loop.turn {
      run.emit(.input, line: run.stepLine, name: run.text("touch"))
      let enabled = touched.filter { isEnabled($0, among: touched) }
      for failed in impatient(enabled, beside: touched) { note("failed", failed) }
      winners = recognized(enabled)
      for item in winners {
        if item.gesture.taps == nil, let first = values.first {
          report("changed", item, first)
        } else if item.gesture.taps != nil {
          report("ended", item, .nothing)
        }
      }
      for item in touched where !winners.contains(where: { $0.index == item.index }) {
        note("failed", item)
      }
    }
    let drags = winners.filter { $0.gesture.taps == nil }
    for value in values.dropFirst() { turn(of: drags, "changed", value) }
    turn(of: drags, "ended", values.last ?? .nothing)
  }

  private func turn(of items: [Touched], _ state: String, _ value: SimulatedValue) {
    guard run.isRunning, !items.isEmpty else { return }
    loop.advance(to: run.now + Person.frameTime)
    loop.turn { for item in items where item.node.isAlive { report(state, item, value) } }
  }

  private func note(_ state: String, _ item: Touched) {
    run.emit(
      .gesture, line: item.gesture.line, subject: item.node.subject,
      name: run.text(item.gesture.name), value: run.text(state))
  }

  private func report(_ state: String, _ item: Touched, _ value: SimulatedValue) {
    note(state, item)
    guard let block = item.gesture.callbacks[state] else { return }
    var frame = Frame(of: item.node)
    frame.locals = [value]
    code.executeCallback(
      block.statements, line: block.line, subject: item.node.subject,
      name: run.text("\(item.gesture.name).\(state)"), frame)
  }

  // MARK: Precedence

  /// Returns whether the gesture is enabled, that is, not excluded by a mask of its view or of an
  /// ancestor.
  private func isEnabled(_ item: Touched, among all: [Touched]) -> Bool {
    guard [.all, .gesture].contains(item.gesture.mask) else { return false }
    return !all.contains {
      [.gesture, .none].contains($0.gesture.mask) && isAncestor($0.node, of: item.node)
    }
  }

  /// Returns the gestures that receive the touch: the one with the highest precedence, then each
  /// one that may work simultaneously with all those selected before.
  private func recognized(_ items: [Touched]) -> [Touched] {
    var left = items
    var winners: [Touched] = []
    while !left.isEmpty {
      let next = left.firstIndex { item in !left.contains { wins($0, over: item) } } ?? 0
      let item = left.remove(at: next)
      if winners.allSatisfy({ areSimultaneous($0, item) }) { winners.append(item) }
    }
    // Winners are listed in the order in which the touch reaches them.
    return items.filter { item in winners.contains { $0.index == item.index } }
  }

  private func areSimultaneous(_ one: Touched, _ other: Touched) -> Bool {
    joins(one, other) || joins(other, one)
      || one.gesture.with == other.index || other.gesture.with == one.index
  }

  /// Returns whether a simultaneous gesture receives the touch together with another one: always,
  /// except for default gestures of ancestors, which a descendant's gesture prevents.
  private func joins(_ item: Touched, _ other: Touched) -> Bool {
    item.gesture.priority == .simultaneous
      && !(other.gesture.priority == .normal && isAncestor(other.node, of: item.node))
  }

  /// Returns whether one gesture has precedence over another, compared by a declared order, then
  /// the priority, then the number of taps, then the position in the hierarchy.
  private func wins(_ one: Touched, over other: Touched) -> Bool {
    if one.gesture.before == other.index { return true }
    if other.gesture.before == one.index { return false }
    if one.gesture.priority != other.gesture.priority {
      if one.gesture.priority == .high || other.gesture.priority == .high {
        return one.gesture.priority == .high
      }
      if isAncestor(one.node, of: other.node) { return false }
      return isAncestor(other.node, of: one.node) || one.index < other.index
    }
    if let taps = one.gesture.taps, let others = other.gesture.taps, taps != others {
      return taps > others
    }
    let isOuterFirst = one.gesture.priority == .high
    if isAncestor(one.node, of: other.node) { return isOuterFirst }
    if isAncestor(other.node, of: one.node) { return !isOuterFirst }
    // Of two modifiers of one view, the later is the outer one.
    return isOuterFirst ? one.index > other.index : one.index < other.index
  }

  private func isAncestor(_ node: Node, of other: Node) -> Bool {
    var next = other.parent
    while let parent = next {
      if parent === node { return true }
      next = parent.parent
    }
    return false
  }

  /// Returns the gestures that a touched gesture waits for and that the touch does not reach; they
  /// fail first.
  private func impatient(_ items: [Touched], beside touched: [Touched]) -> [Touched] {
    var failed: [Touched] = []
    for (index, gesture) in program.gestures.enumerated()
    where !touched.contains(where: { $0.index == index }) {
      guard let node = nodes.living[gesture.view].last else { continue }
      let other = Touched(index: index, gesture: gesture, node: node)
      let isAwaited = items.contains { item in
        let isNear =
          item.node === node || isAncestor(item.node, of: node) || isAncestor(node, of: item.node)
        let waitsForTaps = (gesture.taps ?? 0) > (item.gesture.taps ?? .max)
        return gesture.before == item.index || isNear && waitsForTaps
      }
      if isAwaited { failed.append(other) }
    }
    return failed
  }
}
