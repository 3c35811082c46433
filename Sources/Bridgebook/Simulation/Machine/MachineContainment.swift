/// Hosting controllers in the hierarchy of their container (R5.4).
extension Machine {
  func act(_ act: HostingAct, on spec: Int, _ frame: Frame) {
    guard let host = frame.node?.hosts.first(where: { $0.spec == spec }) else {
      return warn(.noHost(program.hosts[spec].name))
    }
    switch act {
    case .retain: host.isKept = true
    case .release:
      host.isKept = false
      looseHosts.append(host)
    case .contain:
      addChild(host)
      addView(host)
      tell(host, "didMove", host.owner.subject)
    case .uncontain:
      tell(host, "willMove", nil)
      removeView(host)
      removeFromParent(host)
    case .addView: addView(host)
    case .addChild: addChild(host)
    case .willMove: tell(host, "willMove", nil)
    case .didMove: tell(host, "didMove", host.owner.subject)
    case .removeView: removeView(host)
    case .removeFromParent: removeFromParent(host)
    case .beginAppearance: beginAppearance(of: host, isAppearing: host.appearance == .gone)
    case .endAppearance: endAppearance(of: host)
    case .viewWillAppear: beginAppearance(of: host, isAppearing: true)
    case .invalidateSize:
      // Takes effect with the next layout.
      host.size = .nothing
      needsLayout = true
    }
  }

  /// A step into the hierarchy names the parent, one out of it none.
  private func tell(_ host: Host, _ name: String, _ parent: TextID?) {
    emit(
      parent == nil ? .uncontain : .contain, line: line, subject: host.subject, name: text(name),
      value: parent ?? .none)
  }

  /// Tells the child before, as UIKit does by itself.
  private func addChild(_ host: Host) {
    tell(host, "addChild", host.owner.subject)
    tell(host, "willMove", host.owner.subject)
    host.isChild = true
  }

  private func addView(_ host: Host) {
    tell(host, "addSubview", host.owner.subject)
    guard !host.isOnScreen else { return }
    host.isOnScreen = true
    needsLayout = true
    if let root = host.root { tellScreens(of: root, areOnScreen: true) }
    if host.waiting != nil { invalidate(host) }
  }

  /// R5.2: away from the window the content disappears and keeps its state.
  private func removeView(_ host: Host) {
    tell(host, "removeFromSuperview", nil)
    leaveScreen(host)
  }

  /// Tells the child after, as UIKit does by itself.
  private func removeFromParent(_ host: Host) {
    tell(host, "removeFromParent", nil)
    tell(host, "didMove", nil)
    host.isChild = false
    looseHosts.append(host)
  }

  func leaveScreen(_ host: Host) {
    guard host.isOnScreen else { return }
    // What has not appeared yet has nothing to end.
    if host.appearance != .gone, isForwarded(host) {
      beginAppearance(of: host, isAppearing: false)
      endAppearance(of: host)
    }
    if let root = host.root { tellScreens(of: root, areOnScreen: false) }
    host.isOnScreen = false
  }

  func tellScreens(of node: Node, areOnScreen: Bool) {
    let spec = program.views[node.view]
    if spec.role == .view {
      if areOnScreen { appear(node, spec) } else { disappear(node, spec) }
    }
    for child in node.children { tellScreens(of: child, areOnScreen: areOnScreen) }
  }

  // MARK: Appearance

  /// A container forwards the calls to its children, unless it keeps that to itself; others hear nothing.
  private func isForwarded(_ host: Host) -> Bool {
    host.isChild && !program.hosts[host.spec].isCell
      && program.views[host.owner.view].forwardsAppearance
  }

  /// Children whose view has come since the last layout; given before it, told of its end after it.
  func appearingHosts() -> [Host] {
    guard !hosts.isEmpty else { return [] }
    let coming = hosts.filter {
      $0.isOnScreen && ($0.appearance == .gone || $0.appearance == .appearing) && isForwarded($0)
    }
    for host in coming { beginAppearance(of: host, isAppearing: true) }
    return coming
  }

  func beginAppearance(of host: Host, isAppearing: Bool) {
    let expected: Host.Appearance = isAppearing ? .gone : .shown
    if host.appearance != expected { sayUnbalanced(host) }
    host.appearance = isAppearing ? .appearing : .leaving
    call(isAppearing ? "viewWillAppear" : "viewWillDisappear", host)
  }

  func endAppearance(of host: Host) {
    switch host.appearance {
    case .appearing:
      host.appearance = .shown
      call("viewDidAppear", host)
    case .leaving:
      host.appearance = .gone
      call("viewDidDisappear", host)
    case .gone, .shown: sayUnbalanced(host)
    }
  }

  private func sayUnbalanced(_ host: Host) {
    say(.unbalancedAppearance(program.hosts[host.spec].type), line: line, subject: host.subject)
  }

  private func call(_ name: String, _ host: Host) {
    emit(.callbackBegin, line: line, subject: host.subject, name: text(name))
    emit(.callbackEnd, line: line, subject: host.subject, name: text(name))
  }
}
