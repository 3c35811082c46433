/// Creates the structs of views and representables, and collects those that a body shows.
final class StructMaker {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let state: StateStore
  private let models: OwnedModels
  private let objects: PlatformObjects
  /// The children that the body being evaluated has shown so far.
  private var collected: [PendingChild] = []
  /// The number of those children that are new.
  private var newCount = 0
  /// The platform object of the newest struct, by view.
  private var structObjects: [Int: Int] = [:]
  /// The struct that is being created.
  private(set) var initSubject = TextID.none
  /// The kind of platform object that the struct wraps; `initObject` is the object that it created.
  private var initKind: Int?
  private var initObject: Int?

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ state: StateStore, _ models: OwnedModels,
    _ objects: PlatformObjects
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.state = state
    self.models = models
    self.objects = objects
  }

  /// Returns the children that a closure shows.
  func collecting(_ body: () -> Void) -> [PendingChild] {
    let outer = (collected, newCount)
    (collected, newCount) = ([], 0)
    defer { (collected, newCount) = outer }
    body()
    return collected
  }

  /// Returns the platform object stored in the newest struct of a view, if there is one.
  func newestObject(of view: Int) -> Int? {
    structObjects[view].flatMap { objects.all[$0].isAlive ? $0 : nil }
  }

  /// Creates the struct of a child, whether shown or not, as every evaluation of a body does
  /// (R2.1).
  ///
  /// - Parameter turn: The iteration of the loop that contains the statement.
  func show(_ call: ResolvedViewCall, isShown: Bool, turn: Int, _ frame: Frame) {
    guard let parent = frame.node else { return }
    let spec = program.views[call.view]
    let identity = call.identity.map { code.evaluate($0, frame).text } ?? ""
    let key = NodeKey(slot: call.slot, turn: turn, identity: identity)
    let old = parent.children.first { $0.key == key }
    let isOffScreen =
      call.presence.map { !code.isTrue($0.value, $0.isLazy ? "row" : "tab", frame) } ?? false
    if old == nil, isOffScreen, call.presence?.isLazy ?? false { return }
    let fields = call.arguments.map { argument($0, frame) }
    let overrides = call.environment.map { (key: $0.key, value: code.evaluate($0.value, frame)) }
    run.spend(parent.children.count >> 2)
    if old == nil {
      newCount += 1
      run.plan(making: newCount)
      guard run.isRunning else { return }
    }
    let subject = old?.subject ?? parent.built[key] ?? run.nextInstance(of: spec.name)
    if !isShown { parent.built[key] = subject }
    let stored = initialize(spec, subject, fields, isFirst: old == nil)
    if let old { models.renew(of: old) }
    if let stored, objects.all[stored].kind == spec.platform { structObjects[call.view] = stored }
    guard isShown else { return }
    collected.append(
      PendingChild(
        call: call, line: run.line, key: key, subject: subject, fields: fields,
        overrides: overrides, old: old, stored: stored, isOffScreen: isOffScreen))
  }

  /// Creates a struct; returns the platform object that it stores, if it creates one.
  func initialize(
    _ spec: ViewSpec, _ subject: TextID, _ fields: [SimulatedValue], isFirst: Bool = true
  ) -> Int? {
    run.emit(.structInit, line: run.line, subject: subject, value: describe(fields, of: spec))
    models.make(of: spec, isFirst: isFirst)
    guard let initializer = spec.initializer else { return nil }
    let outer = (initSubject, initKind, initObject)
    (initSubject, initKind, initObject) = (subject, spec.platform, nil)
    defer { (initSubject, initKind, initObject) = outer }
    graphUpdate.reading(as: nil) {
      code.executeNested(initializer.statements, Frame(fields: fields))
    }
    return initObject
  }

  /// Creates a platform object as a stored property of the struct that is being created.
  func createStored(_ kind: Int?) {
    guard let made = kind ?? initKind else { return }
    let object = objects.make(made, owner: nil)
    // An object of another class is not wrapped; it only makes the struct differ from the previous
    // one.
    if made == initKind || initObject == nil { initObject = object }
  }

  /// Returns the argument that a parent passes: a value, or the binding or closure itself, which
  /// does not count as a read.
  func argument(_ expression: ResolvedExpression, _ frame: Frame) -> SimulatedValue {
    if case .field(let index) = expression, index < frame.fields.count {
      switch frame.fields[index] {
      case .binding, .closure: return frame.fields[index]
      default: break
      }
    }
    return code.evaluate(expression, frame)
  }

  /// Returns the contents of a struct as shown in its events: values and closures; bindings if
  /// there are none.
  func describe(_ fields: [SimulatedValue], of spec: ViewSpec) -> TextID {
    let shown = spec.shownFields
    if shown.isEmpty { return .none }
    if shown.count == 1 { return run.text(described(fields[shown[0]])) }
    let parts = shown.map { "\(spec.fields[$0].name): \(described(fields[$0]).text)" }
    return run.text(parts.joined(separator: ", "))
  }

  private func described(_ value: SimulatedValue) -> SimulatedValue {
    if case .binding(let cell) = value { state.boundValue(of: cell) } else { value }
  }
}
