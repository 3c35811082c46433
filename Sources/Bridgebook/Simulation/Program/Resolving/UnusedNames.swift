/// Finds the parts of a program that have no effect.
struct UnusedNames {
  let context: ResolverContext

  /// Warns about declarations that have no effect.
  ///
  /// A declaration that another variant of the scenario uses is not reported. A callback that the
  /// library class never calls is an error if its name resembles one that it calls.
  func find() {
    let own = ProgramUses(context.program)
    let uses = context.program.shared ?? own
    for declaration in context.program.declarations { findUnused(in: declaration, uses) }
    for parameter in context.program.parameters
    where !ModelParameter.table.contains(where: { $0.name == parameter.name })
      && !uses.read.contains(parameter.name)
    {
      let names = ModelParameter.table.map(\.name)
      if Suggestion.nearest(to: parameter.name, in: names) != nil {
        context.report(.unknownParameter(parameter.name, candidates: names), parameter.place)
      } else {
        context.warn(.unusedParameter(parameter.name), parameter.place.line)
      }
    }
    for (name, line) in own.posts where uses.listeners[name] == nil {
      context.warn(.nobodyListens(name), line)
    }
    for (name, line) in own.listeners where uses.posts[name] == nil {
      context.warn(.neverPosted(name), line)
    }
    for kind in context.resolved.kinds {
      for property in kind.properties
      where property.isImplicit && property.delegate != .main && !property.isTyped
        && !property.isCaret
        && own.assigned[property.name] == nil
      {
        guard let line = own.propertyReads[property.name] else { continue }
        context.warn(.neverSet(property.name, of: kind.name), line)
      }
    }
    for (kind, name) in context.unlisted {
      guard let line = own.assigned[name] ?? own.propertyReads[name] else { continue }
      context.warn(.unlistedProperty(name, of: context.resolved.kinds[kind].name), line)
    }
    findUnheardChanges(in: context.program.steps, own, uses)
    for (label, line) in own.stops where !uses.labels.contains(label) {
      context.warn(.nothingToStop(label), line)
    }
    for (label, line) in own.resumed where !uses.labels.contains(label) {
      context.warn(.nothingToTrack(label), line)
    }
  }

  /// Warns about steps that change a property without any consequence.
  private func findUnheardChanges(
    in steps: [ScenarioStatement], _ own: ProgramUses, _ uses: ProgramUses
  ) {
    for step in steps {
      switch step.kind {
      case .drag(let name, let property, _), .choose(let name, let property, _):
        guard let view = context.names.views[name],
          let kind = context.resolved.views[view].platform,
          let spec = context.resolved.kinds[kind].properties.first(where: { $0.name == property })
        else { continue }
        var called = spec.callsWhenUsed.map(\.name)
        var isHeard = false
        if case .drag = step.kind {
          called += spec.drag.callbacks
          isHeard = spec.drag.marks.contains { isRead($0, own, uses) }
        }
        isHeard = isHeard || called.contains { context.resolved.views[view].callbacks[$0] != nil }
        // What is typed goes where the caret is.
        if spec.isCaret, types(into: name, in: context.program.steps) { isHeard = true }
        if !isHeard, spec.changes == nil, own.propertyReads[property] == nil,
          !uses.named.contains(property)
        {
          context.warn(.unobservedChange(property, of: name), step.place.line)
        }
      case .scroll(let name, _, _): check(scrollOf: name, step.place.line, own, uses)
      default:
        for block in step.kind.blocks { findUnheardChanges(in: block, own, uses) }
      }
    }
  }

  private func types(into name: String, in steps: [ScenarioStatement]) -> Bool {
    steps.contains { step in
      if case .type(_, name) = step.kind { return true }
      return step.kind.blocks.contains { types(into: name, in: $0) }
    }
  }

  private func isRead(_ property: String, _ own: ProgramUses, _ uses: ProgramUses) -> Bool {
    own.propertyReads[property] != nil || uses.named.contains(property)
  }

  /// Warns about scrolling without effect: no stack could lose a screen meanwhile, no callback
  /// reports it, and no code reads the properties that it changes.
  private func check(
    scrollOf name: String, _ line: Int, _ own: ProgramUses, _ uses: ProgramUses
  ) {
    guard !context.program.declarations.contains(where: { $0.kind == .stack }),
      let view = context.names.views[name]
    else { return }
    let spec = context.resolved.views[view]
    let moved = spec.platform.flatMap { kind in
      context.resolved.kinds[kind].properties.first { !$0.scrolling.isEmpty }
    }
    let called = (moved?.callsWhenUsed.map(\.name) ?? []) + (moved?.scrolling.callbacks ?? [])
    guard !called.contains(where: { spec.callbacks[$0] != nil }),
      !(moved?.scrolling.marks ?? []).contains(where: { isRead($0, own, uses) })
    else { return }
    context.warn(.scrollHasNoEffect(name), line)
  }

  private func findUnused(in declaration: ScenarioDeclaration, _ uses: ProgramUses) {
    let line = declaration.place.line
    let isNamed = uses.named.contains(declaration.name)
    switch declaration.kind {
    case .view, .representable, .controller:
      if !uses.shown.contains(declaration.name) {
        context.warn(.neverShown(declaration.name), line)
      }
    case .state, .model:
      if !isNamed, !uses.written.contains(declaration.name) {
        context.warn(.unusedName(declaration.name), line)
      } else if declaration.kind == .model {
        findUnusedProperties(of: declaration, uses)
      }
      return
    case .environment:
      if !isNamed { context.warn(.unreadKey(declaration.name), line) }
      return
    case .gesture:
      if !uses.touched.contains(declaration.name) {
        context.warn(.neverTouched(declaration.name), line)
      }
      return
    case .sheet:
      if declaration.type == nil, !uses.shown.contains(declaration.name) {
        context.warn(.neverShown(declaration.name), line)
      }
      return
    case .platform: return findCaretless(in: declaration)
    case .constant:
      if !isNamed { context.warn(.unusedName(declaration.name), line) }
      return
    case .stack: return
    }
    for member in declaration.members {
      findUnaddedHosts(in: member.block, of: declaration.name, uses)
      switch member.kind {
      case .action where !uses.called.contains(member.name):
        context.warn(.unusedAction(member.name, of: declaration.name), member.place.line)
      case .callback: check(callback: member, of: declaration, uses)
      case .variable where !uses.named.contains(member.name):
        context.warn(.unreadVariable(member.name, of: declaration.name), member.place.line)
      case .binding where !uses.names(member.name, in: declaration.name),
        .state where !uses.names(member.name, in: declaration.name):
        context.warn(.unusedMember(member.name, of: declaration.name), member.place.line)
      case .closure where !uses.names(member.name, in: declaration.name):
        context.warn(.unusedClosure(member.name, of: declaration.name), member.place.line)
      case .onChange: check(change: member, of: declaration)
      default: break
      }
    }
  }

  private func findUnusedProperties(of model: ScenarioDeclaration, _ uses: ProgramUses) {
    for member in model.members where [.property, .unpublished].contains(member.kind) {
      guard !uses.names(member.name) else { continue }
      context.warn(.unusedName("\(model.name).\(member.name)"), member.place.line)
    }
  }

  /// Warns about `onChange` of a constant.
  private func check(change member: ScenarioMember, of declaration: ScenarioDeclaration) {
    guard let view = context.names.views[declaration.name], !member.isInitial else { return }
    let changes = context.resolved.views[view].onChange
    guard let change = changes.first(where: { $0.code.line == member.place.line }),
      change.value.isConstant
    else { return }
    context.warn(.neverChanges, member.place.line)
  }

  /// Warns about rules that move the caret of a class without a caret.
  private func findCaretless(in declaration: ScenarioDeclaration) {
    let kind = context.resolved.kinds.first { $0.name == declaration.name }
    guard let kind, !kind.properties.contains(where: \.isCaret) else { return }
    for member in declaration.members {
      for rule in member.rules where rule.effect == .movesCaretToEnd {
        context.warn(.noCaret(member.name), rule.place.line)
      }
    }
  }

  private func check(
    callback member: ScenarioMember, of declaration: ScenarioDeclaration, _ uses: ProgramUses
  ) {
    // A tap without a name calls the first callback in alphabetical order.
    let first = declaration.members.filter { $0.kind == .callback }.map(\.name).min()
    guard !uses.taps.contains("\(declaration.name).\(member.name)"),
      member.name != first || !uses.taps.contains(declaration.name),
      let view = context.names.views[declaration.name]
    else { return }
    let spec = context.resolved.views[view]
    let kinds = spec.objects.map(\.kind) + (spec.platform.map { [$0] } ?? [])
    let known = kinds.flatMap { context.resolved.kinds[$0].callbacks }
    guard !known.contains(member.name) else { return }
    if declaration.kind == .controller {
      return check(known, ofController: member, declaration.name)
    }
    let isController = kinds.contains { context.resolved.kinds[$0].isController }
    if let kind = kinds.first, !isController, CallbackNames.lifeCycle.contains(member.name) {
      let type = context.resolved.kinds[kind].name
      return context.warn(
        .noLifeCycle(member.name, of: declaration.name, type: type), member.place.line)
    }
    if CallbackNames.beginEditing.contains(member.name) && !uses.focuses.contains(true)
      || CallbackNames.endEditing.contains(member.name) && !uses.focuses.contains(false)
    {
      return context.warn(.neverCalled(member.name, of: declaration.name), member.place.line)
    }
    guard !CallbackNames.always.contains(member.name) else { return }
    let inherited = kinds.flatMap {
      context.properties.inheritedCallbacks(of: context.resolved.kinds[$0])
    }
    let type = declaration.type ?? ""
    let isOfLibrary = !context.program.declarations.contains {
      $0.kind == .platform && $0.name == type
    }
    let isInherited = inherited.contains(member.name)
    let suggestion = CallbackSuggestion(context: context, called: known + inherited, kinds: kinds)
    if isOfLibrary, !isInherited, let meant = suggestion.meant(by: member.name) {
      context.report(.unknownMember(member.name, of: type, candidates: [meant]), member.place)
    } else {
      context.warn(.neverCalled(member.name, of: declaration.name), member.place.line)
    }
  }

  /// Warns about hosting controllers whose views are not in a hierarchy.
  private func findUnaddedHosts(
    in statements: [ScenarioStatement], of declaration: String, _ uses: ProgramUses
  ) {
    for statement in statements {
      if case .host(let name, _) = statement.kind, !uses.adds(name, in: declaration) {
        context.warn(.hostNeverAdded(name, of: declaration), statement.place.line)
      }
      for block in statement.kind.blocks { findUnaddedHosts(in: block, of: declaration, uses) }
    }
  }

  /// Checks a callback of a platform controller whose life cycle the model does not simulate.
  private func check(
    _ known: [String], ofController member: ScenarioMember, _ name: String
  ) {
    if CallbackNames.ofControllers.contains(member.name) { return }
    let system = CallbackNames.always.subtracting(CallbackNames.ofControllers).sorted()
    if system.contains(member.name) {
      context.report(.notCalled(member.name, of: name), member.place)
    } else if Suggestion.nearest(to: member.name, in: known + system) != nil {
      context.report(
        .unknownMember(member.name, of: name, candidates: known + system), member.place)
    } else {
      context.warn(.neverCalled(member.name, of: name), member.place.line)
    }
  }
}
