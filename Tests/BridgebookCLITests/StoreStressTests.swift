import Foundation
import Testing

/// An intact store is never called damaged while others write to it; `stress.sh` tests the same for
/// hours.
@Suite struct StoreStressTests {
  @Test func twoWritersAndTwoReadersHearNoFalseWord() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("stress.sh").path
    let rounds = Effort.amount(brief: 6, full: 25)
    let result = try Program.shell("bash '\(script)' '\(Program.path)' \(rounds)")
    #expect(result.status == 0, "\(result.out)\(result.err)")
    #expect(result.out.contains("\(4 * rounds) commands, none failed"))
  }
}
