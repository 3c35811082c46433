import Bridgebook
import Testing

@Suite struct ScenarioExpressionTests {
  /// Expressions, each with its grouping made explicit by parentheses.
  static let forms: [(String, String)] = [
    ("7", "7"), ("-7", "-7"), ("0", "0"),
    ("\"ab\"", "'ab'"), ("\"\"", "''"), (#""a\"b\\c\{d}\n#""#, "'a\"b\\c{d}\n#'"),
    ("\"a {b} c{d.e}\"", "<'a '|b|' c'|d.e>"), ("\"{x + \"#{y}\"}\"", "<(x + <'#'|y>)>"),
    ("true", "true"), ("false", "false"), ("nothing", "nothing"),
    ("1..3", "1..3"), ("1 + 1..count(a) - 1", "(1 + 1)..(count(a) - 1)"),
    ("a = 1..3", "(a = 1..3)"),
    ("[]", "[]"), ("[1, [a], \"b\"]", "[1, [a], 'b']"),
    ("view.centerCoordinate", "view.centerCoordinate"), ("日本.b", "日本.b"),
    ("not a", "(not a)"), ("not a = b and c", "((not (a = b)) and c)"), ("(a)", "a"),
    ("a or b and c = d + e * f", "(a or (b and (c = (d + (e * f)))))"),
    ("a * b + c = d and e or f", "((((a * b) + c) = d) and e) or f".parenthesized),
    ("a - b - c", "((a - b) - c)"), ("a - (b - c)", "(a - (b - c))"),
    ("a == b", "(a = b)"), ("a != b", "(a != b)"), ("a < b", "(a < b)"),
    ("a <= b", "(a <= b)"), ("a > b", "(a > b)"), ("a >= b", "(a >= b)"), ("a-1", "(a - 1)"),
    ("count(a)", "count(a)"), ("dropLast(a + b)", "dropLast((a + b))"),
    ("last([1])", "last([1])"),
  ]

  @Test(arguments: forms)
  func groups(_ form: (text: String, shape: String)) throws {
    let (scenario, faults) = ScenarioSamples.parse(
      ScenarioSamples.declared("let x = \(form.text) # a comment"))
    #expect(faults == [])
    let value = try #require(scenario?.declarations.first?.value)
    #expect(shape(of: value) == form.shape)
  }

  @Test func placesAreThoseOfTheOperatorsAndNames() throws {
    let (scenario, _) = ScenarioSamples.parse(
      ScenarioSamples.declared("let x = count(a) + \"日{b}\""))
    let place = { ScenarioPlace(line: 6, column: $0) }
    let name = { ScenarioExpression.name(ScenarioName(parts: [$0], place: place($1))) }
    #expect(
      scenario?.declarations.first?.value
        == .binary(
          .function("count", [name("a", 15)], place(9)), .plus,
          .template([.text("日"), .value(name("b", 23))]), place(18)))
  }

  private func shape(of value: ScenarioExpression) -> String {
    switch value {
    case .nothing: "nothing"
    case .decimal(let number): "\(number)"
    case .truth(let truth): "\(truth)"
    case .integer(let integer): "\(integer)"
    case .text(let text): "'\(text)'"
    case .template(let pieces): "<\(pieces.map(shape).joined(separator: "|"))>"
    case .range(let start, let end): "\(shape(of: start))..\(shape(of: end))"
    case .list(let values): "[\(values.map(shape).joined(separator: ", "))]"
    case .name(let name): name.text
    case .not(let value): "(not \(shape(of: value)))"
    case .binary(let left, let sign, let right, _):
      "(\(shape(of: left)) \(sign.rawValue) \(shape(of: right)))"
    case .function(let name, let values, _):
      "\(name)(\(values.map(shape).joined(separator: ", ")))"
    }
  }

  private func shape(of piece: ScenarioExpression.TemplatePiece) -> String {
    switch piece {
    case .text(let text): "'\(text)'"
    case .value(let value): shape(of: value)
    }
  }
}

extension String {
  fileprivate var parenthesized: String { "(\(self))" }
}
