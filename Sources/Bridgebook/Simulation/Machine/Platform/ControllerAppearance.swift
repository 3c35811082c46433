/// The appearance of wrapped controllers, which appear and disappear with their view, their screen
/// or their tab.
///
/// Stacks and tabs of SwiftUI are UIKit controllers, which forward their appearance to all children
/// (gh-swiftuix-swiftuix-155, gh-feedback-assistant-reports-411). As far as is known, no callback
/// is called inside a graph update; the next layout ends the appearances that have begun.
final class ControllerAppearance {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let objects: PlatformObjects
  /// Controllers that are leaving the screen and have not been notified yet; `endsWithView` is true
  /// if the removal of the view ends their disappearance.
  private var going: [(node: Node, endsWithView: Bool)] = []
  /// Controllers that have begun to disappear and whose views remain in the graph.
  private var leaving: [Node] = []
  /// Controllers that are coming on screen and have not been notified yet, with the presentation
  /// whose animation ends their appearance.
  private var coming: [(node: Node, presentation: Int?)] = []
  /// Controllers that have begun to appear, by the presentation whose animation ends their
  /// appearance.
  private var arriving: [Int: [Node]] = [:]

  init(_ program: ResolvedProgram, _ run: SimulationRun, _ objects: PlatformObjects) {
    self.program = program
    self.run = run
    self.objects = objects
  }

  /// Whether a controller waits for an appearance call.
  var isNeeded: Bool { !going.isEmpty || !coming.isEmpty }

  /// Loads the view of a controller, as its host does before the first update.
  func loadView(of object: Int) {
    guard program.kinds[objects.all[object].kind].isController else { return }
    objects.call("viewDidLoad", of: object)
  }

  // MARK: Screens and tabs

  /// Records that the screen or the tab of a controller is shown.
  func comeOnScreen(_ node: Node, with presentation: Int?) {
    going.removeAll { $0.node === node }
    guard let object = node.object, program.kinds[objects.all[object].kind].isController,
      node.controller != .shown, node.controller != .appearing
    else { return }
    coming.append((node, presentation))
  }

  /// Records that another screen or tab is shown instead of the controller's.
  func leaveScreen(_ node: Node) { go(node, endsWithView: false) }

  /// Records that the screen of a controller begins to disappear.
  func beginToLeave(_ node: Node) { go(node, endsWithView: true) }

  private func go(_ node: Node, endsWithView: Bool) {
    coming.removeAll { $0.node === node }
    guard node.controller == .shown || node.controller == .appearing else { return }
    going.append((node, endsWithView))
  }

  /// Calls `viewWillDisappear` of controllers.
  func beginToDisappear() {
    guard !going.isEmpty else { return }
    let nodes = going
    going.removeAll(keepingCapacity: true)
    for (node, endsWithView) in nodes where run.isRunning {
      begin(toDisappear: node)
      if !endsWithView { leaving.append(node) }
    }
  }

  /// Makes controllers appear that have come on screen, and ends the disappearance of others.
  func settle() {
    beginToDisappear()
    let nodes = coming
    coming.removeAll(keepingCapacity: true)
    for (node, presentation) in nodes where run.isRunning && node.isAlive && !node.isCovered {
      guard let object = node.object, objects.all[object].isLaidOut else { continue }
      if node.controller == .outside {
        enter(object, with: presentation)
      } else {
        objects.call("viewWillAppear", of: object)
        objects.call("viewIsAppearing", of: object)
        end(appearanceOf: node, object, with: presentation)
      }
    }
    endDisappearing()
  }

  /// Adds a wrapped controller to its parent when its view is in a window, after the first update
  /// (R2.12).
  ///
  /// On a screen or tab that is not shown, this is delayed.
  func enter(_ object: Int, with presentation: Int? = nil) {
    guard let node = objects.all[object].owner, !node.isCovered else { return }
    let subject = objects.rules.subject(of: object)
    run.emit(.contain, line: run.line, subject: subject, name: run.text("addChild"))
    objects.call("viewWillAppear", of: object)
    run.emit(.contain, line: run.line, subject: subject, name: run.text("didMove"))
    objects.call("didMoveToParent", of: object)
    for name in ["viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
      objects.call(name, of: object)
    }
    end(appearanceOf: node, object, with: presentation)
  }

  /// Ends the appearances that came with the animation of a presentation.
  func endAppearing(with presentation: Int) {
    for node in arriving.removeValue(forKey: presentation) ?? [] where node.isAlive {
      guard node.controller == .appearing, let object = node.object else { continue }
      node.controller = .shown
      objects.call("viewDidAppear", of: object)
    }
  }

  /// Makes a controller disappear before it is dismantled, if it has appeared.
  func leaveHierarchy(_ node: Node) {
    begin(toDisappear: node)
    endDisappearing(node)
  }

  // MARK: Steps

  /// Ends an appearance; `viewDidDisappear` of the old controllers precedes `viewDidAppear` of the
  /// new one, as in transitions of UIKit.
  private func end(appearanceOf node: Node, _ object: Int, with presentation: Int?) {
    node.controller = .appearing
    if let presentation { return arriving[presentation, default: []].append(node) }
    endDisappearing()
    node.controller = .shown
    objects.call("viewDidAppear", of: object)
  }

  private func begin(toDisappear node: Node) {
    guard node.controller == .shown || node.controller == .appearing, let object = node.object
    else { return }
    node.controller = .leaving
    objects.call("viewWillDisappear", of: object)
  }

  private func endDisappearing() {
    guard !leaving.isEmpty else { return }
    let nodes = leaving
    leaving.removeAll(keepingCapacity: true)
    for node in nodes { endDisappearing(node) }
  }

  private func endDisappearing(_ node: Node) {
    guard node.controller == .leaving, let object = node.object else { return }
    node.controller = .gone
    objects.call("viewDidDisappear", of: object)
  }
}
