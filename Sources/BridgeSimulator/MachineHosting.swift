internal import BridgeModel

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
    let old = host.root.flatMap { $0.view == call.view && $0.key == key ? $0 : nil }
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

  func act(_ act: HostingAct, on spec: Int, _ frame: Frame) {
    guard let host = frame.node?.hosts.first(where: { $0.spec == spec }) else { return }
    switch act {
    case .retain: host.isKept = true
    case .contain: contain(host)
    case .uncontain: uncontain(host)
    case .addView: addView(host)
    case .invalidateSize:
      // Takes effect with the next layout.
      host.size = .nothing
      needsLayout = true
    }
  }

  /// R5.4, in its order: child first, then the view, then the child is told.
  private func contain(_ host: Host) {
    let parent = host.owner.subject
    emit(.contain, line: line, subject: host.subject, name: text("addChild"), value: parent)
    host.isChild = true
    addView(host)
    emit(.contain, line: line, subject: host.subject, name: text("didMove"), value: parent)
  }

  private func addView(_ host: Host) {
    emit(
      .contain, line: line, subject: host.subject, name: text("addSubview"),
      value: host.owner.subject)
    guard !host.isOnScreen else { return }
    host.isOnScreen = true
    needsLayout = true
    if let root = host.root { tellScreens(of: root, areOnScreen: true) }
    if host.waiting != nil { invalidate(host) }
  }

  private func uncontain(_ host: Host) {
    for name in ["willMove", "removeFromSuperview", "removeFromParent"] {
      emit(.uncontain, line: line, subject: host.subject, name: text(name))
    }
    // R5.2: away from the window the content disappears and keeps its state.
    if host.isOnScreen, let root = host.root { tellScreens(of: root, areOnScreen: false) }
    host.isOnScreen = false
    host.isChild = false
    looseHosts.append(host)
  }

  private func tellScreens(of node: Node, areOnScreen: Bool) {
    let spec = program.views[node.view]
    if spec.role == .view {
      emit(areOnScreen ? .appear : .disappear, line: spec.line, subject: node.subject)
      let name = areOnScreen ? "onAppear" : "onDisappear"
      for code in areOnScreen ? spec.onAppear : spec.onDisappear {
        actions.append(PostUpdateAction(node: node, code: code, name: name, change: nil))
      }
    }
    for child in node.children { tellScreens(of: child, areOnScreen: areOnScreen) }
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
    updating += 1
    if let root = host.root { remove(root) }
    updating -= 1
    emit(.platformDeinit, line: program.hosts[host.spec].line, subject: host.subject)
  }
}
