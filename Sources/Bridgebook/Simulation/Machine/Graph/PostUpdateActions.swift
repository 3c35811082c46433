/// The actions of modifiers such as `onChange`, which run at the end of an update.
final class PostUpdateActions {
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private var waiting: [PostUpdateAction] = []
  /// The last flush in which the runtime refused an action.
  private var refusedIn = 0

  init(_ run: SimulationRun, _ code: CodeRunner, _ graphUpdate: GraphUpdate) {
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
  }

  var isEmpty: Bool { waiting.isEmpty }

  func append(_ actions: [PostUpdateAction]) { waiting += actions }

  /// Adds the action of `onAppear` or `onDisappear`.
  func append(_ blocks: [CodeBlock], of node: Node, named name: String) {
    for code in blocks { waiting.append(PostUpdateAction(node: node, code: code, name: name)) }
  }

  /// Sorts the actions that a new view added last by source position, because `onAppear` and
  /// `onChange(initial:)` run in the order in which they are written.
  func sortFirstActions(of node: Node) {
    let count = waiting.reversed().prefix { $0.node === node }.count
    guard count > 1 else { return }
    let sorted = waiting.suffix(count).enumerated().sorted {
      ($0.element.code.line, $0.offset) < ($1.element.code.line, $1.offset)
    }
    waiting.replaceSubrange((waiting.count - count)..., with: sorted.map(\.element))
  }

  /// Returns the actions of the `onChange` modifiers whose values have changed since the last
  /// evaluation of the body.
  func changed(
    in node: Node, _ spec: ViewSpec, _ frame: Frame
  ) -> [PostUpdateAction] {
    var changed: [PostUpdateAction] = []
    let isFirst = node.changeValues.isEmpty
    for (index, change) in spec.onChange.enumerated() {
      let value = code.evaluate(change.value, frame)
      if isFirst {
        node.changeValues.append(value)
        guard change.isInitial else { continue }
      } else if node.changeValues[index] == value {
        continue
      }
      let old = node.changeValues[index]
      node.changeValues[index] = value
      changed.append(
        PostUpdateAction(
          node: node, code: change.code, name: change.label, change: index,
          locals: change.takesValues ? [old, value] : []))
    }
    return changed
  }

  /// Runs the waiting actions; an action of a change that runs too often in one flush is refused
  /// (R3.6).
  func runAll() {
    let actions = waiting
    waiting.removeAll(keepingCapacity: true)
    for action in actions where run.isRunning {
      let node = action.node
      run.line = action.code.line
      if let change = action.change, !mayFire(node, change) {
        if refusedIn != graphUpdate.flushNumber {
          refusedIn = graphUpdate.flushNumber
          run.say(
            .multipleUpdates("onChange(of: \(typeName(of: node, change))) action"), line: run.line,
            subject: node.subject)
        }
        continue
      }
      let name = run.text(action.name)
      var frame = Frame(of: node)
      frame.locals = action.locals
      code.executeCallback(
        action.code.statements, line: action.code.line, subject: node.subject, name: name, frame)
    }
  }

  /// Returns the type of the value, which the runtime's message uses to name the modifier.
  private func typeName(of node: Node, _ change: Int) -> String {
    node.changeValues[change].typeName
  }

  /// Counts a run of a change's action; returns false if it ran too often in this flush.
  private func mayFire(_ node: Node, _ change: Int) -> Bool {
    // Limits seen in published logs: two rounds after a tap, six in the flush that creates the
    // view.
    let limit = node.madeIn == graphUpdate.flushNumber ? 6 : 2
    while node.changeCounts.count <= change { node.changeCounts.append((0, 0)) }
    if node.changeCounts[change].flush != graphUpdate.flushNumber {
      node.changeCounts[change] = (graphUpdate.flushNumber, 0)
    }
    node.changeCounts[change].count += 1
    return node.changeCounts[change].count <= limit
  }
}

/// A modifier's action that runs at the end of the update.
struct PostUpdateAction {
  let node: Node
  let code: CodeBlock
  let name: String
  /// The index of its modifier, if the runtime limits the actions of the modifier per flush.
  var change: Int?
  /// The arguments of its closure.
  var locals: [SimulatedValue] = []
}
