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
          ActionSpec(name: member.name, code: CodeBlock(line: 0, statements: [])))
      case .observes:
        if let model = models[member.name] {
          resolved.views[view].observed.append(model)
        } else {
          report(.unknownName(member.name, candidates: models.keys.sorted()), member.place)
        }
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
    for member in declaration.members {
      guard let cell = cells["\(declaration.name).\(member.name)"] else { continue }
      var scope = ResolverScope.global
      resolved.cells[cell].initial = expression(member.value ?? .nothing, &scope)
      if !member.block.isEmpty {
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
        resolved.actions[action] = ActionSpec(
          name: member.name,
          code: block(member, ResolverScope(view: view, isCoordinator: isCoordinator)))
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
        resolved.views[view].onChange.append(
          ViewSpec.Change(
            label: "onChange(of: \(member.name.isEmpty ? "value" : member.name)) action",
            value: expression(member.value ?? .nothing, &scope),
            code: block(member, .init(view: view))))
      case .onReceive:
        resolved.views[view].onReceive.append((member.name, block(member, .init(view: view))))
      case .size:
        var scope = ResolverScope(view: view)
        resolved.views[view].size = expression(member.value ?? .nothing, &scope)
      case .option: defineOption(member, of: view)
      default: break
      }
    }
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
