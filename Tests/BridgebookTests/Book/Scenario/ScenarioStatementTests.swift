import Bridgebook
import Testing

@Suite struct ScenarioStatementTests {
  typealias Kind = ScenarioStatement.Kind

  static func place(_ line: Int, _ column: Int) -> ScenarioPlace {
    ScenarioPlace(line: line, column: column)
  }

  static func name(_ text: String, _ column: Int, line: Int = 8) -> ScenarioName {
    ScenarioName(
      parts: text.split(separator: ".").map(String.init), place: place(line, column))
  }

  static func call(
    _ name: ScenarioName, _ arguments: [ViewCall.Argument] = [],
    identity: ScenarioExpression? = nil, environment: [ViewCall.Argument] = []
  ) -> ViewCall {
    ViewCall(view: name, arguments: arguments, identity: identity, environment: environment)
  }

  /// The block of most forms: `post p` in line 9, column 7.
  static let block = [ScenarioStatement(.post("p"), place: place(9, 7))]

  /// Statements of a body, which begins in line 8 and column 5.
  static let forms: [(String, Kind)] = [
    ("print \"a\"", .print(.text("a"))),
    ("write a.b = 1", .write(name("a.b", 11), .integer(1), animated: false)),
    ("write a = 1 with animation", .write(name("a", 11), .integer(1), animated: true)),
    ("set a = 1", .set(name("a", 9), .integer(1))),
    ("keep a = nothing", .keep(name("a", 10), .nothing)),
    ("let a = true", .constant("a", .truth(true))),
    ("if true\n  post p", .choice(.truth(true), then: block, otherwise: [])),
    (
      "if true\n  post p\nelse\n  post q",
      .choice(
        .truth(true), then: block,
        otherwise: [ScenarioStatement(.post("q"), place: place(11, 7))])
    ),
    (
      "if true\n  post p\nelse if false <- m\n  post q\nelse\n  post r",
      .choice(
        .truth(true), then: block,
        otherwise: [
          ScenarioStatement(
            .choice(
              .truth(false), then: [ScenarioStatement(.post("q"), place: place(11, 7))],
              otherwise: [ScenarioStatement(.post("r"), place: place(13, 7))]),
            place: place(10, 5), mark: "m")
        ])
    ),
    ("repeat 3\n  post p", .loop(nil, .integer(3), block)),
    ("for i in 1..3\n  post p", .loop("i", .range(.integer(1), .integer(3)), block)),
    ("async a\n  post p", .async("a", block)),
    ("background a\n  post p", .background("a", block)),
    ("after 200 a\n  post p", .timer("a", .integer(200), block, repeats: false)),
    ("every d a\n  post p", .timer("a", .name(name("d", 11)), block, repeats: true)),
    ("stop a", .stop("a")),
    ("call a.b", .call(name("a.b", 10), [])),
    ("call a(1)", .call(name("a", 10), [.integer(1)])),
    ("refresh parent", .refreshParent),
    ("create", .create(nil)),
    ("create UILabel", .create("UILabel")),
    ("show V", .show(call(name("V", 10)))),
    ("show V()", .show(call(name("V", 10)))),
    (
      "show V(1, b: 2) id 3 environment c = 4, d = 5",
      .show(
        call(
          name("V", 10),
          [.init(label: nil, value: .integer(1)), .init(label: "b", value: .integer(2))],
          identity: .integer(3),
          environment: [
            .init(label: "c", value: .integer(4)), .init(label: "d", value: .integer(5)),
          ]))
    ),
    ("build V(1)", .build(call(name("V", 11), [.init(label: nil, value: .integer(1))]))),
    ("subscribe a\n  post p", .subscribe("a", block)),
    ("post a", .post("a")),
    ("retain coordinator", .retain(name("coordinator", 12), by: nil)),
    (
      "retain coordinator by store",
      .retain(name("coordinator", 12), by: name("store", 27))
    ),
    ("release view", .release(name("view", 13), by: nil)),
    ("focus", .focus(true)),
    ("resign", .focus(false)),
    (
      "track a\n  post p\non change\n  post q",
      .track(
        "a", reading: block,
        onChange: [ScenarioStatement(.post("q"), place: place(11, 7))])
    ),
    ("track again a", .trackAgain("a")),
    ("host a = V(1)", .host("a", call(name("V", 14), [.init(label: nil, value: .integer(1))]))),
    (
      "configure a = V(1) id 2",
      .configure(
        "a",
        ViewCall(
          view: name("V", 19), arguments: [.init(label: nil, value: .integer(1))],
          identity: .integer(2), environment: []))
    ),
    ("add view a", .addView("a")),
    ("add child a", .addChild("a")),
    ("contain a", .contain("a", true)),
    ("uncontain a", .contain("a", false)),
    ("dismiss S", .dismiss("S", .environment, completion: [])),
    ("dismiss S by user", .dismiss("S", .user, completion: [])),
    ("dismiss S by controller", .dismiss("S", .controller, completion: [])),
    ("pop S", .pop("S", .environment)),
    ("pop S by environment", .pop("S", .environment)),
  ]

  /// Inputs, which begin in line 7 and column 3.
  static let inputs: [(String, Kind)] = [
    ("launch V", .launch("V")),
    ("step \"a\"\n  post p", .step("a", [ScenarioStatement(.post("p"), place: place(8, 5))])),
    ("drag V p to 1, 2", .drag("V", property: "p", to: [.integer(1), .integer(2)])),
    ("type \"c\" into V", .type(.text("c"), into: "V")),
    ("choose V p = 1", .choose("V", property: "p", .integer(1))),
    ("tap V", .tap("V", callback: nil)),
    ("tap V done", .tap("V", callback: "done")),
    ("scroll V 3000", .scroll("V", .integer(3000), to: [])),
    ("scroll V 300 to 1, 2", .scroll("V", .integer(300), to: [.integer(1), .integer(2)])),
    (
      "dismiss S by controller\n  post p",
      .dismiss("S", .controller, completion: [ScenarioStatement(.post("p"), place: place(8, 5))])
    ),
    ("touch V", .touch(["V"], to: [])),
    ("touch V, W to 1, 2", .touch(["V", "W"], to: [.integer(1), .integer(2)])),
    ("wait 500", .wait(.integer(500))),
    ("close C", .close("C")),
    ("write a = 1", .write(name("a", 9, line: 7), .integer(1), animated: false)),
  ]

  @Test(arguments: forms)
  func isReadInABody(_ form: (text: String, kind: Kind)) throws {
    let (scenario, faults) = ScenarioSamples.parse(ScenarioSamples.body(form.text))
    #expect(faults == [])
    let block = try #require(scenario?.declarations.first?.members.first?.block)
    #expect(
      block == [ScenarioStatement(form.kind, place: ScenarioStatementTests.place(8, 5))])
  }

  @Test(arguments: inputs)
  func isReadInSteps(_ form: (text: String, kind: Kind)) throws {
    let (scenario, faults) = ScenarioSamples.parse(ScenarioSamples.steps(form.text))
    #expect(faults == [])
    #expect(
      scenario?.steps
        == [ScenarioStatement(form.kind, place: ScenarioStatementTests.place(7, 3))])
  }

  @Test(arguments: forms)
  func carriesAMark(_ form: (text: String, kind: Kind)) throws {
    var lines = form.text.split(separator: "\n").map(String.init)
    lines[0] += "   <- here-1 # why"
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.body(lines.joined(separator: "\n")))
    #expect(faults == [])
    let statement = try #require(scenario?.declarations.first?.members.first?.block.first)
    #expect(statement.mark == "here-1" && statement.kind == form.kind)
  }
}
