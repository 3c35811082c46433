import BridgebookApp
import BridgebookCLI
import Testing

@Suite struct HelpTextTests {
  private let help = HelpText(
    program: "tool", purpose: "Does things.", groups: [("Commands", SampleCommandLine.commands)],
    globalFlags: SampleCommandLine.globalFlags)

  @Test func theOverviewListsCommandsAndSharedOptions() {
    #expect(
      help.overview == """
        Does things.

        Usage: tool [options] <command> …

        Commands
          find WORDS…  find things
          tree         the tree

        Options
          --store PATH     where
          --format FORMAT  form (text, json)
          --quiet          less
          --help, -h       explain

        tool help <command or topic> explains one with examples.

        """)
  }

  @Test func helpOfACommandShowsUsageOptionsAndExamples() {
    #expect(
      help.help(for: SampleCommandLine.find) == """
        find things

        Usage: tool find WORDS…

        Finds things by words.

        Options
          --limit N  how many
          --tag TAG  only these

        Examples
          tool find a
              one word
          tool find a b
              two words

        """)
  }

  @Test func aLongOptionPushesItsMeaningToTheNextLine() {
    let long = CommandSyntax(
      name: "x", arguments: "", argumentCount: 0...0,
      flags: [
        FlagSyntax("a-very-long-name-for-an-option", value: "VALUE", "means little"),
        FlagSyntax("b", "short"),
      ], summary: "s", discussion: "d", examples: [])
    let text = help.help(for: long)
    #expect(text.contains("\n  --a-very-long-name-for-an-option VALUE\n"))
    #expect(text.contains("\n  --b" + String(repeating: " ", count: 31) + "short\n"))
    #expect(text.contains("\n" + String(repeating: " ", count: 36) + "means little\n"))
  }

  @Test func aMessageHasALineForEachPartThereIs() {
    #expect(UserMessage("no").lines == ["error: no"])
    #expect(
      UserMessage("no", reason: "r", location: "f:1:2", help: "h").lines
        == ["error: no", "  why: r", "  where: f:1:2", "  help: h"])
  }
}
