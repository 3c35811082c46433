/// A limit against which a detector measures a run; the entry of the gotcha states it.
package struct DetectionThreshold: Equatable, Sendable {
  /// The gotcha that is found when the limit is exceeded.
  package let gotcha: String
  /// The quantity that is measured.
  package let measure: String
  /// The limit, in nanoseconds or as a count.
  package let limit: Int64
  /// The limit in words, as stated in the entry.
  package let words: String

  /// All thresholds, sorted by gotcha.
  package static let all = [stormGap, stormTurns, longUpdate]

  /// The maximum time between consecutive invalidations of a storm.
  static let stormGap = DetectionThreshold(
    gotcha: "body-storm", measure: "the longest time between two frames in a row",
    limit: 100_000_000, words: "0.1 seconds")
  /// The minimum number of equal changes, or of frames invalidated by one cause, in a storm.
  static let stormTurns = DetectionThreshold(
    gotcha: "body-storm", measure: "how often in a row", limit: 10, words: "ten")
  /// The minimum duration of a long update: an entire frame of a display with 120 frames per
  /// second.
  static let longUpdate = DetectionThreshold(
    gotcha: "long-representable-update", measure: "the time of one update", limit: 8_333_333,
    words: "8.3 ms")

  /// The time in nanoseconds within which invalidations belong to one frame: half of a frame at 120
  /// Hz.
  static let sameFrame: Int64 = 4_166_666
}
