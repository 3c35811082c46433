internal import Bridgebook
internal import BridgebookApp
internal import BridgebookExport
internal import BridgebookStore
internal import Platform

/// `recommend`: recommends a bridge for a class, a sentence or given answers.
enum RecommendCommand: Command {
  static let syntax = CommandSyntax(
    name: "recommend", arguments: "[WORDS…]", argumentCount: 0...Int.max,
    flags: [
      FlagSyntax(
        "platform", value: "PLATFORM",
        "\(Platform.allCases.map(\.rawValue).joined(separator: ", "))"),
      FlagSyntax("target", value: "VERSION", "oldest release you support, such as 16 or 16.4"),
      FlagSyntax(
        "answer", value: "QUESTION=CHOICE", isRepeatable: true, isName: true,
        "answers a question of the tree; the choice dont-know is always allowed"),
      FlagSyntax("why", "print the path to the answer, alternatives, and what would change it"),
      FlagSyntax("all", "print everything, with the complete code"),
      FlagSyntax("code", "print only the code, as a complete file"),
      FlagSyntax("name", value: "TYPE", "with --code: the name of the wrapper"),
      FlagSyntax("explain", "print all facts and the words they came from"),
    ],
    summary: "which bridge to build, why, and what to watch for",
    discussion: """
      WORDS are a class name in any letter case (MKMapView), a class of your own with its base
      (MyPlayer: UIView), or a question in your own words. Facts that are missing are asked for on a
      terminal; elsewhere the answer names the question that decides. The first sentence is the
      verdict: the native API, the bridge, or none. --why and --all print the reasons for it.
      """,
    examples: [
      .init(
        "bridgebook recommend MKMapView --target 16",
        "a complete representable for a map, and SwiftUI's own Map"),
      .init(
        "bridgebook recommend \"SwiftUI rows in a UICollectionView\" --target 15",
        "hosting in cells before UIHostingConfiguration"),
      .init(
        "bridgebook recommend UITextView --code --name NoteEditor > NoteEditor.swift",
        "the wrapper as a file, with the gotchas it avoids"),
    ])

  static func run(_ run: CommandRun) throws -> ExitStatus {
    var question = Question(run.text)
    question.platform = run.arguments.value("platform")
    question.target = run.arguments.value("target")
    question.answers = run.arguments.values("answer")
    question.wantsFlips =
      run.format != .text || ["why", "all", "explain"].contains { run.arguments.has($0) }
    let isAsked = run.format == .text && Descriptor.isTerminal(0) && Descriptor.isTerminal(1)
    let interview = isAsked ? Interview(console: run.console) : nil
    let asksForSubject = isAsked && question.text.isEmpty && question.answers.isEmpty
    let found: Answer
    if let interview, asksForSubject {
      switch try answer(&question, run, asking: interview) {
      case .found(let answer): found = answer
      case .task(let task): return show(task, run)
      case .none: return .no
      }
    } else {
      found = try run.workspace.answer(question) { interview?.ask($0, canGoBack: $1) }
    }
    let answer = found.recommendation
    if run.arguments.has("code"), run.format == .text { return try printCode(of: answer, run) }
    if run.arguments.has("name") { run.console.note("--name has an effect only with --code") }
    let explanation = run.arguments.has("explain") ? found.reading : nil
    switch run.format {
    case .json:
      run.console.write(try found.json(isExplained: explanation != nil).document)
    case .markdown:
      run.console.write(
        RecommendationMarkdown.text(of: answer, gotchaTitles: try found.gotchaTitles()))
      if let pasted = found.pasted {
        run.console.write("\n" + DiagnosisExport.markdown(of: pasted.diagnosis))
      }
    case .text:
      var page = run.page()
      let isAll = run.arguments.has("all") || explanation != nil
      var closing = run.page()
      if asksForSubject || found.choices.count > question.answers.count {
        closing.line()
        closing.line("The same answer without questions:")
        closing.line("  " + Interview.commandLine(of: question, found.choices), .accent)
      }
      RecommendationText(
        answer: answer, gotchaTitles: try found.gotchaTitles(),
        extent: isAll ? .all : run.arguments.has("why") ? .why : .brief,
        rows: run.console.screen.map { $0.rows - closing.lineCount },
        isDiagnosed: found.pasted != nil
      ).write(reading: explanation, to: &page)
      if let pasted = found.pasted { DiagnosisText.writeBrief(pasted.diagnosis, to: &page) }
      run.console.write(page.text + closing.text)
    }
    return answer.status == .recommended ? .done : .no
  }

  /// The result of the conversation.
  private enum Conversation {
    case found(Answer)
    case task(EntryDossier)
  }

  /// Returns the answer for the subject and the release that the user enters; nil if the user
  /// quits.
  ///
  /// The words are looked up before anything else is asked; if they lead to no answer, a similar
  /// task is offered, or the tree's questions are asked. A release given on the command line is
  /// not asked for.
  private static func answer(
    _ question: inout Question, _ run: CommandRun, asking interview: Interview
  ) throws -> Conversation? {
    let given = question.target
    subject: while let subject = interview.subject() {
      question.text = subject
      question.target = given
      let first = try run.workspace.answer(question).recommendation
      if first.status == .notCovered {
        if let task = try run.workspace.nearestTask(to: subject) {
          switch interview.offer(task.entry) {
          case .taken: return .task(task)
          case .declined: break
          case .back: continue subject
          case .quit: return nil
          }
        }
        interview.explainQuestions(first.notes)
        question.text = ""
      }
      guard given == nil else {
        return .found(try run.workspace.answer(question) { interview.ask($0, canGoBack: $1) })
      }
      release: while true {
        switch interview.release() {
        case .quit: return nil
        case .back: break release
        case .oldest(let target):
          question.target = target
          do {
            return .found(try run.workspace.answer(question) { interview.ask($0, canGoBack: $1) })
          } catch let error as CommandError where target != nil {
            for text in FailureText.messages(for: error) { run.console.announce(text.message) }
          }
        }
      }
    }
    return nil
  }

  /// Prints the task that the user accepted as the answer.
  private static func show(_ task: EntryDossier, _ run: CommandRun) -> ExitStatus {
    var closing = run.page()
    closing.line()
    closing.line("The same answer without questions:")
    closing.line("  bridgebook show \(task.entry.id)", .accent)
    var page = run.page()
    EntryBrief(dossier: task, rows: run.console.screen.map { $0.rows - closing.lineCount })
      .write(to: &page)
    run.console.write(page.text + closing.text)
    return .done
  }

  /// Prints only the code; if there is none, prints a remark with the verdict.
  private static func printCode(of answer: Recommendation, _ run: CommandRun) throws -> ExitStatus {
    let name = run.arguments.value("name")
    if let name, !CodeFile.isTypeName(name) { throw CommandError.badTypeName(name) }
    let verdict = RecommendationVerdict.sentence(of: answer)
    guard !answer.code.isEmpty else {
      run.console.note(verdict)
      return .no
    }
    let file = CodeFile(
      code: answer.code, gotchas: answer.gotchas,
      setup: answer.setup.map { $0.words(on: answer.platform, at: answer.target) },
      remark: answer.preferNative ? verdict : nil)
    run.console.write(Printable.escaped(file.text(name: name), keepingLines: true))
    return .done
  }
}
