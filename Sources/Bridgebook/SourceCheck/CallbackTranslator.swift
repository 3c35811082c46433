/// A callback of a wrapper as its scenario has it.
struct TranslatedCallback {
  let name: String
  let line: Int
  let lines: [String]

  /// Returns the name of a callback: that of the function, or the label of its second parameter
  /// where the function is named after the object that calls it, as `webView(_:didFinish:)` is.
  static func name(of function: SwiftNode) -> String {
    let parameters = function.all(.parameter)
    let verbs = ["did", "Did", "will", "Will", "should", "Should", "handle"]
    guard parameters.count > 1, !verbs.contains(where: { function.name.contains($0) }) else {
      return function.name
    }
    let label = parameters[1].label
    return label.isEmpty || label == "_" || label == parameters[1].name ? function.name : label
  }

  /// Returns the callback with the name that the model has for it: the model writes
  /// `didFinishNavigation` for `webView(_:didFinish:)`, and `didSelectRow` for
  /// `tableView(_:didSelectRowAt:)`.
  func named(as known: [String]) -> TranslatedCallback {
    guard !known.contains(name),
      let name = known.first(where: { $0.hasPrefix(name) || name.hasPrefix($0) })
    else { return self }
    return TranslatedCallback(name: name, line: line, lines: lines)
  }

  /// Whether it reports that the user has changed a text.
  var isTyping: Bool {
    TranslatedCallback.typing.contains(name) || name.lowercased().contains("changed")
  }

  private static let typing: Set<String> = [
    "textViewDidChange", "textFieldDidChangeSelection", "textDidChange", "controlTextDidChange",
  ]
}

/// Translates the callbacks of a wrapper.
enum CallbackTranslator {
  /// Returns the callbacks that write state, call a closure or set a property of the view.
  static func callbacks(
    _ inputs: [WrapperInput], _ translator: inout StepTranslator
  ) -> [TranslatedCallback] {
    let (run, bridge) = (translator.run, translator.bridge)
    var callbacks: [TranslatedCallback] = []
    let functions = run.callbacks + (bridge.kind.form == .gesture ? run.others : [])
    // The statements of a function that others call stand in theirs.
    let steps = run.make + run.update + functions.flatMap(\.steps)
    let called = Set(steps.filter { !$0.isEvent }.flatMap(\.callers).map { $0.base?.name ?? "" })
    for callback in functions
    where !called.contains(callback.function.name) || canBeCalledByPlatform(callback.function) {
      let isHandler = callback.function.name == bridge.kind.actionName
      let code = CallbackCode(callback.function, inputs, translator)
      var lines = ConditionedLines()
      // A value is read where the source reads it, which may be before a block that runs later.
      for local in code.locals(of: callback.steps) {
        translator.used.use(local.property)
        lines.add("let \(local.name) = view.\(local.property)")
      }
      let localCount = lines.lines.count
      for step in callback.steps where !step.isEvent {
        guard let line = code.line(of: step, &translator) else { continue }
        guard let conditions = code.conditions(of: step, &translator) else {
          translator.omit(
            "\(step.name), which stands under a condition the model does not know", step)
          continue
        }
        translator.leftOut.settle(step.node)
        lines.add(line, conditions, of: step)
      }
      let name = isHandler ? "handle" : TranslatedCallback.name(of: callback.function)
      if lines.lines.count > localCount, !callbacks.contains(where: { $0.name == name }) {
        callbacks.append(
          TranslatedCallback(name: name, line: callback.function.line, lines: lines.lines))
      }
    }
    return callbacks
  }

  /// Whether a function may be a delegate's method or an action: a private one is neither, unless
  /// it is known to Objective-C.
  private static func canBeCalledByPlatform(_ function: SwiftNode) -> Bool {
    !function.flags.contains(.isPrivate)
      || function.all(.attribute).contains { ["objc", "IBAction"].contains($0.name) }
  }

  /// Returns the translated callbacks that setting or moving each property calls; typing has its
  /// own rules.
  static func moves(
    _ callbacks: [TranslatedCallback], _ translator: StepTranslator
  ) -> [String: [String]] {
    var moved: [String: [String]] = [:]
    for property in translator.used.properties {
      guard let setter = translator.context.settings.setter(property, of: translator.view.root),
        setter.effect == .moves || setter.effect == .replaces
      else { continue }
      let names = setter.callbacks.filter { name in callbacks.contains { $0.name == name } }
      if !names.isEmpty { moved[property] = names }
    }
    return moved
  }
}

/// The names and values inside of one callback.
private struct CallbackCode {
  private let inputs: Set<String>
  private let viewNames: Set<String>
  /// The parameters that are texts.
  private let texts: Set<String>
  /// The properties of the view that constants of the function have.
  private var locals: [String: String] = [:]
  private let copies: CoordinatorCopies

  init(_ function: SwiftNode, _ inputs: [WrapperInput], _ translator: StepTranslator) {
    self.inputs = Set(inputs.filter { $0.kind != "closure" }.map(\.name))
    copies = translator.copies
    let classes = [translator.view.className, translator.view.root]
    var names: Set<String> = []
    var texts: Set<String> = []
    for parameter in function.all(.parameter) {
      let type = parameter.first(.typeName)?.name ?? ""
      if classes.contains(type) { names.insert(parameter.name) }
      if type == "String" { texts.insert(parameter.name) }
    }
    function.walk { node in
      // Notifications carry the view as an object of any type.
      if node.kind == .variable, let value = node.last, value.kind == .cast,
        let type = value.last?.name, classes.contains(type)
      {
        names.insert(node.name)
      }
      return true
    }
    viewNames = names
    self.texts = texts
    function.walk { node in
      if node.kind == .variable, let property = viewProperty(node.last) {
        locals[node.name] = property
      }
      return true
    }
  }

  /// The constants with a property of the view whose values steps write, in the order of use.
  func locals(of steps: [FlowStep]) -> [(name: String, property: String)] {
    var used: [(name: String, property: String)] = []
    for step in steps where !step.isEvent {
      guard let value = step.value, value.kind == .identifier, let property = locals[value.name],
        !used.contains(where: { $0.name == value.name })
      else { continue }
      used.append((value.name, property))
    }
    return used
  }

  func line(of step: FlowStep, _ translator: inout StepTranslator) -> String? {
    if let name = copies.closure(calledBy: step, of: translator.bridge) { return "call \(name)" }
    if let change = StateChange(step, translator.run) {
      let name = change.original(copies)
      guard inputs.contains(name) else { return nil }
      let known =
        change.kind == .whole
        ? value(of: step, &translator).flatMap { step.result($0, of: name) } : nil
      let property = known == nil && change.kind == .whole ? read(in: step.value) : nil
      if let property { translator.used.use(property) }
      return translator.write(change, known, step, computedFrom: property)
    }
    guard step.kind == .set else { return nil }
    if let property = viewProperty(step.node.base) {
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

  func conditions(
    of step: FlowStep, _ translator: inout StepTranslator
  ) -> [ConditionLine]? {
    var conditions = StepConditions(
      viewNames: viewNames, inputs: inputs,
      variables: Set(translator.variables.map(\.name)), copies: copies.structs)
    let lines = conditions.lines(of: step, setting: nil)
    for item in conditions.used { translator.used.use(item.property, as: item.value) }
    return lines
  }

  private func value(of step: FlowStep, _ translator: inout StepTranslator) -> String? {
    guard let value = step.value else { return nil }
    if let property = viewProperty(value) {
      translator.used.use(property)
      return "view.\(property)"
    }
    if value.kind == .identifier, locals[value.name] != nil { return value.name }
    if value.kind == .identifier, texts.contains(value.name),
      let property = translator.used.text
    {
      return "view.\(property)"
    }
    if let place = step.valuePlace, place.path.count == 1 {
      let isCopy = place.root == .coordinator
      let name = isCopy ? copies.original(of: place.path[0]) : place.path[0]
      if isCopy || place.root == .kept || place.root == .wrapper, inputs.contains(name) {
        return name
      }
    }
    return ScenarioConstant.text(value)
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

  /// Returns the view's property that an expression such as `field.text ?? ""` stands for.
  private func viewProperty(_ node: SwiftNode?) -> String? {
    guard let node else { return nil }
    switch node.kind {
    case .member:
      guard node.base?.kind == .identifier, viewNames.contains(node.base?.name ?? "") else {
        return nil
      }
      return node.name
    case .prefixed where node.operator == "!": return viewProperty(node.base)
    case .sequence:
      let parts = Array(node.children)
      return parts.count == 3 && parts[1].operator == "??" ? viewProperty(parts[0]) : nil
    default: return nil
    }
  }
}
