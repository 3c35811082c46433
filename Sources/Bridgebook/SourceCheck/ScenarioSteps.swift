/// What update and callbacks do, as lines of a scenario.
extension ScenarioWriter {
  // MARK: Update

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

  /// What make sets of the view it returns, and the focus it asks for.
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

  mutating func line(of step: FlowStep, _ inputs: Set<String>) -> String? {
    let number = step.node.line
    if step.kind == .call, step.target?.root == .view {
      if step.name == "becomeFirstResponder" { return "focus" }
      if step.name == "resignFirstResponder" { return "resign" }
    }
    guard step.kind == .set, let target = step.target else {
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
    guard target.root == .view, target.path.count == 1 else { return nil }
    guard let value = value(of: step, inputs) else {
      omit("line \(number): the value of \(step.name)")
      return nil
    }
    use(step.name, as: value)
    return "set \(step.name) = \(value)"
  }

  mutating func omit(_ what: String) {
    if omissions.count < 12, !omissions.contains(what) { omissions.append(what) }
  }

  mutating func value(of step: FlowStep, _ inputs: Set<String>) -> String? {
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

  /// The conditions around a step, outermost first; nothing where one of them has no counterpart.
  func conditions(of step: FlowStep, _ inputs: Set<String>) -> [String]? {
    var lines: [String] = []
    for guarding in step.guards {
      guard let line = condition(guarding, of: step, inputs) else { return nil }
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// A comparison of the view's property with an input, or an input that is a truth.
  func condition(
    _ guarding: FlowGuard, of step: FlowStep, _ inputs: Set<String>
  ) -> String? {
    guard let around = guarding.conditions.first?.parent,
      around.kind == .guardStatement && guarding.scope.parent != around
        || around.kind == .ifStatement && guarding.scope.parent == around
          && !guarding.scope.flags.contains(.isElse)
    else { return nil }
    // What only unwraps a value holds wherever the model has one.
    if guarding.conditions.allSatisfy({ $0.kind == .binding }) { return "" }
    guard guarding.conditions.count == 1, let only = guarding.conditions[0].base else { return nil }
    if step.kind == .set, guarding.mentions(step.name), guarding.compares,
      let name = step.valuePlace?.path.first, inputs.contains(name), guarding.mentions(name),
      only.kind == .sequence, only.children.reduce(0, { count, _ in count + 1 }) == 3
    {
      return "if view.\(step.name) != \(name)"
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

  mutating func callbackLines(_ inputs: [Input]) -> [Callback] {
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

  /// `field.text ?? ""` reads the text.
  func textProperty(of step: FlowStep, _ view: String?) -> String? {
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

  static func plain(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "a file").filter {
      $0.isASCII && $0 != "\n" && $0 != "\r"
    }
  }

  /// Words of a name in lower case with hyphens between.
  static func identifier(_ name: String) -> String {
    var text = ""
    var isAfterLower = false
    for scalar in name.unicodeScalars where scalar.isASCII {
      let character = Character(scalar)
      if character.isUppercase, isAfterLower { text += "-" }
      isAfterLower = character.isLowercase
      if character.isLetter || character.isNumber {
        text += character.lowercased()
      } else if !text.hasSuffix("-") {
        text += "-"
      }
    }
    return text.isEmpty ? "wrapper" : text
  }
}
