/// A statement's first word and how the rest is read.
struct StatementForm: Sendable {
  typealias Read =
    @Sendable (
      inout ScenarioReader, inout TokenCursor
    ) throws(ScenarioFault) -> ScenarioStatement.Kind

  let keyword: String
  /// Whether it is an input, which stands only under `steps`.
  let isStep: Bool
  let read: Read

  init(_ keyword: String, isStep: Bool = false, read: @escaping Read) {
    self.keyword = keyword
    self.isStep = isStep
    self.read = read
  }

  static let byKeyword = Dictionary(
    uniqueKeysWithValues: (all + steps).map { ($0.keyword, $0) })

  /// In the order in which they are suggested.
  static let keywords = (all + steps).map(\.keyword).filter { !continuations.keys.contains($0) }

  /// Words that go on with the statement before, and that statement.
  static let continuations = ["else": "if", "on": "track"]

  private static let all: [StatementForm] = [
    .init("print") { (_, line) throws(ScenarioFault) in .print(try line.expression()) },
    .init("write") { (_, line) throws(ScenarioFault) in try line.write() },
    .init("set") { (_, line) throws(ScenarioFault) in .set(try line.name(), try line.assigned()) },
    .init("keep") { (_, line) throws(ScenarioFault) in .keep(try line.name(), try line.assigned())
    },
    .init("let") { (_, line) throws(ScenarioFault) in
      .constant(try line.word(), try line.assigned())
    },
    .init("if") { (reader, line) throws(ScenarioFault) in try reader.choice(&line) },
    .init("repeat") { (reader, line) throws(ScenarioFault) in
      .loop(nil, try line.expression(), try reader.block(of: line, "repeat"))
    },
    .init("for") { (reader, line) throws(ScenarioFault) in try reader.loop(&line) },
    .init("async") { (reader, line) throws(ScenarioFault) in
      .async(try line.word(), try reader.block(of: line, "async"))
    },
    .init("background") { (reader, line) throws(ScenarioFault) in
      .background(try line.word(), try reader.block(of: line, "background"))
    },
    .init("after") { (reader, line) throws(ScenarioFault) in
      try reader.timer(&line, "after", repeats: false)
    },
    .init("every") { (reader, line) throws(ScenarioFault) in
      try reader.timer(&line, "every", repeats: true)
    },
    .init("stop") { (_, line) throws(ScenarioFault) in .stop(try line.word()) },
    .init("call") { (_, line) throws(ScenarioFault) in .call(try line.name()) },
    .init("refresh") { (_, line) throws(ScenarioFault) in
      try line.expect(word: "parent")
      return .refreshParent
    },
    .init("create") { (_, line) throws(ScenarioFault) in
      .create(line.next == nil ? nil : try line.word())
    },
    .init("show") { (_, line) throws(ScenarioFault) in .show(try line.shownCall()) },
    .init("build") { (_, line) throws(ScenarioFault) in .build(try line.call()) },
    .init("subscribe") { (reader, line) throws(ScenarioFault) in
      .subscribe(try line.word(), try reader.block(of: line, "subscribe"))
    },
    .init("post") { (_, line) throws(ScenarioFault) in .post(try line.word()) },
    .init("retain") { (_, line) throws(ScenarioFault) in
      .retain(try line.name(), by: try line.holder())
    },
    .init("release") { (_, line) throws(ScenarioFault) in
      .release(try line.name(), by: try line.holder())
    },
    .init("focus") { (_, _) throws(ScenarioFault) in .focus(true) },
    .init("resign") { (_, _) throws(ScenarioFault) in .focus(false) },
    .init("track") { (reader, line) throws(ScenarioFault) in try reader.tracking(&line) },
    .init("host") { (_, line) throws(ScenarioFault) in
      let name = try line.word()
      try line.expect(symbol: "=")
      return .host(name, try line.shownCall())
    },
    .init("configure") { (_, line) throws(ScenarioFault) in
      let name = try line.word()
      try line.expect(symbol: "=")
      return .configure(name, try line.shownCall())
    },
    .init("add") { (_, line) throws(ScenarioFault) in
      if line.take(word: "child") { return .addChild(try line.word()) }
      try line.expect(word: "view")
      return .addView(try line.word())
    },
    .init("contain") { (_, line) throws(ScenarioFault) in .contain(try line.word(), true) },
    .init("uncontain") { (_, line) throws(ScenarioFault) in .contain(try line.word(), false) },
    .init("dismiss") { (_, line) throws(ScenarioFault) in .dismiss(try line.word(), try line.way())
    },
    .init("pop") { (_, line) throws(ScenarioFault) in .pop(try line.word(), try line.way()) },
    .init("else") { (_, line) throws(ScenarioFault) in throw line.stray("else") },
    .init("on") { (_, line) throws(ScenarioFault) in throw line.stray("on") },
  ]

  private static let steps: [StatementForm] = [
    .init("launch", isStep: true) { (_, line) throws(ScenarioFault) in .launch(try line.word()) },
    .init("step", isStep: true) { (reader, line) throws(ScenarioFault) in
      .step(try line.title(), try reader.block(of: line, "step"))
    },
    .init("drag", isStep: true) { (_, line) throws(ScenarioFault) in try line.drag() },
    .init("type", isStep: true) { (_, line) throws(ScenarioFault) in
      let text = try line.expression()
      try line.expect(word: "into")
      return .type(text, into: try line.word())
    },
    .init("choose", isStep: true) { (_, line) throws(ScenarioFault) in
      .choose(try line.word(), property: try line.word(), try line.assigned())
    },
    .init("tap", isStep: true) { (_, line) throws(ScenarioFault) in
      .tap(try line.word(), callback: line.next == nil ? nil : try line.word())
    },
    .init("scroll", isStep: true) { (_, line) throws(ScenarioFault) in
      .scroll(try line.word(), try line.expression())
    },
    .init("touch", isStep: true) { (_, line) throws(ScenarioFault) in try line.touch() },
    .init("wait", isStep: true) { (_, line) throws(ScenarioFault) in .wait(try line.expression()) },
    .init("close", isStep: true) { (_, line) throws(ScenarioFault) in .close(try line.word()) },
  ]
}
