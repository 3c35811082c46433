extension Machine {
  /// R6.1: only what is read while this runs is tracked, and only until the first change.
  func track(_ index: Int) {
    trackers[index].reads.removeAll(keepingCapacity: true)
    trackers[index].isActive = true
    let outer = tracking
    tracking = index
    var frame = trackers[index].frame
    run(trackers[index].reading, &frame)
    tracking = outer
  }

  /// Tells the trackers of a property before it changes; each hears of it once for all it tracks.
  func willChange(_ cell: Int) {
    spend(trackers.count >> 2)
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
    let subject = trackers[index].frame.node?.subject ?? .none
    let name = text("onChange")
    let line = trackers[index].line
    emit(.callbackBegin, line: line, subject: subject, name: name)
    nested {
      var frame = trackers[index].frame
      // On the thread that writes.
      frame.isMain = writer.thread == writer.main
      run(trackers[index].onChange, &frame)
    }
    emit(.callbackEnd, line: line, subject: subject, name: name)
  }

  /// Code of UIKit or AppKit reads an observable property: nobody will tell it of a change unless it tracks.
  func noteRead(_ cell: Int, _ frame: Frame) {
    guard reader == nil, cells[cell].kind == .observable, let node = frame.node,
      program.views[node.view].role == .controller
    else { return }
    emit(
      .observe, line: line, subject: node.subject, name: cells[cell].name,
      value: text(cells[cell].current))
  }

  // MARK: Passes that the system tracks (R6.3)

  /// Asks for the first pass of a controller.
  func requestPasses(of node: Node) {
    let spec = program.views[node.view]
    node.needsProperties = spec.updateProperties != nil && hasUpdateProperties
    node.needsLayout = spec.layoutSubviews != nil
    if node.needsProperties || node.needsLayout { passes.append(node) }
  }

  /// Several changes ask for one pass.
  private func invalidate(_ node: Node, _ label: String) {
    if !node.needsProperties, !node.needsLayout { passes.append(node) }
    if label == Machine.propertiesPass { node.needsProperties = true }
    if label == Machine.layoutPass { node.needsLayout = true }
  }

  static let propertiesPass = "updateProperties"
  static let layoutPass = "viewWillLayoutSubviews"

  /// Properties come before layout.
  func updateControllers() {
    let waiting = passes
    passes.removeAll(keepingCapacity: true)
    for node in waiting where stoppedBy == nil {
      let spec = program.views[node.view]
      if node.needsProperties, let code = spec.updateProperties {
        node.needsProperties = false
        pass(Machine.propertiesPass, code, node, isTracked: true)
      }
      if node.needsLayout, let code = spec.layoutSubviews {
        node.needsLayout = false
        pass(Machine.layoutPass, code, node, isTracked: tracksLayout)
      }
    }
  }

  private func pass(_ name: String, _ code: CodeBlock, _ node: Node, isTracked: Bool) {
    emit(.callbackBegin, line: code.line, subject: node.subject, name: text(name))
    nested {
      guard isTracked else {
        var frame = frame(of: node)
        return run(code, &frame)
      }
      track(automaticTracker(name, code, node))
    }
    emit(.callbackEnd, line: code.line, subject: node.subject, name: text(name))
  }

  private func automaticTracker(_ name: String, _ code: CodeBlock, _ node: Node) -> Int {
    let known = trackers.firstIndex {
      $0.isAutomatic && $0.label == name && $0.frame.node === node
    }
    if let known { return known }
    var tracker = Tracker(
      label: name, line: code.line, reading: code.statements, onChange: [], frame: frame(of: node))
    tracker.isAutomatic = true
    trackers.append(tracker)
    return trackers.count - 1
  }
}
