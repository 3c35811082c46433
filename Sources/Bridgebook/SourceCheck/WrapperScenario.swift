/// A wrapper translated to a scenario, limited to what its source contains.
package struct WrapperScenario: Sendable {
  /// The name of the wrapper.
  package let name: String
  /// The line of its declaration.
  package let line: Int
  /// The text of the scenario; nil if too little of the wrapper can be translated.
  package let text: String?
  /// The parts that were left out, or the reason why nothing could be translated.
  package let omissions: [String]
  /// What was left out although it has effects of its own, such as `setRegion in line 12`; a run
  /// without findings then proves nothing.
  package let undecided: [String]

  /// Translates all wrappers of a file, in source order.
  ///
  /// - Parameter folder: The files that may declare parts of the wrappers.
  package static func all(
    in tree: SwiftTree, path: String, settings: SetterTable,
    folder: SourceFolder = SourceFolder()
  ) -> [WrapperScenario] {
    let context = SourceContext(
      tree, settings: settings, folder: folder,
      joined: SourceJoin(tree, path: path, in: folder).trees)
    return context.bridges.map { run in
      var writer = WrapperScenarioWriter(run, context)
      let text = writer.scenario(path: path)
      return WrapperScenario(
        name: run.bridge.type.name, line: run.bridge.declaration(in: tree)?.line ?? 1, text: text,
        omissions: writer.translator.omissions, undecided: writer.translator.undecided)
    }
  }
}

/// Translates a wrapper to a scenario.
private struct WrapperScenarioWriter {
  private let bridge: Bridge
  private let context: SourceContext
  /// What make, update and the callbacks come to.
  private(set) var translator: StepTranslator
  private var text = ""

  init(_ run: BridgeRun, _ context: SourceContext) {
    bridge = run.bridge
    self.context = context
    translator = StepTranslator(run, context)
  }

  mutating func scenario(path: String) -> String? {
    guard bridge.kind.form != .gesture else { return nothing("a gesture is no view of the model") }
    guard !bridge.viewClass.isEmpty else {
      return nothing("the class it makes is not in this file")
    }
    guard bridge.update != nil else { return nothing("it has no update in this file") }
    let inputs = WrapperInput.all(of: bridge)
    let named = Set(inputs.map(\.name))
    let values = inputs.filter { $0.kind != "closure" }
    let update = translator.updateLines(named)
    let make = translator.makeLines(named)
    let callbacks = translator.callbackLines(inputs)
    guard !update.isEmpty || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything the model knows")
    }
    let name = bridge.type.name
    let view = context.root(of: bridge.viewClass)
    let isText =
      translator.properties.contains("text") || translator.properties.contains("string")
      || translator.properties.contains("stringValue")
    let typed = ["text", "string", "stringValue"].first { translator.properties.contains($0) }
    put("kind: scenario")
    put("id: own-\(WrapperScenarioWriter.identifier(name))")
    put("title: \(name) of \(WrapperScenarioWriter.plain(path)), as it stands")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for value in values { put("state \(value.name) = \(value.first)") }
    put("state unrelated = 0")
    let closures = inputs.filter { $0.kind == "closure" }
    if !closures.isEmpty { put("state calls = 0") }
    put("")
    put("platform \(view)")
    let typing = callbacks.first { isText && StepTranslator.isTyping($0.name) }
    let moved = translator.moves(callbacks)
    for property in translator.properties {
      put("  property \(property) = \(translator.initial(property, values))")
      for callback in moved[property] ?? [] {
        put("    set calls \(callback)")
        put("    user calls \(callback)")
      }
      if property == typed {
        put("    user types")
        if context.settings.setter(property, of: view)?.effect == .movesCaret {
          put("    set moves caret to end")
        }
        if let typing { put("    user calls \(typing.name)") }
      }
    }
    put("")
    put("representable \(name) wraps \(view)")
    for value in values { put("  \(value.kind) \(value.name)") }
    put("  let unrelated")
    for closure in closures { put("  closure \(closure.name)") }
    if bridge.coordinator != nil {
      put("  make coordinator   # line \(bridge.makeCoordinator?.line ?? 0)")
    }
    if !make.isEmpty {
      put("  make   # line \(bridge.make?.line ?? 0)")
      put("    create")
      for line in make { put("    " + line) }
    }
    put("  update   # line \(bridge.update?.line ?? 0)")
    for line in update { put("    " + line) }
    for callback in callbacks {
      put("  callback \(callback.name)   # line \(callback.line)")
      for line in callback.lines { put("    " + line) }
    }
    put("")
    put("view Screen")
    for value in values { put("  \(value.kind) \(value.name)") }
    if !closures.isEmpty { put("  binding calls") }
    put("  let unrelated")
    for closure in closures {
      put("  action \(closure.name)")
      put("    write calls = calls + 1")
    }
    let arguments = values.map(\.name) + ["unrelated"] + closures.map { "\($0.name): \($0.name)" }
    put("  body")
    put("    show \(name)(\(arguments.joined(separator: ", ")))")
    put("")
    let passed = values.map(\.name) + (closures.isEmpty ? [] : ["calls"]) + ["unrelated"]
    put("view Top")
    put("  body")
    put("    show Screen(\(passed.joined(separator: ", ")))")
    put("")
    put("steps")
    put("  launch Top")
    if typing != nil { put("  type \"c\" into \(name)") }
    for property in translator.properties where moved[property] != nil {
      put("  drag \(name) \(property) to \"dragged\", \"dragged on\"")
    }
    let called = Set(moved.values.joined())
    for callback in callbacks where typing?.name != callback.name && !called.contains(callback.name)
    {
      put("  tap \(name) \(callback.name)")
    }
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in values {
      put("  step \"\(value.name) changes\"")
      put("    write \(value.name) = \(value.second)")
    }
    for callback in callbacks where typing?.name != callback.name && !called.contains(callback.name)
    {
      put("  tap \(name) \(callback.name)")
    }
    put("")
    put("variant asWritten broken: the wrapper as it is")
    return text
  }

  private mutating func nothing(_ reason: String) -> String? {
    translator.refuse(reason)
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
