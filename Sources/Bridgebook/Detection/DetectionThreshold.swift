/// A limit that a detector measures a run against; the entry of the gotcha names it.
package struct DetectionThreshold: Equatable, Sendable {
  /// The gotcha that is found beyond the limit.
  package let gotcha: String
  /// What is measured.
  package let measure: String
  /// In nanoseconds, or a number of times.
  package let limit: Int64
  /// The limit as people read it; the entry holds these words.
  package let words: String

  /// All of them, sorted by gotcha.
  package static let all = [stormGap, stormTurns, longUpdate]

  /// Invalidations further apart than this are no storm.
  static let stormGap = DetectionThreshold(
    gotcha: "body-storm", measure: "the longest time between two frames in a row",
    limit: 100_000_000, words: "0.1 seconds")
  /// Equal changes in a row, or frames in a row in which one cause invalidated a body.
  static let stormTurns = DetectionThreshold(
    gotcha: "body-storm", measure: "how often in a row", limit: 10, words: "ten")
  /// A whole frame of a display that shows 120 in a second.
  static let longUpdate = DetectionThreshold(
    gotcha: "long-representable-update", measure: "the time of one update", limit: 8_333_333,
    words: "8.3 ms")

  /// Invalidations closer to each other than this belong to one frame, in nanoseconds: half of one at 120 Hz.
  static let sameFrame: Int64 = 4_166_666
}
