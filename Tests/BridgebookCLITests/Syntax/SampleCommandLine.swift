import BridgebookCLI

/// A small command line with every kind of element.
enum SampleCommandLine {
  static let globalFlags = [
    FlagSyntax("store", value: "PATH", "where"),
    FlagSyntax("format", value: "FORMAT", choices: ["text", "json"], "form"),
    FlagSyntax("quiet", "less"),
    FlagSyntax("help", letter: "h", "explain"),
  ]

  static let find = CommandSyntax(
    name: "find", arguments: "WORDS…", argumentCount: 1...Int.max,
    flags: [
      FlagSyntax("limit", value: "N", "how many"),
      FlagSyntax("tag", value: "TAG", isRepeatable: true, "only these"),
    ],
    summary: "find things", discussion: "Finds things by words.",
    examples: [.init("tool find a", "one word"), .init("tool find a b", "two words")])

  static let tree = CommandSyntax(
    name: "tree", arguments: "", argumentCount: 0...0,
    flags: [FlagSyntax("as", value: "FORM", choices: ["text", "dot"], "picture")],
    summary: "the tree", discussion: "Prints the tree.", examples: [])

  /// A command whose first operand and whose topic are names.
  static let list = CommandSyntax(
    name: "list", arguments: "KIND WORD", argumentCount: 1...2, nameCount: 1,
    flags: [
      FlagSyntax("topic", value: "TOPIC", isName: true, "only these"),
      FlagSyntax("title", value: "TITLE", "any text"),
    ],
    summary: "list things", discussion: "Lists things.", examples: [])

  static let commands = [find, tree]

  static func parse(_ line: String) throws -> ParsedArguments {
    try parse(line.split(separator: " ").map(String.init))
  }

  static func parse(_ words: [String]) throws -> ParsedArguments {
    try ArgumentParser(commands: commands, globalFlags: globalFlags).parse(words)
  }
}
