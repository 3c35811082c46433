/// The appearance of wrapped controllers, which come and go with their view, their screen or their
/// tab.
///
/// Stacks and tabs of SwiftUI are controllers of UIKit, which forwards their appearance to all
/// children (gh-swiftuix-swiftuix-155, gh-feedback-assistant-reports-411). Nothing is called inside
/// of an update of the graph, as far as is known; the layout that follows ends what has begun.
final class ControllerAppearance {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let objects: PlatformObjects
  /// Those that leave the screen and have not been told; where the view is taken down later, that
  /// ends it.
  private var going: [(node: Node, endsWithView: Bool)] = []
  /// Those that have begun to disappear and stay in the graph.
  private var leaving: [Node] = []
  /// Those that come on screen, with the presentation whose animation ends it.
  private var coming: [(node: Node, presentation: Int?)] = []
  /// Those that have begun to appear, by the presentation whose animation ends it.
  private var arriving: [Int: [Node]] = [:]

  init(_ program: ResolvedProgram, _ run: SimulationRun, _ objects: PlatformObjects) {
    self.program = program
    self.run = run
    self.objects = objects
  }

  /// Whether a controller waits to be told of its screen.
  var isNeeded: Bool { !going.isEmpty || !coming.isEmpty }

  /// Loads the view of a controller, as its host does before the first update.
  func loadView(of object: Int) {
    guard program.kinds[objects.all[object].kind].isController else { return }
    objects.call("viewDidLoad", of: object)
  }

  // MARK: Screens and tabs

  /// Notes that the screen or the tab of a controller is shown.
  func comeOnScreen(_ node: Node, with presentation: Int?) {
    going.removeAll { $0.node === node }
    guard let object = node.object, program.kinds[objects.all[object].kind].isController,
      node.controller != .shown, node.controller != .appearing
    else { return }
    coming.append((node, presentation))
  }

  /// Notes that another screen or tab is shown in place of that of a controller.
  func leaveScreen(_ node: Node) { go(node, endsWithView: false) }

  /// Notes that the screen of a controller begins to go.
  func beginToLeave(_ node: Node) { go(node, endsWithView: true) }

  private func go(_ node: Node, endsWithView: Bool) {
    coming.removeAll { $0.node === node }
    guard node.controller == .shown || node.controller == .appearing else { return }
    going.append((node, endsWithView))
  }

  /// Tells controllers that they will disappear.
  func beginToDisappear() {
    guard !going.isEmpty else { return }
    let nodes = going
    going.removeAll(keepingCapacity: true)
    for (node, endsWithView) in nodes where run.isRunning {
      begin(toDisappear: node)
      if !endsWithView { leaving.append(node) }
    }
  }

  /// Lets controllers appear that have come on screen, and ends the disappearance of others.
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

  /// Gives a wrapped controller its parent when its view is in a window, after the first update
  /// (R2.12); that of a screen or a tab that is not shown waits for it.
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

  /// Lets a controller disappear that appeared, before it is dismantled.
  func leaveHierarchy(_ node: Node) {
    begin(toDisappear: node)
    endDisappearing(node)
  }

  // MARK: Steps

  /// What goes has disappeared before what comes has appeared, as UIKit's transitions tell it.
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
