import Foundation
import Testing

/// Below the command layer, nothing depends on the clock, on random numbers or on the user's
/// language; the recorder, which runs in apps, is exempt.
@Suite struct DeterminismTests {
  @Test(arguments: ScannedFile.all.filter { !DeterminismTests.mayAsk($0.module) })
  func noClockRandomnessOrLocale(_ file: ScannedFile) {
    for fault in DeterminismTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: [
    "let now = Date()", "let now = time(nil)", "let n = Int.random(in: 0..<3)",
    "names.shuffle()", "let clock = ContinuousClock()", "let l = Locale.current",
    "ProcessInfo.processInfo.environment", "var g = SystemRandomNumberGenerator()",
    "let id = UUID()", "let home = getenv(name)",
  ])
  func eachKindIsFound(_ text: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/Decision/Example.swift", text: text)
    #expect(DeterminismTests.faults(of: file).count == 1)
  }

  @Test func wordsInsideNamesAreNoCalls() {
    let text =
      "let runtime = uptime(nil)\nlet isLocaleAware = randomness\nlet lastUpdate = Update()"
    let file = ScannedFile(path: "Sources/Bridgebook/Decision/Example.swift", text: text)
    #expect(DeterminismTests.faults(of: file) == [])
  }

  static func mayAsk(_ module: String) -> Bool {
    ["Platform", "BridgebookApp", "BridgebookMCP", "BridgebookCLI", "BridgeRecorder", "bridgebook"]
      .contains(module)
  }

  private static let calls = [
    "Date(", "time(nil", "time(NULL", "gettimeofday(", "clock_gettime(", "ContinuousClock",
    "SuspendingClock", "DispatchTime", "random(", "randomElement(", "shuffle(", "shuffled(",
    "arc4random", "drand48(", "SystemRandomNumberGenerator", "UUID(", "Locale", "TimeZone",
    "setlocale(", "ProcessInfo", "getenv(", "Hasher(", ".hashValue",
  ]

  private static func faults(of file: ScannedFile) -> [String] {
    // The whole file is searched first, because few files contain any of the calls.
    let code = file.code.joined(separator: "\n")
    let found = calls.filter { code.range(of: $0) != nil }
    guard !found.isEmpty else { return [] }
    return file.code.enumerated().flatMap { index, line in
      found.filter { holds($0, in: line) }.map { call in
        "\(file.path):\(index + 1): \(call) has no place below BridgebookApp"
      }
    }
  }

  /// Returns whether a line contains the call as a whole name, not as a part of a longer one.
  private static func holds(_ call: String, in line: String) -> Bool {
    var rest = line[...]
    while let range = rest.range(of: call) {
      let before = rest[..<range.lowerBound].last ?? line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let isStart = call.hasPrefix(".") || !(before.map(isNamePart) ?? false)
      let isEnd = call.hasSuffix("(") || call == "arc4random" || !(after.map(isNamePart) ?? false)
      if isStart, isEnd { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
