/// Translates what make, update and the callbacks of a wrapper do into lines of a scenario.
struct StepTranslator {
  let run: BridgeRun
  let context: SourceContext
  var bridge: Bridge { run.bridge }
  /// What the coordinator keeps of the wrapper.
  let copies: CoordinatorCopies
  let view: WrappedView
  /// The variables of the coordinator that the scenario has, with their first values.
  let variables: [(name: String, first: String)]
  /// What the wrapper is given, by name.
  let values: [String: WrapperInput]
  /// The delegate's method that lets a recognizer work beside every other one.
  let simultaneity: SwiftNode?
  /// The hosting controller of the wrapper, if it has one.
  let host: HostTranslator?
  var leftOut = LeftOut()
  var used = UsedNames()

  init(_ run: BridgeRun, _ context: SourceContext) {
    self.run = run
    self.context = context
    copies = CoordinatorCopies(run)
    view = WrappedView(run, context)
    simultaneity = run.bridge.coordinator?.functions.first { function in
      function.all(.parameter).contains { $0.label == "shouldRecognizeSimultaneouslyWith" }
        && ["true", "return true"].contains(function.first(.block)?.base?.text)
    }
    let all = WrapperInput.all(of: run.bridge)
    values = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    host = HostTranslator(run, all)
    let taken = Set(run.bridge.type.stored.map(\.name)).union(copies.originals.keys)
    variables = (run.bridge.coordinator?.stored ?? []).compactMap { property in
      guard !taken.contains(property.name), !property.node.flags.contains(.isConstant),
        let first = property.value.flatMap(ScenarioConstant.text)
      else { return nil }
      return (property.name, first)
    }
  }

  // MARK: Make and update

  mutating func updateLines(_ inputs: Set<String>) -> [String] {
    let refreshes = refreshes(inputs)
    var lines = ConditionedLines()
    for step in run.update where !step.isEvent {
      let number = step.node.line
      if step.kind == .set, StaleParentRule.refreshesParent(step) || refreshes.first == step.node {
        leftOut.settle(step.node)
        lines.add("refresh parent   # line \(number)")
        continue
      }
      guard !leftOut.isSettled(step.node), let line = line(of: step, inputs) else { continue }
      guard let conditions = conditions(of: step, inputs) else {
        omit("\(step.name), which stands under a condition the model does not know", step)
        continue
      }
      leftOut.settle(step.node)
      lines.add("\(line)   # line \(number)", conditions, of: step)
    }
    return lines.lines
  }

  /// Returns the statements that store the new values in the coordinator's copies, if all copies
  /// that can grow old are stored again; settles those of bindings, which never do.
  private mutating func refreshes(_ inputs: Set<String>) -> [SwiftNode] {
    var nodes: [SwiftNode] = []
    var names: Set<String> = []
    for step in run.update where step.isAtOnce && step.guards.isEmpty {
      guard let name = copies.refreshed(by: step) else { continue }
      if bridge.type.property(name)?.isBinding ?? false {
        leftOut.settle(step.node)
      } else {
        nodes.append(step.node)
        names.insert(name)
      }
    }
    let aging = copies.originals.values.filter { name in
      bridge.type.property(name).map { !$0.isBinding && !$0.isState && !$0.isEnvironment } ?? false
    }
    guard copies.structs.isEmpty, Set(aging) == names else { return [] }
    for node in nodes { leftOut.settle(node) }
    return nodes
  }

  /// Returns lines for the properties that make sets on the view it returns, and for a request for
  /// focus.
  mutating func makeLines(_ inputs: Set<String>) -> [String] {
    var lines = ConditionedLines()
    for step in run.make where !step.isEvent && (step.isAtOnce || step.isDeferred) {
      if step.kind == .set, StaleParentRule.refreshesParent(step) { leftOut.settle(step.node) }
      guard !leftOut.isSettled(step.node), let line = line(of: step, inputs) else { continue }
      guard !step.isInLoop, conditions(of: step, inputs)?.isEmpty ?? false else {
        omit(
          "\(step.name), which stands \(step.isInLoop ? "in a loop" : "under a condition")", step)
        continue
      }
      leftOut.settle(step.node)
      lines.add("\(line)   # line \(step.node.line)", [], of: step)
    }
    return lines.lines
  }

  private mutating func line(of step: FlowStep, _ inputs: Set<String>) -> String? {
    if let line = host?.line(of: step) { return line }
    if step.kind == .call, view.path(of: step) != nil {
      if step.name == "becomeFirstResponder" || step.name == "makeFirstResponder" { return "focus" }
      if step.name == "resignFirstResponder" { return "resign" }
    }
    // The model connects the coordinator without a statement such as `view.delegate =
    // context.coordinator`.
    if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return nil }
    if let property = view.property(setBy: step) {
      let known = value(of: step, inputs).flatMap { step.result($0, of: "view.\(property)") }
      guard let value = known ?? standIn(for: property, step, inputs) else {
        return omit("the value of \(property)", step)
      }
      used.use(property, as: value)
      return "set \(property) = \(value)"
    }
    if let change = StateChange(step, run), inputs.contains(change.original(copies)) {
      let name = change.original(copies)
      let known =
        change.kind == .whole
        ? value(of: step, inputs).flatMap { step.result($0, of: name) } : nil
      return write(change, known, step)
    }
    guard step.kind == .set, let target = step.target else { return nil }
    if target.root == .coordinator, target.path.count == 1, isVariable(target.path[0]),
      let value = value(of: step, inputs).flatMap({ step.result($0, of: target.path[0]) })
    {
      return "keep \(target.path[0]) = \(value)"
    }
    return nil
  }

  /// Returns the line of a change to state.
  ///
  /// A value that the model does not know is listed, and a placeholder is written, because a run
  /// must still show that the state changes.
  mutating func write(
    _ change: StateChange, _ value: String?, _ step: FlowStep, computedFrom property: String? = nil
  ) -> String? {
    let name = change.original(copies)
    if change.kind == .toggled { return "write \(name) = not \(name)" }
    if let value { return "write \(name) = \(value)" }
    guard let other = property.map({ "view.\($0)" }) ?? values[name]?.second, !other.isEmpty else {
      return omit("the value of \(name)", step)
    }
    omit("the value of \(name), for which \(other) stands", step)
    return "write \(name) = \(other)"
  }

  func isVariable(_ name: String) -> Bool { variables.contains { $0.name == name } }

  // MARK: Values

  /// Returns the value of a step as an expression of the scenario; nil if the model does not know
  /// it.
  private mutating func value(of step: FlowStep, _ inputs: Set<String>) -> String? {
    if let place = step.valuePlace, let name = place.path.first {
      if place.root == .wrapper || place.root == .kept, place.path.count == 1 {
        if inputs.contains(name) { return name }
        if let key = environmentKey(of: name) { return used.read(environment: key) }
      }
      if place.root == .context, place.path.count == 2, name == "environment" {
        return used.read(environment: place.path[1])
      }
      if place.root == .view, place.path.count == 1, !view.isDocument {
        used.use(name)
        return "view.\(name)"
      }
    }
    return step.value.flatMap(ScenarioConstant.text)
  }

  /// Returns the key of a property such as `@Environment(\.isEnabled) var isEnabled`.
  private func environmentKey(of name: String) -> String? {
    let attribute = bridge.type.property(name)?.node.all(.attribute).first {
      $0.name == "Environment"
    }
    guard let path = attribute?.text.split(separator: "\\.", maxSplits: 1).last, attribute != nil
    else { return nil }
    let key = path.prefix { $0.isLetter || $0.isNumber }
    return key.first?.isLowercase ?? false ? String(key) : nil
  }

  /// Returns an expression of the inputs that a value is computed from, which changes whenever one
  /// of them does; lists it as standing in for the value.
  private mutating func standIn(
    for property: String, _ step: FlowStep, _ inputs: Set<String>
  ) -> String? {
    let plain = inputs.filter { !(bridge.type.property($0)?.isClosure ?? true) }
    let names = step.value.map { ReadInputs.names(in: $0, plain) } ?? []
    guard !names.isEmpty, names.count <= 4 else { return nil }
    let value =
      names.count == 1 ? names[0] : "\"\(names.map { "{\($0)}" }.joined(separator: " "))\""
    omit("the value of \(property), for which \(names.joined(separator: " and ")) stands", step)
    return value
  }

  // MARK: What is left out

  @discardableResult
  mutating func omit(_ what: String, _ step: FlowStep) -> String? {
    leftOut.list(what, at: step.node, deciding: decides(step) ? step.name : nil)
    return nil
  }

  /// Returns whether a step has effects of its own, so that a run without it proves nothing.
  private func decides(_ step: FlowStep) -> Bool {
    if StateChange(step, run) != nil || StateRules.written(step, run) != nil
      || copies.closure(calledBy: step, of: bridge) != nil
    {
      return true
    }
    if step.kind == .set, step.name == "rootView" { return true }
    // The wrapped view would be gone from where SwiftUI put it.
    if step.kind == .call, step.name == "removeFromSuperview",
      view.path(of: step)?.isEmpty ?? false
    {
      return true
    }
    if step.kind == .call, StepTranslator.acting.contains(step.name) { return true }
    switch step.target?.root {
    // What a model of the app or a function in another file does is unknown.
    case .wrapper, .kept, .coordinator: if step.kind == .call { return true }
    default: break
    }
    return view.acts(step)
  }

  /// Methods that bring or take screens.
  private static let acting: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController",
  ]

  private mutating func conditions(
    of step: FlowStep, _ inputs: Set<String>
  ) -> [ConditionLine]? {
    var conditions = StepConditions(
      viewNames: [bridge.viewName], inputs: inputs, variables: Set(variables.map(\.name)))
    let lines = conditions.lines(of: step, setting: view.property(setBy: step))
    for item in conditions.used { used.use(item.property, as: item.value) }
    return lines
  }
}

extension StaleParentRule {
  /// Returns whether a step stores the new struct in the coordinator.
  static func refreshesParent(_ step: FlowStep) -> Bool {
    step.target?.root == .kept && step.target?.path.isEmpty ?? false
  }
}
