/// Parses the decision tree: blocks that begin with `question ID` or `leaf ID`, followed by
/// indented lines.
package struct TreeParser {
  private let file: SourceFile
  private var tree: DecisionTree
  /// The tree that the text extends; the text may omit the fact and the words of a question that is
  /// in that tree.
  private var base = DecisionTree()

  /// Parses the file and divides the facts about releases into intervals at the thresholds in
  /// questions.
  ///
  /// - Parameter others: Texts whose branches, questions and leaves replace those with the same
  ///   names.
  package static func parse(
    _ file: SourceFile, extendedBy others: [SourceFile] = [], facts: [Fact]
  ) throws(TextDiagnostic) -> DecisionTree {
    var parser = TreeParser(file: file, tree: DecisionTree())
    parser.tree.facts = facts
    try parser.readBlocks()
    for other in others {
      var next = TreeParser(file: other, tree: DecisionTree(), base: parser.tree)
      try next.readBlocks()
      parser.tree.extend(with: next.tree)
    }
    parser.cutReleaseIntervals()
    return parser.tree
  }

  private mutating func readBlocks() throws(TextDiagnostic) {
    var index = try FrontMatter(file).end
    while index < file.lines.count {
      let words = file.lines[index].split(separator: " ").map(String.init)
      if words.isEmpty || file.lines[index].hasPrefix("#") {
        index += 1
        continue
      }
      guard words.count == 2, !file.lines[index].hasPrefix(" ") else {
        throw file.diagnostic(line: index, .badTreeLine)
      }
      var end = index + 1
      while end < file.lines.count, file.lines[end].hasPrefix("  ") { end += 1 }
      switch words[0] {
      case "question": try readQuestion(words[1], lines: (index + 1)..<end)
      case "leaf": try readLeaf(words[1], lines: (index + 1)..<end)
      default: throw file.diagnostic(line: index, .badTreeLine)
      }
      index = end
    }
    tree.root = tree.questions.first?.id ?? ""
  }

  /// Parses `fact:`, `asks:` and branches `choice, choice -> child: reason`.
  private mutating func readQuestion(
    _ id: String, lines: Range<Int>
  ) throws(TextDiagnostic) {
    var fact = ""
    var text = ""
    var branches: [DecisionTree.Branch] = []
    for index in lines {
      let line = file.lines[index].trimmed
      if let arrow = line.firstRange(of: " -> ") {
        let target = line[arrow.upperBound...]
        guard let colon = target.firstIndex(of: ":") else {
          throw file.diagnostic(line: index, .badTreeLine)
        }
        branches.append(
          .init(
            choices: line[..<arrow.lowerBound].list(),
            child: String(target[..<colon].trimmed),
            because: String(target[target.index(after: colon)...].trimmed)))
      } else {
        switch try pair(line, at: index) {
        case ("fact", let value): fact = value
        case ("asks", let value): text = value
        default: throw file.diagnostic(line: index, .badTreeLine)
        }
      }
    }
    if let known = base.question(id) {
      if fact.isEmpty { fact = known.fact }
      if text.isEmpty { text = known.text }
    }
    for (key, value) in [("fact", fact), ("asks", text)] where value.isEmpty {
      throw file.diagnostic(line: lines.lowerBound - 1, .missingKey(key))
    }
    tree.questions.append(.init(id: id, fact: fact, text: text, branches: branches))
  }

  private mutating func readLeaf(_ id: String, lines: Range<Int>) throws(TextDiagnostic) {
    var items: [String: (value: String, line: Int)] = [:]
    var alternatives: [DecisionTree.Alternative] = []
    for index in lines {
      let (key, value) = try pair(file.lines[index].trimmed, at: index)
      if key == "alternative" {
        alternatives.append(try alternative(value, at: index))
      } else if !TreeParser.leafKeys.contains(key) {
        throw file.diagnostic(line: index, .unknownKey(key, known: TreeParser.leafKeys))
      } else if items.updateValue((value, index), forKey: key) != nil {
        throw file.diagnostic(line: index, .duplicateKey(key))
      }
    }
    func required(_ key: String) throws(TextDiagnostic) -> (value: String, line: Int) {
      guard let item = items[key] else {
        throw file.diagnostic(line: lines.lowerBound - 1, .missingKey(key))
      }
      return item
    }
    let word = try required("approach")
    var leaf = DecisionTree.Leaf(
      id: id, approach: Approach(rawValue: word.value), technique: try required("technique").value,
      pattern: try required("pattern").value, summary: try required("summary").value)
    guard leaf.approach != nil || word.value == "abstain" else {
      throw bad(
        "approach", word, allowed: Approach.allCases.map(\.rawValue) + ["abstain"])
    }
    if let item = items["presentation"] {
      leaf.presentation = Presentation(rawValue: item.value)
      guard leaf.presentation != nil else {
        throw bad("presentation", item, allowed: Presentation.allCases.map(\.rawValue))
      }
    }
    if let item = items["requires"] {
      guard let requires = AvailabilityText.parse(item.value) else {
        throw file.diagnostic(line: item.line, .badAvailability(item.value))
      }
      leaf.requires = requires
    }
    leaf.alternatives = alternatives
    leaf.gotchas = items["gotchas"]?.value.list() ?? []
    tree.leaves.append(leaf)
  }

  private static let leafKeys = [
    "approach", "technique", "pattern", "summary", "presentation", "requires", "gotchas",
  ]

  private func bad(
    _ key: String, _ item: (value: String, line: Int), allowed: [String]
  ) -> TextDiagnostic {
    file.diagnostic(line: item.line, .badValue(key: key, value: item.value, allowed: allowed))
  }

  /// Parses `approach | technique | why not`.
  private func alternative(
    _ value: String, at index: Int
  ) throws(TextDiagnostic) -> DecisionTree.Alternative {
    let cells = value.split(separator: "|", maxSplits: 2).map { String($0.trimmed) }
    guard cells.count == 3, let approach = Approach(rawValue: cells[0]) else {
      throw file.diagnostic(line: index, .badRow(expectedCells: 3))
    }
    return .init(approach: approach, technique: cells[1], whyNot: cells[2])
  }

  private func pair(
    _ line: Substring, at index: Int
  ) throws(TextDiagnostic) -> (String, String) {
    guard let colon = line.firstIndex(of: ":") else {
      throw file.diagnostic(line: index, .badTreeLine)
    }
    return (String(line[..<colon]), String(line[line.index(after: colon)...].trimmed))
  }

  /// Sets the intervals of each fact about releases, and expands the choices `before 18` and `18`
  /// of branches to intervals.
  private mutating func cutReleaseIntervals() {
    for position in tree.facts.indices where tree.facts[position].versionsOf != nil {
      let id = tree.facts[position].id
      let asking = tree.questions.indices.filter { tree.questions[$0].fact == id }
      let words = asking.flatMap { tree.questions[$0].branches.flatMap(\.choices) }
      let thresholds = Set(words.compactMap { Version($0) }).sorted()
      tree.facts[position].thresholds = thresholds
      tree.facts[position].choices = TreeParser.intervals(
        thresholds, of: tree.facts[position].versionsOf!)
      for question in asking {
        tree.questions[question].branches = tree.questions[question].branches.map { branch in
          spellOut(branch, in: tree.questions[question], thresholds: thresholds)
        }
      }
    }
  }

  private func spellOut(
    _ branch: DecisionTree.Branch, in question: DecisionTree.Question, thresholds: [Version]
  ) -> DecisionTree.Branch {
    let own = question.branches.flatMap(\.choices).compactMap { Version($0) }.sorted()
    let choices = branch.choices.flatMap { word -> [String] in
      if let start = Version(word) {
        let end = own.first { $0 > start }
        return thresholds.filter { threshold in
          threshold >= start && (end.map { threshold < $0 } ?? true)
        }.map(\.description)
      }
      guard word.hasPrefix("before "), let end = Version(word.dropFirst("before ".count)),
        end == own.first, let lowest = thresholds.first
      else { return [word] }
      return ["before-\(lowest)"] + thresholds.filter { $0 < end }.map(\.description)
    }
    return .init(choices: choices, child: branch.child, because: branch.because)
  }

  private static func intervals(
    _ thresholds: [Version], of platform: Platform
  ) -> [Fact.Choice] {
    guard let lowest = thresholds.first else {
      return [.init(id: "any", title: "any \(platform.title)")]
    }
    var choices = [Fact.Choice(id: "before-\(lowest)", title: "before \(platform.title) \(lowest)")]
    for (index, start) in thresholds.enumerated() {
      let title =
        index + 1 < thresholds.count
        ? "\(platform.title) \(start) up to \(thresholds[index + 1])"
        : "\(platform.title) \(start) or later"
      choices.append(.init(id: start.description, title: title))
    }
    return choices
  }
}
