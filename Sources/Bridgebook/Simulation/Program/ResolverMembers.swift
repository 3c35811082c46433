extension Resolver {
  /// Gives fields, states, variables and actions their numbers.
  mutating func declareMembers(_ declaration: ScenarioDeclaration) {
    guard let view = views[declaration.name], isViewLike(declaration.kind) else { return }
    if let type = declaration.type, declaration.kind == .representable {
      if let kind = kinds[type] {
        resolved.views[view].platform = kind
      } else {
        report(.unknownKind(type, candidates: kinds.keys.sorted()), declaration.place)
      }
    }
    declareHosts(of: declaration, view)
    for member in declaration.members {
      switch member.kind {
      case .field: resolved.views[view].fields.append(.init(name: member.name, kind: .value))
      case .binding: resolved.views[view].fields.append(.init(name: member.name, kind: .binding))
      case .closure: resolved.views[view].fields.append(.init(name: member.name, kind: .closure))
      case .state:
        resolved.views[view].ownStates.append(
          CellSpec(name: member.name, kind: .state, initial: .value(.nothing)))
      case .variable:
        resolved.views[view].variables.append((member.name, .value(.nothing)))
      case .action:
        actions[view, default: [:]][member.name] = resolved.actions.count
        resolved.views[view].actions[member.name] = resolved.actions.count
        resolved.actions.append(
          ActionSpec(
            name: member.name, argumentCount: member.arguments.count,
            code: CodeBlock(line: 0, statements: [])))
      case .observes:
        if let model = models[member.name] {
          resolved.views[view].observed.append(model)
        } else {
          report(.unknownName(member.name, candidates: models.keys.sorted()), member.place)
        }
      case .owns, .observesNew: own(member, view)
      case .object:
        if let kind = kinds[member.type ?? ""] {
          resolved.views[view].objects.append((member.name, kind))
        } else {
          report(.unknownKind(member.type ?? "", candidates: kinds.keys.sorted()), member.place)
        }
      default: break
      }
    }
  }

  private func isViewLike(_ kind: ScenarioDeclaration.Kind) -> Bool {
    [.view, .representable, .controller].contains(kind)
  }

  /// Resolves the values and the code of a declaration.
  mutating func define(_ declaration: ScenarioDeclaration) {
    switch declaration.kind {
    case .constant, .platform: break
    case .state:
      guard let cell = cells[declaration.name] else { return }
      var scope = ResolverScope.global
      resolved.cells[cell].initial = expression(declaration.value ?? .nothing, &scope)
      for member in declaration.members where member.kind == .didSet {
        resolved.cells[cell].didSet = block(member, ResolverScope.global).statements
      }
    case .model: defineModel(declaration)
    case .environment:
      guard let key = environment[declaration.name] else { return }
      var scope = ResolverScope.global
      resolved.environmentKeys[key].value = expression(declaration.value ?? .nothing, &scope)
    case .sheet, .stack: definePresentation(declaration)
    case .view, .representable, .controller: defineView(declaration)
    case .gesture: defineGesture(declaration)
    }
  }

  private mutating func defineModel(_ declaration: ScenarioDeclaration) {
    if let model = models[declaration.name],
      let initializer = declaration.members.first(where: { $0.kind == .initializer })
    {
      resolved.models[model].initializer = block(initializer, .global)
    }
    resolved.models[models[declaration.name] ?? 0].isObservable = declaration.type == "observable"
    for member in declaration.members {
      guard let cell = cells["\(declaration.name).\(member.name)"] else { continue }
      var scope = ResolverScope.global
      resolved.cells[cell].initial = expression(member.value ?? .nothing, &scope)
      if !member.block.isEmpty, member.kind == .property {
        resolved.cells[cell].didSet = block(member, ResolverScope.global).statements
      }
    }
  }

  private mutating func defineView(_ declaration: ScenarioDeclaration) {
    guard let view = views[declaration.name] else { return }
    let fields = resolved.views[view].fields
    let values = fields.indices.filter { fields[$0].kind != .binding }
    resolved.views[view].shownFields = values.isEmpty ? Array(fields.indices) : values
    for member in declaration.members {
      switch member.kind {
      case .state:
        guard
          let index = resolved.views[view].ownStates.firstIndex(where: { $0.name == member.name })
        else { continue }
        var scope = ResolverScope(view: view)
        resolved.views[view].ownStates[index].initial = expression(
          member.value ?? .nothing, &scope)
      case .variable:
        guard
          let index = resolved.views[view].variables.firstIndex(where: { $0.name == member.name })
        else { continue }
        var scope = ResolverScope.global
        resolved.views[view].variables[index].initial = expression(
          member.value ?? .nothing, &scope)
      case .action:
        guard let action = actions[view]?[member.name] else { continue }
        let isCoordinator = resolved.views[view].role == .representable
        var scope = ResolverScope(view: view, isCoordinator: isCoordinator)
        for name in member.arguments { _ = scope.declare(name) }
        resolved.actions[action] = ActionSpec(
          name: member.name, argumentCount: member.arguments.count, code: block(member, scope))
      case .initializer:
        resolved.views[view].initializer = block(member, ResolverScope(view: view))
      case .body: resolved.views[view].body = block(member, ResolverScope(view: view, isBody: true))
      case .makeCoordinator:
        resolved.views[view].makeCoordinator = block(member, ResolverScope(view: view))
      case .make, .onLoad: resolved.views[view].make = block(member, ResolverScope(view: view))
      case .update: resolved.views[view].update = block(member, ResolverScope(view: view))
      case .dismantle:
        resolved.views[view].dismantle = block(member, .init(view: view, isCoordinator: true))
      case .coordinatorDeinit:
        resolved.views[view].coordinatorDeinit = block(
          member, .init(view: view, isCoordinator: true))
      case .objectInit: resolved.views[view].objectInit = block(member, ResolverScope(view: view))
      case .objectDeinit:
        resolved.views[view].objectDeinit = block(member, ResolverScope(view: view))
      case .updateProperties:
        resolved.views[view].updateProperties = block(member, ResolverScope(view: view))
      case .layoutSubviews:
        resolved.views[view].layoutSubviews = block(member, ResolverScope(view: view))
      case .callback:
        resolved.views[view].callbacks[member.name] = block(
          member, .init(view: view, isCoordinator: true))
      case .onAppear: resolved.views[view].onAppear.append(block(member, .init(view: view)))
      case .onDisappear: resolved.views[view].onDisappear.append(block(member, .init(view: view)))
      case .onChange:
        var scope = ResolverScope(view: view)
        var inner = ResolverScope(view: view)
        for name in member.arguments { _ = inner.declare(name) }
        resolved.views[view].onChange.append(
          ViewSpec.Change(
            label: "onChange(of: \(member.name.isEmpty ? "value" : member.name)) action",
            value: expression(member.value ?? .nothing, &scope), code: block(member, inner),
            isInitial: member.isInitial, takesValues: !member.arguments.isEmpty))
      case .onReceive:
        resolved.views[view].onReceive.append((member.name, block(member, .init(view: view))))
      case .size:
        var scope = ResolverScope(view: view)
        resolved.views[view].size = expression(member.value ?? .nothing, &scope)
      case .equatable:
        var scope = ResolverScope(view: view)
        resolved.views[view].equatable = expression(member.value ?? .nothing, &scope)
      case .task: resolved.views[view].tasks.append(task(member, view))
      case .option: defineOption(member, of: view)
      default: break
      }
    }
  }

  /// The blocks of a task, cut where it sleeps.
  private mutating func task(_ member: ScenarioMember, _ view: Int) -> TaskSpec {
    var scope = ResolverScope(view: view)
    let identity = member.value.map { expression($0, &scope) }
    var parts: [(pause: ResolvedExpression?, code: [ResolvedStatement])] = []
    var pause: ResolvedExpression?
    var block: [ScenarioStatement] = []
    for statement in member.block {
      guard case .sleep(let time) = statement.kind else {
        block.append(statement)
        continue
      }
      parts.append((pause, statements(block, &scope)))
      pause = expression(time, &scope)
      block = []
    }
    parts.append((pause, statements(block, &scope)))
    return TaskSpec(line: member.place.line, identity: identity, parts: parts)
  }

  /// Gives a view cells of its own for the properties of a model.
  private mutating func own(_ member: ScenarioMember, _ view: Int) {
    guard let model = models[member.type ?? ""],
      let source = program.declarations.first(where: { $0.kind == .model && $0.name == member.type }
      )
    else {
      return report(
        .unknownName(member.type ?? "", candidates: models.keys.sorted()), member.place)
    }
    let first = resolved.views[view].ownStates.count
    for property in source.members where [.property, .unpublished].contains(property.kind) {
      let kind: CellSpec.Kind =
        property.kind == .unpublished
        ? .unpublished : source.type == "observable" ? .observable : .published
      var scope = ResolverScope.global
      resolved.views[view].ownStates.append(
        CellSpec(
          name: "\(member.name).\(property.name)", kind: kind,
          initial: expression(property.value ?? .nothing, &scope)))
    }
    resolved.views[view].models.append(
      OwnedModel(
        name: member.name, model: model, cells: first..<resolved.views[view].ownStates.count,
        isMadeAnew: member.kind == .observesNew))
  }

  private mutating func defineOption(_ member: ScenarioMember, of view: Int) {
    switch (member.name, member.value) {
    case ("sizing", _): return checkSizing(member)
    case ("captures", .name(let name)) where ["strong", "weak"].contains(name.text):
      resolved.views[view].capturesWeakly = name.text == "weak"
      return
    case ("forwardsAppearance", .truth(let forwards)):
      resolved.views[view].forwardsAppearance = forwards
      return
    case ("simultaneous", .truth(let isSimultaneous)):
      resolved.views[view].isSimultaneous = isSimultaneous
      return
    case ("waitsFor", .name(let name)) where views[name.text] != nil:
      resolved.views[view].waitsFor = views[name.text]
      return
    case ("delegate", _): break
    default:
      report(
        .unknownMember(
          member.name, of: resolved.views[view].name,
          candidates: [
            "captures", "delegate", "forwardsAppearance", "simultaneous", "sizing", "waitsFor",
          ]),
        member.place)
      return
    }
    let word =
      switch member.value {
      case .name(let name)?: name.text
      case .nothing?: ViewSpec.Delegate.none.rawValue
      default: ""
      }
    guard let delegate = ViewSpec.Delegate(rawValue: word) else {
      let choices = ViewSpec.Delegate.allCases.map(\.rawValue)
      return report(
        .valueNotAllowed(word, parameter: member.name, choices: choices), member.place)
    }
    resolved.views[view].delegate = delegate
  }

  mutating func block(_ member: ScenarioMember, _ scope: ResolverScope) -> CodeBlock {
    var scope = scope
    return CodeBlock(line: member.place.line, statements: statements(member.block, &scope))
  }
}
