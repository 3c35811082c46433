/// Translates what make, update and the callbacks of a wrapper do into lines of a scenario.
struct StepTranslator {
  private let run: BridgeRun
  private let context: SourceContext
  private var bridge: Bridge { run.bridge }
  /// What was left out, or why nothing could be translated.
  private(set) var omissions: [String] = []
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
        omit("line \(number): \(step.name), which stands under a condition the model does not know")
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
    for step in run.make where step.isAtOnce && !step.isInLoop {
      guard let line = line(of: step, inputs) else { continue }
      guard conditions(of: step, inputs)?.isEmpty ?? false else {
        omit("line \(step.node.line): \(step.name), which stands under a condition")
        continue
      }
      lines.append("\(line)   # line \(step.node.line)")
    }
    return lines
  }

  private mutating func line(of step: FlowStep, _ inputs: Set<String>) -> String? {
    let number = step.node.line
    if step.kind == .call, step.target?.root == .view {
      if step.name == "becomeFirstResponder" { return "focus" }
      if step.name == "resignFirstResponder" { return "resign" }
    }
    if let property = property(setBy: step) {
      // The model connects the coordinator without a statement such as `view.delegate =
      // context.coordinator`.
      if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return nil }
      guard let value = value(of: step, inputs) else {
        omit("line \(number): the value of \(property)")
        return nil
      }
      use(property, as: value)
      return "set \(property) = \(value)"
    }
    guard step.kind == .set, step.target != nil else {
      if step.kind == .call, step.target?.root == .view { omit("line \(number): \(step.name)(…)") }
      return nil
    }
    if let name = StateRules.written(step, run), inputs.contains(name) {
      guard let value = value(of: step, inputs) else {
        omit("line \(number): the value of \(name)")
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

  private mutating func omit(_ what: String) {
    if omissions.count < 12, !omissions.contains(what) { omissions.append(what) }
  }

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

  /// Returns the conditions around a step, outermost first, or nil if one of them cannot be
  /// translated.
  private func conditions(of step: FlowStep, _ inputs: Set<String>) -> [String]? {
    var lines: [String] = []
    for guarding in step.guards {
      guard let line = condition(guarding, of: step, inputs) else { return nil }
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// Returns a comparison of the view's property with an input, or an input that is a Boolean.
  private func condition(
    _ guarding: FlowGuard, of step: FlowStep, _ inputs: Set<String>
  ) -> String? {
    guard let around = guarding.conditions.first?.parent,
      around.kind == .guardStatement && guarding.scope.parent != around
        || around.kind == .ifStatement && guarding.scope.parent == around
          && !guarding.scope.flags.contains(.isElse)
    else { return nil }
    // A condition that only unwraps a value is true whenever the model has a value.
    if guarding.conditions.allSatisfy({ $0.kind == .binding }) { return "" }
    guard guarding.conditions.count == 1, let only = guarding.conditions[0].base else { return nil }
    if let property = property(setBy: step), guarding.mentions(property), guarding.compares,
      let name = step.valuePlace?.path.first, inputs.contains(name), guarding.mentions(name),
      only.kind == .sequence, only.children.reduce(0, { count, _ in count + 1 }) == 3
    {
      return "if view.\(property) != \(name)"
    }
    if only.kind == .identifier, inputs.contains(only.name) { return "if \(only.name)" }
    return nil
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
            omit("line \(step.node.line): the value of \(name)")
          }
        } else if step.kind == .call, let place = step.target, place.root == .kept,
          place.path.isEmpty, closures.contains(step.name)
        {
          line = "call \(step.name)"
        }
        guard let line else { continue }
        guard step.guards.allSatisfy({ $0.conditions.allSatisfy { $0.kind == .binding } }) else {
          omit("line \(step.node.line): its condition, so it is left out")
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
