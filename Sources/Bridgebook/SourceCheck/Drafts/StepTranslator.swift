/// Translates `make`, `update` and the callbacks of a wrapper to lines of a scenario.
struct StepTranslator {
  let run: BridgeRun
  let context: SourceContext
  var bridge: Bridge { run.bridge }
  /// The copies of the wrapper that the coordinator keeps.
  let copies: CoordinatorCopies
  let view: WrappedView
  /// The variables of the coordinator that the scenario has, with their first values.
  let variables: [(name: String, first: String)]
  /// The inputs of the wrapper, by name.
  let values: [String: WrapperInput]
  /// The delegate method that allows a recognizer to work simultaneously with all others.
  let simultaneity: SwiftNode?
  /// The platform objects that the struct stores.
  let stored: StoredViews
  /// The hosting controller of the wrapper, if it has one.
  let host: HostTranslator?
  /// The objects of the app that the wrapper observes.
  var models: ObservedModels
  /// The models that are listed because none of the files declares their classes.
  private var unknownModels: Set<String> = []
  /// The names that replace conditions of callbacks unknown to the model.
  var standIns = StandIns()
  /// Whether code sets the view's delegate to nil, so that the scenario must set the delegate.
  let takesDelegateAway: Bool
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
    stored = StoredViews(run, view)
    let models = ObservedModels(run.bridge, context)
    self.models = models
    let all = WrapperInput.all(of: run.bridge).filter { !models.holds($0.name) }
    values = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    host = HostTranslator(run, all, context)
    takesDelegateAway = DelegateLine.isTakenAway(in: run)
    variables = RememberedVariables.all(of: run, besides: copies)
  }

  private var deciding: DecidingSteps { DecidingSteps(run: run, copies: copies, view: view) }

  /// Returns the meaning of names at a place.
  func names(
    _ places: [String: FlowPlace], isSelfWrapper: Bool, isAtOnce: Bool,
    viewNames: Set<String> = []
  ) -> ValueNames {
    ValueNames(
      bridge: bridge, view: view, copies: copies, inputs: values,
      variables: Set(variables.map(\.name)), models: models, viewNames: viewNames, places: places,
      isSelfWrapper: isSelfWrapper, host: host?.name, isAtOnce: isAtOnce)
  }

  /// Records the names that an expression of the scenario reads.
  mutating func use(_ uses: [ScenarioValue.Use]) {
    for use in uses {
      switch use {
      case .property(let name, let first): used.use(name, as: first)
      case .environment(let key): _ = used.read(environment: key)
      case .model(let model, let property): models.use(model, property)
      }
    }
  }

  // MARK: Make and update

  mutating func updateLines(_ inputs: Set<String>) -> [String] {
    let refresh = CopyRefresh(run, copies, context)
    for node in refresh.settled { leftOut.settle(node) }
    var lines = ConditionedLines()
    for step in run.update where !step.isEvent {
      let number = step.node.line
      if step.kind == .set,
        StaleParentRule.refreshesParent(step) || refresh.nodes.first == step.node
      {
        let conditions = conditions(of: step, inputs)
        if conditions == nil {
          let copy = step.node.base?.name ?? "parent"
          leftOut.list(
            "the condition of \(copy), which is taken as true", at: step.node, deciding: copy)
        }
        leftOut.settle(step.node)
        lines.add("refresh parent   # line \(number)", conditions ?? [], of: nil)
        continue
      }
      guard !leftOut.isSettled(step.node) else { continue }
      guard let (line, conditions) = conditioned(step, inputs) else { continue }
      leftOut.settle(step.node)
      lines.add("\(line)   # line \(number)", conditions, of: step)
    }
    return lines.lines
  }

  /// Returns lines for the properties that `make` sets on the view it returns, and for a focus
  /// request.
  mutating func makeLines(_ inputs: Set<String>) -> [String] {
    var lines = ConditionedLines()
    for step in run.make where !step.isEvent && (step.isAtOnce || step.isDeferred) {
      if step.kind == .set, StaleParentRule.refreshesParent(step) || view.isHeld(by: step) {
        leftOut.settle(step.node)
      }
      guard !leftOut.isSettled(step.node) else { continue }
      guard let (line, conditions) = conditioned(step, inputs, isOutsideLoops: true) else {
        continue
      }
      leftOut.settle(step.node)
      lines.add("\(line)   # line \(step.node.line)", conditions, of: step)
      if step.kind == .create, let host, host.isWrapped {
        lines.add("contain \(host.name)", conditions, of: step)
      }
    }
    return lines.lines
  }

  /// Returns the line of a step with its conditions; lists a step whose conditions are unknown to
  /// the model as left out, and records nothing else about it.
  private mutating func conditioned(
    _ step: FlowStep, _ inputs: Set<String>, isOutsideLoops: Bool = false
  ) -> (line: String, conditions: [ConditionLine])? {
    let before = self
    guard let line = line(of: step, inputs) else { return nil }
    let isKnown = !isOutsideLoops || !step.isInLoop
    if isKnown, let conditions = conditions(of: step, inputs) { return (line, conditions) }
    self = before
    let place = isKnown ? "under a condition that is not modeled" : "in a loop"
    omit("\(step.shownName), which is \(place)", step)
    return nil
  }

  /// Returns the line of a statement about a delegate, or records what was left out.
  mutating func line(_ line: DelegateLine, of step: FlowStep) -> String? {
    switch line {
    case .line(let line): line
    case .omitted(let what): omit(what, step)
    }
  }

  private mutating func line(of step: FlowStep, _ inputs: Set<String>) -> String? {
    if let line = host?.line(of: step) { return line }
    if step.kind == .call, view.path(of: step) != nil {
      if step.name == "becomeFirstResponder" || step.name == "makeFirstResponder" { return "focus" }
      if step.name == "resignFirstResponder" { return "resign" }
    }
    if let property = view.property(setBy: step), let told = DelegateLine(property, step, in: self)
    {
      return line(told, of: step)
    }
    // The model connects the coordinator without a statement such as
    // `view.delegate = context.coordinator`.
    if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return nil }
    if let property = view.property(setBy: step) {
      let known = value(of: step).flatMap { step.result($0, of: "view.\(property)") }
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
        ? value(of: step).flatMap { step.result($0, of: name) } : nil
      return write(change, known, step)
    }
    if let line = modelLine(of: step, value: { $0.value(of: step) }) { return line }
    guard step.kind == .set, let target = step.target else { return nil }
    if target.root == .coordinator, target.path.count == 1, isVariable(target.path[0]),
      let value = value(of: step).flatMap({ step.result($0, of: target.path[0]) })
    {
      return "keep \(target.path[0]) = \(value)"
    }
    return nil
  }

  /// Returns the line of a change to state.
  ///
  /// A value unknown to the model is listed and replaced by a placeholder, because a run must still
  /// show that the state changes.
  mutating func write(
    _ change: StateChange, _ value: String?, _ step: FlowStep, computedFrom property: String? = nil
  ) -> String? {
    let name = change.original(copies)
    let animation = step.isAnimated ? " with animation" : ""
    if change.kind == .toggled { return "write \(name) = not \(name)\(animation)" }
    if let value { return "write \(name) = \(value)\(animation)" }
    guard let other = property.map({ "view.\($0)" }) ?? values[name]?.second, !other.isEmpty else {
      return omit("the value of \(name)", step)
    }
    omit("the value of \(name), for which \(other) stands", step)
    return "write \(name) = \(other)\(animation)"
  }

  /// Returns the line of a change to a property of an observed model; nil for any other step.
  mutating func modelLine(
    of step: FlowStep, value: (inout StepTranslator) -> String?,
    computedFrom property: String? = nil
  ) -> String? {
    guard let target = step.target, let (model, name) = models.property(at: target, copies) else {
      return nil
    }
    let place = "\(model).\(name)"
    if step.kind == .call, step.name == "toggle" {
      models.use(model, name, as: "false")
      return "write \(place) = not \(place)"
    }
    guard step.kind == .set else { return nil }
    if !models.isDeclared(model), unknownModels.insert(model).inserted {
      leftOut.list(
        "the class of \(model), whose properties are taken as published", at: step.node,
        settles: false)
    }
    let known = value(&self).flatMap { step.result($0, of: place) }
    models.use(model, name, as: step.value.flatMap(ScenarioConstant.text))
    if let known { return "write \(place) = \(known)" }
    let other =
      property.map { "view.\($0)" }
      ?? models.properties(of: model).first { $0.name == name }?.second ?? "nothing"
    omit("the value of \(name), for which \(other) stands", step)
    return "write \(place) = \(other)"
  }

  func isVariable(_ name: String) -> Bool { variables.contains { $0.name == name } }

  // MARK: Values

  /// Returns the value of a step as an expression of the scenario; nil if the model does not know
  /// it.
  private mutating func value(of step: FlowStep) -> String? {
    let names = names(step.names, isSelfWrapper: step.isSelfWrapper, isAtOnce: !step.isDeferred)
    guard let node = step.value, let value = ValueTranslator(names: names).value(node) else {
      return nil
    }
    use(value.uses)
    return value.text
  }

  /// Returns a substitute for a value, and lists it as such.
  ///
  /// The substitute is an expression of the inputs that the value is computed from; it changes
  /// whenever one of the inputs does.
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

  // MARK: Omitted parts

  /// Lists the names that represent conditions of a step; runs with other values resolve them.
  mutating func take(_ names: StandIns, for step: FlowStep) {
    for standIn in names.all where !standIns.all.contains(standIn) {
      standIns.add(
        standIn.name, as: standIn.value, others: standIn.others, for: standIn.node)
      leftOut.list(
        "the condition of \(step.shownName), for which \(standIn.name) stands", at: standIn.node)
    }
  }

  @discardableResult
  mutating func omit(_ what: String, _ step: FlowStep) -> String? {
    leftOut.list(what, at: step.node, deciding: deciding.decides(step) ? step.shownName : nil)
    return nil
  }

  private mutating func conditions(
    of step: FlowStep, _ inputs: Set<String>
  ) -> [ConditionLine]? {
    let translator = self
    var conditions = StepConditions(inputs: inputs, standIns: standIns, isForBindings: true) {
      guarding in
      translator.names(
        guarding.names, isSelfWrapper: guarding.isSelfWrapper, isAtOnce: !step.isDeferred)
    }
    guard let lines = conditions.lines(of: step, setting: view.property(setBy: step)) else {
      return nil
    }
    use(conditions.uses)
    if let standIns = conditions.standIns { take(standIns, for: step) }
    return lines
  }
}
