/// Translates a wrapper to a scenario.
struct WrapperScenarioWriter {
  private let bridge: Bridge
  private let context: SourceContext
  private let library: PlatformLibrary
  /// The translated statements of `make`, `update` and the callbacks.
  private(set) var translator: StepTranslator
  private var text = ""

  init(_ run: BridgeRun, _ context: SourceContext, _ library: PlatformLibrary) {
    self.library = library
    bridge = run.bridge
    self.context = context
    translator = StepTranslator(run, context)
  }

  /// Returns the scenario, and variants of it with other values for each name that represents an
  /// unknown condition.
  mutating func scenario(
    path: String
  ) -> (text: String?, alternatives: [WrapperScenario.Alternative]) {
    guard let parts = parts() else { return (nil, []) }
    let standIns = parts.standIns.all
    var alternatives: [WrapperScenario.Alternative] = []
    for (standIn, other) in parts.standIns.others {
      alternatives.append(
        WrapperScenario.Alternative(
          line: standIn.node.line, text: text(parts, path, [standIn.name: other])))
    }
    if standIns.count > 1 {
      let opposite = standIns.compactMap { standIn in standIn.others.last.map { (standIn.name, $0) }
      }
      let values = Dictionary(opposite) { first, _ in first }
      alternatives.append(
        WrapperScenario.Alternative(line: nil, text: text(parts, path, values)))
    }
    return (text(parts, path, [:]), alternatives)
  }

  /// Writes the scenario with other values for the names that represent unknown conditions.
  private mutating func text(
    _ parts: WrapperParts, _ path: String, _ values: [String: String]
  ) -> String {
    text = ""
    put("kind: scenario")
    put("id: own-\(ScenarioWords.identifier(parts.name))")
    put("title: \(parts.name) of \(ScenarioWords.plain(path)), as written")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for omission in translator.leftOut.texts {
      put("# left out: \(ScenarioWords.plain(omission, isWhole: true))")
    }
    for value in parts.values { put("state \(value.name) = \(value.first)") }
    for standIn in parts.standIns.all {
      let text = ScenarioWords.plain(standIn.node.text, isWhole: true).prefix(60)
      put("let \(standIn.name) = \(values[standIn.name] ?? standIn.value)   # \(text)")
    }
    for key in translator.used.environment {
      put("state \(key)Value = \(WrapperScenarioWriter.values(of: key).first)")
    }
    put("state unrelated = 0")
    if parts.sheetState == WrapperScenarioWriter.ownSheetState {
      put("state \(WrapperScenarioWriter.ownSheetState) = false")
    }
    if !parts.closures.isEmpty { put("state calls = 0") }
    for key in translator.used.environment {
      put("environment \(key) = \(WrapperScenarioWriter.values(of: key).first)")
    }
    put("")
    putModels(parts)
    let platform = PlatformClassLines(translator, library)
    for line in platform.lines(for: parts) { put(line) }
    put("")
    putRepresentable(parts)
    putViews(parts)
    text += WrapperSteps.text(of: parts, translator)
    put("variant asWritten broken: the wrapper as it is")
    return text
  }

  /// Translates the wrapper; nil if none of it can be simulated.
  private mutating func parts() -> WrapperParts? {
    let isGesture = bridge.kind.form == .gesture
    guard !bridge.viewClass.isEmpty else {
      return nothing("the class it makes is not in this file")
    }
    guard bridge.update != nil || isGesture else {
      return nothing("it has no update in this file")
    }
    guard !isGesture || context.root(of: bridge.viewClass).hasSuffix("GestureRecognizer") else {
      return nothing("its recognizer is not a class that the model knows")
    }
    let models = translator.models
    let inputs = WrapperInput.all(of: bridge).filter { !models.holds($0.name) }
    let named = Set(inputs.map(\.name))
    var update = translator.updateLines(named)
    let make = translator.makeLines(named)
    let known = library.callbacks(of: translator.view.root)
    let callbacks = TranslatedCallback.named(
      CallbackTranslator.callbacks(inputs, &translator, library), as: known)
    UntranslatedParts.list(in: &translator)
    for model in translator.models.unnamed {
      guard let node = bridge.type.property(model)?.node else { continue }
      translator.leftOut.list(
        "the properties of \(model), for which \(ObservedModels.placeholder) stands", at: node)
    }
    guard !UntranslatedParts.isRefreshOnly(update) || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything that the model supports")
    }
    if let rest = UntranslatedParts.rest(ofUpdate: update, &translator) {
      translator.used.use(UntranslatedParts.placeholder, as: rest)
      update.append("set \(UntranslatedParts.placeholder) = \(rest)")
    }
    let isText = translator.used.text != nil
    return WrapperParts(
      name: bridge.type.name, view: translator.view.root,
      values: inputs.filter { $0.kind != "closure" },
      closures: inputs.filter { $0.kind == "closure" },
      make: make, update: update, callbacks: callbacks,
      typing: callbacks.first { isText && $0.isTyping },
      moved: CallbackTranslator.moves(callbacks, translator, library),
      scrolled: scrolled(callbacks.flatMap(\.lines) + make + update, callbacks),
      models: translator.models, standIns: translator.standIns,
      sheetState: sheetState(callbacks, inputs))
  }

  /// Returns the properties of the view that keep changing after a drag, if code is notified of
  /// these changes or reads whether they continue.
  private func scrolled(_ lines: [String], _ callbacks: [TranslatedCallback]) -> Set<String> {
    var found: Set<String> = []
    for property in translator.used.properties {
      let rules = library.property(property, of: translator.view.root)?.rules ?? []
      let isAsked = rules.contains { rule in
        guard rule.trigger == .scrolling else { return false }
        if case .marks(let name) = rule.effect {
          return lines.contains { $0.contains("view.\(name)") }
        }
        return callbacks.contains { $0.name == rule.callback }
      }
      if isAsked { found.insert(property) }
    }
    return found
  }

  /// Returns the state of the sheet that a callback dismisses: a binding that a callback sets to
  /// false, or a separate state.
  private func sheetState(
    _ callbacks: [TranslatedCallback], _ inputs: [WrapperInput]
  ) -> String? {
    guard bridge.kind.form == .controller else { return nil }
    let lines = callbacks.flatMap(\.lines)
    let binding = inputs.first { input in
      input.kind == "binding" && lines.contains { $0.hasSuffix("write \(input.name) = false") }
    }
    if translator.run.isPresentedOnce, let binding { return binding.name }
    guard lines.contains(where: DismissalLine.isOne) else { return nil }
    return binding?.name ?? WrapperScenarioWriter.ownSheetState
  }

  /// The name of the sheet's state if the wrapper has no binding for it.
  private static let ownSheetState = "isSheetShown"

  private mutating func putModels(_ parts: WrapperParts) {
    for model in parts.models.declarations {
      put("model \(model.name): \(model.kind)")
      for property in parts.models.properties(of: model.name) {
        put(
          "  \(property.isPublished ? "property" : "unpublished") \(property.name) = \(property.first)"
        )
      }
      put("")
    }
  }

  private mutating func putRepresentable(_ parts: WrapperParts) {
    put("representable \(parts.name) wraps \(parts.view)")
    for model in parts.models.observed { put("  observes \(model)") }
    for value in parts.values { put("  \(value.kind) \(value.name)") }
    put("  let unrelated")
    for closure in parts.closures { put("  closure \(closure.name)") }
    if bridge.kind.form == .gesture, translator.simultaneity != nil {
      put("  option simultaneous = true")
    }
    if !DelegatesElsewhere.steps(of: translator.run, translator.view).isEmpty {
      put("  option delegate = none")
    }
    for variable in translator.variables where parts.isKept(variable.name) {
      put("  var \(variable.name) = \(variable.first)")
    }
    if bridge.coordinator != nil {
      put("  make coordinator   # line \(bridge.makeCoordinator?.line ?? 0)")
      if let host = translator.host, let line = host.coordinatorLine {
        put("    \(host.hosting)   # line \(line)")
        put("    retain \(host.name)")
      }
    }
    let stored = translator.stored.shown
    if let stored {
      put("  init   # line \(stored.line)")
      put("    create")
    }
    if !parts.make.isEmpty {
      put("  make   # line \(bridge.make?.line ?? 0)")
      if stored == nil { put("    create") }
      for line in parts.make { put("    " + line) }
    }
    put("  update   # line \(bridge.update?.line ?? bridge.make?.line ?? 0)")
    // The action is a method of the struct, so it always runs on the newest struct.
    if bridge.kind.form == .gesture { put("    refresh parent") }
    for line in parts.update { put("    " + line) }
    for callback in parts.callbacks {
      put("  callback \(callback.name)   # line \(callback.line)")
      for line in callback.lines { put("    " + line) }
    }
    put("")
  }

  /// Writes the SwiftUI views that show the wrapper, with one additional value that is unrelated to
  /// it.
  private mutating func putViews(_ parts: WrapperParts) {
    let closures = parts.closures
    if let host = translator.host {
      put("view \(HostTranslator.content)")
      for name in host.shown { put("  let \(name)") }
      let values = host.shown.map { "{\($0)}" }.joined(separator: " ")
      put("  body")
      put("    print \"content \(values)\"")
      put("")
    }
    put("view Screen")
    for value in parts.values { put("  \(value.kind) \(value.name)") }
    if !closures.isEmpty { put("  binding calls") }
    put("  let unrelated")
    for closure in closures {
      put("  action \(closure.name)")
      put("    write calls = calls + 1")
    }
    let arguments =
      parts.values.map(\.name) + ["unrelated"] + closures.map { "\($0.name): \($0.name)" }
    put("  body")
    put("    show \(parts.name)(\(arguments.joined(separator: ", ")))")
    put("")
    let keys = translator.used.environment.map { "\($0) = \($0)Value" }
    let environment = keys.isEmpty ? "" : " environment " + keys.joined(separator: ", ")
    let passed = parts.values.map(\.name) + (closures.isEmpty ? [] : ["calls"]) + ["unrelated"]
    let content = "show Screen(\(passed.joined(separator: ", ")))\(environment)"
    put("view Top")
    put("  body")
    if let state = parts.sheetState {
      // Reads the values in the body, so that each change creates the content again.
      let read = passed.filter { $0 != state }.map { "{\($0)}" }.joined(separator: " ")
      put("    let seen = \"\(read)\"")
      put("")
      put("sheet \(DismissalLine.sheet) shown by \(state) on Top")
      put("  content")
    }
    put("    \(content)")
    put("")
  }

  /// Returns two values of a key of the environment.
  static func values(of key: String) -> (first: String, second: String) {
    key.hasPrefix("is") ? ("false", "true") : ("\"first\"", "\"second\"")
  }

  private mutating func nothing(_ reason: String) -> WrapperParts? {
    translator.leftOut.refuse(reason)
    return nil
  }

  private mutating func put(_ line: String) { text += line + "\n" }
}
