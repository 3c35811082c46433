/// Finds what of a program can have no effect.
struct UnusedNames {
  let context: ResolverContext

  /// Warns of what has no effect.
  ///
  /// A callback that a class of the library cannot make and that looks like one it makes is a problem instead.
  func find() {
    let uses = ProgramUses(context.program)
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
    for (name, line) in uses.posts where uses.listeners[name] == nil {
      context.warn(.nobodyListens(name), line)
    }
    for (name, line) in uses.listeners where uses.posts[name] == nil {
      context.warn(.neverPosted(name), line)
    }
    for (label, line) in uses.stops where !uses.labels.contains(label) {
      context.warn(.nothingToStop(label), line)
    }
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
    case .constant, .platform, .sheet, .stack: return
    }
    for member in declaration.members {
      switch member.kind {
      case .action where !uses.called.contains(member.name):
        context.warn(.unusedAction(member.name, of: declaration.name), member.place.line)
      case .callback: check(callback: member, of: declaration, uses)
      case .variable where !uses.named.contains(member.name):
        context.warn(.unreadVariable(member.name, of: declaration.name), member.place.line)
      default: break
      }
    }
  }

  private func check(
    callback member: ScenarioMember, of declaration: ScenarioDeclaration, _ uses: ProgramUses
  ) {
    guard !uses.taps.contains("\(declaration.name).\(member.name)"),
      let view = context.names.views[declaration.name]
    else { return }
    let known =
      context.resolved.views[view].platform.map { context.resolved.kinds[$0].callbacks } ?? []
    guard !known.contains(member.name), !CallbackNames.always.contains(member.name) else { return }
    let type = declaration.type ?? ""
    let isOfLibrary = !context.program.declarations.contains {
      $0.kind == .platform && $0.name == type
    }
    if isOfLibrary, Suggestion.nearest(to: member.name, in: known) != nil {
      context.report(.unknownMember(member.name, of: type, candidates: known), member.place)
    } else if declaration.kind != .controller {
      context.warn(.neverCalled(member.name, of: declaration.name), member.place.line)
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
