import BridgebookApp
import BridgebookCLI
import Testing

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      ("fnd x", UsageError.unknownCommand("fnd", suggestion: "find")),
      ("TREE", .unknownCommand("TREE", suggestion: "tree")),
      ("quux x", .unknownCommand("quux", suggestion: nil)),
      ("find --limti 3", .unknownFlag("--limti", command: "find", suggestion: "--limit")),
      ("find x --stroe=s", .unknownFlag("--stroe=s", command: "find", suggestion: "--store")),
      ("--limmit 3 find", .unknownFlag("--limmit", command: nil, suggestion: "--limit")),
      ("find -x", .unknownFlag("-x", command: "find", suggestion: nil)),
      // The flag belongs to another command.
      ("tree --limit 3", .unknownFlag("--limit", command: "tree", suggestion: nil)),
      ("find x --limit", .missingValue(flag: "limit", value: "N")),
      ("find x --quiet=yes", .unexpectedValue(flag: "quiet")),
      ("find x --limit 1 --limit=2", .repeatedFlag("limit")),
      (
        "find x --format jsno",
        .badChoice(
          flag: "format", value: "jsno", choices: ["text", "json"], suggestion: "json")
      ),
      (
        "tree --as=picture",
        .badChoice(flag: "as", value: "picture", choices: ["text", "dot"], suggestion: nil)
      ),
      ("find", .wrongArgumentCount(command: "find", given: 0, expected: 1...Int.max)),
      ("tree a b", .wrongArgumentCount(command: "tree", given: 2, expected: 0...0)),
    ])
  func aMistakeIsReportedWithItsFacts(line: String, error: UsageError) {
    #expect(throws: error) { try SampleCommandLine.parse(line) }
  }

  @Test func aFlagOfAnotherCommandGivenFirstIsRefusedOnceTheCommandIsKnown() {
    #expect(throws: UsageError.unknownFlag("--limit", command: "tree", suggestion: nil)) {
      try SampleCommandLine.parse("--limit 3 tree")
    }
  }
}
