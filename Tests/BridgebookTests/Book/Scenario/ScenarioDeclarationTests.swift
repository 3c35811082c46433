import Bridgebook
import Testing

@Suite struct ScenarioDeclarationTests {
  static let declarations: [(String, ScenarioDeclaration.Kind, String?, ScenarioExpression?)] = [
    ("let n = 1", .constant, nil, .integer(1)),
    ("state n = 1", .state, nil, .integer(1)),
    ("environment n = 1", .environment, nil, .integer(1)),
    ("environment n = 1 bridged", .environment, "bridged", .integer(1)),
    ("environment n = nothing required", .environment, "required", .nothing),
    ("model n: observable", .model, "observable", nil),
    ("model n: published", .model, "published", nil),
    ("platform n", .platform, nil, nil),
    ("representable n wraps T", .representable, "T", nil),
    ("view n", .view, nil, nil),
    ("sheet n shown by model.isShown", .sheet, "model.isShown", nil),
    ("gesture n on Row", .gesture, "Row", nil),
    ("stack n over path", .stack, "path", nil),
    ("controller n", .controller, nil, nil),
  ]

  @Test(arguments: declarations)
  func isRead(
    _ form: (
      text: String, kind: ScenarioDeclaration.Kind, type: String?, value: ScenarioExpression?
    )
  ) {
    let (scenario, faults) = ScenarioSamples.parse(ScenarioSamples.declared(form.text))
    var expected = ScenarioDeclaration(
      kind: form.kind, name: "n", place: ScenarioPlace(line: 6, column: 1))
    expected.type = form.type
    expected.value = form.value
    #expect(faults == [])
    #expect(scenario?.declarations == [expected])
  }

  static let name = ScenarioName(parts: ["a", "b"], place: ScenarioPlace(line: 7, column: 13))

  /// The declaration and the line of a member, and the parsed member.
  static let members:
    [(String, String, ScenarioMember.Kind, String, String?, ScenarioExpression?)] = [
      ("view V", "let n", .field, "n", nil, nil),
      ("view V", "binding n", .binding, "n", nil, nil),
      ("view V", "closure n", .closure, "n", nil, nil),
      ("view V", "state n = 1", .state, "n", nil, .integer(1)),
      ("model M: observable", "property n = 1", .property, "n", nil, .integer(1)),
      ("model M: published", "unpublished n = 1", .unpublished, "n", nil, .integer(1)),
      ("view V", "observes n", .observes, "n", nil, nil),
      ("controller C", "var n = 1", .variable, "n", nil, .integer(1)),
      ("controller C", "object n: UILabel", .object, "n", "UILabel", nil),
      ("view V", "owns n: Store", .owns, "n", "Store", nil),
      ("view V", "observes new n: Store", .observesNew, "n", "Store", nil),
      ("view V", "equatable 10", .equatable, "", nil, .integer(10)),
      ("view V", "size 10", .size, "", nil, .integer(10)),
      ("representable R wraps T", "option n = 1", .option, "n", nil, .integer(1)),
    ]

  @Test(arguments: members)
  func memberIsRead(
    _ form: (
      above: String, line: String, kind: ScenarioMember.Kind, name: String, type: String?,
      value: ScenarioExpression?
    )
  ) {
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.declared("\(form.above)\n  \(form.line)"))
    var expected = ScenarioMember(
      kind: form.kind, name: form.name, place: ScenarioPlace(line: 7, column: 3))
    expected.type = form.type
    expected.value = form.value
    #expect(faults == [])
    #expect(scenario?.declarations.first?.members == [expected])
  }

  static let blocks: [(String, String, ScenarioMember.Kind, String)] = [
    ("view V", "init", .initializer, ""),
    ("view V", "body", .body, ""),
    ("representable R wraps T", "make coordinator", .makeCoordinator, ""),
    ("representable R wraps T", "make", .make, ""),
    ("representable R wraps T", "update", .update, ""),
    ("representable R wraps T", "dismantle", .dismantle, ""),
    ("representable R wraps T", "coordinator deinit", .coordinatorDeinit, ""),
    ("representable R wraps T", "object init", .objectInit, ""),
    ("representable R wraps T", "object deinit", .objectDeinit, ""),
    ("representable R wraps T", "callback n", .callback, "n"),
    ("representable R wraps T", "action n", .action, "n"),
    ("view V", "on appear", .onAppear, ""),
    ("view V", "on disappear", .onDisappear, ""),
    ("view V", "on change a.b", .onChange, "a.b"),
    ("view V", "on receive n", .onReceive, "n"),
    ("view V", "task", .task, ""),
    ("sheet S shown by a", "on dismiss", .onDismiss, ""),
    ("controller C", "on load", .onLoad, ""),
    ("controller C", "update properties", .updateProperties, ""),
    ("controller C", "layout subviews", .layoutSubviews, ""),
    ("state a = 1", "did set", .didSet, ""),
    ("sheet S shown by a", "content", .content, ""),
  ]

  @Test(arguments: blocks)
  func memberWithABlockIsRead(
    _ form: (above: String, line: String, kind: ScenarioMember.Kind, name: String)
  ) throws {
    for block in ["", "\n    post p"] {
      let (scenario, faults) = ScenarioSamples.parse(
        ScenarioSamples.declared("\(form.above)\n  \(form.line) <- here\(block)"))
      #expect(faults == [])
      let member = try #require(scenario?.declarations.first?.members.first)
      #expect(member.kind == form.kind && member.name == form.name && member.mark == "here")
      #expect(member.block.map(\.kind) == (block.isEmpty ? [] : [.post("p")]))
      if form.kind == .onChange {
        #expect(member.value == .name(ScenarioDeclarationTests.name))
      }
    }
  }

  @Test func everyMemberHasAForm() {
    let tested =
      ScenarioDeclarationTests.members.map(\.2) + ScenarioDeclarationTests.blocks.map(\.2)
    #expect(Set(tested) == Set(ScenarioMember.Kind.allCases))
  }

  static let rules: [(String, PropertyRule.Trigger, PropertyRule.Effect)] = [
    ("set calls c", .set, .calls("c")),
    ("user calls c", .user, .calls("c")),
    ("set calls c if changed", .set, .callsIfChanged("c")),
    ("user calls c later", .user, .callsLater("c")),
    ("set ends drag", .set, .endsDrag),
    ("set waits for layout", .set, .waitsForLayout),
    ("set moves caret to end", .set, .movesCaretToEnd),
    ("appears at layout", .set, .appearsAtLayout),
    ("user types", .user, .types),
    ("user moves caret", .user, .isCaret),
    (
      "1 reads back as 2 + 3", .set,
      .readsBack(
        .integer(1),
        as: .binary(.integer(2), .plus, .integer(3), ScenarioPlace(line: 8, column: 23)))
    ),
  ]

  @Test(arguments: rules)
  func ruleOfAPropertyIsRead(
    _ form: (text: String, trigger: PropertyRule.Trigger, effect: PropertyRule.Effect)
  ) {
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.declared("platform P\n  property p = 0\n    \(form.text)"))
    #expect(faults == [])
    #expect(
      scenario?.declarations.first?.members.first?.rules == [
        PropertyRule(
          trigger: form.trigger, effect: form.effect, place: ScenarioPlace(line: 8, column: 5))
      ])
  }

  @Test func aFileOfPlatformKindsNeedsNoVariant() {
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.head + "let a = 1\nplatform P\n  property p = a\n")
    #expect(faults == [])
    #expect(scenario?.variants == [])
  }

  @Test func aStateMayBeCalledLikeAKeyOfTheEnvironment() {
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.declared("state a = 1\nenvironment a = 2"))
    #expect(faults == [])
    #expect(scenario?.declarations.map(\.kind) == [.state, .environment])
  }

  @Test func aVariantReplacesValuesAndAddsDeclarations() throws {
    let text =
      ScenarioSamples.declared("state a = 1\nparameter p = 1")
      + "  parameter p = 2\n  state a = 2\n  view W\n    body\n  steps\n    launch W\n"
    let (scenario, faults) = ScenarioSamples.parse("# first\n\n" + text)
    #expect(faults == [])
    let program = try #require(scenario?.program("A"))
    #expect(program.declarations.map(\.name) == ["a", "W"])
    #expect(program.declarations[0].value == .integer(2))
    #expect(program.parameters.map(\.value) == [.integer(2)])
    #expect(program.steps.map(\.kind) == [.launch("W")])
  }
}
