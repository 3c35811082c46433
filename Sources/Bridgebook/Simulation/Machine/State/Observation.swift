/// Observation tracking: functions that are notified of the first change of the values they read,
/// and the passes of controllers that the system tracks.
final class Observation {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private var trackers: [Tracker] = []
  /// The tracker that is recording reads.
  private var tracking: Int?
  /// Controllers whose properties or layout must be updated.
  private var passes: [Node] = []

  init(_ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner) {
    self.program = program
    self.run = run
    self.code = code
  }

  var isTracking: Bool { tracking != nil }

  /// Runs `reading` immediately; `onChange` runs once, before the first change of a value read by
  /// it.
  func track(
    _ label: String, _ reading: [ResolvedStatement], onChange: [ResolvedStatement], _ frame: Frame
  ) {
    run.hold(frame)
    trackers.append(
      Tracker(label: label, line: run.line, reading: reading, onChange: onChange, frame: frame))
    track(trackers.count - 1)
  }

  /// Runs the newest tracker with a name again.
  func trackAgain(_ label: String) {
    if let index = trackers.lastIndex(where: { $0.label == label }) { track(index) }
  }

  /// Stops all trackers with a name.
  func stop(_ label: String) {
    for index in trackers.indices where trackers[index].label == label {
      trackers[index].isActive = false
    }
  }

  /// Records the read of an observable property; returns true if the active tracker reads it for
  /// the first time.
  func note(_ cell: Int) -> Bool {
    guard let tracking, !trackers[tracking].reads.contains(cell) else { return false }
    trackers[tracking].reads.append(cell)
    return true
  }

  /// The subject of the current tracker.
  var subject: TextID {
    tracking.flatMap { trackers[$0].frame.node?.subject } ?? .none
  }

  /// Runs a tracker's code; only the values read meanwhile are tracked, and only until the first
  /// change (R6.1).
  private func track(_ index: Int) {
    trackers[index].reads.removeAll(keepingCapacity: true)
    trackers[index].isActive = true
    let outer = tracking
    tracking = index
    var frame = trackers[index].frame
    code.execute(trackers[index].reading, &frame)
    tracking = outer
    // The reads of a nested tracker also count for the enclosing one.
    if let outer { trackers[outer].reads.append(contentsOf: trackers[index].reads) }
  }

  /// Notifies the trackers of a property before it changes; each is notified once for all the
  /// properties that it tracks.
  func willChange(_ cell: Int) {
    run.spend(trackers.count >> 2)
    for index in trackers.indices
    where trackers[index].isActive && trackers[index].reads.contains(cell) {
      trackers[index].isActive = false
      if trackers[index].isAutomatic {
        if let node = trackers[index].frame.node { invalidate(node, trackers[index].label) }
      } else {
        notify(index)
      }
    }
  }

  private func notify(_ index: Int) {
    let tracker = trackers[index]
    var frame = tracker.frame
    // The block runs on the writing thread.
    frame.isMain = run.isOnMainThread
    code.executeCallback(
      tracker.onChange, line: tracker.line, subject: frame.node?.subject ?? .none,
      name: run.text("onChange"), frame)
  }

  // MARK: Passes that the system tracks (R6.3)

  var hasPasses: Bool { !passes.isEmpty }

  private static let propertiesPass = "updateProperties"
  private static let layoutPass = "viewWillLayoutSubviews"

  /// Requests the first pass of a controller.
  func requestPasses(of node: Node) {
    let spec = program.views[node.view]
    node.needsProperties = spec.updateProperties != nil && run.parameters.hasUpdateProperties
    node.needsLayout = spec.layoutSubviews != nil
    if node.needsProperties || node.needsLayout { passes.append(node) }
  }

  /// Requests a pass of a controller; several changes request only one.
  private func invalidate(_ node: Node, _ label: String) {
    if !node.needsProperties, !node.needsLayout { passes.append(node) }
    if label == Observation.propertiesPass { node.needsProperties = true }
    if label == Observation.layoutPass { node.needsLayout = true }
  }

  /// Runs the requested passes, properties before layout.
  func updateControllers() {
    let waiting = passes
    passes.removeAll(keepingCapacity: true)
    for node in waiting where run.isRunning {
      let spec = program.views[node.view]
      if node.needsProperties, let block = spec.updateProperties {
        node.needsProperties = false
        pass(Observation.propertiesPass, block, node, isTracked: true)
      }
      if node.needsLayout, let block = spec.layoutSubviews {
        node.needsLayout = false
        pass(Observation.layoutPass, block, node, isTracked: run.parameters.tracksLayout)
      }
    }
  }

  private func pass(_ name: String, _ block: CodeBlock, _ node: Node, isTracked: Bool) {
    run.emit(.callbackBegin, line: block.line, subject: node.subject, name: run.text(name))
    run.nested {
      guard isTracked else {
        var frame = Frame(of: node)
        return code.execute(block, &frame)
      }
      track(automaticTracker(name, block, node))
    }
    run.emit(.callbackEnd, line: block.line, subject: node.subject, name: run.text(name))
  }

  private func automaticTracker(_ name: String, _ block: CodeBlock, _ node: Node) -> Int {
    let known = trackers.firstIndex {
      $0.isAutomatic && $0.label == name && $0.frame.node === node
    }
    if let known { return known }
    var tracker = Tracker(
      label: name, line: block.line, reading: block.statements, onChange: [], frame: Frame(of: node)
    )
    tracker.isAutomatic = true
    trackers.append(tracker)
    return trackers.count - 1
  }
}

/// A function that reads observable properties, with code that runs before one of them changes.
struct Tracker {
  let label: String
  let line: Int
  let reading: [ResolvedStatement]
  let onChange: [ResolvedStatement]
  let frame: Frame
  var reads: [Int] = []
  var isActive = false
  /// Whether it runs again automatically in the next pass of its controller.
  var isAutomatic = false
}
