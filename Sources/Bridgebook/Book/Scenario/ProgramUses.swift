/// The names that the code of a program uses, grouped by the kind of use.
package struct ProgramUses: Equatable, Sendable {
  private(set) var read: Set<String> = []
  /// The full names that values read, and each word of those names.
  private(set) var named: Set<String> = []
  /// The names that statements write, and the states that screens follow.
  private(set) var written: Set<String> = []
  /// The first line that sets a property of a platform object or allows the user to change it, by
  /// the property's name.
  private(set) var assigned: [String: Int] = [:]
  /// The first line that reads a property of a platform object, by the property's name.
  private(set) var propertyReads: [String: Int] = [:]
  private(set) var touched: Set<String> = []
  private(set) var called: Set<String> = []
  private(set) var shown: Set<String> = []
  private(set) var taps: Set<String> = []
  private(set) var posts: [String: Int] = [:]
  private(set) var listeners: [String: Int] = [:]
  private(set) var stops: [String: Int] = [:]
  /// The first line that runs a tracker again, by its label.
  private(set) var resumed: [String: Int] = [:]
  private(set) var labels: Set<String> = []
  /// Contains true if code takes the focus, and false if code resigns it.
  private(set) var focuses: Set<Bool> = []
  /// The words of all names that are read, written, passed or called, by the declaration that
  /// contains the code; gestures and expectations have the empty name.
  private var words: [String: Set<String>] = [:]
  /// The hosting controllers whose views code adds, by declaration.
  private var added: [String: Set<String>] = [:]
  /// The declaration whose members are being collected.
  private var declaration = ""

  /// Collects the uses of one variant's program.
  init(_ program: ScenarioProgram) {
    note(program.declarations)
    for parameter in program.parameters { note(parameter.value) }
    note(program.steps)
  }

  /// Collects the uses of all variants of a scenario together, because each variant needs only part
  /// of the shared declarations.
  init(_ scenario: Scenario) {
    note(scenario.declarations)
    for parameter in scenario.parameters { note(parameter.value) }
    note(scenario.steps)
    for variant in scenario.variants {
      note(variant.changes)
      for parameter in variant.parameters { note(parameter.value) }
      note(variant.steps)
      for expectation in variant.expectations {
        named.formUnion(expectation.subject)
        words["", default: []].formUnion(expectation.subject)
        note(expectation.value)
      }
    }
  }

  /// Returns whether the code of a declaration, a gesture or an expectation names a member of it.
  func names(_ member: String, in declaration: String) -> Bool {
    [declaration, ""].contains { words[$0]?.contains(member) ?? false }
  }

  /// Returns whether the code of a declaration adds the view of a hosting controller.
  func adds(_ host: String, in declaration: String) -> Bool {
    added[declaration]?.contains(host) ?? false
  }

  /// Returns whether any code names a property of a model.
  func names(_ property: String) -> Bool { words.values.contains { $0.contains(property) } }

  private mutating func note(_ declarations: [ScenarioDeclaration]) {
    defer { declaration = "" }
    for declaration in declarations {
      self.declaration = declaration.kind == .gesture ? "" : declaration.name
      if let value = declaration.value { note(value) }
      if let type = declaration.type {
        read.insert(type)
        written.insert(type)
      }
      for member in declaration.members {
        if let value = member.value { note(value) }
        for rule in member.rules {
          guard case .readsBack(let set, let read) = rule.effect else { continue }
          note(set)
          note(read)
        }
        if member.kind == .onReceive { listeners[member.name] = member.place.line }
        if let type = member.type { written.insert(type) }
        if member.kind == .observes { written.insert(member.name) }
        if !member.block.isEmpty, member.kind == .didSet { written.insert(declaration.name) }
        note(member.block)
      }
    }
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
    case .call(let name, _):
      called.insert(name.parts[name.parts.count - 1])
      use(name)
    case .show(let call), .build(let call), .host(_, let call), .configure(_, let call):
      shown.insert(call.view.text)
      for argument in call.arguments {
        if case .name(let name) = argument.value { called.insert(name.text) }
      }
    case .returnShared(let name): named.formUnion(name.parts)
    case .present(let screen): shown.insert(screen)
    case .launch(let view): shown.insert(view)
    case .tap(let view, let callback):
      if let callback {
        taps.insert("\(view).\(callback)")
        called.insert(callback)
      } else {
        taps.insert(view)
      }
    case .write(let name, _, _):
      written.insert(name.text)
      written.insert(name.parts[0])
      use(name)
    case .set(let name, _): assign(name.parts[name.parts.count - 1], line)
    case .drag(_, let property, _), .choose(_, let property, _): assign(property, line)
    case .touch(let names, _): touched.formUnion(names)
    case .retain(_, let holder?), .release(_, let holder?): written.insert(holder.text)
    case .post(let name): posts[name] = posts[name] ?? line
    case .subscribe(let name, _):
      listeners[name] = listeners[name] ?? line
      labels.insert(name)
    case .contain(let host, true), .addView(let host):
      added[declaration, default: []].insert(host)
    case .focus(let takes): focuses.insert(takes)
    case .trackAgain(let label): resumed[label] = resumed[label] ?? line
    case .stop(let label): stops[label] = stops[label] ?? line
    case .timer(let label, _, _, _), .track(let label, _, _): labels.insert(label)
    default: break
    }
  }

  private mutating func assign(_ property: String, _ line: Int) {
    assigned[property] = assigned[property] ?? line
  }

  private mutating func use(_ name: ScenarioName) {
    words[declaration, default: []].formUnion(name.parts)
  }

  private mutating func note(_ expression: ScenarioExpression) {
    switch expression {
    case .name(let name):
      read.insert(name.parts[0])
      named.insert(name.text)
      named.formUnion(name.parts)
      use(name)
      if name.parts.count == 2, propertyReads[name.parts[1]] == nil {
        propertyReads[name.parts[1]] = name.place.line
      }
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
