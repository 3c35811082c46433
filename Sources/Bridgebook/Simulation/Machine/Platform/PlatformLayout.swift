/// The layout of platform objects, in which delayed values take effect and wrapped controllers
/// appear.
final class PlatformLayout {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let objects: PlatformObjects
  private let controllers: ControllerAppearance
  /// Whether the next flush must perform a layout.
  private(set) var isNeeded = false

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ objects: PlatformObjects,
    _ controllers: ControllerAppearance
  ) {
    self.program = program
    self.run = run
    self.objects = objects
    self.controllers = controllers
  }

  /// Requests a layout with the next flush.
  func request() { isNeeded = true }

  /// Clears the request when a flush begins, because the flush ends with a layout.
  func begin() { isNeeded = false }

  /// Lays out new objects, and completes appearances that do not wait for an animation.
  func layOutObjects() {
    for index in objects.all.indices
    where objects.all[index].isAlive && !objects.all[index].isLaidOut {
      guard objects.all[index].owner?.isAlive ?? false else { continue }
      layOut(index)
    }
    controllers.settle()
  }

  /// Applies the values that were assigned before the first layout, each with its callback and one
  /// for the previous value.
  private func layOut(_ index: Int) {
    objects.markLaidOut(index)
    if program.kinds[objects.all[index].kind].isRecognizer { return }
    run.line = run.stepLine
    run.emit(.layout, line: run.line, subject: objects.rules.subject(of: index))
    let kind = program.kinds[objects.all[index].kind]
    if kind.properties.contains(where: \.appearsAtLayout) { controllers.enter(index) }
    for (property, spec) in kind.properties.enumerated() where spec.waitsForLayout {
      let value = run.text(objects.all[index].values[property])
      for call in spec.callsWhenSet { objects.call(call.name, of: index, value: value) }
      objects.assignWaiting(property, of: index)
    }
  }
}
