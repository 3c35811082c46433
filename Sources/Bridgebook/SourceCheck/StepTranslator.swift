/// Translates what make, update and the callbacks of a wrapper do into lines of a scenario.
struct StepTranslator {
  private let run: BridgeRun
  private let context: SourceContext
  private var bridge: Bridge { run.bridge }
  /// The statements that were left out, or the reason why nothing could be translated.
  private(set) var omissions: [String] = []
  /// The omissions without which the run cannot say whether the wrapper is sound: what has effects
  /// of its own, or writes state.
  private(set) var undecided: [String] = []
  /// The properties of the platform view that are set or read, in order.
  private(set) var properties: [String] = []
  /// The first value to which each property is set, as an expression of the scenario.
  private var firstValues: [String: String] = [:]

  init(_ run: BridgeRun, _ context: SourceContext) {
    self.run = run
    self.context = context
  }

  /// Gives the reason why there is no scenario, in place of what was left out.
  mutating func refuse(_ reason: String) { omissions = [reason] }

  // MARK: Make and update

  mutating func updateLines(_ inputs: Set<String>) -> [String] {
    var lines: [String] = []
    for step in run.update where !step.isEvent {
      let number = step.node.line
      if step.kind == .set, StaleParentRule.refreshesParent(step) {
        lines.append("refresh parent   # line \(number)")
        continue
      }
      guard let line = line(of: step, inputs) else { continue }
      guard let conditions = conditions(of: step, inputs) else {
        omit(
          "line \(number): \(step.name), which stands under a condition the model does not know",
          step)
        continue
      }
      var block = ["\(line)   # line \(number)"]
      for condition in conditions.reversed() { block = [condition] + block.map { "  " + $0 } }
      if step.isDeferred { block = ["async line\(number)"] + block.map { "  " + $0 } }
      lines += block
    }
    return lines
  }

  /// Returns lines for the properties that make sets on the view it returns, and for a request for
  /// focus.
  mutating func makeLines(_ inputs: Set<String>) -> [String] {
    var lines: [String] = []
    for step in run.make where !step.isEvent && (step.isAtOnce || step.isDeferred) {
      guard let line = line(of: step, inputs) else { continue }
      let number = step.node.line
      guard !step.isInLoop, conditions(of: step, inputs)?.isEmpty ?? false else {
        omit(
          "line \(number): \(step.name), which stands \(step.isInLoop ? "in a loop" : "under a condition")",
          step)
        continue
      }
      lines +=
        step.isDeferred
        ? ["async line\(number)", "  \(line)   # line \(number)"]
        : ["\(line)   # line \(number)"]
    }
    return lines
  }

  private mutating func line(of step: FlowStep, _ inputs: Set<String>) -> String? {
    let number = step.node.line
    if step.kind == .call, step.target?.root == .view {
      if step.name == "becomeFirstResponder" || step.name == "makeFirstResponder" { return "focus" }
      if step.name == "resignFirstResponder" { return "resign" }
    }
    if let property = property(setBy: step) {
      // The model connects the coordinator without a statement such as `view.delegate =
      // context.coordinator`.
      if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return nil }
      guard let value = value(of: step, inputs) else {
        omit("line \(number): the value of \(property)", step)
        return nil
      }
      use(property, as: value)
      return "set \(property) = \(value)"
    }
    guard step.kind == .set, step.target != nil else {
      if step.kind == .call, step.target?.root == .view {
        omit("line \(number): \(step.name)(…)", step)
      }
      return nil
    }
    if let name = StateRules.written(step, run), inputs.contains(name) {
      guard let value = value(of: step, inputs) else {
        omit("line \(number): the value of \(name)", step)
        return nil
      }
      return "write \(name) = \(value)"
    }
    return nil
  }

  /// Returns the view's property that a step sets, by assignment or by a method such as
  /// `setCenter(_:animated:)`.
  private func property(setBy step: FlowStep) -> String? {
    guard let target = step.target, target.root == .view else { return nil }
    switch step.kind {
    case .set: return target.path.count == 1 ? step.name : nil
    case .call:
      guard target.path.isEmpty else { return nil }
      if let known = context.settings.setter(step.name, of: context.root(of: bridge.viewClass)) {
        return known.property
      }
      let labels = step.node.all(.argument).map(\.name)
      guard step.name.hasPrefix("set"), labels.first == "",
        labels.dropFirst().allSatisfy(StepTranslator.labelsOfSetters.contains)
      else { return nil }
      let name = step.name.dropFirst("set".count)
      guard let first = name.first, first.isUppercase else { return nil }
      return first.lowercased() + name.dropFirst()
    case .create: return nil
    }
  }

  /// The argument labels that may follow the value in a setter method, as in `setOn(_:animated:)`
  /// and `setTitle(_:for:)`.
  private static let labelsOfSetters: Set<String> = ["animated", "for", "completion"]

  private mutating func omit(_ what: String, _ step: FlowStep) {
    if omissions.count < 12, !omissions.contains(what) { omissions.append(what) }
    let name = "\(step.name) in line \(step.node.line)"
    if decides(step), undecided.count < 12, !undecided.contains(name) { undecided.append(name) }
  }

  /// Returns whether a step has effects of its own, so that a run without it proves nothing.
  private func decides(_ step: FlowStep) -> Bool {
    if StateRules.written(step, run) != nil { return true }
    guard step.target?.root == .view else { return false }
    if StepTranslator.focusing.contains(step.name) { return true }
    let type = context.root(of: bridge.viewClass)
    return context.settings.meaning(ofSetting: step.name, of: type) == .acts
  }

  private static let focusing: Set<String> = [
    "becomeFirstResponder", "makeFirstResponder", "resignFirstResponder",
  ]

  private mutating func value(of step: FlowStep, _ inputs: Set<String>) -> String? {
    if let place = step.valuePlace, let name = place.path.first {
      if place.root == .wrapper || place.root == .kept, inputs.contains(name), place.path.count == 1
      {
        return name
      }
      if place.root == .view, place.path.count == 1 {
        use(name)
        return "view.\(name)"
      }
    }
    guard let value = step.value else { return nil }
    switch value.kind {
    case .identifier where value.name == "true" || value.name == "false": return value.name
    case .number: return value.text.contains("_") ? nil : value.text
    case .string
    where value.base == nil && value.text.utf8.count < 60 && !value.text.contains("\\"):
      return value.text
    default: return nil
    }
  }

  private mutating func conditions(of step: FlowStep, _ inputs: Set<String>) -> [String]? {
    var conditions = StepConditions(viewName: bridge.viewName, inputs: inputs)
    let lines = conditions.lines(of: step, setting: property(setBy: step))
    for item in conditions.used { use(item.property, as: item.value) }
    return lines
  }

  // MARK: Callbacks

  struct Callback {
    let name: String
    let line: Int
    let lines: [String]
  }

  mutating func callbackLines(_ inputs: [WrapperInput]) -> [Callback] {
    let named = Set(inputs.filter { $0.kind != "closure" }.map(\.name))
    let closures = Set(inputs.filter { $0.kind == "closure" }.map(\.name))
    var callbacks: [Callback] = []
    for callback in run.callbacks {
      let view = callback.function.all(.parameter).first {
        $0.first(.typeName)?.name == bridge.viewClass
      }?.name
      var lines: [String] = []
      for step in callback.steps where !step.isEvent {
        var line: String?
        if let name = StateRules.written(step, run), named.contains(name) {
          let source =
            step.valuePlace.flatMap { place -> String? in
              guard place.root == .other, place.path.first == view, place.path.count == 2 else {
                return nil
              }
              return place.path[1]
            } ?? textProperty(of: step, view)
          if let source {
            use(source)
            line = "write \(name) = view.\(source)"
          } else if let value = value(of: step, []) {
            line = "write \(name) = \(value)"
          } else {
            omit("line \(step.node.line): the value of \(name)", step)
          }
        } else if step.kind == .call, let place = step.target, place.root == .kept,
          place.path.isEmpty, closures.contains(step.name)
        {
          line = "call \(step.name)"
        }
        guard let line else { continue }
        guard step.guards.allSatisfy({ $0.conditions.allSatisfy { $0.kind == .binding } }) else {
          omit("line \(step.node.line): its condition, so it is left out", step)
          continue
        }
        if step.isDeferred {
          lines += ["async line\(step.node.line)", "  \(line)"]
        } else {
          lines.append(line)
        }
      }
      if !lines.isEmpty, !callbacks.contains(where: { $0.name == callback.function.name }) {
        callbacks.append(
          Callback(name: callback.function.name, line: callback.function.line, lines: lines))
      }
    }
    return callbacks
  }

  /// Returns the view's property read by an expression such as `field.text ?? ""`.
  private func textProperty(of step: FlowStep, _ view: String?) -> String? {
    guard let value = step.value, let view else { return nil }
    var found: String?
    value.walk { node in
      if node.kind == .member, node.base?.kind == .identifier, node.base?.name == view {
        found = node.name
      }
      return found == nil
    }
    return found
  }

  static func isTyping(_ name: String) -> Bool {
    [
      "textViewDidChange", "textFieldDidChangeSelection", "textDidChange", "controlTextDidChange",
      "searchBar",
    ].contains(name)
      || name.lowercased().contains("changed")
  }

  // MARK: Properties of the view

  /// Returns the translated callbacks that setting or moving each property calls; typing has its
  /// own rules.
  func moves(_ callbacks: [Callback]) -> [String: [String]] {
    let type = context.root(of: bridge.viewClass)
    var moved: [String: [String]] = [:]
    for property in properties {
      guard let setter = context.settings.setter(property, of: type),
        setter.effect == .moves || setter.effect == .replaces
      else { continue }
      let names = setter.callbacks.filter { name in callbacks.contains { $0.name == name } }
      if !names.isEmpty { moved[property] = names }
    }
    return moved
  }

  /// Returns a property's initial value, which has the type of the values that are set.
  func initial(_ property: String, _ values: [WrapperInput]) -> String {
    if let input = values.first(where: { $0.name == property }) { return input.first }
    switch firstValues[property] {
    case "true", "false": return "false"
    case let text? where text.first?.isNumber ?? false: return "0"
    case let name?: return values.first { $0.name == name }?.first ?? "\"\""
    default: return "\"\""
    }
  }

  private mutating func use(_ property: String, as value: String? = nil) {
    if !properties.contains(property) { properties.append(property) }
    if let value, firstValues[property] == nil { firstValues[property] = value }
  }
}

extension StaleParentRule {
  /// Returns whether a step stores the new struct in the coordinator.
  static func refreshesParent(_ step: FlowStep) -> Bool {
    step.target?.root == .kept && step.target?.path.isEmpty ?? false
  }
}
