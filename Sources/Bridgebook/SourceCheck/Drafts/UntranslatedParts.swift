/// Lists the parts of a wrapper that were not translated.
enum UntranslatedParts {
  /// Lists every statement with an effect, and every function with a result, that has no line in
  /// the scenario.
  static func list(in translator: inout StepTranslator) {
    let (run, bridge) = (translator.run, translator.bridge)
    let parts = run.callbacks + run.others
    let all = run.make + run.update + run.dismantle + run.coordinatorStart + parts.flatMap(\.steps)
    if bridge.kind.form == .gesture, let simultaneity = translator.simultaneity {
      translator.leftOut.settle(simultaneity)
    }
    let followed = Set(all.flatMap(\.callers))
    let followedNames = Set(followed.map { $0.base?.name ?? "" })
    for call in all.flatMap(\.passages) where call.hasUnknownDelay {
      translator.leftOut.list(
        "the delay of asyncAfter, for which \(FlowPassage.usualDelay) milliseconds stand",
        at: call.call, settles: false)
    }
    for step in DelegatesElsewhere.steps(of: run, translator.view) {
      translator.leftOut.list(
        "\(step.name) of an object that make does not return", at: step.node)
    }
    listStored(in: &translator)
    listOwnClass(in: &translator)
    for step in run.make + run.update
    where step.kind == .create && step.name == "UIHostingConfiguration" {
      translator.leftOut.list(
        "the content of UIHostingConfiguration", at: step.node, deciding: "hosted content")
    }
    for step in run.make + run.update + run.dismantle { list(step, followed, &translator) }
    // The model, too, keeps the parameters that the initializer stores.
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

  /// Lists the objects stored in the struct that are missing from the draft.
  private static func listStored(in translator: inout StepTranslator) {
    let stored = translator.stored
    for property in stored.others {
      translator.leftOut.list("\(property.name), an object that each struct creates", at: property)
    }
    if let result = stored.handedIn {
      translator.leftOut.list(
        "\(result.name), which the wrapper is given: the draft creates its own object",
        at: result
      )
    }
  }

  /// Lists the methods of the wrapped class if the file declares the class.
  private static func listOwnClass(in translator: inout StepTranslator) {
    let view = translator.view
    guard view.className != view.root, let type = translator.context.types[view.className],
      let declaration = type.declarations.first(where: { $0.tree === translator.context.tree })
    else { return }
    let names = type.functions.filter { $0.label == "func" }.map(\.name)
    guard !names.isEmpty else { return }
    let listed = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and more" : "")
    translator.leftOut.list(
      "the methods of \(view.className): \(listed)", at: declaration, settles: false)
  }

  /// The property that represents the missing lines of `update`, or an `update` that has nothing to
  /// do.
  static let placeholder = "leftOut"

  /// Returns a text that names the lines of `update` that are missing from the draft; nil if
  /// `update` sets something or lacks nothing.
  ///
  /// An `update` without a line is judged as one that does nothing.
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
      // An empty `update` is not a fault if `make` uses no value that changes, or if the controller
      // is dismissed before one does.
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

  /// Returns whether lines of `update` only refresh the coordinator's copy of the wrapper.
  static func isRefreshOnly(_ lines: [String]) -> Bool {
    lines.allSatisfy { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("refresh parent") || text.hasPrefix("if ")
    }
  }

  /// Returns whether lines of `update` act on the view in every run of the draft; lines under a
  /// comparison with a constant may not.
  private static func isActing(_ lines: [String]) -> Bool {
    let acting = ["set ", "focus", "resign", "host ", "add "]
    var conditions: [String] = []
    return lines.contains { line in
      let text = line.drop { $0 == " " }
      let depth = (line.utf8.count - text.utf8.count) / 2
      conditions = Array(conditions.prefix(depth))
      if text.hasPrefix("if ") || isLater(text) { conditions.append(String(text)) }
      return acting.contains { text.hasPrefix($0) }
        && conditions.allSatisfy { condition in
          isLater(condition[...]) || condition.contains("view.")
            || !condition.contains { $0 == "\"" || $0.isNumber }
        }
    }
  }

  private static func isLater(_ line: Substring) -> Bool {
    line.hasPrefix("async ") || line.hasPrefix("after ")
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

  /// Returns whether a step of an initializer stores something in the coordinator.
  private static func isKept(_ step: FlowStep) -> Bool {
    step.kind == .set
      && (StaleParentRule.refreshesParent(step)
        || step.target?.root == .coordinator && step.target?.path.count == 1)
  }

  /// Returns whether the model performs a step by itself, or a run does not depend on the step.
  private static func isWithoutEffect(_ step: FlowStep) -> Bool {
    if let place = step.valuePlace, place.root == .coordinator, place.path.isEmpty { return true }
    switch step.kind {
    case .set:
      return step.node.base?.kind == .identifier && step.target?.root == .other
    case .call:
      if silent.contains(step.name) || step.node.base?.base?.name == "super" {
        return true
      }
      // The closure's statements are listed separately.
      return step.node.base.map { FlowTiming(of: $0) != .event || FlowPassage.loads($0.name) }
        ?? false
        && step.node.all(.argument).contains { $0.base?.kind == .closure }
    case .create: return true
    }
  }

  private static let silent: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError",
  ]

  /// Returns whether a node is a statement whose value is unused.
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
