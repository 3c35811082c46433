/// A strong reference to or from a coordinator, beside those of the graph (R9.1).
enum CoordinatorHold: Equatable, Sendable {
  /// The platform object stores a closure that captured the coordinator.
  case byObject
  /// The coordinator stores the platform object.
  case ofObject
  /// An object of the app stores the coordinator.
  case byModel(Int)
}

/// Who holds whom, and what goes when nobody does.
extension Machine {
  func hold(_ reference: CoordinatorHold, _ isHeld: Bool, _ node: Node) {
    switch reference {
    case .byObject: node.isHeldByObject = isHeld
    case .ofObject: node.holdsObject = isHeld
    case .byModel(let model):
      node.holdingModels.removeAll { $0 == model }
      if isHeld { node.holdingModels.append(model) }
    }
    if !isHeld, !node.isAlive { releaseObjects(of: node) }
  }

  /// R9.1: with its view a representable loses the graph's hold on coordinator and platform object.
  ///
  /// Counting references frees no circle: what still holds each other stays.
  func releaseObjects(of node: Node) {
    guard program.views[node.view].role == .representable else { return }
    var isChanged = true
    while isChanged {
      isChanged = false
      if let object = liveObject(of: node), !node.holdsObject || node.wasReleased {
        release(object, of: node)
        isChanged = true
      }
      if !node.wasReleased, !isCoordinatorHeld(node) {
        releaseCoordinator(of: node)
        isChanged = true
      }
    }
    let isLeft = !node.wasReleased || liveObject(of: node) != nil
    if isLeft || !orphans.isEmpty { orphans[node.number] = isLeft ? node : nil }
    releaseClosed()
  }

  func liveObject(of node: Node) -> Int? {
    node.object.flatMap { objects[$0].isAlive ? $0 : nil }
  }

  private func isCoordinatorHeld(_ node: Node) -> Bool {
    node.holds > 0 || !node.holdingModels.isEmpty
      || node.isHeldByObject && liveObject(of: node) != nil
  }

  private func release(_ object: Int, of node: Node) {
    let spec = program.views[node.view]
    objects[object].isAlive = false
    emit(
      .platformDeinit, line: spec.objectDeinit?.line ?? spec.line, subject: objects[object].subject)
    nested {
      var frame = frame(of: node)
      run(spec.objectDeinit, &frame)
    }
  }

  private func releaseCoordinator(of node: Node) {
    let spec = program.views[node.view]
    node.wasReleased = true
    emit(
      .coordinatorDeinit, line: spec.coordinatorDeinit?.line ?? spec.line, subject: node.subject)
    nested {
      var frame = frame(of: node)
      frame.copy = .coordinators
      run(spec.coordinatorDeinit, &frame)
    }
  }

  /// A graph goes as a whole: that of a hosting controller or of a screen.
  func tearDown(_ root: Node) {
    let outer = isTearingDown
    isTearingDown = true
    updating += 1
    remove(root)
    updating -= 1
    isTearingDown = outer
  }

  // MARK: Controllers

  /// Nobody presents a controller any more: it leaves the screen, and goes when nobody else holds it.
  func close(_ view: Int) {
    guard let node = living[view].last(where: { !$0.isClosed }) else { return notShown(view) }
    turn {
      line = stepLine
      emit(.input, line: line, subject: node.subject, name: text("close"))
      node.isClosed = true
      for host in node.hosts { leaveScreen(host) }
      closed.append(node)
      releaseClosed()
    }
  }

  func releaseClosed() {
    while let index = closed.firstIndex(where: { !isHeld($0) }) {
      release(controller: closed.remove(at: index))
    }
  }

  /// By a timer or an observer, or by a closure that a struct in a graph or a coordinator's copy of one carries.
  private func isHeld(_ controller: Node) -> Bool {
    let holds: (SimulatedValue) -> Bool = { $0.heldController == controller.number }
    return controller.holds > 0
      || living.contains { $0.contains { $0.fields.contains(where: holds) } }
      || living.contains { $0.contains { $0.kept.contains(where: holds) } }
      || orphans.values.contains { !$0.wasReleased && $0.kept.contains(where: holds) }
      || hosts.contains { $0.waiting?.fields.contains(where: holds) ?? false }
  }

  private func release(controller node: Node) {
    let spec = program.views[node.view]
    node.isAlive = false
    living[node.view].removeAll { $0 === node }
    controllers[node.number] = nil
    emit(.platformDeinit, line: spec.line, subject: node.subject)
    for object in node.owned where objects[object].isAlive {
      objects[object].isAlive = false
      emit(.platformDeinit, line: spec.line, subject: objects[object].subject)
    }
    for host in node.hosts { release(host) }
  }
}
