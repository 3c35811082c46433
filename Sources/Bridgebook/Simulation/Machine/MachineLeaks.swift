/// What is alive although its view or its controller is gone, and from where it is still reached (R9.1, R9.2).
extension Machine {
  private struct Key: Hashable {
    let type: String
    let holder: String
  }

  /// Nothing but itself holds it.
  private static let cycle = "a cycle"

  var leaks: [SimulationOutcome.Leak] {
    var found: [Key: Int] = [:]
    let gone = orphans.sorted { $0.key < $1.key }.map(\.value)
    for node in gone { count(node, roots(of: node) ?? Machine.cycle, &found) }
    for controller in closed {
      let holder = roots(of: controller) ?? root(of: controller, among: gone) ?? Machine.cycle
      found[Key(type: program.views[controller.view].name, holder: holder), default: 0] += 1
      for object in controller.owned { count(object, holder, &found) }
      for host in controller.hosts {
        found[Key(type: program.hosts[host.spec].type, holder: holder), default: 0] += 1
        if let root = host.root { count(below: root, holder, &found) }
      }
    }
    return found.map { .init(type: $0.key.type, count: $0.value, holder: $0.key.holder) }
      .sorted { ($0.type, $0.holder) < ($1.type, $1.holder) }
  }

  /// What of the app holds a coordinator or a controller directly.
  private func roots(of node: Node) -> String? {
    var names: [String] = []
    let hasTimer = scheduled.contains { source in
      switch source.kind {
      case .timer(_, _, _, let frame, _), .background(_, _, _, let frame): frame.node === node
      case .callback, .presentation, .task: false
      }
    }
    if hasTimer { names.append("the run loop") }
    if subscriptions.contains(where: { $0.owner === node }) {
      names.append("the notification center")
    }
    names += node.holdingModels.map { "the model \(program.models[$0].name)" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Through a closure in the copy that such a coordinator keeps.
  private func root(of controller: Node, among gone: [Node]) -> String? {
    for node in gone where node.kept.contains(where: { $0.heldController == controller.number }) {
      if let root = roots(of: node) { return root }
    }
    return nil
  }

  private func count(below node: Node, _ holder: String, _ found: inout [Key: Int]) {
    if program.views[node.view].role == .representable { count(node, holder, &found) }
    for child in node.children { count(below: child, holder, &found) }
  }

  private func count(_ node: Node, _ holder: String, _ found: inout [Key: Int]) {
    if !node.wasReleased {
      let type = "\(program.views[node.view].name).coordinator"
      found[Key(type: type, holder: holder), default: 0] += 1
    }
    if let object = liveObject(of: node) { count(object, holder, &found) }
  }

  private func count(_ object: Int, _ holder: String, _ found: inout [Key: Int]) {
    guard objects[object].isAlive else { return }
    found[Key(type: program.kinds[objects[object].kind].name, holder: holder), default: 0] += 1
  }
}
