extension Machine {
  /// Takes the newest root view of each host that waits, and its environment.
  func renderHosts() {
    let waiting = invalidHosts
    invalidHosts.removeAll(keepingCapacity: true)
    for host in waiting where stoppedBy == nil { render(host) }
  }

  private func render(_ host: Host) {
    let environment = environment(below: host.owner)
    guard let item = host.waiting else {
      if let root = host.root { pass(environment, to: root) }
      return
    }
    host.waiting = nil
    if let root = host.root, root.isAlive, root === item.old {
      keep(root, item, environment: environment)
      return
    }
    if let root = host.root { remove(root) }
    let root = makeNode(item.call.view, subject: item.subject, key: item.key, parent: nil)
    root.environment = environment
    host.root = root
    begin(root, item)
  }

  /// R5.3: the host has the ideal size of its first layout, and a later one only where it is told.
  func layOut(_ host: Host) {
    guard host.isOnScreen, let root = host.root, root.isAlive else { return }
    guard let size = program.views[root.view].size else { return }
    let ideal = evaluate(size, frame(of: root))
    let hostLine = program.hosts[host.spec].line
    if ideal != host.idealSize {
      host.idealSize = ideal
      emit(
        .resize, line: hostLine, subject: host.subject, name: text("idealSize"),
        value: text(ideal))
    }
    guard host.size == .nothing || program.hosts[host.spec].followsSize, host.size != ideal
    else { return }
    host.size = ideal
    emit(
      .resize, line: hostLine, subject: host.subject, name: text("size"), value: text(ideal))
  }
}
