import BridgebookCLI
import Testing

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    "--store s --limit 3 find a b", "find --store s --limit 3 a b", "find a b --store s --limit 3",
    "--store=s find a --limit=3 b", "--limit 3 find --store=s a b",
  ])
  func optionsMayStandAnywhere(line: String) throws {
    let parsed = try SampleCommandLine.parse(line)
    #expect(parsed.command == "find")
    #expect(parsed.arguments == ["a", "b"])
    #expect(parsed.value("store") == "s")
    #expect(parsed.value("limit") == "3")
    #expect(parsed.value("format") == nil)
  }

  @Test func twoDashesEndTheOptions() throws {
    let parsed = try SampleCommandLine.parse(["find", "--", "--quiet", "-h", "--", "x"])
    #expect(parsed.arguments == ["--quiet", "-h", "--", "x"])
    #expect(!parsed.has("quiet"))
    #expect(!parsed.has("help"))
  }

  @Test func twoDashesMayStandBeforeTheCommand() throws {
    let parsed = try SampleCommandLine.parse(["--", "find", "--limit"])
    #expect(parsed.command == "find")
    #expect(parsed.arguments == ["--limit"])
  }

  @Test func aSingleDashAndEmptyWordsAreWords() throws {
    let parsed = try SampleCommandLine.parse(["find", "-", ""])
    #expect(parsed.arguments == ["-", ""])
  }

  @Test func onlyTheFirstEqualsSignSeparates() throws {
    let parsed = try SampleCommandLine.parse(["find", "--store=a=b=c", "--tag=", "x"])
    #expect(parsed.value("store") == "a=b=c")
    #expect(parsed.values("tag") == [""])
  }

  @Test func aValueMayLookLikeAnOption() throws {
    let parsed = try SampleCommandLine.parse(["find", "--store", "--quiet", "x"])
    #expect(parsed.value("store") == "--quiet")
    #expect(!parsed.has("quiet"))
  }

  @Test func aRepeatableFlagKeepsItsValuesInOrder() throws {
    let parsed = try SampleCommandLine.parse("find --tag b x --tag=a --tag b")
    #expect(parsed.values("tag") == ["b", "a", "b"])
    #expect(parsed.value("tag") == "b")
    #expect(parsed.arguments == ["x"])
  }

  @Test func aSwitchMayBeRepeated() throws {
    #expect(try SampleCommandLine.parse("find --quiet x --quiet").has("quiet"))
  }

  @Test(arguments: ["--help", "find --help", "--help find", "-h", "find -h", "tree a b --help"])
  func helpNeedsNothingElse(line: String) throws {
    #expect(try SampleCommandLine.parse(line).has("help"))
  }

  @Test func nothingTypedIsNothingParsed() throws {
    let parsed = try SampleCommandLine.parse([])
    #expect(parsed == ParsedArguments())
    #expect(parsed.command == nil)
  }

  @Test func namesMayBeTypedInAnyLetterCase() throws {
    let parser = ArgumentParser(
      commands: [SampleCommandLine.list], globalFlags: SampleCommandLine.globalFlags)
    let parsed = try parser.parse([
      "list", "Kinds", "Word", "--topic=State", "--title", "My Title", "--format", "JSON",
    ])
    #expect(parsed.arguments == ["kinds", "Word"])
    #expect(parsed.value("topic") == "state")
    #expect(parsed.value("title") == "My Title")
    #expect(parsed.value("format") == "json")
  }

  @Test func operandsThatAreReplacedAreNotCounted() throws {
    let parser = ArgumentParser(
      commands: [SampleCommandLine.tree], globalFlags: SampleCommandLine.globalFlags)
    #expect(try parser.parse(["tree", "a", "b"], countsOperands: false).arguments == ["a", "b"])
    #expect(throws: UsageError.self) { try parser.parse(["tree", "a", "b"]) }
  }

  @Test func laterCommandNamesAreWords() throws {
    #expect(try SampleCommandLine.parse("find tree").arguments == ["tree"])
  }
}
