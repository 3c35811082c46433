/// Reports the appearance and disappearance of views.
struct ViewAppearance {
  let program: ResolvedProgram
  let run: SimulationRun
  let actions: PostUpdateActions
  let tasks: ViewTasks
  let controllers: ControllerAppearance

  /// Makes a view appear, unless it already has.
  func appear(_ node: Node, _ spec: ViewSpec) {
    guard !node.isShown, !node.isCovered else { return }
    node.isShown = true
    run.emit(.appear, line: spec.line, subject: node.subject)
    actions.append(spec.onAppear, of: node, named: "onAppear")
    for index in spec.tasks.indices { tasks.start(index, of: node) }
  }

  /// Makes a view disappear, unless it already has.
  func disappear(_ node: Node, _ spec: ViewSpec) {
    guard node.isShown else { return }
    node.isShown = false
    run.emit(.disappear, line: spec.line, subject: node.subject)
    actions.append(spec.onDisappear, of: node, named: "onDisappear")
    for index in spec.tasks.indices { tasks.cancel(index, of: node) }
  }

  /// Makes the views and wrapped controllers of a tree appear or disappear with the screen or
  /// container that shows them.
  ///
  /// Inner views come first, as on insertion and removal; no source confirms this for screens.
  ///
  /// - Parameter presentation: The presentation whose animation ends the appearance of controllers.
  func notifyScreens(of node: Node, areOnScreen: Bool, with presentation: Int? = nil) {
    node.isCovered = !areOnScreen
    for child in node.children where !child.isOffScreen {
      notifyScreens(of: child, areOnScreen: areOnScreen, with: presentation)
    }
    let spec = program.views[node.view]
    // A wrapped controller forwards its appearance to its hosting controllers (R5.4).
    for host in node.hosts where host.isOnScreen && host.isChild && spec.forwardsAppearance {
      guard let root = host.root else { continue }
      notifyScreens(of: root, areOnScreen: areOnScreen, with: presentation)
    }
    switch (spec.role, areOnScreen) {
    case (.view, true): appear(node, spec)
    case (.view, false): disappear(node, spec)
    case (_, true): controllers.comeOnScreen(node, with: presentation)
    case (_, false): controllers.leaveScreen(node)
    }
  }

  /// Makes the wrapped controllers of a screen begin to disappear; their disappearance ends when
  /// the screen is removed.
  func beginToLeave(_ node: Node) {
    for child in node.children { beginToLeave(child) }
    controllers.beginToLeave(node)
  }
}
