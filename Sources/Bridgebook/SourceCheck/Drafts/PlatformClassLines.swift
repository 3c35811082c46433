/// Writes the parts of the wrapped platform class that the model does not know.
struct PlatformClassLines {
  private let translator: StepTranslator
  private let library: PlatformLibrary

  init(_ translator: StepTranslator, _ library: PlatformLibrary) {
    self.translator = translator
    self.library = library
  }

  /// Returns the lines that the wrapper adds to its class; the rules of a class that the model
  /// knows stay in effect.
  func lines(for parts: WrapperParts) -> [String] {
    let isKnown = translator.context.settings.knows(parts.view)
    var lines: [String] = []
    if translator.bridge.kind.form == .gesture {
      let isDiscrete = PlatformClassLines.discrete.contains(parts.view)
      if isDiscrete { lines.append("  option continuous = false") }
      // A touch changes the first property of a recognizer.
      if translator.used.properties.first != "translation",
        known("translation", parts) == nil
      {
        lines.append("  property translation = 0")
      }
    }
    for property in translator.used.properties {
      let rules = rules(of: property, parts).map { "    " + $0 }
      let isListed =
        known(property, parts) != nil
        || isKnown && translator.context.settings.properties(of: parts.view).contains(property)
      if isListed {
        if !rules.isEmpty { lines += ["  property \(property)"] + rules }
      } else {
        let start = translator.used.initial(property, parts.values)
        lines += ["  property \(property) = \(start)"] + rules
      }
    }
    if isKnown, lines.isEmpty, library.canWrap(parts.view) {
      return ["# The model knows \(parts.view); platform \(parts.view) would add to it."]
    }
    return ["platform \(parts.view)"] + lines
  }

  /// Returns a property for which the model has rules; every known controller also has the rules of
  /// the common controller.
  private func known(_ property: String, _ parts: WrapperParts) -> ScenarioMember? {
    if let known = library.property(property, of: parts.view) { return known }
    guard ClassWords.isController(parts.view), translator.context.settings.knows(parts.view) else {
      return nil
    }
    return library.property(property, of: "UIViewController")
  }

  /// Returns the rules of a property that the model lacks.
  private func rules(of property: String, _ parts: WrapperParts) -> [String] {
    let type = parts.view
    let known = known(property, parts).map { member in
      member.rules
        + member.rules.flatMap { rule -> [PropertyRule] in
          // A property that changes another one calls the callbacks of the other one.
          guard case .changes(let other) = rule.effect else { return [] }
          return self.known(other, parts)?.rules ?? []
        }
    }
    let isListed =
      known != nil || translator.context.settings.properties(of: type).contains(property)
    func isCalled(_ name: String) -> Bool {
      known?.contains { $0.trigger != .set && $0.callback == name } ?? false
    }
    var rules: [String] = []
    for callback in parts.moved[property] ?? [] {
      if !isListed { rules.append("set calls \(callback)") }
      if known != nil ? !isCalled(callback) : !isListed { rules.append("user calls \(callback)") }
    }
    for callback in parts.observers(of: property) {
      // Observers are notified of every change, regardless of its cause, but only of changes.
      rules += ["set calls \(callback) if changed", "user calls \(callback) if changed"]
    }
    guard property == translator.used.text else { return rules }
    if !(known?.contains { $0.effect == .types } ?? false) {
      rules.append("user types")
      if translator.context.settings.setter(property, of: type)?.effect == .movesCaret {
        rules.append("set moves caret to end")
      }
    }
    if let typing = parts.typing, !isCalled(typing.name) {
      rules.append("user calls \(typing.name)")
    }
    return rules
  }

  /// The recognizers that report a single event instead of a sequence.
  private static let discrete: Set<String> = [
    "UITapGestureRecognizer", "UISwipeGestureRecognizer", "NSClickGestureRecognizer",
  ]
}
