import BookData
import Bridgebook
import Testing

/// Properties of the model that hold for every built-in scenario.
@Suite struct ModelPropertyTests {
  /// Returns the events that a run must have regardless of the order of its parts: the user's
  /// actions.
  private static func inputs(of run: Simulated) -> [String] {
    run.events.filter { $0.kind == .input }.map { event in
      [run.texts[event.subject], run.texts[event.name], run.texts[event.value]]
        .joined(separator: " ")
    }
  }

  /// Runs every variant with every other value of the parameters that it uses.
  @Test func noOrderLosesAnEvent() throws {
    let book = try BuiltInScenarios.load()
    var compared = 0
    for scenario in book.scenarios {
      for variant in scenario.variants {
        let first = try Simulated(scenario, variant.name, library: book.library)
        for name in first.outcome.consulted {
          let parameter = try #require(ModelParameter.table.first { $0.name == name })
          for choice in parameter.choices where choice != parameter.defaultValue {
            let other = try Simulated(
              scenario, variant.name, library: book.library,
              [
                ScenarioParameter(
                  name: name, value: .text(choice), place: ScenarioPlace(line: 0, column: 0))
              ])
            let place = "\(scenario.id)/\(variant.name) \(name)=\(choice)"
            compared += 1
            #expect(ModelPropertyTests.balance(of: other) == [], "\(place)")
            guard first.outcome.stoppedBy == nil, other.outcome.stoppedBy == nil else { continue }
            // A drag ends early if an update sets the dragged property, so the order may shorten
            // it.
            let drag = { (word: String) in word.contains(" drag ") }
            #expect(
              ModelPropertyTests.inputs(of: first).filter { !drag($0) }
                == ModelPropertyTests.inputs(of: other).filter { !drag($0) }, "\(place)")
          }
        }
      }
    }
    #expect(compared > 100)
  }

  /// Returns the kinds of events that begin without ending, in a run that was not cut short.
  private static func balance(of run: Simulated) -> [String] {
    guard run.outcome.stoppedBy == nil else { return [] }
    let pairs: [(TraceEventKind, TraceEventKind)] = [
      (.updateBegin, .updateEnd), (.callbackBegin, .callbackEnd),
    ]
    return pairs.compactMap { begin, end in
      let begun = run.events.count { $0.kind == begin }
      let ended = run.events.count { $0.kind == end }
      return begun == ended ? nil : "\(begin.rawValue) \(begun), \(end.rawValue) \(ended)"
    }
  }

  /// A constant that is never read changes neither the events nor the outcome.
  @Test func aStatementWithoutEffectChangesNothing() throws {
    let book = try BuiltInScenarios.load()
    for scenario in book.scenarios {
      var padded = scenario
      padded.declarations = scenario.declarations.map(ModelPropertyTests.padded)
      for index in padded.variants.indices {
        padded.variants[index].changes = padded.variants[index].changes.map(
          ModelPropertyTests.padded)
      }
      for variant in scenario.variants {
        let plain = try Simulated(scenario, variant.name, library: book.library)
        let other = try Simulated(padded, variant.name, library: book.library)
        #expect(plain.listing == other.listing, "\(scenario.id)/\(variant.name)")
        #expect(plain.findings == other.findings, "\(scenario.id)/\(variant.name)")
        #expect(plain.outcome == other.outcome, "\(scenario.id)/\(variant.name)")
      }
    }
  }

  /// Returns the declaration with a constant that is never read at the end of each of its blocks.
  private static func padded(_ declaration: ScenarioDeclaration) -> ScenarioDeclaration {
    var declaration = declaration
    for index in declaration.members.indices {
      guard let last = declaration.members[index].block.last else { continue }
      declaration.members[index].block.append(
        ScenarioStatement(.constant("nothingReadsThis", .integer(1)), place: last.place))
    }
    return declaration
  }
}
