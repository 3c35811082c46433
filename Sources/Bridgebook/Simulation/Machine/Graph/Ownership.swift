/// Removes views, and releases coordinators, platform objects, controllers and hosts that are no
/// longer referenced (R9.1).
final class Ownership {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let nodes: NodeStore
  private let state: StateStore
  private let objects: PlatformObjects
  private let hosts: HostStore
  private let representables: Representables
  private let appearance: ViewAppearance
  private let presentations: Presentations
  /// The nodes whose view was removed but whose objects are still alive, by number.
  private(set) var orphans: [Int: Node] = [:]
  /// Controllers by number; closures that capture a controller store its number.
  private(set) var controllers: [Int: Node] = [:]
  /// Controllers that are no longer presented and still referenced.
  private(set) var closed: [Node] = []
  /// Whether an entire graph is being removed, rather than a part of one.
  private var isTearingDown = false

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ nodes: NodeStore, _ state: StateStore, _ objects: PlatformObjects,
    _ hosts: HostStore, _ representables: Representables, _ appearance: ViewAppearance,
    _ presentations: Presentations
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.nodes = nodes
    self.state = state
    self.objects = objects
    self.hosts = hosts
    self.representables = representables
    self.appearance = appearance
    self.presentations = presentations
  }

  /// Adds a new controller.
  func register(_ controller: Node) { controllers[controller.number] = controller }

  /// Removes a node and its descendants.
  func remove(_ node: Node) {
    let spec = program.views[node.view]
    guard node.isAlive else { return }
    for child in node.children {
      // The descendants of a view that is removed without a transition are removed in the same way.
      if node.isRemovedImmediately { child.isRemovedImmediately = true }
      remove(child)
    }
    if spec.role == .representable {
      representables.dismantle(node, isTearingDown: isTearingDown)
    }
    nodes.forget(node)
    state.forgetReads(of: node)
    run.changeHeld(
      by: -(512 + node.stateCopySize + node.fields.reduce(into: 0) { $0 += $1.size }))
    if spec.role == .view {
      appearance.disappear(node, spec)
      if spec.isPresenter { presentations.dismissAll(node) }
      state.reclaimCells(of: node)
    } else {
      releaseObjects(of: node)
    }
    release(stored: node.stored, of: node)
    for host in node.hosts { release(host) }
    if spec.role == .view { releaseClosed() }
  }

  /// Removes an entire graph: that of a hosting controller or of a screen.
  func tearDown(_ root: Node) {
    let outer = isTearingDown
    isTearingDown = true
    graphUpdate.open()
    remove(root)
    graphUpdate.close()
    isTearingDown = outer
  }

  /// Releases a host and its tree, unless it was already released.
  func release(_ host: Host) {
    guard hosts.remove(host) else { return }
    host.owner.hosts.removeAll { $0 === host }
    if let root = host.root { tearDown(root) }
    run.emit(.platformDeinit, line: program.hosts[host.spec].line, subject: host.subject)
  }

  // MARK: Coordinators and platform objects

  /// Adds or removes a strong reference to or from a coordinator.
  func hold(_ reference: CoordinatorHold, _ isHeld: Bool, _ node: Node) {
    switch reference {
    case .byObject: node.references.isByObject = isHeld
    case .ofObject: node.references.isToObject = isHeld
    case .byModel(let model):
      node.references.models.removeAll { $0 == model }
      if isHeld { node.references.models.append(model) }
    }
    if !isHeld, !node.isAlive { releaseObjects(of: node) }
  }

  /// Releases the coordinator and the platform object of a removed representable, unless something
  /// references them (R9.1).
  ///
  /// Reference counting does not free cycles, so objects that reference each other stay alive.
  func releaseObjects(of node: Node) {
    guard program.views[node.view].role == .representable else { return }
    var isChanged = true
    while isChanged {
      isChanged = false
      if let object = objects.liveObject(of: node),
        !node.references.isToObject || node.references.isCoordinatorGone
      {
        release(object, of: node)
        isChanged = true
      }
      if !node.references.isCoordinatorGone, !isCoordinatorHeld(node) {
        releaseCoordinator(of: node)
        isChanged = true
      }
    }
    let isLeft = !node.references.isCoordinatorGone || objects.liveObject(of: node) != nil
    if isLeft || !orphans.isEmpty { orphans[node.number] = isLeft ? node : nil }
    releaseClosed()
  }

  private func isCoordinatorHeld(_ node: Node) -> Bool {
    node.references.isHeld || node.references.isByObject && objects.liveObject(of: node) != nil
  }

  private func release(_ object: Int, of node: Node) {
    let spec = program.views[node.view]
    if objects.isShared(object) { return objects.takeBack(object, from: node) }
    objects.release(object, line: spec.objectDeinit?.line ?? spec.line)
    if let block = spec.objectDeinit { code.executeNested(block.statements, Frame(of: node)) }
    // A local object has gone before, a subview goes with the view that it was added to.
    for other in node.beside where objects.all[other].isAlive {
      objects.release(other, line: spec.line)
    }
    node.beside.removeAll()
  }

  /// Releases an object stored by a struct together with the struct, unless the object is on
  /// screen.
  func release(stored object: Int?, of node: Node) {
    guard let object, object != node.object, objects.all[object].isAlive else { return }
    objects.release(object, line: program.views[node.view].line)
  }

  /// Releases an object stored by a child's struct that is replaced before it was shown.
  func releaseStored(of unshown: PendingChild) {
    guard let object = unshown.stored, objects.all[object].isAlive else { return }
    objects.release(object, line: program.views[unshown.call.view].line)
  }

  private func releaseCoordinator(of node: Node) {
    let spec = program.views[node.view]
    node.references.isCoordinatorGone = true
    run.emit(
      .coordinatorDeinit, line: spec.coordinatorDeinit?.line ?? spec.line, subject: node.subject)
    var frame = Frame(of: node)
    frame.copy = .coordinators
    run.nested { code.execute(spec.coordinatorDeinit, &frame) }
  }

  // MARK: Controllers

  /// Ends the presentation of a controller; it is released when nothing references it.
  func close(_ controller: Node) {
    closed.append(controller)
    releaseClosed()
  }

  private func releaseClosed() {
    while let index = closed.firstIndex(where: { !isHeld($0) }) {
      release(controller: closed.remove(at: index))
    }
  }

  /// Returns whether a controller is referenced by a timer or an observer, or by a closure in a
  /// struct of a graph or in a coordinator's copy of one.
  private func isHeld(_ controller: Node) -> Bool {
    let holds: (SimulatedValue) -> Bool = { $0.heldController == controller.number }
    return controller.references.sourceCount > 0
      || nodes.living.contains { $0.contains { $0.fields.contains(where: holds) } }
      || nodes.living.contains { $0.contains { $0.kept.contains(where: holds) } }
      || orphans.values.contains {
        !$0.references.isCoordinatorGone && $0.kept.contains(where: holds)
      }
      || hosts.living.contains { $0.waiting?.fields.contains(where: holds) ?? false }
  }

  private func release(controller node: Node) {
    let spec = program.views[node.view]
    nodes.forget(node)
    controllers[node.number] = nil
    run.emit(.platformDeinit, line: spec.line, subject: node.subject)
    for object in node.owned where objects.all[object].isAlive {
      objects.release(object, line: spec.line)
    }
    for host in node.hosts { release(host) }
  }

  /// Removes the reference that a timer or a subscription has to a coordinator or a controller.
  func releaseHold(on node: Node) {
    node.references.sourceCount = max(0, node.references.sourceCount - 1)
    if !node.isAlive { releaseObjects(of: node) } else if node.isClosed { releaseClosed() }
  }
}

/// A strong reference to or from a coordinator, in addition to those of the graph (R9.1).
enum CoordinatorHold: Equatable, Sendable {
  /// The platform object stores a closure that captured the coordinator.
  case byObject
  /// The coordinator stores the platform object.
  case ofObject
  /// A model of the app stores the coordinator.
  case byModel(Int)
}

/// The strong references to and from a coordinator or a controller, in addition to those of the
/// graph.
struct CoordinatorReferences {
  /// The number of timers and subscriptions that reference it.
  var sourceCount = 0
  /// Whether the platform object references the coordinator.
  var isByObject = false
  /// Whether the coordinator references the platform object.
  var isToObject = false
  /// The models that reference the coordinator.
  var models: [Int] = []
  /// Whether the coordinator was released.
  var isCoordinatorGone = false

  /// Whether a timer, a subscription or a model references it.
  var isHeld: Bool { sourceCount > 0 || !models.isEmpty }
}
