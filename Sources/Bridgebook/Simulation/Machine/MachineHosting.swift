extension Machine {
  /// Makes a hosting controller, or gives one its next root view, which only invalidates it (R5.1).
  ///
  /// A cell takes a configuration the same way, in the content view it has (R5.6).
  func host(_ spec: Int, _ call: ResolvedViewCall, _ frame: Frame) {
    guard let owner = frame.node else { return }
    let host = owner.hosts.first { $0.spec == spec } ?? makeHost(spec, owner)
    let view = program.views[call.view]
    let identity = call.identity.map { evaluate($0, frame).text } ?? ""
    let key = NodeKey(slot: 0, turn: 0, identity: identity)
    let fields = call.arguments.map { argument($0, frame) }
    // Type and identity decide whether it is the same view as before, not the statement.
    let isReset = program.hosts[spec].isCell && !asks(.reusedState)
    let root = isReset ? nil : host.root
    let old = root.flatMap { $0.view == call.view && $0.key == key ? $0 : nil }
    let isSame = host.waiting.map { $0.call.view == call.view && $0.key == key } ?? false
    let waiting = isSame ? host.waiting?.subject : nil
    let subject = old?.subject ?? waiting ?? nextInstance(of: view.name)
    if program.hosts[spec].isCell || host.root != nil || host.waiting != nil {
      let name = program.hosts[spec].isCell ? "contentConfiguration" : "rootView"
      emit(
        .set, line: line, subject: host.subject, name: text(name),
        value: describe(fields, of: view))
    }
    let stored = initialize(view, subject, fields)
    host.waiting = PendingChild(
      call: call, line: line, key: key, subject: subject, fields: fields,
      overrides: call.environment.map { (key: $0.key, value: evaluate($0.value, frame)) },
      old: old, stored: stored)
    if host.isOnScreen { invalidate(host) }
  }

  private func makeHost(_ spec: Int, _ owner: Node) -> Host {
    let host = Host(
      spec: spec, subject: nextInstance(of: program.hosts[spec].type), owner: owner)
    emit(.platformInit, line: line, subject: host.subject)
    owner.hosts.append(host)
    hosts.append(host)
    if program.hosts[spec].isCell {
      // The collection view keeps its cells, and they are on screen.
      host.isKept = true
      host.isOnScreen = true
    } else {
      looseHosts.append(host)
    }
    return host
  }

  func invalidate(_ host: Host) {
    guard !invalidHosts.contains(where: { $0 === host }) else { return }
    invalidHosts.append(host)
  }

  /// R5.4: at the end of the code that made it a controller is gone, unless somebody keeps it.
  func releaseLooseHosts() {
    guard !looseHosts.isEmpty else { return }
    let loose = looseHosts
    looseHosts.removeAll(keepingCapacity: true)
    for host in loose where !host.isKept && !host.isChild { release(host) }
  }

  func release(_ host: Host) {
    guard hosts.contains(where: { $0 === host }) else { return }
    hosts.removeAll { $0 === host }
    invalidHosts.removeAll { $0 === host }
    host.owner.hosts.removeAll { $0 === host }
    if let root = host.root { tearDown(root) }
    emit(.platformDeinit, line: program.hosts[host.spec].line, subject: host.subject)
  }
}
