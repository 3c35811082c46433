/// The names and values in the code of one callback.
struct CallbackCode {
  private let inputs: Set<String>
  private let viewNames: Set<String>
  /// The properties of the view that parameters represent.
  private var parameters: [String: String] = [:]
  /// The parameters that are strings.
  private let texts: Set<String>
  /// The properties of the view whose values the function's constants hold.
  private var locals: [String: String] = [:]
  private let copies: CoordinatorCopies
  /// The closure that is the callback; nil for a function.
  private let closure: SwiftNode?

  init(_ function: SwiftNode, _ inputs: [WrapperInput], _ translator: StepTranslator) {
    let classes = [translator.view.className, translator.view.root]
    // Delegates treat a subclass declared in another file as the framework class it inherits from.
    var isUnknown = !translator.context.settings.knows(translator.view.root)
    var names: Set<String> = []
    var texts: Set<String> = []
    for parameter in function.all(.parameter) {
      let type = parameter.first(.typeName)?.name ?? ""
      if classes.contains(type) || isUnknown && ClassWords.isPlatformObject(type) {
        names.insert(parameter.name)
      }
      // Only the first parameter of a delegate method is the object that calls it.
      isUnknown = false
      if type == "String" { texts.insert(parameter.name) }
    }
    self.init(function, inputs, translator, closure: nil, viewNames: names, texts: texts)
  }

  init(_ observer: ObserverClosure, _ inputs: [WrapperInput], _ translator: StepTranslator) {
    self.init(
      observer.closure, inputs, translator, closure: observer.closure,
      viewNames: observer.viewNames, texts: [])
    parameters = observer.parameters
  }

  private init(
    _ code: SwiftNode, _ inputs: [WrapperInput], _ translator: StepTranslator, closure: SwiftNode?,
    viewNames: Set<String>, texts: Set<String>
  ) {
    self.texts = texts
    self.inputs = Set(inputs.filter { $0.kind != "closure" }.map(\.name))
    self.closure = closure
    copies = translator.copies
    let classes = [translator.view.className, translator.view.root]
    var names = viewNames
    code.walk { node in
      // Notifications carry the view as an object of unspecified type.
      if node.kind == .variable, let value = node.last, value.kind == .cast,
        let type = value.last?.name, classes.contains(type)
      {
        names.insert(node.name)
      }
      return true
    }
    self.viewNames = names
    code.walk { node in
      if node.kind == .variable, let property = viewProperty(node.last) {
        locals[node.name] = property
      }
      return true
    }
  }

  /// Returns the constants with a property of the view whose values steps write, in the order of
  /// use.
  func locals(of steps: [FlowStep]) -> [(name: String, property: String)] {
    var used: [(name: String, property: String)] = []
    for step in steps {
      step.value?.walk { node in
        if node.kind == .identifier, let property = locals[node.name],
          !used.contains(where: { $0.name == node.name })
        {
          used.append((node.name, property))
        }
        return node.kind != .closure
      }
    }
    return used
  }

  func line(of step: FlowStep, _ translator: inout StepTranslator) -> String? {
    if let name = copies.closure(calledBy: step, of: translator.bridge) { return "call \(name)" }
    if let line = DismissalLine.line(of: step, viewNames: viewNames, translator.bridge) {
      return line
    }
    let property = read(in: step.value)
    if let change = StateChange(step, translator.run) {
      let name = change.original(copies)
      guard inputs.contains(name) else { return nil }
      let known =
        change.kind == .whole
        ? value(of: step, &translator).flatMap { step.result($0, of: name) } : nil
      let stand = known == nil && change.kind == .whole ? property : nil
      if let stand { translator.used.use(stand) }
      return translator.write(change, known, step, computedFrom: stand)
    }
    let code = self
    if let line = translator.modelLine(
      of: step, value: { code.value(of: step, &$0) }, computedFrom: property)
    {
      if let property, line.hasSuffix(" = view.\(property)") { translator.used.use(property) }
      return line
    }
    guard step.kind == .set else { return nil }
    if let property = viewProperty(step.node.base) {
      if let line = DelegateLine(property, step, in: translator) {
        return translator.line(line, of: step)
      }
      let known = value(of: step, &translator)
      guard let value = known.flatMap({ step.result($0, of: "view.\(property)") }) else {
        return translator.omit("the value of \(property)", step)
      }
      translator.used.use(property, as: value)
      return "set \(property) = \(value)"
    }
    guard let target = step.target, target.root == .coordinator, target.path.count == 1,
      translator.isVariable(target.path[0]),
      let value = value(of: step, &translator).flatMap({ step.result($0, of: target.path[0]) })
    else { return nil }
    return "keep \(target.path[0]) = \(value)"
  }

  /// Returns the conditions of a step; one that the model does not know is replaced by a name.
  func conditions(
    of step: FlowStep, _ translator: inout StepTranslator
  ) -> [ConditionLine]? {
    let current = translator
    var conditions = StepConditions(inputs: inputs, standIns: translator.standIns) { guarding in
      names(
        guarding.names, isSelfWrapper: guarding.isSelfWrapper, step, current,
        isValue: false)
    }
    conditions.code = closure
    guard let lines = conditions.lines(of: step, setting: nil) else { return nil }
    translator.use(conditions.uses)
    if let standIns = conditions.standIns { translator.take(standIns, for: step) }
    return lines
  }

  private func names(
    _ places: [String: FlowPlace], isSelfWrapper: Bool, _ step: FlowStep,
    _ translator: StepTranslator, isValue: Bool
  ) -> ValueNames {
    var names = translator.names(
      places, isSelfWrapper: isSelfWrapper, isAtOnce: !step.isDeferred, viewNames: viewNames)
    names.parameters = parameters
    if let text = translator.used.text {
      for name in texts { names.parameters[name] = text }
    }
    if isValue { names.constants = Set(locals.keys) }
    return names
  }

  private func value(of step: FlowStep, _ translator: inout StepTranslator) -> String? {
    let names = names(
      step.names, isSelfWrapper: step.isSelfWrapper, step, translator, isValue: true)
    guard let node = step.value, let value = ValueTranslator(names: names).value(node) else {
      return nil
    }
    translator.use(value.uses)
    return value.text
  }

  /// Returns the view's property that a value is computed from.
  private func read(in value: SwiftNode?) -> String? {
    var property: String?
    value?.walk { node in
      if property == nil { property = viewProperty(node) }
      return property == nil && node.kind != .closure
    }
    return property
  }

  /// Returns the property of the view that an expression such as `field.text ?? ""` reads.
  private func viewProperty(_ node: SwiftNode?) -> String? {
    guard let node else { return nil }
    switch node.kind {
    case .identifier: return parameters[node.name]
    // The name of a method is not a property.
    case .member where node.parent?.kind == .call && node.parent?.base == node: return nil
    case .member:
      guard node.base?.kind == .identifier, viewNames.contains(node.base?.name ?? "") else {
        return nil
      }
      return node.name
    case .sequence:
      let parts = Array(node.children)
      return parts.count == 3 && parts[1].operator == "??" ? viewProperty(parts[0]) : nil
    default: return nil
    }
  }
}
