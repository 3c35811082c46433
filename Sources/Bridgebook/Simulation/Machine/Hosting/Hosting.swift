/// Creates hosting controllers and cells, and sets their root views.
struct Hosting {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let hosts: HostStore
  let structs: StructMaker
  let ownership: Ownership

  /// Creates a hosting controller, or sets the next root view of an existing one, which only
  /// invalidates it (R5.1).
  ///
  /// A cell applies a new configuration in the same way, in its existing content view (R5.6).
  func host(_ spec: Int, _ call: ResolvedViewCall, _ frame: Frame) {
    guard let owner = frame.node else { return }
    let host = owner.hosts.first { $0.spec == spec } ?? makeHost(spec, owner)
    let view = program.views[call.view]
    let identity = call.identity.map { code.evaluate($0, frame).text } ?? ""
    let key = NodeKey(slot: 0, turn: 0, identity: identity)
    let fields = call.arguments.map { structs.argument($0, frame) }
    // The view is the same as before if its type and identity are; the statement does not matter.
    let isReset = program.hosts[spec].isCell && !run.asks(.reusedState)
    let root = isReset ? nil : host.root
    let old = root.flatMap { $0.view == call.view && $0.key == key ? $0 : nil }
    let isSame = host.waiting.map { $0.call.view == call.view && $0.key == key } ?? false
    let waiting = isSame ? host.waiting?.subject : nil
    let subject = old?.subject ?? waiting ?? run.nextInstance(of: view.name)
    if program.hosts[spec].isCell || host.root != nil || host.waiting != nil {
      let name = program.hosts[spec].isCell ? "contentConfiguration" : "rootView"
      run.emit(
        .set, line: run.line, subject: host.subject, name: run.text(name),
        value: structs.describe(fields, of: view))
    }
    let stored = structs.initialize(view, subject, fields)
    if let unshown = host.waiting { ownership.releaseStored(of: unshown) }
    host.waiting = PendingChild(
      call: call, line: run.line, key: key, subject: subject, fields: fields,
      overrides: call.environment.map { (key: $0.key, value: code.evaluate($0.value, frame)) },
      old: old, stored: stored, isOffScreen: false)
    if host.isOnScreen { hosts.invalidate(host) }
  }

  private func makeHost(_ spec: Int, _ owner: Node) -> Host {
    let host = Host(
      spec: spec, subject: run.nextInstance(of: program.hosts[spec].type), owner: owner)
    run.emit(.platformInit, line: run.line, subject: host.subject)
    owner.hosts.append(host)
    hosts.append(host)
    if program.hosts[spec].isCell {
      // The collection view retains its cells, which are on screen.
      host.isKept = true
      host.isOnScreen = true
    } else {
      hosts.releaseLater(host)
    }
    return host
  }

  /// Releases the controllers that the code created and did not store anywhere (R5.4).
  func releaseLoose() {
    for host in hosts.takePendingReleases() where !host.isKept && !host.isChild {
      ownership.release(host)
    }
  }
}
