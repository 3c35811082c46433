/// Resolves kinds of platform objects, including those of the library.
struct KindResolver {
  let context: ResolverContext
  let expressions: ExpressionResolver

  /// Declares a kind of the program; a known kind keeps the rules that the declaration does not
  /// mention.
  func declare(_ declaration: ScenarioDeclaration) {
    let kind: PlatformSpec
    if let known = context.knownKind(declaration.name) {
      kind = context.resolved.kinds[known]
    } else {
      kind = PlatformSpec(name: declaration.name)
      add(kind)
    }
    if let base = declaration.type ?? impliedBase(of: kind) {
      kind.base = base
      context.bases.append((kind, declaration.place))
    }
    for member in declaration.members {
      guard member.kind == .option else {
        declare(member, of: kind)
        continue
      }
      guard OptionCheck(context: context).accepts(member, of: kind.name, .platform),
        case .truth(let isContinuous)? = member.value
      else { continue }
      kind.isDiscrete = !isContinuous
    }
  }

  /// Returns the class that a program's class inherits from, judged by its name.
  private func impliedBase(of kind: PlatformSpec) -> String? {
    guard !context.isKnown(kind.name), kind.name.hasSuffix("ViewController") else { return nil }
    return context.program.platform.toolkit == .appkit ? "NSViewController" : "UIViewController"
  }

  /// Passes the rules that apply to a class as a whole from superclasses to the classes declared to
  /// inherit from them.
  func inherit() {
    for (kind, place) in context.bases {
      guard let base = kind.base else { continue }
      guard base != kind.name, context.kind(base, place) != nil else {
        kind.base = nil
        continue
      }
      let ancestors = context.ancestors(of: kind)
      kind.isRecognizer = ancestors.contains { $0.hasSuffix("GestureRecognizer") }
      for ancestor in ancestors.compactMap(context.knownKind) {
        let known = context.resolved.kinds[ancestor]
        if known.isDiscrete { kind.isDiscrete = true }
        guard known.isController else { continue }
        for property in known.properties
        where !kind.properties.contains(where: { $0.name == property.name }) {
          kind.properties.append(property.copy)
        }
      }
    }
  }

  /// Reports rules of the form `set changes NAME` whose property does not exist or changes a
  /// further one.
  func checkChanges() {
    for (kind, name, place) in context.changes {
      guard
        context.properties.knownProperty(name, of: kind)?.changes != nil
          || !kind.properties.contains(where: { $0.name == name })
      else { continue }
      let known = kind.properties.filter { $0.changes == nil }.map(\.name)
      context.report(.unknownProperty(name, of: kind.name, candidates: known), place)
    }
  }

  private func add(_ kind: PlatformSpec) {
    context.names.kinds[kind.name] = context.resolved.kinds.count
    context.resolved.kinds.append(kind)
  }

  /// Declares the kinds of a library, and its constants unless the program declares them.
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

  /// Adds a property to a kind: with a value, it replaces an existing property; without a value,
  /// its rules are added to those that the model has.
  private func declare(_ member: ScenarioMember, of kind: PlatformSpec) {
    var scope = ResolverScope.global
    if member.value == nil, let known = context.properties.knownProperty(member.name, of: kind) {
      return add(member.rules, to: known)
    }
    let property = PropertySpec(
      name: member.name, initial: expressions.resolve(member.value ?? .nothing, &scope))
    property.isImplicit = member.value == nil
    add(member.rules, to: property)
    for rule in member.rules {
      guard case .changes(let other) = rule.effect else { continue }
      context.changes.append((kind, other, rule.place))
    }
    if let index = kind.properties.firstIndex(where: { $0.name == member.name }) {
      kind.properties[index] = property
    } else {
      kind.properties.append(property)
    }
  }

  private func add(_ rules: [PropertyRule], to property: PropertySpec) {
    var scope = ResolverScope.global
    for rule in rules {
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
      case .changes(let name): property.changes = name
      case .appearsAtLayout: property.appearsAtLayout = true
      case .leavesOut(let effect): property.leftOut = effect
      case .beginsWith(let name): property.change(rule.trigger) { $0.begins.append(name) }
      case .endsWith(let name): property.change(rule.trigger) { $0.ends.append(name) }
      case .marks(let name): property.change(rule.trigger) { $0.marks.append(name) }
      }
    }
  }
}

extension PropertySpec {
  fileprivate func add(_ trigger: PropertyRule.Trigger, _ call: Call) {
    switch trigger {
    case .set: callsWhenSet.append(call)
    case .user: callsWhenUsed.append(call)
    case .drag, .scrolling: break
    }
  }

  fileprivate func change(_ trigger: PropertyRule.Trigger, _ body: (inout Movement) -> Void) {
    switch trigger {
    case .drag: body(&drag)
    case .scrolling: body(&scrolling)
    case .set, .user: break
    }
  }
}
