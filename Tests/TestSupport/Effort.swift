import Foundation

/// The amount of work for tests that need many processes or millions of events.
///
/// `swift test` runs a brief form that ends in minutes. `Tests/Proofs/tests.sh`, which continuous
/// integration runs, sets `BRIDGEBOOK_PROOFS=1` and runs the full form.
package enum Effort {
  /// Whether this is the full run.
  package static let isFull = ProcessInfo.processInfo.environment["BRIDGEBOOK_PROOFS"] == "1"

  /// Returns the amount for this run.
  package static func amount(brief: Int, full: Int) -> Int { isFull ? full : brief }

  /// Returns the arguments of a test for this run: all of them, or the last few.
  package static func last<Argument>(_ brief: Int, of all: [Argument]) -> [Argument] {
    isFull ? all : all.suffix(brief)
  }
}
