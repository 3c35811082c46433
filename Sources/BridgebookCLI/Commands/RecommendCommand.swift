internal import Bridgebook
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `recommend`: the bridge for a class, a sentence or given answers.
enum RecommendCommand: Command {
  static let syntax = CommandSyntax(
    name: "recommend", arguments: "[WORDS…]", argumentCount: 0...Int.max,
    flags: [
      FlagSyntax(
        "platform", value: "PLATFORM",
        "\(Platform.allCases.map(\.rawValue).joined(separator: ", "))"),
      FlagSyntax("target", value: "VERSION", "oldest release you support, as 16 or 16.4"),
      FlagSyntax(
        "answer", value: "QUESTION=CHOICE", isRepeatable: true,
        "answers a question of the tree; the choice dont-know is always allowed"),
      FlagSyntax("why", "print the path to the answer, alternatives, and what would change it"),
      FlagSyntax("all", "print everything, with the complete code"),
      FlagSyntax("code", "print nothing but the code, as a file of your own"),
      FlagSyntax("name", value: "TYPE", "with --code: the name of the wrapper"),
      FlagSyntax("explain", "print all facts and the words they came from"),
    ],
    summary: "which bridge to build, why, and what to watch for",
    discussion: """
      WORDS are a class name in any letter case (MKMapView), a class of your own with its base
      (MyPlayer: UIView), or a question in your own words. Facts that are missing are asked for on a
      terminal; elsewhere the answer names the question that decides. The first sentence is the
      verdict: the native API, the bridge, or none. --why and --all print what lies behind it.
      """,
    examples: [
      .init(
        "bridgebook recommend MKMapView --target 16",
        "a complete representable for a map, and the native Map it competes with"),
      .init(
        "bridgebook recommend \"SwiftUI rows in a UICollectionView\" --target 15",
        "hosting in cells before UIHostingConfiguration"),
      .init(
        "bridgebook recommend UITextView --code --name NoteEditor > NoteEditor.swift",
        "the wrapper as a file, with the gotchas it avoids"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    let store = try run.openStore()
    let platform =
      try GivenOptions.platform(run.arguments.value("platform"))
      ?? GivenOptions.platform(ofTarget: run.arguments.value("target"))
    let session = try RecommendationSession(store: store)
    var inquiry = Inquiry(text: run.text, platform: platform)
    let words = run.arguments.values("answer")
    if !words.isEmpty { inquiry.answers = try answers(words, tree: try store.tree()) }
    // The release can only be judged once the platform is known, which the words may tell.
    let given = run.arguments.value("target").flatMap { Version($0) }
    let reading = try session.read(inquiry, target: given)
    let assumed = try platform ?? session.platform(for: inquiry, reading: reading)
    if let target = run.arguments.value("target") {
      inquiry.target = try GivenOptions.askedRelease(target, of: assumed, in: store)
    }
    var answer = try session.recommend(inquiry, reading: reading)
    if run.format == .text, SystemCalls.isTerminal(0), SystemCalls.isTerminal(1) {
      answer = try Interview(session: session, console: run.console).complete(
        answer, inquiry: &inquiry, reading: reading)
    }
    try session.addCode(to: &answer, reading: reading)
    try session.addGotcha(describedIn: run.text, to: &answer)
    try session.addTask(describedIn: run.text, reading: reading, to: &answer)
    if run.arguments.has("code"), run.format == .text { return try printCode(of: answer, run) }
    let pasted = try reading.isLog ? PastedDiagnosis(of: run, in: store) : nil
    if let pasted { answer.gotchas = pasted.gotchas }
    let titles = try session.titles(of: answer.gotchas)
    let explanation = run.arguments.has("explain") ? reading : nil
    switch run.format {
    case .json:
      let runs = try store.simulatedRuns(of: answer.gotchas)
      var document = RecommendationJSON.value(of: answer, runs: runs)
      if case .object(let members) = document {
        let added = [explanation.map { ReadingExport.json(of: $0) }, pasted?.json]
        document = .object(members + added.compactMap { $0 })
      }
      run.console.write(document.document)
    case .markdown:
      run.console.write(RecommendationMarkdown.text(of: answer, gotchaTitles: titles))
      if let pasted { run.console.write("\n" + pasted.markdown) }
    case .text:
      var page = run.page()
      let isAll = run.arguments.has("all") || explanation != nil
      RecommendationText(
        answer: answer, gotchaTitles: titles,
        extent: isAll ? .all : run.arguments.has("why") ? .why : .brief,
        rows: run.console.screen?.rows
      ).write(reading: explanation, to: &page)
      pasted?.write(to: &page)
      run.console.write(page.text)
    }
    return answer.status == .recommended ? .done : .no
  }

  /// The code alone; a remark tells what the answer is where it is no code.
  private static func printCode(of answer: Recommendation, _ run: CommandRun) throws -> ExitStatus {
    let name = run.arguments.value("name")
    if let name, !CodeFile.isTypeName(name) { throw CommandError.badTypeName(name) }
    let verdict = RecommendationVerdict.sentence(of: answer)
    guard !answer.code.isEmpty else {
      run.console.note(verdict)
      return .no
    }
    let file = CodeFile(
      code: answer.code, gotchas: answer.gotchas, remark: answer.preferNative ? verdict : nil)
    run.console.write(Printable.escaped(file.text(name: name), keepingLines: true))
    return .done
  }

  private static func answers(_ words: [String], tree: DecisionTree) throws -> [String: String] {
    var answers: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandError.malformedAnswer(word) }
      guard let fact = tree.fact(parts[0]) else {
        let known = tree.facts.map(\.id)
        throw CommandError.unknownQuestion(
          parts[0], known: known, suggestion: Suggestion.nearest(to: parts[0], in: known))
      }
      let choices = fact.choices.map(\.id) + [Fact.dontKnow]
      // A release names the interval it lies in.
      let choice =
        choices.contains(parts[1])
        ? parts[1] : Version(parts[1]).flatMap { fact.choice(for: $0) } ?? parts[1]
      guard choices.contains(choice) else {
        throw CommandError.unknownChoice(
          question: fact.id, choice: parts[1], known: choices,
          suggestion: Suggestion.nearest(to: parts[1], in: choices))
      }
      answers[fact.id] = choice
    }
    return answers
  }
}
