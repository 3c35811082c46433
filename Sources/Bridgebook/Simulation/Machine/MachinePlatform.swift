extension Machine {
  func makeObject(_ kind: Int, owner: Node?, _ frame: Frame) -> Int {
    let spec = program.kinds[kind]
    let subject = nextInstance(of: spec.name)
    countMade()
    objects.append(
      PlatformObject(
        kind: kind, subject: subject, owner: owner,
        values: spec.properties.map { evaluate($0.initial, Frame()) },
        waiting: Array(repeating: nil, count: spec.properties.count)))
    emit(.platformInit, line: line, subject: subject)
    if let owner, let code = program.views[owner.view].objectInit {
      nested {
        var frame = self.frame(of: owner)
        run(code, &frame)
      }
    }
    return objects.count - 1
  }

  private func find(_ object: ResolvedObject, _ frame: Frame) -> Int? {
    switch object {
    case .wrapped: frame.structObject ?? frame.node?.object
    case .wrappedBy(let view): living[view].last?.object
    case .owned(let index):
      frame.node.flatMap { index < $0.owned.count ? $0.owned[index] : nil }
    }
  }

  func read(_ object: ResolvedObject, _ property: Int, _ frame: Frame) -> SimulatedValue {
    guard let index = find(object, frame) else { return .nothing }
    let isHidden =
      program.kinds[objects[index].kind].properties[property].appearsAtLayout
      && !objects[index].isLaidOut
    let value = isHidden ? .nothing : objects[index].values[property]
    if isGuard, let owner = objects[index].owner {
      let name = program.kinds[objects[index].kind].properties[property].name
      emit(.observe, line: line, subject: owner.subject, name: text(name), value: text(value))
    }
    return value
  }

  func set(
    _ object: ResolvedObject, _ property: Int, to value: SimulatedValue, _ frame: Frame
  ) {
    guard let index = find(object, frame) else {
      return warn(.noObject(propertyName(object, property, frame)))
    }
    let spec = program.kinds[objects[index].kind].properties[property]
    if !frame.isMain { writer.thread = writer.background }
    emit(
      .set, line: line, subject: subject(of: index), name: text(spec.name), value: text(value))
    if spec.waitsForLayout, !objects[index].isLaidOut {
      hold(value, insteadOf: objects[index].waiting[property] ?? .nothing)
      objects[index].waiting[property] = value
      return
    }
    if spec.endsDrag, drag?.object == index { drag?.hasEnded = true }
    assign(value, to: property, of: index)
  }

  private func propertyName(_ object: ResolvedObject, _ property: Int, _ frame: Frame) -> String {
    let view =
      switch object {
      case .wrappedBy(let view): program.views[view]
      case .wrapped, .owned: frame.node.map { program.views[$0.view] }
      }
    let kind =
      if case .owned(let index) = object { view.map { $0.objects[index].kind } } else {
        view?.platform
      }
    return kind.map { program.kinds[$0].properties[property].name } ?? "property"
  }

  /// Events of a wrapped object go by the name of its wrapper, which a trace of an app knows.
  private func subject(of object: Int) -> TextID {
    objects[object].owner?.subject ?? objects[object].subject
  }

  private func assign(_ value: SimulatedValue, to property: Int, of index: Int) {
    let spec = program.kinds[objects[index].kind].properties[property]
    let old = objects[index].values[property]
    let new = readback(value, spec)
    hold(new, insteadOf: old)
    objects[index].values[property] = new
    followCaret(spec, old: old, new: new, of: index)
    for call in spec.callsWhenSet where !call.isOnlyIfChanged || old != new {
      tell(call, of: index, value: reported(by: call.name, of: index) ?? text(new))
    }
  }

  /// The object makes a callback of its kind, at once or as a later event.
  func tell(_ call: PropertySpec.Call, of index: Int, value: @autoclosure () -> TextID) {
    guard call.isLater else { return self.call(call.name, of: index, value: value()) }
    schedule(.callback(object: index, name: call.name, line: line), after: 1_000_000)
  }

  /// What a callback is about: the property whose change by a person it tells of.
  private func reported(by name: String, of index: Int) -> TextID? {
    let properties = program.kinds[objects[index].kind].properties
    let property = properties.firstIndex { $0.callsWhenUsed.contains { $0.name == name } }
    return property.map { text(objects[index].values[$0]) }
  }

  private func readback(_ value: SimulatedValue, _ spec: PropertySpec) -> SimulatedValue {
    for pair in spec.readback where evaluate(pair.set, Frame()) == value {
      return evaluate(pair.read, Frame())
    }
    return value
  }

  /// A selection never reaches behind the text it belongs to.
  private func followCaret(
    _ spec: PropertySpec, old: SimulatedValue, new: SimulatedValue, of index: Int
  ) {
    let properties = program.kinds[objects[index].kind].properties
    guard spec.isTyped, let caret = properties.firstIndex(where: \.isCaret) else { return }
    if spec.movesCaretToEnd, old != new || asks(.equalText) {
      objects[index].values[caret] = .range(new.count, new.count)
      guard asks(.selectionCallbacks) else { return }
      for call in properties[caret].callsWhenUsed {
        self.call(call.name, of: index, value: text(objects[index].values[caret]))
      }
    } else if case .range(let start, let end) = objects[index].values[caret] {
      objects[index].values[caret] = .range(min(start, new.count), min(end, new.count))
    }
  }

  /// The object calls its delegate or target, if someone is there to hear it.
  func call(_ name: String, of index: Int, value: TextID) {
    guard let node = objects[index].owner else { return }
    call(name, of: node, value: value)
  }

  func call(_ name: String, of node: Node, value: TextID) {
    let spec = program.views[node.view]
    guard hears(node, spec), let code = spec.callbacks[name] else { return }
    let outer = line
    let outerReader = reader
    reader = nil
    let label = text(name)
    emit(.callbackBegin, line: code.line, subject: node.subject, name: label, value: value)
    nested {
      var frame = frame(of: node)
      if spec.delegate == .closure { frame.fields = node.captured }
      frame.copy = spec.delegate == .closure ? .closures : .coordinators
      frame.isMain = writer.thread == writer.main
      run(code, &frame)
    }
    emit(.callbackEnd, line: code.line, subject: node.subject, name: label)
    reader = outerReader
    line = outer
  }

  /// At the first layout values that were assigned before take effect, each with its callback and one for the value from
  /// before.
  func layOut(_ index: Int) {
    objects[index].isLaidOut = true
    if program.kinds[objects[index].kind].isRecognizer { return }
    line = stepLine
    emit(.layout, line: line, subject: subject(of: index))
    let kind = program.kinds[objects[index].kind]
    if kind.properties.contains(where: \.appearsAtLayout) { enterHierarchy(index) }
    for (property, spec) in kind.properties.enumerated() where spec.waitsForLayout {
      let value = text(objects[index].values[property])
      for call in spec.callsWhenSet { self.call(call.name, of: index, value: value) }
      guard let waiting = objects[index].waiting[property] else { continue }
      objects[index].waiting[property] = nil
      assign(waiting, to: property, of: index)
    }
  }

  /// R2.12: a wrapped controller gets its parent when its view is in a window, after the first update.
  private func enterHierarchy(_ index: Int) {
    let subject = subject(of: index)
    emit(.contain, line: line, subject: subject, name: text("addChild"))
    call("viewWillAppear", of: index, value: .none)
    emit(.contain, line: line, subject: subject, name: text("didMove"))
    call("didMoveToParent", of: index, value: .none)
    for name in ["viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
      call(name, of: index, value: .none)
    }
    call("viewDidAppear", of: index, value: .none)
    objects[index].owner?.hasControllerAppeared = true
  }

  /// A controller's view is loaded when its host takes it, before the first update.
  func loadView(of object: Int) {
    guard program.kinds[objects[object].kind].isController else { return }
    call("viewDidLoad", of: object, value: .none)
  }

  /// A controller that appeared disappears before it is dismantled.
  func leaveHierarchy(_ node: Node) {
    guard node.hasControllerAppeared, let object = node.object else { return }
    node.hasControllerAppeared = false
    call("viewWillDisappear", of: object, value: .none)
    call("viewDidDisappear", of: object, value: .none)
  }

  /// A delegate is held weakly: one that nobody keeps is gone after `make`.
  private func hears(_ node: Node, _ spec: ViewSpec) -> Bool {
    switch spec.delegate {
    case .coordinator, .closure: true
    case .none: false
    case .temporary: node.isInMake
    }
  }

  /// The object tells its delegate at once (table of section 4); who has the focus already takes it silently.
  func focus(_ takes: Bool, _ frame: Frame) {
    guard let node = frame.node, let object = node.object else { return }
    let name = takes ? "becomeFirstResponder" : "resignFirstResponder"
    emit(.focus, line: line, subject: node.subject, name: text(name))
    guard objects[object].isFirstResponder != takes else { return }
    objects[object].isFirstResponder = takes
    let properties = program.kinds[objects[object].kind].properties
    if let index = properties.firstIndex(where: { $0.name == "isFirstResponder" }) {
      objects[object].values[index] = .truth(takes)
    }
    call(takes ? "didBeginEditing" : "didEndEditing", of: object, value: .none)
  }
}
