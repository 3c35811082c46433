/// A wrapper as a scenario of the simulator: what its source says and no more.
package struct WrapperScenario: Sendable {
  /// The wrapper's name.
  package let name: String
  /// The line of its declaration.
  package let line: Int
  /// The scenario's text; nothing where too little of the wrapper has a counterpart.
  package let text: String?
  /// What of it was left out, or why nothing could be translated.
  package let omissions: [String]

  /// Every wrapper of a file, in its order.
  package static func all(in tree: SwiftTree, path: String) -> [WrapperScenario] {
    let context = SourceContext(tree, settings: .builtIn, folder: SourceFolderFacts())
    return context.bridges.map { run in
      var writer = ScenarioWriter(run, context)
      let text = writer.scenario(path: path)
      return WrapperScenario(
        name: run.bridge.type.name, line: run.bridge.type.declaration?.line ?? 1, text: text,
        omissions: writer.omissions)
    }
  }
}

/// Writes one wrapper as a scenario.
struct ScenarioWriter {
  let run: BridgeRun
  let context: SourceContext
  var omissions: [String] = []
  var text = ""
  /// Properties of the platform view that anything sets or reads, in order.
  var properties: [String] = []
  /// The first value that each of them is set to, as the scenario has it.
  var firstValues: [String: String] = [:]

  init(_ run: BridgeRun, _ context: SourceContext) {
    self.run = run
    self.context = context
  }

  var bridge: Bridge { run.bridge }

  struct Input {
    let name: String
    let kind: String
    let first: String
    let second: String
  }

  mutating func scenario(path: String) -> String? {
    guard bridge.kind.form != .gesture else { return nothing("a gesture is no view of the model") }
    guard !bridge.viewClass.isEmpty else {
      return nothing("the class it makes is not in this file")
    }
    guard bridge.update != nil else { return nothing("it has no update in this file") }
    let inputs = self.inputs()
    let named = Set(inputs.map(\.name))
    let values = inputs.filter { $0.kind != "closure" }
    let update = updateLines(named)
    let make = makeLines(named)
    let callbacks = callbackLines(inputs)
    guard !update.isEmpty || !callbacks.isEmpty || !make.isEmpty else {
      return nothing("neither make nor update nor a callback does anything the model knows")
    }
    let name = bridge.type.name
    let view = context.root(of: bridge.viewClass)
    let isText =
      properties.contains("text") || properties.contains("string")
      || properties.contains("stringValue")
    let typed = ["text", "string", "stringValue"].first { properties.contains($0) }
    put("kind: scenario")
    put("id: own-\(ScenarioWriter.identifier(name))")
    put("title: \(name) of \(ScenarioWriter.plain(path)), as it stands")
    put("platform: \(bridge.kind.toolkit == "NS" ? "macos" : "ios")")
    put("")
    for value in values { put("state \(value.name) = \(value.first)") }
    put("state unrelated = 0")
    let closures = inputs.filter { $0.kind == "closure" }
    if !closures.isEmpty { put("state calls = 0") }
    put("")
    put("platform \(view)")
    let typing = callbacks.first { isText && ScenarioWriter.isTyping($0.name) }
    for property in properties {
      put("  property \(property) = \(initial(property, values))")
      if property == typed {
        put("    user types")
        put("    set moves caret to end")
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
    for callback in callbacks where typing?.name != callback.name {
      put("  tap \(name) \(callback.name)")
    }
    put("  step \"Something else changes\"")
    put("    write unrelated = unrelated + 1")
    for value in values {
      put("  step \"\(value.name) changes\"")
      put("    write \(value.name) = \(value.second)")
    }
    for callback in callbacks where typing?.name != callback.name {
      put("  tap \(name) \(callback.name)")
    }
    put("")
    put("variant asWritten broken: the wrapper as it is")
    return text
  }

  mutating func nothing(_ reason: String) -> String? {
    omissions = [reason]
    return nil
  }

  mutating func put(_ line: String) { text += line + "\n" }

  mutating func inputs() -> [Input] {
    bridge.type.stored.compactMap { property in
      if property.isFixed || property.isEnvironment { return nil }
      if property.isClosure {
        return Input(name: property.name, kind: "closure", first: "", second: "")
      }
      let (first, second) = ScenarioWriter.values(of: property)
      let isShared = property.isBinding || property.isState
      return Input(
        name: property.name, kind: isShared ? "binding" : "let", first: first, second: second)
    }
  }

  static func values(of property: StoredProperty) -> (String, String) {
    let type = property.type.map { $0.name == "Binding" ? $0.base?.name ?? "" : $0.name } ?? ""
    let word = type.isEmpty ? property.value?.name ?? "" : type
    switch word {
    case "Bool", "true", "false": return ("false", "true")
    case "Int", "Double", "CGFloat", "Float", "Int32", "Int64", "TimeInterval": return ("0", "10")
    default: return ("\"first\"", "\"second\"")
    }
  }

  /// What a property has before anything sets it: a value of the kind that is set.
  func initial(_ property: String, _ values: [Input]) -> String {
    if let input = values.first(where: { $0.name == property }) { return input.first }
    switch firstValues[property] {
    case "true", "false": return "false"
    case let text? where text.first?.isNumber ?? false: return "0"
    case let name?: return values.first { $0.name == name }?.first ?? "\"\""
    default: return "\"\""
    }
  }

  mutating func use(_ property: String, as value: String? = nil) {
    if !properties.contains(property) { properties.append(property) }
    if let value, firstValues[property] == nil { firstValues[property] = value }
  }
}

extension StaleParentRule {
  /// Whether a step gives the coordinator the new struct.
  static func refreshesParent(_ step: FlowStep) -> Bool {
    step.target?.root == .kept && step.target?.path.isEmpty ?? false
  }
}
