/// Flushes the view graph: applies pending writes, evaluates what depends on them, then performs
/// the layout (R1.4).
final class GraphFlush {
  private let run: SimulationRun
  private let graphUpdate: GraphUpdate
  private let nodes: NodeStore
  private let state: StateStore
  private let writer: StateWriter
  private let observation: Observation
  private let actions: PostUpdateActions
  private let graph: ViewGraph
  private let environments: EnvironmentFlow
  private let layout: PlatformLayout
  private let controllers: ControllerAppearance
  private let hosts: HostStore
  private let hostRendering: HostRendering
  private let containment: HostContainment
  private let screens: Screens

  init(
    _ run: SimulationRun, _ graphUpdate: GraphUpdate, _ nodes: NodeStore, _ state: StateStore,
    _ writer: StateWriter, _ observation: Observation, _ actions: PostUpdateActions,
    _ graph: ViewGraph, _ environments: EnvironmentFlow, _ layout: PlatformLayout,
    _ controllers: ControllerAppearance, _ hosts: HostStore, _ hostRendering: HostRendering,
    _ containment: HostContainment,
    _ screens: Screens
  ) {
    self.run = run
    self.graphUpdate = graphUpdate
    self.nodes = nodes
    self.state = state
    self.writer = writer
    self.observation = observation
    self.actions = actions
    self.graph = graph
    self.environments = environments
    self.layout = layout
    self.controllers = controllers
    self.hosts = hosts
    self.hostRendering = hostRendering
    self.containment = containment
    self.screens = screens
  }

  /// The maximum number of passes per flush, and of rounds per pass (R1.8).
  private static let outputs = 2
  private static let rounds = 8

  /// Whether any work waits for a flush.
  var isNeeded: Bool { isUnsettled || controllers.isNeeded }

  /// Whether any work waits that another round could complete.
  private var isUnsettled: Bool {
    writer.hasPending || !nodes.dirty.isEmpty || !actions.isEmpty || layout.isNeeded
      || hosts.hasInvalid || observation.hasPasses
  }

  /// Flushes if needed.
  func flush() {
    guard isNeeded, run.isRunning else { return }
    // Controllers that disappear with their screen do not change anything that a graph depends on.
    guard isUnsettled else { return controllers.settle() }
    graphUpdate.beginFlush()
    run.emit(.flush, line: run.stepLine)
    settleGraph()
    // The content of a screen that is added or removed is a separate tree; it is laid out before it
    // is shown.
    if screens.followStates() || controllers.isNeeded { settleGraph() }
    graphUpdate.endFlush()
  }

  /// Renders until no node is dirty, within the limits of R1.8, then performs the layout.
  private func settleGraph() {
    layout.begin()
    controllers.beginToDisappear()
    for _ in 0..<GraphFlush.outputs where isUnsettled && run.isRunning {
      for _ in 0..<GraphFlush.rounds where isUnsettled && run.isRunning {
        let transactions = writer.takePending()
        if transactions.count > 1 {
          run.emit(.transaction, line: run.stepLine, value: run.text(.integer(transactions.count)))
        }
        for transaction in transactions {
          state.apply(transaction)
          render()
        }
        if transactions.isEmpty { render() }
        // `viewWillDisappear` of controllers precedes `onDisappear`.
        controllers.beginToDisappear()
        actions.runAll()
      }
    }
    let appearing = containment.appearingHosts()
    observation.updateControllers()
    layout.layOutObjects()
    hostRendering.sizeRepresentables()
    environments.notifyTraits()
    for host in hosts.living where run.isRunning { hostRendering.layOut(host) }
    for host in appearing { containment.endAppearance(of: host) }
  }

  /// Updates dirty nodes, parents first, in one update of the graph.
  private func render() {
    graphUpdate.open()
    while run.isRunning, let node = nodes.nextDirty() { graph.update(node) }
    if hosts.hasInvalid { hostRendering.render() }
    graphUpdate.close()
  }
}

/// The graph update in progress.
final class GraphUpdate {
  /// The nesting depth of open updates; while it is positive, state must not be written.
  private var openCount = 0
  private(set) var flushNumber = 0
  private var isFlushing = false
  /// The node whose code is running; the values that it reads become its dependencies.
  private(set) var reader: Node?

  var isOpen: Bool { openCount > 0 }

  /// The flush to which nodes created at this time belong.
  var flushOfNewNodes: Int { isFlushing ? flushNumber : flushNumber + 1 }

  func beginFlush() {
    flushNumber += 1
    isFlushing = true
  }

  func endFlush() { isFlushing = false }

  func open() { openCount += 1 }

  func close() { openCount -= 1 }

  /// Runs a closure and makes a node depend on the values read in it; with nil, records no
  /// dependencies.
  func reading<Result>(as node: Node?, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    return body()
  }
}
