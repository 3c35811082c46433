/// The notification center.
final class Notifications {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let nodes: NodeStore
  private let structs: StructMaker
  private var subscriptions: [Subscription] = []

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner, _ nodes: NodeStore,
    _ structs: StructMaker
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.nodes = nodes
    self.structs = structs
  }

  /// Runs a block for each notification with a name.
  func subscribe(_ name: String, _ block: [ResolvedStatement], _ frame: Frame) {
    let subject = frame.node?.subject ?? structs.initSubject
    run.emit(.observe, line: run.line, subject: subject, name: run.text(name))
    let frame = frame.capturingStruct(in: program)
    program.holder(of: frame)?.references.sourceCount += 1
    run.hold(frame)
    subscriptions.append(
      Subscription(
        name: name, subject: subject, line: run.line, code: block, frame: frame, owner: frame.node,
        holder: program.holder(of: frame)))
  }

  /// Ends the subscriptions with a name that `node` created, or all of them if it is nil; returns
  /// the nodes that they referenced.
  func stop(_ name: String, of node: Node?) -> [Node] {
    var released: [Node] = []
    subscriptions.removeAll { item in
      guard item.name == name, node == nil || item.owner == nil || item.owner === node
      else { return false }
      if let holder = item.holder { released.append(holder) }
      run.letGo(item.frame)
      return true
    }
    return released
  }

  /// Returns whether a subscription keeps a node alive.
  func holds(_ node: Node) -> Bool { subscriptions.contains { $0.holder === node } }

  /// Posts a notification: first to subscriptions in the order of their creation, then to views.
  func post(_ name: String) {
    let label = run.text(name)
    run.spend(subscriptions.count >> 4)
    for item in subscriptions where item.name == name && run.isRunning {
      // A block that captured a released coordinator weakly has nothing to act on.
      if item.holder == nil, item.frame.node?.references.isCoordinatorGone ?? false { continue }
      code.executeCallback(
        item.code, line: item.line, subject: item.subject, name: label, item.frame)
    }
    for (view, living) in nodes.living.enumerated() {
      for receiver in program.views[view].onReceive where receiver.notification == name {
        for node in living where node.isAlive {
          code.executeCallback(
            receiver.code.statements, line: receiver.code.line, subject: node.subject, name: label,
            Frame(of: node))
        }
      }
    }
  }
}

/// A subscription to a notification.
struct Subscription {
  let name: String
  let subject: TextID
  let line: Int
  let code: [ResolvedStatement]
  let frame: Frame
  @WeakNode var owner: Node?
  /// The node whose coordinator or controller the block keeps alive; nil if it captures weakly.
  @WeakNode var holder: Node?
}
