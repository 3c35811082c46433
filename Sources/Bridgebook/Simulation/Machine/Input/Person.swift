/// Simulates the actions of a user: launch, tap, typing, drag, selection, scrolling, closing.
struct Person {
  let program: ResolvedProgram
  let run: SimulationRun
  let code: CodeRunner
  let graphUpdate: GraphUpdate
  let nodes: NodeStore
  let objects: PlatformObjects
  let callbacks: DelegateCalls
  let environments: EnvironmentFlow
  let layout: PlatformLayout
  let presentations: Presentations
  let ownership: Ownership
  let graph: ViewGraph
  let containment: HostContainment
  let loop: RunLoop

  /// The time between two movements of a finger, in nanoseconds.
  static let frameTime: Int64 = 16_000_000
  /// The time between two typed characters, in nanoseconds.
  private static let typingPause: Int64 = 100_000_000

  /// Warns that a view is not shown, so that the user cannot act on it.
  func notShown(_ view: Int) {
    run.line = run.stepLine
    run.warn(.notShown(program.views[view].name))
  }

  /// Returns whether a property of the object prevents an action, and warns if one does.
  func isPrevented(_ act: UserAction, of property: Int? = nil, on node: Node) -> Bool {
    guard let object = node.object,
      let obstacle = objects.rules.obstacle(to: act, of: property, on: object)
    else { return false }
    run.line = run.stepLine
    run.warn(.prevented(view: program.views[node.view].name, property: obstacle))
    return true
  }

  /// Delivers a user action as a separate event.
  private func input(
    _ name: String, to node: Node, value: TextID = .none, _ body: () -> Void
  ) {
    loop.turn {
      run.line = run.stepLine
      run.emit(.input, line: run.line, subject: node.subject, name: run.text(name), value: value)
      body()
    }
  }

  /// Launches the app with a view or a controller.
  func launch(_ view: Int) {
    loop.turn {
      run.emit(.input, line: run.line, name: run.text("Launch"))
      let subject = run.nextInstance(of: program.views[view].name)
      let node = nodes.make(
        view, subject: subject, key: NodeKey(slot: 0, turn: 0, identity: ""), parent: nil,
        environments.defaults)
      if program.views[view].role == .controller {
        graph.begin(node)
      } else {
        graphUpdate.open()
        graph.begin(node)
        graphUpdate.close()
      }
      // The first layout is part of the first flush, even if no state was written.
      layout.request()
    }
  }

  /// Drags an object: each movement is a separate event, and an update that sets the property ends
  /// the drag.
  func drag(
    _ view: Int, _ property: Int, _ values: [ResolvedExpression], _ frame: Frame
  ) {
    guard let node = nodes.living[view].last, let object = node.object else {
      return notShown(view)
    }
    if isPrevented(.drag, of: property, on: node) { return }
    objects.beginDrag(of: object)
    let movement = objects.movements.movement(\.drag, of: property, object)
    for (index, value) in values.enumerated() where run.isRunning && objects.isDragging {
      let value = code.evaluate(value, frame)
      input("drag", to: node, value: run.text(value)) {
        if index == 0 { objects.movements.begin(movement, of: object) }
        objects.use(property, of: object, to: value)
      }
      loop.advance(to: run.now + Person.frameTime)
    }
    if run.isRunning {
      run.emit(
        .gesture, line: run.stepLine, subject: node.subject, name: run.text("drag"),
        value: run.text(objects.isDragging ? "ended" : "cancelled"))
    }
    objects.endDrag()
    if run.isRunning, !movement.isEmpty {
      input("lift", to: node) { objects.movements.end(movement, of: object) }
    }
  }

  /// Selects a value of a property, as in a picker.
  func choose(_ view: Int, _ property: Int, _ value: SimulatedValue) {
    guard let node = nodes.living[view].last, let object = node.object else {
      return notShown(view)
    }
    if isPrevented(.choose, of: property, on: node) { return }
    input("choose", to: node, value: run.text(value)) {
      objects.use(property, of: object, to: value)
    }
  }

  func type(_ character: String, _ view: Int) {
    guard run.isRunning else { return }
    guard let node = nodes.living[view].last, let object = node.object else {
      return notShown(view)
    }
    let properties = program.kinds[objects.all[object].kind].properties
    guard let typed = properties.firstIndex(where: \.isTyped) else {
      run.line = run.stepLine
      return run.warn(.takesNoText(program.kinds[objects.all[object].kind].name))
    }
    if isPrevented(.type, of: typed, on: node) { return }
    input("type", to: node, value: run.text(character)) {
      objects.type(character, into: typed, of: object)
    }
    loop.advance(to: run.now + Person.typingPause)
  }

  /// Taps a view, which calls the named callback, or the first one in alphabetical order.
  func tap(_ view: Int, _ callback: String?) {
    guard let node = nodes.living[view].last else { return notShown(view) }
    let spec = program.views[node.view]
    if isPrevented(.tap, on: node) { return }
    input("tap", to: node) {
      if callback == nil, spec.callbacks.isEmpty { run.warn(.emptyTap(spec.name)) }
      let name = callback ?? spec.callbacks.keys.min()
      if let object = node.object {
        guard let name else { return }
        if objects.rules.isSilent(name, of: object) { run.warn(.noDelegate(name, of: spec.name)) }
        objects.call(name, of: object, value: objects.rules.reported(by: name, of: object) ?? .none)
      } else if spec.role == .controller, let name {
        callbacks.call(name, of: node)
      } else if let callback, let action = spec.actions[callback] {
        callbacks.press(node, callback, program.actions[action].code)
      }
    }
  }

  /// Scrolls content through the given positions; the scrolling lasts for the given time.
  func scroll(
    _ view: Int, milliseconds: Int, _ property: Int?, _ values: [SimulatedValue]
  ) {
    if let node = nodes.living[view].last {
      if isPrevented(.scroll, on: node) { return }
    } else {
      notShown(view)
    }
    let milliseconds = min(max(milliseconds, 0), 3_600_000)
    let end = run.now + Int64(milliseconds) * 1_000_000
    presentations.scrollsUntil = end
    let object = nodes.living[view].last?.object
    let movement = object.flatMap { object in
      property.map { objects.movements.movement(\.scrolling, of: $0, object) }
    }
    loop.turn {
      run.line = run.stepLine
      run.emit(
        .input, line: run.stepLine, subject: nodes.living[view].last?.subject ?? .none,
        name: run.text("scroll"), value: run.text(.integer(milliseconds)))
      if let movement, let object { objects.movements.begin(movement, of: object) }
    }
    guard let property, let object, let movement else { return }
    for value in values where run.isRunning && objects.all[object].isAlive {
      loop.advance(to: run.now + Person.frameTime)
      guard run.isRunning else { return }
      loop.turn {
        run.line = run.stepLine
        objects.use(property, of: object, to: value)
      }
    }
    objects.movements.schedule(endOf: movement, of: object, after: max(0, end - run.now))
  }

  /// Closes a controller, which leaves the screen and is released when nothing references it.
  func close(_ view: Int) {
    guard let node = nodes.living[view].last(where: { !$0.isClosed }) else {
      return notShown(view)
    }
    input("close", to: node) {
      node.isClosed = true
      for host in node.hosts { containment.leaveScreen(host) }
      ownership.close(node)
    }
  }
}

/// An action of the user on a platform object.
enum UserAction: CaseIterable {
  case tap, choose, drag, scroll, type, touch
}

/// A property of platform objects that prevents user actions while it is false.
///
/// Sources: the documentation of `UIView.isUserInteractionEnabled`, `UIControl.isEnabled`,
/// `UIGestureRecognizer.isEnabled`, `UITextView.isEditable`, `UIScrollView.isScrollEnabled` and
/// their counterparts of AppKit and MapKit.
struct InputObstacle: Sendable {
  let property: String
  private let acts: Set<UserAction>
  /// Selects the properties that the user cannot change; nil for all properties.
  private let changes: (@Sendable (PropertySpec) -> Bool)?

  static let table: [InputObstacle] = [
    .init(property: "isUserInteractionEnabled", acts: Set(UserAction.allCases), changes: nil),
    .init(property: "isEnabled", acts: Set(UserAction.allCases), changes: nil),
    .init(property: "isEditable", acts: [.type, .choose], changes: { $0.isTyped }),
    .init(
      property: "isScrollEnabled", acts: [.drag, .choose, .scroll],
      changes: { positions.contains($0.name) }),
  ]

  /// The properties that scrolling changes.
  private static let positions: Set<String> = [
    "contentOffset", "centerCoordinate", "region", "visibleMapRect", "camera",
  ]

  /// Returns whether it prevents an action; `changed` is the property that the action changes, if
  /// any.
  func stops(_ act: UserAction, of changed: PropertySpec?) -> Bool {
    guard acts.contains(act) else { return false }
    guard let changes, let changed else { return true }
    return changes(changed)
  }
}
