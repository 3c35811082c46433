/// The containment of hosting controllers in their parents (R5.4).
struct HostContainment {
  let program: ResolvedProgram
  let run: SimulationRun
  let hosts: HostStore
  let appearance: ViewAppearance
  let layout: PlatformLayout

  /// Performs a call of the scenario's code on a hosting controller.
  func act(_ act: HostingAct, on spec: Int, _ frame: Frame) {
    guard let host = frame.node?.hosts.first(where: { $0.spec == spec }) else {
      return run.warn(.noHost(program.hosts[spec].name))
    }
    switch act {
    case .retain: host.isKept = true
    case .release:
      host.isKept = false
      hosts.releaseLater(host)
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
      // The size takes effect with the next layout.
      host.size = .nothing
      layout.request()
    }
  }

  /// Adds the event of a containment step; the event names the parent only for a step into the
  /// hierarchy.
  private func tell(_ host: Host, _ name: String, _ parent: TextID?) {
    run.emit(
      parent == nil ? .uncontain : .contain, line: run.line, subject: host.subject,
      name: run.text(name), value: parent ?? .none)
  }

  /// Adds a child after `willMove`, which UIKit calls automatically.
  private func addChild(_ host: Host) {
    tell(host, "addChild", host.owner.subject)
    tell(host, "willMove", host.owner.subject)
    host.isChild = true
  }

  private func addView(_ host: Host) {
    tell(host, "addSubview", host.owner.subject)
    guard !host.isOnScreen else { return }
    host.isOnScreen = true
    layout.request()
    if let root = host.root { appearance.notifyScreens(of: root, areOnScreen: true) }
    if host.waiting != nil { hosts.invalidate(host) }
  }

  /// Removes a view; while it is not in a window, its content has disappeared and keeps its state
  /// (R5.2).
  private func removeView(_ host: Host) {
    tell(host, "removeFromSuperview", nil)
    leaveScreen(host)
  }

  /// Removes a child and then calls `didMove`, which UIKit does automatically.
  private func removeFromParent(_ host: Host) {
    tell(host, "removeFromParent", nil)
    tell(host, "didMove", nil)
    host.isChild = false
    hosts.releaseLater(host)
  }

  /// Removes a host and its content from the screen.
  func leaveScreen(_ host: Host) {
    guard host.isOnScreen else { return }
    // The appearance of a host that never appeared cannot end.
    if host.appearance != .gone, isForwarded(host) {
      beginAppearance(of: host, isAppearing: false)
      endAppearance(of: host)
    }
    if let root = host.root { appearance.notifyScreens(of: root, areOnScreen: false) }
    host.isOnScreen = false
  }

  // MARK: Appearance

  /// Returns whether the container forwards appearance calls to the host, which it does for
  /// children by default.
  private func isForwarded(_ host: Host) -> Bool {
    host.isChild && !program.hosts[host.spec].isCell
      && program.views[host.owner.view].forwardsAppearance
  }

  /// Begins the appearance of children whose view was added since the last layout, and returns them
  /// so that the appearance can be ended.
  func appearingHosts() -> [Host] {
    guard !hosts.living.isEmpty else { return [] }
    let coming = hosts.living.filter {
      $0.isOnScreen && ($0.appearance == .gone || $0.appearance == .appearing) && isForwarded($0)
    }
    for host in coming { beginAppearance(of: host, isAppearing: true) }
    return coming
  }

  private func beginAppearance(of host: Host, isAppearing: Bool) {
    let expected: Host.Appearance = isAppearing ? .gone : .shown
    if host.appearance != expected { sayUnbalanced(host) }
    host.appearance = isAppearing ? .appearing : .leaving
    call(isAppearing ? "viewWillAppear" : "viewWillDisappear", host)
  }

  /// Ends an appearance or a disappearance; reports it as unbalanced if neither has begun.
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
    run.say(
      .unbalancedAppearance(program.hosts[host.spec].type), line: run.line, subject: host.subject)
  }

  private func call(_ name: String, _ host: Host) {
    run.emit(.callbackBegin, line: run.line, subject: host.subject, name: run.text(name))
    run.emit(.callbackEnd, line: run.line, subject: host.subject, name: run.text(name))
  }
}
