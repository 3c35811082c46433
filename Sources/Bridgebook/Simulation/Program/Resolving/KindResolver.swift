/// Resolves kinds of platform objects, those of the library among them.
struct KindResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver

  /// Declares a kind with its properties, unless one of that name is known.
  func declare(_ declaration: ScenarioDeclaration) {
    guard context.names.kinds[declaration.name] == nil else { return }
    context.names.kinds[declaration.name] = context.resolved.kinds.count
    let kind = PlatformSpec(name: declaration.name)
    for member in declaration.members {
      switch (member.kind, member.name, member.value) {
      case (.property, _, _): kind.properties.append(property(member))
      case (.option, "continuous", .truth(let isContinuous)): kind.isDiscrete = !isContinuous
      default:
        context.report(
          .unknownMember(member.name, of: kind.name, candidates: ["continuous"]), member.place)
      }
    }
    context.resolved.kinds.append(kind)
  }

  /// Declares the constants and kinds of a library that the program does not declare itself.
  func declare(library: [ScenarioDeclaration]) {
    for declaration in library
    where declaration.kind == .constant && context.names.constants[declaration.name] == nil {
      var scope = ResolverScope.global
      context.names.constants[declaration.name] = expressions.resolve(
        declaration.value ?? .nothing, &scope)
      context.names.libraryNames.insert(declaration.name)
    }
    for declaration in library where declaration.kind == .platform {
      let count = context.resolved.kinds.count
      declare(declaration)
      for kind in context.resolved.kinds[count...] { kind.isOpen = true }
    }
  }

  private func property(_ member: ScenarioMember) -> PropertySpec {
    var scope = ResolverScope.global
    let property = PropertySpec(
      name: member.name, initial: expressions.resolve(member.value ?? .nothing, &scope))
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
        property.readback.append(
          (expressions.resolve(set, &scope), expressions.resolve(read, &scope)))
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
