/// A candidate for the last word of an unfinished command line.
package struct CompletionCandidate: Equatable, Sendable {
  package let value: String
  /// The description shown next to the candidate; may be empty.
  package let summary: String

  package init(_ value: String, _ summary: String = "") {
    self.value = value
    self.summary = summary
  }
}

/// The completions for the end of an unfinished command line, determined from the tables of
/// commands and flags.
package struct CompletionRequest {
  /// The part of the last word before the value, such as `--format=`.
  package private(set) var prefix = ""
  /// The beginning of the value.
  package private(set) var typed = ""
  /// The candidates known from the tables.
  package private(set) var candidates: [CompletionCandidate] = []
  /// The placeholders of the usage line, such as `ID`, whose values the tables do not contain.
  package private(set) var placeholders: [String] = []
  /// The name of the command; nil if it is not complete yet.
  package private(set) var command: String?
  /// The operands before the last word.
  package private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  /// - Parameter words: the words after the program's name; the last one is unfinished and may be
  ///   empty.
  package init(words: [String], commands: [CommandSyntax], globalFlags: [FlagSyntax]) {
    typed = words.last ?? ""
    var command: CommandSyntax?
    var isUnknown = false
    var awaiting: FlagSyntax?
    var optionsEnded = false
    var used: Set<String> = []
    func known() -> [FlagSyntax] {
      globalFlags + (command.map(\.flags) ?? commands.flatMap(\.flags))
    }
    for word in words.dropLast() {
      if let flag = awaiting {
        values[flag.name] = word
        awaiting = nil
      } else if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, word.utf8.count > 1, word.hasPrefix("-") {
        let (name, value) = CompletionRequest.parts(of: word)
        guard let flag = known().first(where: { $0.name == name }) else { continue }
        used.insert(flag.name)
        if let value { values[flag.name] = value } else if flag.value != nil { awaiting = flag }
      } else if command == nil {
        command = commands.first { $0.name == word }
        isUnknown = isUnknown || command == nil
      } else {
        arguments.append(word)
      }
    }
    self.command = command?.name
    if let awaiting {
      offerValues(of: awaiting, for: command)
    } else if !optionsEnded, typed.hasPrefix("-") {
      let (name, value) = CompletionRequest.parts(of: typed)
      if let value, let flag = known().first(where: { $0.name == name }) {
        prefix = "--\(name)="
        typed = value
        offerValues(of: flag, for: command)
      } else if value == nil {
        offerFlags((command?.flags ?? []) + globalFlags, except: used)
      }
    } else if let command {
      offerArguments(of: command)
    } else if !isUnknown {
      candidates = commands.map { CompletionCandidate($0.name, $0.summary) }
    }
  }

  /// Returns the value of a flag; nil if it was not given.
  package func value(_ flag: String) -> String? { values[flag] }

  /// Returns the alternatives at each position of a usage line; capitalized words are placeholders.
  package static func positions(of usage: String) -> [[String]] {
    let plain = usage.filter { !"[]…".contains($0) }
    return plain.split(separator: " ").map { word in
      word.split(separator: "|").map(String.init).filter { $0 != "-" }
    }
  }

  /// Returns whether a word of a usage line is a placeholder.
  package static func isPlaceholder(_ word: String) -> Bool {
    word.first?.isUppercase == true
  }

  private mutating func offerFlags(_ flags: [FlagSyntax], except used: Set<String>) {
    candidates = flags.filter { $0.isRepeatable || !used.contains($0.name) }.map {
      CompletionCandidate("--" + $0.name, $0.summary)
    }
  }

  private mutating func offerValues(of flag: FlagSyntax, for command: CommandSyntax?) {
    let choices = flag.choices + (command?.moreChoices[flag.name] ?? [])
    candidates = choices.map { CompletionCandidate($0) }
    if choices.isEmpty { placeholders = flag.value.map { [$0] } ?? [] }
  }

  private mutating func offerArguments(of command: CommandSyntax) {
    guard arguments.count < command.argumentCount.upperBound else { return }
    let positions = CompletionRequest.positions(of: command.arguments)
    // Only the last position of a usage line may repeat.
    guard let last = positions.last else { return }
    let words = arguments.count < positions.count ? positions[arguments.count] : last
    placeholders = words.filter(CompletionRequest.isPlaceholder)
    candidates = words.filter { !CompletionRequest.isPlaceholder($0) }.map {
      CompletionCandidate($0)
    }
  }

  private static func parts(of word: String) -> (name: String, value: String?) {
    let text = word.drop { $0 == "-" }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count == 2 ? String(parts[1]) : nil)
  }
}
