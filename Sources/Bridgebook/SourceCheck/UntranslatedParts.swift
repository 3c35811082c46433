/// Lists what of a wrapper was not translated.
enum UntranslatedParts {
  /// Lists every statement with an effect, and every function that answers something, that has no
  /// line in the scenario.
  static func list(in translator: inout StepTranslator) {
    let (run, bridge) = (translator.run, translator.bridge)
    let parts = run.callbacks + run.others
    let all = run.make + run.update + run.dismantle + run.coordinatorStart + parts.flatMap(\.steps)
    if bridge.kind.form == .gesture, let simultaneity = translator.simultaneity {
      translator.leftOut.settle(simultaneity)
    }
    let followed = Set(all.flatMap(\.callers))
    let followedNames = Set(followed.map { $0.base?.name ?? "" })
    listStored(in: &translator)
    for step in run.make + run.update + run.dismantle { list(step, followed, &translator) }
    // What the initializer keeps of its parameters the model keeps, too.
    for step in run.coordinatorStart where !isKept(step) { list(step, followed, &translator) }
    for part in parts where !followedNames.contains(part.function.name) {
      let isTranslated = part.steps.contains { translator.leftOut.isTranslated($0.node) }
      for step in part.steps { list(step, followed, &translator) }
      guard !isTranslated, !translator.leftOut.isSettled(part.function),
        part.function.first(.block)?.base != nil
      else { continue }
      translator.leftOut.list(signature(of: part.function), at: part.function)
    }
  }

  /// Lists the objects that the struct stores, as far as the draft lacks them.
  private static func listStored(in translator: inout StepTranslator) {
    let stored = translator.stored
    for property in stored.others {
      translator.leftOut.list("\(property.name), an object that each struct creates", at: property)
    }
    if let result = stored.handedIn {
      translator.leftOut.list(
        "\(result.name), which the wrapper is given: the draft makes an object of its own",
        at: result
      )
    }
  }

  /// The property that stands for what a draft lacks of update, or for what it need not do.
  static let placeholder = "leftOut"

  /// Returns a text that names the lines of update that the draft lacks; nil where it sets
  /// something, or lacks nothing.
  ///
  /// An update without a line is judged as one that does nothing.
  static func rest(
    ofUpdate lines: [String], _ translator: inout StepTranslator
  ) -> String? {
    guard !isActing(lines), let update = translator.bridge.update,
      translator.bridge.kind.form != .gesture
    else { return nil }
    var numbers: [Int] = []
    for step in translator.run.update where translator.leftOut.isListed(step.node) {
      if !numbers.contains(step.node.line) { numbers.append(step.node.line) }
    }
    if numbers.isEmpty {
      // An update that has nothing to do is not a fault where make uses no value that changes, or
      // where the controller goes before one does.
      let isEmpty = update.first(.block)?.base == nil
      let isFault =
        isEmpty && UpdateNotImplementedRule.isReported(translator.run, translator.context)
        && !translator.run.isPresentedOnce
      return isFault ? nil : "\"nothing\""
    }
    let isWhole = isRefreshOnly(lines)
    translator.leftOut.list(
      "\(isWhole ? "" : "the rest of ")update, for which the property \(placeholder) stands",
      at: update, deciding: "update")
    let named = numbers.prefix(6).map(String.init).joined(separator: ", ")
    let more = numbers.count > 6 ? " and more" : ""
    return "\"line\(numbers.count == 1 ? "" : "s") \(named)\(more)\""
  }

  /// Whether lines of update do nothing but refresh the coordinator's copy of the wrapper.
  static func isRefreshOnly(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("refresh parent") || text.hasPrefix("if ")
    }
  }

  /// Whether lines of update act on the view in every run of the draft: those under a comparison
  /// with a constant may not.
  private static func isActing(_ lines: [String]) -> Bool {
    let acting = ["set ", "focus", "resign", "host ", "add "]
    var conditions: [String] = []
    return lines.contains { line in
      let text = line.drop { $0 == " " }
      let depth = (line.utf8.count - text.utf8.count) / 2
      conditions = Array(conditions.prefix(depth))
      if text.hasPrefix("if ") || text.hasPrefix("async ") { conditions.append(String(text)) }
      return acting.contains { text.hasPrefix($0) }
        && conditions.allSatisfy { condition in
          condition.hasPrefix("async ") || condition.contains("view.")
            || !condition.contains { $0 == "\"" || $0.isNumber }
        }
    }
  }

  private static func list(
    _ step: FlowStep, _ followed: Set<SwiftNode>, _ translator: inout StepTranslator
  ) {
    guard step.kind != .create, !translator.leftOut.isSettled(step.node),
      !followed.contains(step.node),
      isStatement(step.node), !isWithoutEffect(step)
    else { return }
    translator.omit(step.kind == .call ? "\(step.name)(…)" : step.name, step)
  }

  /// Whether a step of an initializer stores something in the coordinator.
  private static func isKept(_ step: FlowStep) -> Bool {
    step.kind == .set
      && (StaleParentRule.refreshesParent(step)
        || step.target?.root == .coordinator && step.target?.path.count == 1)
  }

  /// Whether the model does a step by itself, or a run does not depend on it.
  private static func isWithoutEffect(_ step: FlowStep) -> Bool {
    if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return true }
    switch step.kind {
    case .set:
      return step.node.base?.kind == .identifier && step.target?.root == .other
    case .call:
      if silent.contains(step.name) || step.node.base?.base?.name == "super" {
        return true
      }
      // The closure's statements are listed on their own.
      return step.node.base.map { FlowTiming(of: $0) != .event } ?? false
        && step.node.all(.argument).contains { $0.base?.kind == .closure }
    case .create: return true
    }
  }

  private static let silent: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError",
  ]

  /// Whether a node stands as a statement, so that its value is not used.
  private static func isStatement(_ node: SwiftNode) -> Bool {
    var node = node
    while let parent = node.parent {
      switch parent.kind {
      case .block, .closure, .switchCase: return true
      case .prefixed: node = parent
      case .assignment: return parent.base?.name == "_"
      default: return false
      }
    }
    return false
  }

  /// Returns a function's name with the labels of its parameters.
  private static func signature(of function: SwiftNode) -> String {
    let labels = function.all(.parameter).map { parameter in
      (parameter.label.isEmpty ? parameter.name : parameter.label) + ":"
    }
    return "\(function.name)(\(labels.joined()))"
  }
}
