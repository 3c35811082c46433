import Bridgebook
import Testing

/// A missing object of the environment ends the app; a hosting controller is reported only if it
/// prevents the object from being passed.
@Suite struct MissingObjectTests {
  private func run(_ views: String) throws -> Simulated {
    try Simulated(
      text: """
        environment settings = nothing required
        view Inner
          body
            print "{environment.settings}"
        \(views)
        steps
          launch Screen
        """)
  }

  private func isBlamed(_ run: Simulated) -> Bool {
    run.findings.contains { $0.gotcha == "environment-not-crossing" }
  }

  @Test func withoutHostingNobodyKeepsItAway() throws {
    let run = try run("view Screen\n  body\n    show Inner")
    #expect(run.outcome.stoppedBy == .crash)
    #expect(run.outcome.trapReason == "no ancestor view puts settings into the environment")
    #expect(run.findings.map(\.gotcha) == [])
  }

  private let wrapper =
    "representable Card wraps UIViewController\n  make\n    create\n    host card = Inner()\n    contain card\nview Screen\n  body\n    show Card()"

  @Test func aHostKeepsAwayWhatItsOwnerHas() throws {
    let run = try run(wrapper + " environment settings = 1")
    #expect(run.outcome.stoppedBy == .crash)
    #expect(isBlamed(run))
  }

  /// The owner does not have the object either, so passing it on would not help.
  @Test func aHostIsNotBlamedForWhatItsOwnerLacks() throws {
    let run = try run(wrapper)
    #expect(run.outcome.stoppedBy == .crash)
    #expect(!isBlamed(run))
  }

  @Test func aRequiredObjectHasNoDefault() throws {
    do {
      _ = try Simulated(
        text: "environment m = 0 required\nview V\n  body\n    print \"\"\nsteps\n  launch V")
      Issue.record("a default was accepted")
    } catch let error as ProgramProblems {
      #expect(error.problems.map(\.kind) == [.requiredWithDefault("m")])
    }
  }
}
