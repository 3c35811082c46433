/// The live nodes of the view graphs, and those that wait for an update.
final class NodeStore {
  private let run: SimulationRun
  private let graphUpdate: GraphUpdate
  /// The nodes by view, oldest first.
  private(set) var living: [[Node]]
  private(set) var dirty: [Node] = []
  private var made = 0

  init(_ program: ResolvedProgram, _ run: SimulationRun, _ graphUpdate: GraphUpdate) {
    self.run = run
    self.graphUpdate = graphUpdate
    living = Array(repeating: [], count: program.views.count)
  }

  /// Creates a node, which is alive from then on.
  func make(
    _ view: Int, subject: TextID, key: NodeKey, parent: Node?, _ environment: [SimulatedValue]
  ) -> Node {
    made += 1
    run.countMade()
    let node = Node(
      view: view, number: made, subject: subject, key: key,
      depth: parent.map { $0.depth + 1 } ?? 0, parent: parent, environment: environment)
    node.isCovered = parent?.isCovered ?? false
    node.madeIn = graphUpdate.flushOfNewNodes
    living[view].append(node)
    return node
  }

  /// Removes a node from the store.
  func forget(_ node: Node) {
    node.isAlive = false
    living[node.view].removeAll { $0 === node }
  }

  /// Marks a node for the next update, unless it is marked already.
  func mark(_ node: Node) {
    guard node.isAlive, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Returns the next node to update, parents first; nil if there are none left.
  func nextDirty() -> Node? {
    while !dirty.isEmpty {
      run.spend(dirty.count >> 4)
      var first = 0
      for index in dirty.indices
      where (dirty[index].depth, dirty[index].number) < (dirty[first].depth, dirty[first].number) {
        first = index
      }
      let node = dirty.remove(at: first)
      if node.isAlive, node.isDirty { return node }
    }
    return nil
  }
}
