/// Writes the steps of a wrapper's scenario.
struct WrapperSteps {
  private let parts: WrapperParts
  private let translator: StepTranslator
  private var text = ""

  private var bridge: Bridge { translator.bridge }

  private init(_ parts: WrapperParts, _ translator: StepTranslator) {
    self.parts = parts
    self.translator = translator
  }

  /// Returns the steps in which a wrapper is shown, used and updated.
  static func text(of parts: WrapperParts, _ translator: StepTranslator) -> String {
    var steps = WrapperSteps(parts, translator)
    steps.putAll()
    return steps.text
  }

  /// Writes all steps: the user acts, an unrelated value changes, each value changes, and the user
  /// acts again.
  private mutating func putAll() {
    put("steps")
    put("  launch Top")
    if let state = parts.sheetState { return putSheetSteps(state) }
    if parts.typing != nil { put("  type \"c\" into \(parts.name)") }
    for property in translator.used.properties where parts.moved[property] != nil {
      put("  drag \(parts.name) \(property) to \"dragged\", \"dragged on\"")
      if parts.scrolled.contains(property) {
        put("  scroll \(parts.name) 300 to \"scrolled\"")
      }
    }
    putInputs(isFirst: true)
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in parts.values {
      put("  step \"\(value.name) changes\"")
      let other = value.first == "false" ? "not \(value.name)" : value.second
      put("    write \(value.name) = \(other)")
    }
    for property in parts.models.declarations.flatMap({ parts.models.properties(of: $0.name) })
    where property.isPublished {
      let place = "\(property.model).\(property.name)"
      put("  step \"\(place) changes\"")
      put("    write \(place) = \(property.first == "false" ? "not \(place)" : property.second)")
    }
    for key in translator.used.environment {
      put("  step \"\(key) changes\"")
      put("    write \(key)Value = \(WrapperScenarioWriter.values(of: key).second)")
    }
    putInputs(isFirst: false)
    put("")
  }

  /// Writes the steps of a wrapper in a sheet: the sheet opens, and the user causes each callback,
  /// all of it twice.
  private mutating func putSheetSteps(_ state: String) {
    let open = ["  step \"Open\"", "    write \(state) = true"]
    for line in open { put(line) }
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for isFirst in [true, false] {
      putInputs(isFirst: isFirst, before: open)
    }
    put("")
  }

  /// Writes the user actions that call the remaining callbacks, after changes of the properties
  /// that these read.
  ///
  /// - Parameter steps: Lines of steps that come before each action.
  private mutating func putInputs(
    isFirst: Bool, before steps: [String] = []
  ) {
    if bridge.kind.form != .gesture {
      let used = translator.used
      for property in parts.chosen(among: used.properties, typed: used.text) {
        let input = parts.values.first { value in
          let line = "write \(value.name) = view.\(property)"
          return parts.callbacks.contains { $0.lines.contains { $0.hasSuffix(line) } }
        }
        for line in steps { put(line) }
        putChoice(of: property, like: input?.first, isFirst: isFirst)
      }
      for callback in parts.callbacks {
        guard let property = callback.observed else { continue }
        putChoice(of: property, like: nil, isFirst: isFirst)
      }
    }
    for callback in parts.tapped {
      for line in steps { put(line) }
      put(
        bridge.kind.form == .gesture
          ? "  touch \(parts.name) to 10, 20" : "  tap \(parts.name) \(callback.name)")
    }
  }

  /// Writes a step in which the user, or the view itself, changes a property of the view.
  private mutating func putChoice(
    of property: String, like start: String?, isFirst: Bool
  ) {
    let value: String
    switch start ?? translator.used.initial(property, parts.values) {
    case "false": value = isFirst ? "true" : "false"
    case "true": value = isFirst ? "false" : "true"
    case let start where start.first?.isNumber ?? false: value = isFirst ? "5" : "7"
    default: value = isFirst ? "\"chosen\"" : "\"chosen again\""
    }
    put("  choose \(parts.name) \(property) = \(value)")
  }

  private mutating func put(_ line: String) { text += line + "\n" }
}

/// Determines which steps of a wrapper may decide the outcome of a run, so that a run without them
/// proves nothing.
struct DecidingSteps {
  let run: BridgeRun
  let copies: CoordinatorCopies
  let view: WrappedView

  func decides(_ step: FlowStep) -> Bool {
    if StateChange(step, run) != nil || StateRules.written(step, run) != nil
      || copies.closure(calledBy: step, of: run.bridge) != nil
    {
      return true
    }
    if step.kind == .set, step.name == "rootView" { return true }
    // This would remove the wrapped view from the place where SwiftUI put it.
    if step.kind == .call, step.name == "removeFromSuperview",
      view.path(of: step)?.isEmpty ?? false
    {
      return true
    }
    if step.kind == .call, DecidingSteps.acting.contains(step.name) { return true }
    switch step.target?.root {
    // The effects of an app's model, or of a function in another file, are unknown.
    case .wrapper, .kept, .coordinator: if step.kind == .call { return true }
    default: break
    }
    return view.acts(step)
  }

  /// Methods that present or dismiss view controllers.
  private static let acting: Set<String> = [
    "dismiss", "present", "pushViewController", "popViewController", "popToRootViewController",
  ]
}
