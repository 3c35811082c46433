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
    let callbacks: [StepTranslator.Callback]
    /// The callback that reports typing, if the view is one for text.
    let typing: StepTranslator.Callback?
    /// The callbacks that a change of a property by the user calls, by property.
    let moved: [String: [String]]

    /// The callbacks that neither typing nor another change by the user calls.
    var tapped: [StepTranslator.Callback] {
      let called = Set(moved.values.joined())
      return callbacks.filter { $0.name != typing?.name && !called.contains($0.name) }
    }
  }

  private static let textProperties = ["text", "string", "stringValue"]

  mutating func scenario(path: String) -> String? {
    guard let parts = parts() else { return nil }
    put("kind: scenario")
    put("id: own-\(WrapperScenarioWriter.identifier(parts.name))")
    put("title: \(parts.name) of \(WrapperScenarioWriter.plain(path)), as it stands")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for value in parts.values { put("state \(value.name) = \(value.first)") }
    put("state unrelated = 0")
    if !parts.closures.isEmpty { put("state calls = 0") }
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
    guard bridge.kind.form != .gesture else { return nothing("a gesture is no view of the model") }
    guard !bridge.viewClass.isEmpty else {
      return nothing("the class it makes is not in this file")
    }
    guard bridge.update != nil else { return nothing("it has no update in this file") }
    let inputs = WrapperInput.all(of: bridge)
    let named = Set(inputs.map(\.name))
    let update = translator.updateLines(named)
    let make = translator.makeLines(named)
    let callbacks = translator.callbackLines(inputs)
    guard !update.isEmpty || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything the model knows")
    }
    let isText = WrapperScenarioWriter.textProperties.contains(
      where: translator.properties.contains)
    return Parts(
      name: bridge.type.name, view: context.root(of: bridge.viewClass),
      values: inputs.filter { $0.kind != "closure" },
      closures: inputs.filter { $0.kind == "closure" },
      make: make, update: update, callbacks: callbacks,
      typing: callbacks.first { isText && StepTranslator.isTyping($0.name) },
      moved: translator.moves(callbacks))
  }

  private mutating func putPlatformView(_ parts: Parts) {
    let typed = WrapperScenarioWriter.textProperties.first(where: translator.properties.contains)
    put("platform \(parts.view)")
    for property in translator.properties {
      put("  property \(property) = \(translator.initial(property, parts.values))")
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
    if bridge.coordinator != nil {
      put("  make coordinator   # line \(bridge.makeCoordinator?.line ?? 0)")
    }
    if !parts.make.isEmpty {
      put("  make   # line \(bridge.make?.line ?? 0)")
      put("    create")
      for line in parts.make { put("    " + line) }
    }
    put("  update   # line \(bridge.update?.line ?? 0)")
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
    let passed = parts.values.map(\.name) + (closures.isEmpty ? [] : ["calls"]) + ["unrelated"]
    put("view Top")
    put("  body")
    put("    show Screen(\(passed.joined(separator: ", ")))")
    put("")
  }

  /// Writes what happens: the user acts, an unrelated value changes, each value changes, and the
  /// user acts again.
  private mutating func putSteps(_ parts: Parts) {
    put("steps")
    put("  launch Top")
    if parts.typing != nil { put("  type \"c\" into \(parts.name)") }
    for property in translator.properties where parts.moved[property] != nil {
      put("  drag \(parts.name) \(property) to \"dragged\", \"dragged on\"")
    }
    for callback in parts.tapped { put("  tap \(parts.name) \(callback.name)") }
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in parts.values {
      put("  step \"\(value.name) changes\"")
      put("    write \(value.name) = \(value.second)")
    }
    for callback in parts.tapped { put("  tap \(parts.name) \(callback.name)") }
    put("")
  }

  private mutating func nothing(_ reason: String) -> Parts? {
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
