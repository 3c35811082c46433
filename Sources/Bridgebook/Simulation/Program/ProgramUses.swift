/// What the code of a program does by name, so that a name nobody uses can be told.
struct ProgramUses {
  private(set) var read: Set<String> = []
  private(set) var called: Set<String> = []
  private(set) var shown: Set<String> = []
  private(set) var taps: Set<String> = []
  private(set) var posts: [String: Int] = [:]
  private(set) var listeners: [String: Int] = [:]
  private(set) var stops: [String: Int] = [:]
  private(set) var labels: Set<String> = []

  init(_ program: ScenarioProgram) {
    for declaration in program.declarations {
      if let value = declaration.value { note(value) }
      if let type = declaration.type { read.insert(type) }
      for member in declaration.members {
        if let value = member.value { note(value) }
        if member.kind == .onReceive { listeners[member.name] = member.place.line }
        note(member.block)
      }
    }
    for parameter in program.parameters { note(parameter.value) }
    note(program.steps)
  }

  private mutating func note(_ statements: [ScenarioStatement]) {
    for statement in statements {
      note(statement)
      for value in statement.kind.values { note(value) }
      for block in statement.kind.blocks { note(block) }
    }
  }

  private mutating func note(_ statement: ScenarioStatement) {
    let line = statement.place.line
    switch statement.kind {
    case .call(let name, _): called.insert(name.parts[name.parts.count - 1])
    case .show(let call), .build(let call), .host(_, let call), .configure(_, let call):
      shown.insert(call.view.text)
      for argument in call.arguments {
        if case .name(let name) = argument.value { called.insert(name.text) }
      }
    case .launch(let view): shown.insert(view)
    case .tap(let view, let callback):
      if let callback {
        taps.insert("\(view).\(callback)")
        called.insert(callback)
      }
    case .post(let name): posts[name] = posts[name] ?? line
    case .subscribe(let name, _):
      listeners[name] = listeners[name] ?? line
      labels.insert(name)
    case .stop(let label): stops[label] = stops[label] ?? line
    case .timer(let label, _, _, _), .track(let label, _, _): labels.insert(label)
    default: break
    }
  }

  private mutating func note(_ expression: ScenarioExpression) {
    switch expression {
    case .name(let name): read.insert(name.parts[0])
    case .template(let pieces):
      for case .value(let value) in pieces { note(value) }
    case .range(let left, let right), .binary(let left, _, let right, _):
      note(left)
      note(right)
    case .list(let values), .function(_, let values, _): for value in values { note(value) }
    case .not(let value): note(value)
    case .nothing, .truth, .integer, .decimal, .text: break
    }
  }
}

extension Resolver {
  /// What of the program can have no effect.
  ///
  /// A callback that a class of the library cannot make and that looks like one it makes is a problem instead.
  mutating func findUnused() {
    let uses = ProgramUses(program)
    for declaration in program.declarations { findUnused(in: declaration, uses) }
    for parameter in program.parameters
    where !ModelParameter.table.contains(where: { $0.name == parameter.name })
      && !uses.read.contains(parameter.name)
    {
      let names = ModelParameter.table.map(\.name)
      if Suggestion.nearest(to: parameter.name, in: names) != nil {
        report(.unknownParameter(parameter.name, candidates: names), parameter.place)
      } else {
        warn(.unusedParameter(parameter.name), parameter.place.line)
      }
    }
    for (name, line) in uses.posts where uses.listeners[name] == nil {
      warn(.nobodyListens(name), line)
    }
    for (name, line) in uses.listeners where uses.posts[name] == nil {
      warn(.neverPosted(name), line)
    }
    for (label, line) in uses.stops where !uses.labels.contains(label) {
      warn(.nothingToStop(label), line)
    }
  }

  private mutating func findUnused(in declaration: ScenarioDeclaration, _ uses: ProgramUses) {
    let line = declaration.place.line
    switch declaration.kind {
    case .view, .representable, .controller:
      if !uses.shown.contains(declaration.name) { warn(.neverShown(declaration.name), line) }
    default: return
    }
    for member in declaration.members {
      switch member.kind {
      case .action where !uses.called.contains(member.name):
        warn(.unusedAction(member.name, of: declaration.name), member.place.line)
      case .callback: check(callback: member, of: declaration, uses)
      default: break
      }
    }
  }

  private mutating func check(
    callback member: ScenarioMember, of declaration: ScenarioDeclaration, _ uses: ProgramUses
  ) {
    guard !uses.taps.contains("\(declaration.name).\(member.name)"),
      let view = views[declaration.name]
    else { return }
    let known = resolved.views[view].platform.map { resolved.kinds[$0].callbacks } ?? []
    guard !known.contains(member.name), !CallbackNames.always.contains(member.name) else { return }
    let type = declaration.type ?? ""
    let isOfLibrary = !program.declarations.contains { $0.kind == .platform && $0.name == type }
    if isOfLibrary, Suggestion.nearest(to: member.name, in: known) != nil {
      report(.unknownMember(member.name, of: type, candidates: known), member.place)
    } else if declaration.kind != .controller {
      warn(.neverCalled(member.name, of: declaration.name), member.place.line)
    }
  }

  mutating func warn(_ kind: SimulationWarning.Kind, _ line: Int) {
    if warnings.count < SimulationWarning.limit {
      warnings.append(SimulationWarning(kind, line: line))
    }
  }
}

/// Callbacks that the model makes by itself.
enum CallbackNames {
  /// Of every wrapped object.
  static let always: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "didMoveToParent", "traitsDidChange", "didBeginEditing", "didEndEditing", "handle",
  ]
}

extension PlatformSpec {
  /// The callbacks that setting or using its properties makes, sorted.
  var callbacks: [String] {
    Set(properties.flatMap { $0.callsWhenSet + $0.callsWhenUsed }.map(\.name)).sorted()
  }
}
