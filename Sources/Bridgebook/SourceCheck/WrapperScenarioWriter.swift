/// Translates a wrapper to a scenario.
struct WrapperScenarioWriter {
  private let bridge: Bridge
  private let context: SourceContext
  /// The translated statements of make, update and the callbacks.
  private(set) var translator: StepTranslator
  private var text = ""

  init(_ run: BridgeRun, _ context: SourceContext) {
    bridge = run.bridge
    self.context = context
    translator = StepTranslator(run, context)
  }

  /// The parts of a wrapper from which its scenario is written.
  private struct Parts {
    let name: String
    let view: String
    let values: [WrapperInput]
    let closures: [WrapperInput]
    let make: [String]
    let update: [String]
    let callbacks: [TranslatedCallback]
    /// The callback that reports typing, if the view is one for text.
    let typing: TranslatedCallback?
    /// The callbacks that a change of a property by the user calls, by property.
    let moved: [String: [String]]

    /// Whether a line reads or changes a variable of the coordinator.
    func isKept(_ name: String) -> Bool {
      (make + update + callbacks.flatMap(\.lines)).contains { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
      }
    }

    /// The callbacks that neither typing nor another change by the user calls.
    var tapped: [TranslatedCallback] {
      let called = Set(moved.values.joined())
      return callbacks.filter { $0.name != typing?.name && !called.contains($0.name) }
    }
  }

  mutating func scenario(path: String) -> String? {
    guard let parts = parts() else { return nil }
    put("kind: scenario")
    put("id: own-\(WrapperScenarioWriter.identifier(parts.name))")
    put("title: \(parts.name) of \(WrapperScenarioWriter.plain(path)), as it stands")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for value in parts.values { put("state \(value.name) = \(value.first)") }
    for key in translator.used.environment {
      put("state \(key)Value = \(WrapperScenarioWriter.values(of: key).first)")
    }
    put("state unrelated = 0")
    if !parts.closures.isEmpty { put("state calls = 0") }
    for key in translator.used.environment {
      put("environment \(key) = \(WrapperScenarioWriter.values(of: key).first)")
    }
    put("")
    putPlatformView(parts)
    putRepresentable(parts)
    putViews(parts)
    putSteps(parts)
    put("variant asWritten broken: the wrapper as it is")
    return text
  }

  /// Translates the wrapper; nil if nothing of it can be simulated.
  private mutating func parts() -> Parts? {
    let isGesture = bridge.kind.form == .gesture
    guard !bridge.viewClass.isEmpty else {
      return nothing("the class it makes is not in this file")
    }
    guard bridge.update != nil || isGesture else {
      return nothing("it has no update in this file")
    }
    guard !isGesture || context.root(of: bridge.viewClass).hasSuffix("GestureRecognizer") else {
      return nothing("its recognizer is no class that the model knows")
    }
    let inputs = WrapperInput.all(of: bridge)
    let named = Set(inputs.map(\.name))
    let update = translator.updateLines(named)
    let make = translator.makeLines(named)
    let callbacks = CallbackTranslator.callbacks(inputs, &translator)
    UntranslatedParts.list(in: &translator)
    let isRefreshOnly = update.allSatisfy { $0.hasPrefix("refresh parent") }
    guard !isRefreshOnly || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything the model knows")
    }
    let isText = translator.used.text != nil
    return Parts(
      name: bridge.type.name, view: translator.view.root,
      values: inputs.filter { $0.kind != "closure" },
      closures: inputs.filter { $0.kind == "closure" },
      make: make, update: update, callbacks: callbacks,
      typing: callbacks.first { isText && $0.isTyping },
      moved: CallbackTranslator.moves(callbacks, translator))
  }

  private mutating func putPlatformView(_ parts: Parts) {
    let typed = translator.used.text
    put("platform \(parts.view)")
    if bridge.kind.form == .gesture {
      if WrapperScenarioWriter.discrete.contains(parts.view) { put("  option continuous = false") }
      // A touch moves the first property.
      if translator.used.properties.first != "translation" { put("  property translation = 0") }
    }
    for property in translator.used.properties {
      put("  property \(property) = \(translator.used.initial(property, parts.values))")
      for callback in parts.moved[property] ?? [] {
        put("    set calls \(callback)")
        put("    user calls \(callback)")
      }
      if property == typed {
        put("    user types")
        if context.settings.setter(property, of: parts.view)?.effect == .movesCaret {
          put("    set moves caret to end")
        }
        if let typing = parts.typing { put("    user calls \(typing.name)") }
      }
    }
    put("")
  }

  private mutating func putRepresentable(_ parts: Parts) {
    put("representable \(parts.name) wraps \(parts.view)")
    for value in parts.values { put("  \(value.kind) \(value.name)") }
    put("  let unrelated")
    for closure in parts.closures { put("  closure \(closure.name)") }
    if bridge.kind.form == .gesture, translator.simultaneity != nil {
      put("  option simultaneous = true")
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
    if !parts.make.isEmpty {
      put("  make   # line \(bridge.make?.line ?? 0)")
      put("    create")
      for line in parts.make { put("    " + line) }
    }
    put("  update   # line \(bridge.update?.line ?? bridge.make?.line ?? 0)")
    // The action is a method of the struct, which is always the newest one.
    if bridge.kind.form == .gesture { put("    refresh parent") }
    for line in parts.update { put("    " + line) }
    for callback in parts.callbacks {
      put("  callback \(callback.name)   # line \(callback.line)")
      for line in callback.lines { put("    " + line) }
    }
    put("")
  }

  /// Writes the SwiftUI views that show the wrapper, with one value that has nothing to do with it.
  private mutating func putViews(_ parts: Parts) {
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
    let environment = translator.used.environment.map { " environment \($0) = \($0)Value" }.joined()
    let passed = parts.values.map(\.name) + (closures.isEmpty ? [] : ["calls"]) + ["unrelated"]
    put("view Top")
    put("  body")
    put("    show Screen(\(passed.joined(separator: ", ")))\(environment)")
    put("")
  }

  /// Writes what happens: the user acts, an unrelated value changes, each value changes, and the
  /// user acts again.
  private mutating func putSteps(_ parts: Parts) {
    put("steps")
    put("  launch Top")
    if parts.typing != nil { put("  type \"c\" into \(parts.name)") }
    for property in translator.used.properties where parts.moved[property] != nil {
      put("  drag \(parts.name) \(property) to \"dragged\", \"dragged on\"")
    }
    putInputs(parts)
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in parts.values {
      put("  step \"\(value.name) changes\"")
      put("    write \(value.name) = \(value.second)")
    }
    for key in translator.used.environment {
      put("  step \"\(key) changes\"")
      put("    write \(key)Value = \(WrapperScenarioWriter.values(of: key).second)")
    }
    putInputs(parts)
    put("")
  }

  /// Writes the actions of the user that call the remaining callbacks.
  private mutating func putInputs(_ parts: Parts) {
    for callback in parts.tapped {
      put(
        bridge.kind.form == .gesture
          ? "  touch \(parts.name) to 10, 20" : "  tap \(parts.name) \(callback.name)")
    }
  }

  /// The recognizers that recognize once.
  private static let discrete: Set<String> = [
    "UITapGestureRecognizer", "UISwipeGestureRecognizer", "NSClickGestureRecognizer",
  ]

  /// Returns two values of a key of the environment.
  private static func values(of key: String) -> (first: String, second: String) {
    key.hasPrefix("is") ? ("false", "true") : ("\"first\"", "\"second\"")
  }

  private mutating func nothing(_ reason: String) -> Parts? {
    translator.leftOut.refuse(reason)
    return nil
  }

  private mutating func put(_ line: String) { text += line + "\n" }

  private static func plain(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "a file").filter {
      $0.isASCII && $0 != "\n" && $0 != "\r"
    }
  }

  /// Returns the words of a name in lowercase, joined by hyphens.
  private static func identifier(_ name: String) -> String {
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
