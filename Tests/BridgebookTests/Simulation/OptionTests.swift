import Testing

@testable import Bridgebook

/// One table determines which options are accepted, refused and documented.
@Suite struct OptionTests {
  private static func declaration(_ kind: ScenarioDeclaration.Kind, _ line: String) -> String {
    switch kind {
    case .representable: "representable X wraps UIPanGestureRecognizer\n\(line)\n"
    case .platform: "platform X\n\(line)\n"
    case .sheet: "state s = false\nsheet X shown by s\n\(line)\n"
    case .stack: "state s = []\nstack X over s\n\(line)\n"
    case .gesture: "gesture X on Screen\n\(line)\n"
    default: "\(kind.rawValue) X\n\(line)\n"
    }
  }

  private static func problems(
    _ kind: ScenarioDeclaration.Kind, _ option: String
  ) throws -> [ProgramProblem.Kind] {
    let text =
      "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nview Screen\n  body\n    print \"\"\n\n"
      + declaration(kind, "  option \(option)")
      + "\nrepresentable Other wraps UIPanGestureRecognizer\n\ngesture Another on Screen\n"
      + "\nsteps\n  launch Screen\n\nvariant A plain: x\n"
    let (scenario, faults) = ScenarioParser.parse(SourceFile(path: "t.txt", text: text))
    #expect(faults == [], "\(text)")
    let program = try #require(scenario?.program("A"))
    do throws(ProgramProblems) {
      _ = try Simulation(program, library: (try? Simulated.library.get()) ?? PlatformLibrary())
      return []
    } catch {
      return error.problems.map(\.kind)
    }
  }

  /// The resolver accepts each option with each of its values, for each declaration that has the
  /// option.
  @Test(arguments: ScenarioOption.table.map(\.name))
  func whatTheManualShowsIsTaken(name: String) throws {
    for option in ScenarioOption.table where option.name == name {
      let values =
        switch option.value {
        case .truth: ["true", "false"]
        case .number(let range): ["\(range.lowerBound)", "\(range.upperBound)"]
        case .word(let words): words
        case .gesture: ["Another"]
        case .representable: ["Other"]
        }
      for (owner, value) in option.owners.flatMap({ owner in values.map { (owner, $0) } }) {
        let problems = try Self.problems(owner, "\(name) = \(value)")
        #expect(problems == [], "\(owner) \(name) = \(value)")
      }
    }
  }

  /// Declarations accept no option that the table does not list for them, and no value of another
  /// type.
  @Test(arguments: [
    ScenarioDeclaration.Kind.platform, .representable, .sheet, .stack, .controller, .gesture,
  ])
  func nothingElseIsTaken(kind: ScenarioDeclaration.Kind) throws {
    let known = ScenarioOption.all(of: kind, isRecognizer: true)
    for option in ScenarioOption.table {
      let isKnown = known.contains { $0.name == option.name }
      let problems = try Self.problems(kind, "\(option.name) = [1]")
      #expect(!problems.isEmpty, "\(kind) \(option.name)")
      let isNamed = problems.contains { problem in
        if case .unknownMember(option.name, _, let candidates) = problem {
          return candidates == known.map(\.name)
        }
        return false
      }
      #expect(isNamed == !isKnown, "\(kind) \(option.name): \(problems)")
    }
  }

  /// The parser allows options in exactly those declarations for which the table lists some.
  @Test func declarationsWithOptionsMayHaveThem() {
    let owners = ScenarioDeclaration.Kind.allCases.filter {
      MemberForm.members(of: $0).contains(.option)
    }
    #expect(
      owners
        == ScenarioDeclaration.Kind.allCases.filter { kind in
          ScenarioOption.table.contains { $0.owners.contains(kind) }
        })
  }

  @Test func theTableIsSorted() {
    let names = ScenarioOption.table.map(\.name)
    #expect(names == names.sorted())
  }
}
