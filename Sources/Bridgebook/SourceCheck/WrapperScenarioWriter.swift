/// Translates a wrapper to a scenario.
struct WrapperScenarioWriter {
  private let bridge: Bridge
  private let context: SourceContext
  private let library: PlatformLibrary
  /// The translated statements of make, update and the callbacks.
  private(set) var translator: StepTranslator
  private var text = ""

  init(_ run: BridgeRun, _ context: SourceContext, _ library: PlatformLibrary) {
    self.library = library
    bridge = run.bridge
    self.context = context
    translator = StepTranslator(run, context)
  }

  mutating func scenario(path: String) -> String? {
    guard let parts = parts() else { return nil }
    put("kind: scenario")
    put("id: own-\(WrapperScenarioWriter.identifier(parts.name))")
    put("title: \(parts.name) of \(WrapperScenarioWriter.plain(path)), as it stands")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for omission in translator.leftOut.texts {
      put("# left out: \(WrapperScenarioWriter.plain(omission, isWhole: true))")
    }
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
    let platform = PlatformClassLines(translator, library)
    for line in platform.lines(for: parts) { put(line) }
    put("")
    putRepresentable(parts)
    putViews(parts)
    putSteps(parts)
    put("variant asWritten broken: the wrapper as it is")
    return text
  }

  /// Translates the wrapper; nil if nothing of it can be simulated.
  private mutating func parts() -> WrapperParts? {
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
    let known = library.callbacks(of: translator.view.root)
    let callbacks = CallbackTranslator.callbacks(inputs, &translator).map { $0.named(as: known) }
    UntranslatedParts.list(in: &translator)
    let isRefreshOnly = update.allSatisfy { $0.hasPrefix("refresh parent") }
    guard !isRefreshOnly || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything the model knows")
    }
    let isText = translator.used.text != nil
    return WrapperParts(
      name: bridge.type.name, view: translator.view.root,
      values: inputs.filter { $0.kind != "closure" },
      closures: inputs.filter { $0.kind == "closure" },
      make: make, update: update, callbacks: callbacks,
      typing: callbacks.first { isText && $0.isTyping },
      moved: CallbackTranslator.moves(callbacks, translator))
  }

  private mutating func putRepresentable(_ parts: WrapperParts) {
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
    let environment = translator.used.environment.map { " environment \($0) = \($0)Value" }.joined()
    let passed = parts.values.map(\.name) + (closures.isEmpty ? [] : ["calls"]) + ["unrelated"]
    put("view Top")
    put("  body")
    put("    show Screen(\(passed.joined(separator: ", ")))\(environment)")
    put("")
  }

  /// Writes what happens: the user acts, an unrelated value changes, each value changes, and the
  /// user acts again.
  private mutating func putSteps(_ parts: WrapperParts) {
    put("steps")
    put("  launch Top")
    if parts.typing != nil { put("  type \"c\" into \(parts.name)") }
    for property in translator.used.properties where parts.moved[property] != nil {
      put("  drag \(parts.name) \(property) to \"dragged\", \"dragged on\"")
    }
    putInputs(parts, isFirst: true)
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in parts.values {
      put("  step \"\(value.name) changes\"")
      let other = value.first == "false" ? "not \(value.name)" : value.second
      put("    write \(value.name) = \(other)")
    }
    for key in translator.used.environment {
      put("  step \"\(key) changes\"")
      put("    write \(key)Value = \(WrapperScenarioWriter.values(of: key).second)")
    }
    putInputs(parts, isFirst: false)
    put("")
  }

  /// Writes the actions of the user that call the remaining callbacks, after changes of what these
  /// read.
  private mutating func putInputs(_ parts: WrapperParts, isFirst: Bool) {
    if bridge.kind.form != .gesture {
      let used = translator.used
      for property in parts.chosen(among: used.properties, typed: used.text) {
        let input = parts.values.first { value in
          let line = "write \(value.name) = view.\(property)"
          return parts.callbacks.contains { $0.lines.contains { $0.hasSuffix(line) } }
        }
        let value: String
        switch input?.first ?? used.initial(property, parts.values) {
        case "false": value = isFirst ? "true" : "false"
        case let start where start.first?.isNumber ?? false: value = isFirst ? "5" : "7"
        default: value = isFirst ? "\"chosen\"" : "\"chosen again\""
        }
        put("  choose \(parts.name) \(property) = \(value)")
      }
    }
    for callback in parts.tapped {
      put(
        bridge.kind.form == .gesture
          ? "  touch \(parts.name) to 10, 20" : "  tap \(parts.name) \(callback.name)")
    }
  }

  /// Returns two values of a key of the environment.
  private static func values(of key: String) -> (first: String, second: String) {
    key.hasPrefix("is") ? ("false", "true") : ("\"first\"", "\"second\"")
  }

  private mutating func nothing(_ reason: String) -> WrapperParts? {
    translator.leftOut.refuse(reason)
    return nil
  }

  private mutating func put(_ line: String) { text += line + "\n" }

  private static func plain(_ text: String, isWhole: Bool = false) -> String {
    let text = isWhole ? text : String(text.split(separator: "/").last ?? "a file")
    return text.replacing("…", with: "...").filter { $0.isASCII && $0 != "\n" && $0 != "\r" }
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
