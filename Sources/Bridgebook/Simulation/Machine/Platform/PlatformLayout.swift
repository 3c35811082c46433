/// The platform's own layout, in which values that waited for it take effect and wrapped
/// controllers appear.
final class PlatformLayout {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let objects: PlatformObjects
  /// Whether new platform objects wait for their first layout.
  private(set) var isNeeded = false

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ objects: PlatformObjects
  ) {
    self.program = program
    self.run = run
    self.objects = objects
  }

  /// Asks for a layout with the next flush.
  func request() { isNeeded = true }

  /// Notes that a flush has begun, which lays out in the end.
  func begin() { isNeeded = false }

  /// Lays out the objects that have not been.
  func layOutObjects() {
    for index in objects.all.indices
    where objects.all[index].isAlive && !objects.all[index].isLaidOut {
      guard objects.all[index].owner?.isAlive ?? false else { continue }
      layOut(index)
    }
  }

  /// Lets values that were assigned before the first layout take effect, each with its callback and
  /// one for the value from before.
  private func layOut(_ index: Int) {
    objects.markLaidOut(index)
    if program.kinds[objects.all[index].kind].isRecognizer { return }
    run.line = run.stepLine
    run.emit(.layout, line: run.line, subject: objects.subject(of: index))
    let kind = program.kinds[objects.all[index].kind]
    if kind.properties.contains(where: \.appearsAtLayout) { enterHierarchy(index) }
    for (property, spec) in kind.properties.enumerated() where spec.waitsForLayout {
      let value = run.text(objects.all[index].values[property])
      for call in spec.callsWhenSet { objects.call(call.name, of: index, value: value) }
      objects.assignWaiting(property, of: index)
    }
  }

  /// Gives a wrapped controller its parent when its view is in a window, after the first update
  /// (R2.12).
  private func enterHierarchy(_ index: Int) {
    let subject = objects.subject(of: index)
    run.emit(.contain, line: run.line, subject: subject, name: run.text("addChild"))
    objects.call("viewWillAppear", of: index)
    run.emit(.contain, line: run.line, subject: subject, name: run.text("didMove"))
    objects.call("didMoveToParent", of: index)
    for name in ["viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
      objects.call(name, of: index)
    }
    objects.call("viewDidAppear", of: index)
    objects.all[index].owner?.hasControllerAppeared = true
  }

  /// Loads the view of a controller, as its host does before the first update.
  func loadView(of object: Int) {
    guard program.kinds[objects.all[object].kind].isController else { return }
    objects.call("viewDidLoad", of: object)
  }

  /// Lets a controller that appeared disappear, before it is dismantled.
  func leaveHierarchy(_ node: Node) {
    guard node.hasControllerAppeared, let object = node.object else { return }
    node.hasControllerAppeared = false
    objects.call("viewWillDisappear", of: object)
    objects.call("viewDidDisappear", of: object)
  }
}
