/// Turns the names of a program into numbers, and reports those that lead nowhere.
struct Resolver {
  let program: ScenarioProgram
  /// Kinds of platform objects that scenarios need not declare.
  let library: [ScenarioDeclaration]
  var resolved: ResolvedProgram
  private(set) var problems: [ProgramProblem] = []
  var warnings: [SimulationWarning] = []

  var constants: [String: ResolvedExpression] = [:]
  /// Constants of the library, which no scenario means to use.
  private(set) var libraryNames: Set<String> = []
  var cells: [String: Int] = [:]
  var models: [String: Int] = [:]
  var environment: [String: Int] = [:]
  var kinds: [String: Int] = [:]
  var views: [String: Int] = [:]
  var presentations: [String: Int] = [:]
  /// Views that stand for what sheets and stacks show, by the names of these.
  var contents: [String: Int] = [:]
  var gestures: [String: Int] = [:]
  /// Actions of each view, by name.
  var actions: [Int: [String: Int]] = [:]
  /// Hosting controllers and cells by the view whose code makes them, and their name.
  var hosts: [Int: [String: Int]] = [:]
  var slots = 0

  init(_ program: ScenarioProgram, library: [ScenarioDeclaration]) {
    self.program = program
    self.library = library
    resolved = ResolvedProgram(settings: ModelSettings(platform: program.platform))
  }

  mutating func report(_ kind: ProgramProblem.Kind, _ place: ScenarioPlace) {
    if !isFull { problems.append(ProgramProblem(kind, at: place)) }
  }

  /// Nobody reads more problems, so nothing more is resolved.
  var isFull: Bool { problems.count >= 100 }

  /// Resolves the whole program.
  ///
  /// - Throws: everything that was wrong, in the order of the file.
  mutating func resolve(_ overrides: [ScenarioParameter]) throws(ProgramProblems)
    -> ResolvedProgram
  {
    declareParameters(overrides)
    for declaration in program.declarations where declaration.kind == .constant {
      declare(declaration)
    }
    for declaration in program.declarations where declaration.kind != .constant && !isFull {
      declare(declaration)
    }
    declareLibraryKinds()
    for declaration in program.declarations where !isFull { declareMembers(declaration) }
    for declaration in program.declarations where !isFull { define(declaration) }
    var scope = ResolverScope.global
    resolved.steps = statements(program.steps, &scope)
    if !isFull { findUnused() }
    guard problems.isEmpty else {
      throw ProgramProblems(
        problems: problems.sorted {
          ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
        })
    }
    return resolved
  }

  private mutating func declareParameters(_ overrides: [ScenarioParameter]) {
    var values = program.parameters
    for override in overrides {
      let isKnown =
        ModelParameter.table.contains { $0.name == override.name }
        || values.contains { $0.name == override.name }
      guard isKnown else {
        let names = ModelParameter.table.map(\.name) + program.parameters.map(\.name)
        report(.unknownParameter(override.name, candidates: names.sorted()), override.place)
        continue
      }
      values.removeAll { $0.name == override.name }
      values.append(override)
    }
    for parameter in values {
      let value = parameterValue(parameter.value)
      guard let known = ModelParameter.table.first(where: { $0.name == parameter.name }) else {
        constants[parameter.name] = value
        continue
      }
      let word = if case .value(let value) = value { value.text } else { "" }
      if !resolved.settings.take(parameter.name, word) {
        report(
          .valueNotAllowed(word, parameter: parameter.name, choices: known.choices),
          parameter.place)
      }
    }
  }

  /// A single word that names nothing stands for itself, such as `flushFirst`.
  private mutating func parameterValue(_ source: ScenarioExpression) -> ResolvedExpression {
    if case .name(let name) = source, constants[name.text] == nil {
      return .value(.text(name.text))
    }
    var scope = ResolverScope.global
    return expression(source, &scope)
  }

  /// Gives every declared thing its number, so that the order of the file does not matter.
  private mutating func declare(_ declaration: ScenarioDeclaration) {
    let name = declaration.name
    let line = declaration.place.line
    switch declaration.kind {
    case .constant:
      var scope = ResolverScope.global
      constants[name] = expression(declaration.value ?? .nothing, &scope)
    case .state:
      cells[name] = resolved.cells.count
      resolved.cells.append(CellSpec(name: name, kind: .state, initial: .value(.nothing)))
    case .model:
      models[name] = resolved.models.count
      resolved.models.append(ModelSpec(name: name))
      declareProperties(of: declaration)
    case .environment:
      environment[name] = resolved.environmentKeys.count
      resolved.environmentKeys.append(
        EnvironmentSpec(
          name: name, value: .value(.nothing), isBridged: declaration.type == "bridged",
          isRequired: declaration.type == "required"))
    case .platform: declareKind(declaration)
    case .representable: declareView(name, .representable, line)
    case .view: declareView(name, .view, line)
    case .controller: declareView(name, .controller, line)
    case .sheet, .stack:
      presentations[name] = presentations.count
      declareContent(of: declaration)
    case .gesture:
      gestures[name] = resolved.gestures.count
      resolved.gestures.append(GestureSpec(name: name, view: 0, line: line))
    }
  }

  mutating func declareView(_ name: String, _ role: ViewSpec.Role, _ line: Int) {
    views[name] = resolved.views.count
    resolved.views.append(ViewSpec(name: name, role: role, line: line))
  }

  private mutating func declareProperties(of declaration: ScenarioDeclaration) {
    let model = resolved.models.count - 1
    let isObservable = declaration.type == "observable"
    for member in declaration.members where [.property, .unpublished].contains(member.kind) {
      let kind: CellSpec.Kind =
        member.kind == .unpublished ? .unpublished : isObservable ? .observable : .published
      let name = "\(declaration.name).\(member.name)"
      cells[name] = resolved.cells.count
      resolved.models[model].cells.append(resolved.cells.count)
      resolved.cells.append(
        CellSpec(name: name, kind: kind, initial: .value(.nothing), model: model))
    }
  }

  private mutating func declareKind(_ declaration: ScenarioDeclaration) {
    guard kinds[declaration.name] == nil else { return }
    kinds[declaration.name] = resolved.kinds.count
    let kind = PlatformSpec(name: declaration.name)
    for member in declaration.members {
      switch (member.kind, member.name, member.value) {
      case (.property, _, _): kind.properties.append(property(member))
      case (.option, "continuous", .truth(let isContinuous)): kind.isDiscrete = !isContinuous
      default:
        report(.unknownMember(member.name, of: kind.name, candidates: ["continuous"]), member.place)
      }
    }
    resolved.kinds.append(kind)
  }

  private mutating func declareLibraryKinds() {
    for declaration in library where declaration.kind == .constant {
      if constants[declaration.name] == nil {
        var scope = ResolverScope.global
        constants[declaration.name] = expression(declaration.value ?? .nothing, &scope)
        libraryNames.insert(declaration.name)
      }
    }
    for declaration in library where declaration.kind == .platform { declareKind(declaration) }
  }

  private mutating func property(_ member: ScenarioMember) -> PropertySpec {
    var scope = ResolverScope.global
    let property = PropertySpec(
      name: member.name, initial: expression(member.value ?? .nothing, &scope))
    for rule in member.rules {
      switch rule.effect {
      case .calls(let name):
        property.add(rule.trigger, .init(name: name, isOnlyIfChanged: false, isLater: false))
      case .callsIfChanged(let name):
        property.add(rule.trigger, .init(name: name, isOnlyIfChanged: true, isLater: false))
      case .callsLater(let name):
        property.add(rule.trigger, .init(name: name, isOnlyIfChanged: false, isLater: true))
      case .endsDrag: property.endsDrag = true
      case .waitsForLayout: property.waitsForLayout = true
      case .readsBack(let set, let read):
        property.readback.append((expression(set, &scope), expression(read, &scope)))
      case .types: property.isTyped = true
      case .isCaret: property.isCaret = true
      case .movesCaretToEnd: property.movesCaretToEnd = true
      case .appearsAtLayout: property.appearsAtLayout = true
      }
    }
    return property
  }
}

extension PropertySpec {
  fileprivate func add(_ trigger: PropertyRule.Trigger, _ call: Call) {
    switch trigger {
    case .set: callsWhenSet.append(call)
    case .user: callsWhenUsed.append(call)
    }
  }
}

/// Everything that kept a program from running.
package struct ProgramProblems: Error, Equatable, Sendable {
  /// In the order of the file; never empty.
  package let problems: [ProgramProblem]
}
