import Foundation
import TestSupport
import Testing

/// An intact store is never called damaged while others write to it; `Tests/Proofs/loops.py` tests
/// the same with 50,000 commands.
@Suite struct StoreStressTests {
  @Test func twoWritersAndTwoReadersHearNoFalseWord() throws {
    let script = Repository.root.appendingPathComponent("Tests/Proofs/loops.py").path
    let count = Effort.amount(brief: 24, full: 100)
    let result = try Program.shell(
      "python3 '\(script)' '\(Program.path)' --commands \(count) --seed 1")
    #expect(result.status == 0, "\(result.out)\(result.err)")
    #expect(result.out.contains("loops: \(count) commands of two writers and two readers"))
    #expect(result.out.contains("0 findings"))
  }
}
