import Testing

@testable import Bridgebook

@Suite struct RecordingTimeTests {
  @Test(arguments: [
    ("2026-11-23T17:40:00Z", "2026-11-23T17:40:00Z"),
    ("2026-11-01T23:30:00.123-05:00", "2026-11-02T04:30:00Z"),
    ("2024-03-01T00:15:59+0200", "2024-02-29T22:15:59Z"),
    ("2023-01-01T00:00:00+01", "2022-12-31T23:00:00Z"),
    ("2000-02-29T23:59:60Z", "2000-02-29T23:59:60Z"),
    ("1969-12-31T23:00:00-02:00", "1970-01-01T01:00:00Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
  ])
  func aTimeIsBroughtToUTC(text: String, utc: String) {
    #expect(RecordingTime.utc(text) == utc)
  }

  @Test(arguments: [
    "", "yesterday", "2026-11-23", "2026-11-23T17:40:00", "2026-11-23 17:40:00Z",
    "2026-13-01T00:00:00Z", "2026-11-23T25:00:00Z", "2026-11-23T17:40:00Zx",
    "2026-11-23T17:40:00+25:00", "2026-11-23T17:40:00+1", "２026-11-23T17:40:00Z",
  ])
  func anythingElseIsNoTime(text: String) {
    #expect(RecordingTime.utc(text) == nil)
  }
}
