/// The objects that are alive although their view or controller was removed, and the objects that
/// still reference them (R9.1, R9.2).
struct LeakReport {
  let program: ResolvedProgram
  let objects: PlatformObjects
  let schedule: ScheduledSources
  let notifications: Notifications
  let ownership: Ownership

  private struct Key: Hashable {
    let type: String
    let holder: String
  }

  /// The holder reported for objects that only reference each other.
  private static let cycle = "a cycle"

  var leaks: [SimulationOutcome.Leak] {
    var found: [Key: Int] = [:]
    let gone = ownership.orphans.sorted { $0.key < $1.key }.map(\.value)
    for node in gone { count(node, roots(of: node) ?? LeakReport.cycle, &found) }
    for controller in ownership.closed {
      let holder = roots(of: controller) ?? root(of: controller, among: gone) ?? LeakReport.cycle
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

  /// Returns the app's objects that directly reference a coordinator or a controller.
  private func roots(of node: Node) -> String? {
    var names: [String] = []
    if schedule.holds(node) { names.append("the run loop") }
    if notifications.holds(node) { names.append("the notification center") }
    names += node.references.models.map { "the model \(program.models[$0].name)" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns the holder of a removed coordinator that references a controller through a closure in
  /// its copy of the struct.
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
    if !node.references.isCoordinatorGone {
      let type = "\(program.views[node.view].name).coordinator"
      found[Key(type: type, holder: holder), default: 0] += 1
    }
    if let object = objects.liveObject(of: node) { count(object, holder, &found) }
  }

  private func count(_ object: Int, _ holder: String, _ found: inout [Key: Int]) {
    guard objects.all[object].isAlive else { return }
    found[Key(type: program.kinds[objects.all[object].kind].name, holder: holder), default: 0] += 1
  }
}
