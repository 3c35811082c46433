/// The platform objects: their properties, and the callbacks caused by setting and using the
/// properties.
final class PlatformObjects {
  let program: ResolvedProgram
  let run: SimulationRun
  private let code: CodeRunner
  let schedule: ScheduledSources
  private let nodes: NodeStore
  private let callbacks: DelegateCalls
  /// Live and released objects, by number.
  private(set) var all: [PlatformObject] = []
  /// The objects that models own, by their numbers in the program.
  private var shared: [Int: Int] = [:]
  /// The object that is being dragged, until an update sets the property or the drag ends.
  private var dragged: Int?

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ schedule: ScheduledSources, _ nodes: NodeStore, _ callbacks: DelegateCalls
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.schedule = schedule
    self.nodes = nodes
    self.callbacks = callbacks
  }

  /// The rules that depend on the classes of the objects.
  var rules: PlatformObjectRules { PlatformObjectRules(of: self) }

  /// The drags, scrolling and touches of the objects.
  var movements: PlatformMovements { PlatformMovements(objects: self) }

  /// Stores a property's value without an event and without callbacks.
  func keep(_ value: SimulatedValue, in property: Int, of object: Int) {
    all[object].values[property] = value
  }

  func make(_ kind: Int, owner: Node?) -> Int {
    let spec = program.kinds[kind]
    let subject = run.nextInstance(of: spec.name)
    run.countMade()
    all.append(
      PlatformObject(
        kind: kind, subject: subject, owner: owner,
        values: spec.properties.map { property in
          guard property.delegate == .main, property.isImplicit else {
            return code.evaluate(property.initial, Frame())
          }
          let isMissing = owner.map { program.views[$0.view].delegate == .none } ?? false
          return isMissing ? .nothing : .text(DelegateProperty.coordinator)
        },
        waiting: Array(repeating: nil, count: spec.properties.count)))
    run.emit(.platformInit, line: run.line, subject: subject)
    if let owner, let block = program.views[owner.view].objectInit {
      code.executeNested(block.statements, Frame(of: owner))
    }
    return all.count - 1
  }

  /// Assigns an object created by a struct to the node that wraps it.
  func give(_ object: Int, to owner: Node) { all[object].owner = owner }

  /// Assigns an object owned by a model to a node, and creates it on first use; its previous user
  /// receives no further callbacks.
  func lend(_ index: Int, to owner: Node) -> Int {
    let object = shared[index] ?? make(program.shared[index], owner: nil)
    shared[index] = object
    all[object].owner = owner
    return object
  }

  /// Returns whether an object outlives the nodes that wrap it.
  func isShared(_ object: Int) -> Bool { shared.values.contains(object) }

  /// Detaches an object owned by a model from a removed node.
  func takeBack(_ object: Int, from node: Node) {
    if all[object].owner === node { all[object].owner = nil }
    node.object = nil
  }

  /// Returns the object that a node wraps, unless it was released.
  func liveObject(of node: Node) -> Int? {
    node.object.flatMap { all[$0].isAlive ? $0 : nil }
  }

  /// Records that an object was released.
  func release(_ object: Int, line: Int) {
    all[object].isAlive = false
    run.emit(.platformDeinit, line: line, subject: all[object].subject)
  }

  private func find(_ object: ResolvedObject, _ frame: Frame) -> Int? {
    switch object {
    case .wrapped: frame.structObject ?? frame.node?.object
    case .wrappedBy(let view): nodes.living[view].last?.object
    case .owned(let index):
      frame.node.flatMap { index < $0.owned.count ? $0.owned[index] : nil }
    }
  }

  /// Reads a property.
  ///
  /// - Parameter isNoted: Whether the read is recorded as an event.
  func read(
    _ object: ResolvedObject, _ property: Int, _ frame: Frame, isNoted: Bool
  ) -> SimulatedValue {
    guard let index = find(object, frame) else { return .nothing }
    let isHidden =
      program.kinds[all[index].kind].properties[property].appearsAtLayout
      && !all[index].isLaidOut
    let value = isHidden ? .nothing : all[index].values[property]
    if isNoted, let owner = all[index].owner {
      let name = program.kinds[all[index].kind].properties[property].name
      run.emit(
        .observe, line: run.line, subject: owner.subject, name: run.text(name),
        value: run.text(value))
    }
    return value
  }

  /// Sets a property from code.
  func set(
    _ object: ResolvedObject, _ property: Int, to value: SimulatedValue, _ frame: Frame
  ) {
    guard let index = find(object, frame) else {
      return run.warn(.noObject(rules.propertyName(object, property, frame)))
    }
    let spec = program.kinds[all[index].kind].properties[property]
    if !frame.isMain { run.isOnMainThread = false }
    run.emit(
      .set, line: run.line, subject: rules.subject(of: index), name: run.text(spec.name),
      value: run.text(value))
    rules.noteLeftOut(of: spec, from: all[index].values[property], to: value, index)
    connect(spec, value, index)
    place(value, in: property, of: index)
  }

  /// Sets the delegate of an object, or sets it to nil.
  private func connect(_ spec: PropertySpec, _ value: SimulatedValue, _ index: Int) {
    switch spec.delegate {
    case .none: return
    case .main:
      all[index].isSilent = value == .nothing
      all[index].owner?.isConnected = value != .nothing
    case .other: if value == .nothing { run.warn(.keepsReceiver(spec.name)) }
    }
  }

  /// Stores a value set by code, or keeps it for the layout.
  private func place(_ value: SimulatedValue, in property: Int, of index: Int) {
    let spec = program.kinds[all[index].kind].properties[property]
    if let other = rules.changed(by: spec, index) { return place(value, in: other, of: index) }
    if spec.waitsForLayout, !all[index].isLaidOut {
      run.hold(value, insteadOf: all[index].waiting[property] ?? .nothing)
      all[index].waiting[property] = value
      return
    }
    if spec.endsDrag, dragged == index { dragged = nil }
    assign(value, to: property, of: index)
  }

  /// Copies a property's new value to the properties that change it.
  private func mirror(_ property: Int, of index: Int) {
    let properties = program.kinds[all[index].kind].properties
    for (place, spec) in properties.enumerated() where spec.changes == properties[property].name {
      run.hold(all[index].values[property], insteadOf: all[index].values[place])
      all[index].values[place] = all[index].values[property]
    }
  }

  private func assign(_ value: SimulatedValue, to property: Int, of index: Int) {
    let spec = program.kinds[all[index].kind].properties[property]
    let old = all[index].values[property]
    let new = readback(value, spec)
    run.hold(new, insteadOf: old)
    all[index].values[property] = new
    mirror(property, of: index)
    followCaret(spec, old: old, new: new, of: index)
    for call in spec.callsWhenSet where !call.isOnlyIfChanged || old != new {
      tell(call, of: index, value: rules.reported(by: call.name, of: index) ?? run.text(new))
    }
  }

  /// Calls a callback of an object, either immediately or as a later event.
  private func tell(_ call: PropertySpec.Call, of index: Int, value: @autoclosure () -> TextID) {
    guard call.isLater else { return self.call(call.name, of: index, value: value()) }
    schedule.add(.callback(object: index, name: call.name, line: run.line), after: 1_000_000)
  }

  /// Returns the value that a property has after it is set to a value.
  private func readback(_ value: SimulatedValue, _ spec: PropertySpec) -> SimulatedValue {
    for pair in spec.readback where code.evaluate(pair.set, Frame()) == value {
      return code.evaluate(pair.read, Frame())
    }
    return value
  }

  /// Moves the caret to the end of the new text if the property does so, and otherwise keeps the
  /// selection within the text.
  private func followCaret(
    _ spec: PropertySpec, old: SimulatedValue, new: SimulatedValue, of index: Int
  ) {
    let properties = program.kinds[all[index].kind].properties
    guard spec.isTyped || spec.movesCaretToEnd, let caret = properties.firstIndex(where: \.isCaret)
    else { return }
    if spec.movesCaretToEnd, old != new || run.asks(.equalText) {
      all[index].values[caret] = .range(new.count, new.count)
      guard run.asks(.selectionCallbacks) else { return }
      for call in properties[caret].callsWhenUsed {
        self.call(call.name, of: index, value: run.text(all[index].values[caret]))
      }
    } else if case .range(let start, let end) = all[index].values[caret] {
      all[index].values[caret] = .range(min(start, new.count), min(end, new.count))
    }
  }

  /// Calls an object's delegate or target, if there is one.
  func call(_ name: String, of index: Int, value: TextID = .none) {
    guard let node = all[index].owner, !rules.isSilent(name, of: index) else { return }
    callbacks.call(name, of: node, value: value)
  }

  // MARK: Layout

  func markLaidOut(_ index: Int) { all[index].isLaidOut = true }

  /// Assigns the value that waits for the layout, if any.
  func assignWaiting(_ property: Int, of index: Int) {
    guard let waiting = all[index].waiting[property] else { return }
    all[index].waiting[property] = nil
    assign(waiting, to: property, of: index)
  }

  // MARK: User actions

  /// Takes or resigns the focus, and calls the delegate immediately if the focus changes.
  func focus(_ takes: Bool, _ frame: Frame) {
    guard let node = frame.node, let object = node.object else {
      return run.warn(.noObjectToFocus)
    }
    let name = takes ? "becomeFirstResponder" : "resignFirstResponder"
    run.emit(.focus, line: run.line, subject: node.subject, name: run.text(name))
    guard all[object].isFirstResponder != takes else { return }
    all[object].isFirstResponder = takes
    let properties = program.kinds[all[object].kind].properties
    if let index = properties.firstIndex(where: { $0.name == "isFirstResponder" }) {
      all[object].values[index] = .truth(takes)
    }
    for name in takes ? CallbackNames.beginEditing : CallbackNames.endEditing {
      call(name, of: object)
    }
  }

  func beginDrag(of object: Int) { dragged = object }

  /// Whether the drag continues; an update that sets the property ends it.
  var isDragging: Bool { dragged != nil }

  func endDrag() { dragged = nil }

  /// Changes a property as the user does, and calls the corresponding callbacks.
  func use(_ property: Int, of object: Int, to value: SimulatedValue) {
    let spec = program.kinds[all[object].kind].properties[property]
    if let other = rules.changed(by: spec, object) { return use(other, of: object, to: value) }
    let old = all[object].values[property]
    all[object].values[property] = value
    mirror(property, of: object)
    for call in spec.callsWhenUsed where !call.isOnlyIfChanged || old != value {
      tell(call, of: object, value: run.text(value))
    }
  }

  /// Replaces the selection with a typed character, and reports both properties in the order in
  /// which the kind declares them (text views report the selection first).
  func type(_ character: String, into typed: Int, of object: Int) {
    let properties = program.kinds[all[object].kind].properties
    var text = all[object].values[typed].text
    let caret = properties.firstIndex(where: \.isCaret)
    var selection = (text.count, text.count)
    if let caret, case .range(let start, let end) = all[object].values[caret] {
      selection = (min(start, text.count), min(max(start, end), text.count))
    }
    let ends = [selection.0, selection.1].map { text.index(text.startIndex, offsetBy: max(0, $0)) }
    text.replaceSubrange(ends[0]..<ends[1], with: character)
    let new = run.checked(.text(text))
    run.hold(new, insteadOf: all[object].values[typed])
    all[object].values[typed] = new
    if let caret { all[object].values[caret] = .range(selection.0 + 1, selection.0 + 1) }
    for (index, spec) in properties.enumerated() where index == typed || index == caret {
      for call in spec.callsWhenUsed {
        tell(call, of: object, value: run.text(all[object].values[index]))
      }
    }
  }
}
