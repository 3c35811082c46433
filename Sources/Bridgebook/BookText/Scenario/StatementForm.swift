/// The keyword of a statement with its syntax and its parser.
struct StatementForm: Sendable {
  typealias Read =
    @Sendable (
      StatementReader, inout ScenarioLines, inout TokenCursor
    ) throws(ScenarioFault) -> ScenarioStatement.Kind

  let keyword: String
  /// The syntax after the keyword, in the notation of `GrammarRow.form`.
  let form: String
  /// The meaning for the manual; empty for a word that continues another statement.
  let meaning: String
  /// Whether the statement is an input, which is permitted only under `steps`.
  let isStep: Bool
  let read: Read

  init(
    _ keyword: String, _ form: String = "", _ meaning: String = "", isStep: Bool = false,
    read: @escaping Read
  ) {
    self.keyword = keyword
    self.form = form
    self.meaning = meaning
    self.isStep = isStep
    self.read = read
  }

  static let byKeyword = Dictionary(
    uniqueKeysWithValues: (all + steps).map { ($0.keyword, $0) })

  /// Returns the keywords, in the order in which they are suggested; those of inputs only if inputs
  /// are permitted.
  static func keywords(withSteps: Bool) -> [String] {
    (withSteps ? all + steps : all).map(\.keyword).filter { !continuations.keys.contains($0) }
  }

  /// The words that continue the previous statement, with that statement's keyword.
  static let continuations = ["else": "if", "on": "track"]

  /// Returns the statements or the inputs in the form shown in the manual, in the order of the
  /// tables.
  static func grammar(ofSteps isStep: Bool) -> [GrammarRow] {
    (isStep ? steps : all).filter { !$0.meaning.isEmpty }
      .map { GrammarRow(ScenarioGrammar.form($0.keyword, $0.form), $0.meaning) }
  }

  private static let all: [StatementForm] = [
    .init(
      "print", "TEXT",
      "prints a line to the app's console; braces contain a value, as in `\"at {x}\"`"
    ) { (_, _, line) throws(ScenarioFault) in .print(try line.expression()) },
    .init(
      "write", "NAME = VALUE [with animation]", "writes state, a binding or a property of a model"
    ) { (_, _, line) throws(ScenarioFault) in try StatementParts.write(&line) },
    .init(
      "set", "NAME = VALUE", "sets a property of the platform object"
    ) { (_, _, line) throws(ScenarioFault) in .set(try line.name(), try line.assigned()) },
    .init(
      "keep", "NAME = VALUE", "changes a variable of the coordinator or the controller"
    ) { (_, _, line) throws(ScenarioFault) in .keep(try line.name(), try line.assigned())
    },
    .init(
      "let", "NAME = VALUE", "names a value for the statements below, whose blocks capture it"
    ) { (_, _, line) throws(ScenarioFault) in
      .constant(try line.word(), try line.assigned())
    },
    .init(
      "if", "VALUE",
      "runs the block below when the value is true; `else if VALUE` and `else` may follow"
    ) { (reader, lines, line) throws(ScenarioFault) in try reader.choice(&lines, &line) },
    .init(
      "repeat", "VALUE", "runs the block below that many times"
    ) { (reader, lines, line) throws(ScenarioFault) in
      .loop(nil, try line.expression(), try reader.block(&lines, of: line, "repeat"))
    },
    .init(
      "for", "NAME in VALUE", "runs the block below for each number of a range such as `1..3`"
    ) { (reader, lines, line) throws(ScenarioFault) in try reader.loop(&lines, &line) },
    .init(
      "async", "LABEL", "puts the block below on the main queue"
    ) { (reader, lines, line) throws(ScenarioFault) in
      .async(try line.word(), try reader.block(&lines, of: line, "async"))
    },
    .init(
      "background", "LABEL", "runs the block below on another thread"
    ) { (reader, lines, line) throws(ScenarioFault) in
      .background(try line.word(), try reader.block(&lines, of: line, "background"))
    },
    .init(
      "after", "MILLISECONDS LABEL", "runs the block below once, later"
    ) { (reader, lines, line) throws(ScenarioFault) in
      try reader.timer(&lines, &line, "after", repeats: false)
    },
    .init(
      "every", "MILLISECONDS LABEL", "runs the block below repeatedly, until `stop`"
    ) { (reader, lines, line) throws(ScenarioFault) in
      try reader.timer(&lines, &line, "every", repeats: true)
    },
    .init(
      "sleep", "MILLISECONDS",
      "suspends a task; what follows runs afterward, unless the task is canceled"
    ) { (_, _, line) throws(ScenarioFault) in .sleep(try line.expression()) },
    .init(
      "stop", "LABEL", "ends a timer, a subscription or a tracking"
    ) { (_, _, line) throws(ScenarioFault) in .stop(try line.word()) },
    .init(
      "call", "NAME",
      "calls a closure, an action, or a method of a controller such as `detail.didMove`, "
        + "with values in parentheses where it takes some"
    ) { (_, _, line) throws(ScenarioFault) in
      .call(try line.name(), try ExpressionParser.values(&line))
    },
    .init("refresh", "parent", "`coordinator.parent = self`") {
      (_, _, line) throws(ScenarioFault) in
      try line.expect(word: "parent")
      return .refreshParent
    },
    .init(
      "create", "[CLASS]",
      "creates the wrapped object; with a class, an additional object that is released with it"
    ) { (_, _, line) throws(ScenarioFault) in
      .create(line.next == nil ? nil : try line.word())
    },
    .init(
      "show",
      "VIEW(ARGUMENTS) [id VALUE] [tab VALUE|row VALUE] [transition identity] "
        + "[environment NAME = VALUE]",
      "shows a view in a body; with `transition identity` it is removed immediately, without a last update; "
        + "one `tab` of several is on screen while its value is true, and a `row` of a lazy stack "
        + "is created when the value first becomes true; both keep their states"
    ) { (_, _, line) throws(ScenarioFault) in .show(try ViewCallParser.shownCall(&line)) },
    .init(
      "build", "VIEW(ARGUMENTS)", "creates the struct of a view without showing it"
    ) { (_, _, line) throws(ScenarioFault) in .build(try ViewCallParser.call(&line)) },
    .init(
      "subscribe", "LABEL", "runs the block below for each `post` with that name"
    ) { (reader, lines, line) throws(ScenarioFault) in
      .subscribe(try line.word(), try reader.block(&lines, of: line, "subscribe"))
    },
    .init(
      "post", "LABEL", "sends a notification"
    ) { (_, _, line) throws(ScenarioFault) in .post(try line.word()) },
    .init(
      "retain", "NAME [by MODEL]",
      "a strong reference: to the `coordinator`, the `view`, or a hosting controller"
    ) { (_, _, line) throws(ScenarioFault) in
      .retain(try line.name(), by: try StatementParts.holder(&line))
    },
    .init(
      "release", "NAME [by MODEL]", "ends what `retain` began"
    ) { (_, _, line) throws(ScenarioFault) in
      .release(try line.name(), by: try StatementParts.holder(&line))
    },
    .init(
      "return", "MODEL.NAME",
      "`make` returns an object that the model owns, and that outlives the view"
    ) { (_, _, line) throws(ScenarioFault) in try StatementParts.returned(&line) },
    .init(
      "focus", "", "makes the platform object the first responder"
    ) { (_, _, _) throws(ScenarioFault) in .focus(true) },
    .init("resign", "", "resigns the first responder") {
      (_, _, _) throws(ScenarioFault) in .focus(false)
    },
    .init(
      "track", "[again] LABEL",
      "`withObservationTracking`: the block below reads, and the block of `on change` runs on a change"
    ) { (reader, lines, line) throws(ScenarioFault) in try reader.tracking(&lines, &line) },
    .init(
      "host", "NAME = VIEW(ARGUMENTS)",
      "creates a hosting controller, or sets the root view of the one with that name"
    ) { (_, _, line) throws(ScenarioFault) in
      let name = try line.word()
      try line.expect(symbol: "=")
      return .host(name, try ViewCallParser.shownCall(&line))
    },
    .init(
      "configure", "NAME = VIEW(ARGUMENTS) [id VALUE]", "gives a cell a hosting configuration"
    ) { (_, _, line) throws(ScenarioFault) in
      let name = try line.word()
      try line.expect(symbol: "=")
      return .configure(name, try ViewCallParser.shownCall(&line))
    },
    .init(
      "add", "child|view NAME",
      "adds the controller without its view, or the view without the controller"
    ) { (_, _, line) throws(ScenarioFault) in
      if line.take(word: "child") { return .addChild(try line.word()) }
      try line.expect(word: "view")
      return .addView(try line.word())
    },
    .init(
      "contain", "NAME", "adds a hosting controller as a child, with its view"
    ) { (_, _, line) throws(ScenarioFault) in .contain(try line.word(), true) },
    .init(
      "uncontain", "NAME", "removes a hosting controller and its view from the controller"
    ) { (_, _, line) throws(ScenarioFault) in .contain(try line.word(), false) },
    .init(
      "present", "NAME", "code of the platform presents a sheet that no state shows"
    ) { (_, _, line) throws(ScenarioFault) in .present(try line.word()) },
    .init(
      "dismiss", "NAME [by user|environment|controller]",
      "dismisses a sheet; a block below `by controller` is the completion, which runs when the animation has ended"
    ) { (reader, lines, line) throws(ScenarioFault) in
      let name = try line.word()
      let way = try StatementParts.way(&line)
      return .dismiss(name, way, completion: try reader.completion(&lines, of: line, way))
    },
    .init(
      "pop", "NAME [by user|environment|controller]", "pops the top screen of a stack"
    ) { (_, _, line) throws(ScenarioFault) in .pop(try line.word(), try StatementParts.way(&line))
    },
    .init("else") { (_, _, line) throws(ScenarioFault) in throw StatementParts.stray("else", line)
    },
    .init("on") { (_, _, line) throws(ScenarioFault) in throw StatementParts.stray("on", line) },
  ]

  private static let steps: [StatementForm] = [
    .init(
      "launch", "VIEW",
      "shows the root view or the controller; always the first step. It passes no values; to show "
        + "a view that needs some, launch a view without inputs that shows it", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in .launch(try line.word()) },
    .init(
      "step", "TITLE", "a separate input, which runs the statements below", isStep: true
    ) { (reader, lines, line) throws(ScenarioFault) in
      .step(try line.title(), try reader.block(&lines, of: line, "step"))
    },
    .init(
      "drag", "WRAPPER PROPERTY to VALUE, VALUE",
      "a user drags: the property takes the values one after the other", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in try StatementParts.drag(&line) },
    .init(
      "type", "TEXT into WRAPPER", "a user types, one character at a time", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in
      let text = try line.expression()
      try line.expect(word: "into")
      return .type(text, into: try line.word())
    },
    .init(
      "choose", "WRAPPER PROPERTY = VALUE", "a user sets the value of a control", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in
      .choose(try line.word(), property: try line.word(), try line.assigned())
    },
    .init(
      "tap", "WRAPPER [CALLBACK]", "a user taps a control", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in
      .tap(try line.word(), callback: line.next == nil ? nil : try line.word())
    },
    .init(
      "scroll", "WRAPPER MILLISECONDS [to VALUE, VALUE]",
      "the content keeps scrolling for that time after the finger is lifted, through the positions one after the other",
      isStep: true
    ) { (_, _, line) throws(ScenarioFault) in try StatementParts.scroll(&line) },
    .init(
      "touch", "RECOGNIZER, RECOGNIZER [to VALUE, VALUE]",
      "a touch that each recognizer or gesture could recognize", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in try StatementParts.touch(&line) },
    .init(
      "wait", "MILLISECONDS",
      "the next step starts that long after the start of the previous one", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in .wait(try line.expression()) },
    .init(
      "close", "CONTROLLER", "the controller is no longer presented", isStep: true
    ) { (_, _, line) throws(ScenarioFault) in .close(try line.word()) },
  ]
}
