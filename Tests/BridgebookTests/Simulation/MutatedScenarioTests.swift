import BookData
import Bridgebook
import Foundation
import TestSupport
import Testing

/// Scenarios with errors and absurd programs are rejected or run to an end within ten seconds, with
/// their findings detected.
///
/// The environment variable `BRIDGEBOOK_MUTATIONS` sets the number of mutations, which is small by
/// default, and `BRIDGEBOOK_SEED` the seed of the random numbers.
@Suite struct MutatedScenarioTests {
  private static let count = number("BRIDGEBOOK_MUTATIONS") ?? 300
  private static let seed = UInt64(number("BRIDGEBOOK_SEED") ?? 18)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static func budget() throws -> RunBudget {
    var budget = RunBudget.standard
    for (kind, amount) in [(RunBudget.Kind.events, 20_000), (.work, 60_000), (.printed, 20_000)] {
      budget = try #require(budget.with(kind, amount))
    }
    return budget
  }

  /// Runs the first variants, and returns figures of their events and findings for comparison.
  @discardableResult
  private static func run(_ text: String, _ library: PlatformLibrary) throws -> [Int] {
    let start = ContinuousClock.now
    defer {
      #expect(ContinuousClock.now - start < .seconds(10), "\(text)")
    }
    let (scenario, faults) = ScenarioParser.parse(text: text, file: "t.txt")
    guard let scenario else {
      #expect(!faults.isEmpty)
      return []
    }
    let budget = try budget()
    var marks: [Int] = []
    var programs = ScenarioPrograms(scenario)
    for variant in scenario.variants.prefix(3) {
      guard let program = programs.program(variant.name) else { continue }
      do throws(ProgramProblems) {
        let simulation = try Simulation(program, library: library)
        var figures = RunFigures()
        var catalog = MessageCatalog.sample
        catalog.setters = simulation.setters
        var suite = DetectorSuite(catalog: catalog)
        var last = TextTable()
        var lineSum = 0
        let outcome = simulation.run(budget: budget) { events, texts in
          last = texts
          figures.consume(events, texts: texts)
          for event in events {
            lineSum &+= event.line &* (event.sequence + 1)
            suite.consume(event, texts: texts)
          }
        }
        suite.finish(texts: last)
        for expectation in variant.expectations {
          _ = simulation.check(expectation, figures, outcome)
        }
        marks += [outcome.eventCount, lineSum, suite.drain().count]
        #expect(outcome.eventCount <= 20_000 + 2_000)
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
    return marks
  }

  private static func sources() -> [String] {
    Repository.files(under: "Sources/BookData/Knowledge/scenarios").map(Repository.text(of:))
  }

  /// Makes one to three changes: removes, duplicates or swaps words, removes or duplicates a line,
  /// or appends the words of another line.
  private static func mutate(_ text: String, _ generator: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      var words = lines[index].split(separator: " ", omittingEmptySubsequences: false)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !words.isEmpty: words.remove(at: .random(in: 0..<words.count, using: &generator))
      case 1 where !words.isEmpty:
        let word = Int.random(in: 0..<words.count, using: &generator)
        words.insert(words[word], at: word)
      case 2 where words.count > 1:
        words.swapAt(
          .random(in: 0..<words.count, using: &generator),
          .random(in: 0..<words.count, using: &generator))
      case 3:
        lines.insert(lines[index], at: index)
        continue
      case 4 where lines.count > 8:
        lines.remove(at: index)
        continue
      default:
        let other = lines[Int.random(in: 0..<lines.count, using: &generator)]
        words.append(contentsOf: other.split(separator: " "))
      }
      lines[index] = words.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  @Test func aScenarioWithSlipsIsRefusedOrEnds() throws {
    let library = try BuiltInScenarios.load().library
    let sources = MutatedScenarioTests.sources()
    var generator = SeededGenerator(seed: MutatedScenarioTests.seed)
    for _ in 0..<MutatedScenarioTests.count {
      let source = sources[Int.random(in: 0..<sources.count, using: &generator)]
      try MutatedScenarioTests.run(
        MutatedScenarioTests.mutate(source, &generator), library)
    }
  }

  private static let statements = [
    "print \"{n}\"", "write n = n + 1", "write n = n * n", "write l = l + l", "write l = [l]",
    "write s = s + s", "let x = n", "call V.go", "call W.go(n)", "post news", "stop clock",
    "write b = not b", "write n = l[n]", "write n = n / (n - 3)", "write p = p + [n]",
    "write p = dropLast(p)", "write s = \"{l}\" with animation", "write m.a = n", "write m.b = n",
  ]
  private static let blocks = [
    "if b", "repeat n", "repeat 3", "for i in 1..n", "async later", "background work",
    "after 5 soon", "every 0 clock", "subscribe news", "for e in l",
  ]

  private static func code(
    _ indent: Int, _ depth: Int, _ generator: inout SeededGenerator
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let blanks = String(repeating: " ", count: indent)
      if depth < 3, Int.random(in: 0..<3, using: &generator) == 0 {
        let block = blocks[Int.random(in: 0..<blocks.count, using: &generator)]
        text += blanks + block + "\n" + code(indent + 2, depth + 1, &generator)
      } else {
        text += blanks + statements[Int.random(in: 0..<statements.count, using: &generator)] + "\n"
      }
    }
    return text
  }

  private static func program(_ generator: inout SeededGenerator) -> String {
    var text =
      "kind: scenario\nid: t\ntitle: T\nplatform: ios\n\nstate n = 1\nstate l = [1]\nstate s = \"a\"\nstate b = true\nstate p = []\nstate h = false\n"
    text += "  did set\n" + code(4, 1, &generator)
    text += "model m: observable\n  property a = 1\nmodel q: published\n  property b = 1\n"
    text += "stack Pages over p on V\n  content\n    show V\n"
    text += "sheet Panel shown by h on V\n  content\n    print \"panel {n}\"\n"
    text += "view V\n  owns m: q\n  body\n    show R(n)\n    if b\n      show W(go)\n"
    text += "    show W(go) id n transition identity\n  on change n initial with old, new\n"
    text += code(4, 1, &generator) + "  on appear\n" + code(4, 1, &generator)
    text += "  on disappear\n" + code(4, 1, &generator)
    text += "  task id n\n" + code(4, 2, &generator) + "    sleep 3\n" + code(4, 2, &generator)
    text += "  action go\n" + code(4, 1, &generator)
    text += "view W\n  closure back\n  body\n    print \"{n}\"\n  action go(v)\n    call back\n"
    text += code(4, 1, &generator)
    text += "representable R wraps UIScrollView\n  let v\n  update\n    set contentOffset = v\n"
    text += "  callback scrollViewDidScroll\n" + code(4, 1, &generator)
    text += "variant A plain: random\n  steps\n    launch V\n    tap V go\n"
    text += "    step \"S\"\n" + code(6, 1, &generator)
    text += "    drag R contentOffset to 1, 2\n    step \"T\"\n" + code(6, 1, &generator)
    return text
  }

  /// The same text yields the same events and findings.
  @Test func aRandomProgramEndsAndEndsTheSameWay() throws {
    let library = try BuiltInScenarios.load().library
    var generator = SeededGenerator(seed: MutatedScenarioTests.seed + 2_700)
    var ran = 0
    for _ in 0..<max(1, MutatedScenarioTests.count / 5) {
      let text = MutatedScenarioTests.program(&generator).replacing("m.b", with: "m.a")
      let first = try MutatedScenarioTests.run(text, library)
      if first.isEmpty {
        let (_, faults) = ScenarioParser.parse(text: text, file: "t.txt")
        #expect(faults == [])
      }
      ran += first.isEmpty ? 0 : 1
      #expect(try MutatedScenarioTests.run(text, library) == first)
    }
    #expect(ran > 0)
  }
}
