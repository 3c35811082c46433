/// Assigns numbers to the members of views, representables and controllers.
struct MemberResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver
  let hosting: HostingResolver

  /// Assigns numbers to fields, states, variables and actions.
  func declareMembers(of declaration: ScenarioDeclaration) {
    guard let view = context.names.views[declaration.name],
      [.view, .representable, .controller].contains(declaration.kind)
    else { return }
    let spec = context.resolved.views[view]
    if let type = declaration.type, declaration.kind == .representable {
      if let kind = context.kind(type, declaration.place) {
        spec.platform = kind
        checkToolkit(of: context.resolved.kinds[kind], declaration.place.line)
      } else {
        context.viewsOfUnknownKind.insert(view)
      }
    }
    hosting.declareHosts(of: declaration, view)
    for member in declaration.members {
      switch member.kind {
      case .field: spec.fields.append(.init(name: member.name, kind: .value))
      case .binding: spec.fields.append(.init(name: member.name, kind: .binding))
      case .closure: spec.fields.append(.init(name: member.name, kind: .closure))
      case .state:
        spec.ownStates.append(
          CellSpec(
            name: member.name, kind: .state, initial: .value(.nothing), line: member.place.line))
      case .variable:
        spec.variables.append((member.name, .value(.nothing)))
      case .action:
        context.names.actions[view, default: [:]][member.name] = context.resolved.actions.count
        spec.actions[member.name] = context.resolved.actions.count
        context.resolved.actions.append(
          ActionSpec(
            name: member.name, argumentCount: member.arguments.count,
            code: CodeBlock(line: 0, statements: [])))
      case .observes:
        if let model = context.names.models[member.name] {
          spec.observed.append(model)
        } else {
          context.report(
            .unknownName(member.name, candidates: context.names.models.keys.sorted()), member.place)
        }
      case .owns, .observesNew: own(member, spec)
      case .object:
        if let kind = context.kind(member.type ?? "", member.place) {
          spec.objects.append((member.name, kind))
        }
      default: break
      }
    }
  }

  /// Warns about a class that does not exist on the scenario's system.
  private func checkToolkit(of kind: PlatformSpec, _ line: Int) {
    let types = [kind.name] + (kind.base.map { [$0] } ?? [])
    let known = Set(types.flatMap { context.classes.listed.toolkits(of: $0) })
    let platform = context.program.platform
    guard let toolkit = known.first, !known.contains(platform.toolkit) else { return }
    context.warn(.foreignClass(kind.name, toolkit, platform), line)
  }

  /// Assigns numbers to the platform objects of a model.
  func declareShared(of model: ScenarioDeclaration) {
    for member in model.members where member.kind == .object {
      guard let kind = context.kind(member.type ?? "", member.place) else { continue }
      context.names.shared["\(model.name).\(member.name)"] = context.resolved.shared.count
      context.resolved.shared.append(kind)
    }
  }

  /// Creates cells in a view for a property of a model that the view owns.
  private func own(_ member: ScenarioMember, _ spec: ViewSpec) {
    guard let model = context.names.models[member.type ?? ""],
      let source = context.program.declarations.first(where: {
        $0.kind == .model && $0.name == member.type
      }
      )
    else {
      return context.report(
        .unknownName(member.type ?? "", candidates: context.names.models.keys.sorted()),
        member.place)
    }
    let first = spec.ownStates.count
    for property in source.members where [.property, .unpublished].contains(property.kind) {
      let kind: CellSpec.Kind =
        property.kind == .unpublished
        ? .unpublished : source.type == "observable" ? .observable : .published
      var scope = ResolverScope.global
      spec.ownStates.append(
        CellSpec(
          name: "\(member.name).\(property.name)", kind: kind,
          initial: expressions.resolve(property.value ?? .nothing, &scope),
          line: property.place.line))
    }
    spec.models.append(
      OwnedModel(
        name: member.name, model: model, cells: first..<spec.ownStates.count,
        isRecreated: member.kind == .observesNew))
  }
}
