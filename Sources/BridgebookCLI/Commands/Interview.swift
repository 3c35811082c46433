internal import Bridgebook
internal import BridgebookApp

/// Asks on the terminal for missing facts: the subject, the oldest release, and the facts that the
/// tree needs.
struct Interview {
  let console: Console

  /// The user's input.
  private enum Input {
    case text(String)
    case back
    /// The input ended, or the user quit.
    case quit
  }

  /// Returns the subject of the question; nil if the user quits.
  func subject() -> String? {
    say(
      "What do you want to bridge? A class (MKMapView), your own with its base (MyPlayer: UIView), "
        + "or what you want to do (scan a code). q quits.")
    while true {
      switch prompt("> ") {
      case .text(let words) where !words.isEmpty: return words
      case .text, .back:
        say("Type the name of a class or a few words, such as cursor jumps while typing; q quits.")
      case .quit: return nil
      }
    }
  }

  /// The reply to a task that is offered in place of an answer.
  enum Offer {
    case taken, declined, back, quit
  }

  /// Offers the task that is most similar to the words.
  func offer(_ task: Entry) -> Offer {
    say("The closest task in the book is \(task.id): \(task.title).")
    say("Press Return to take it, n to answer a few questions instead, b to go back, q to quit.")
    while true {
      switch prompt("> ") {
      case .back: return .back
      case .quit: return .quit
      case .text(let word):
        switch word.lowercased() {
        case "", "y", "yes": return .taken
        case "n", "no": return .declined
        default: say("Type Return, n, b or q.")
        }
      }
    }
  }

  /// Explains why the program asks the questions of the tree.
  ///
  /// - Parameter notes: what the book says about the words.
  func explainQuestions(_ notes: [String]) {
    for note in notes { say(note) }
    say("A few questions find the bridge instead.")
  }

  /// The reply to the question about the release.
  enum Release {
    /// The oldest release to support; nil for the newest.
    case oldest(String?)
    case back, quit
  }

  func release() -> Release {
    say(
      "What is the oldest release you support, such as 16 or macOS13? Return takes the newest, "
        + "b goes back, q quits.")
    return switch prompt("> ") {
    case .text(let word): .oldest(word.isEmpty ? nil : word)
    case .back: .back
    case .quit: .quit
    }
  }

  /// Returns the choice for a missing fact; nil if the user quits.
  func ask(_ missing: Recommendation.Missing, canGoBack: Bool) -> Reply? {
    var page = page()
    page.prose(missing.question, indent: 0, .strong)
    for (index, choice) in missing.choices.enumerated() {
      page.line(("  \(index + 1)  ", .accent), (choice.title, .plain))
      let outcome = missing.outcome(of: choice).map { "It leads to \($0)." }
      let lines = [missing.reasons[choice.id], outcome].compactMap { $0 }
      if !lines.isEmpty { page.prose(lines.joined(separator: " "), indent: 5, .faint) }
    }
    console.write(page.text)
    let keys = canGoBack ? "b goes back, q quits" : "q quits"
    while true {
      switch prompt("1-\(missing.choices.count), \(keys): ") {
      case .back:
        if canGoBack { return .back }
        console.write("This is the first question.\n")
      case .quit: return nil
      case .text(let word):
        if let number = Int(word), missing.choices.indices.contains(number - 1) {
          return .choice(missing.choices[number - 1].id)
        }
        if let choice = missing.choices.first(where: { $0.id == word.lowercased() }) {
          return .choice(choice.id)
        }
        console.write("Type a number from 1 to \(missing.choices.count).\n")
      }
    }
  }

  /// Returns the command line that gives the same answer without asking.
  static func commandLine(of question: Question, _ choices: [String: String]) -> String {
    var words = ["bridgebook recommend"]
    if !question.text.isEmpty { words.append(ShellWord.quoted(question.text)) }
    if let platform = question.platform { words.append("--platform \(ShellWord.quoted(platform))") }
    if let target = question.target { words.append("--target \(ShellWord.quoted(target))") }
    for (fact, choice) in choices.sorted(by: { $0.key < $1.key }) {
      words.append("--answer \(fact)=\(choice)")
    }
    return words.joined(separator: " ")
  }

  private func page() -> TextPage {
    TextPage(usesColor: console.usesColor, columns: console.screen?.columns)
  }

  private func say(_ text: String) {
    var page = page()
    page.prose(text, indent: 0)
    console.write(page.text)
  }

  private func prompt(_ text: String) -> Input {
    console.write(text)
    console.flush()
    guard let line = readLine() else {
      console.write("\n")
      return .quit
    }
    let word = Interview.trimmed(line)
    return switch word.lowercased() {
    case "q", "quit": .quit
    case "b", "back": .back
    default: .text(word)
    }
  }

  private static func trimmed(_ line: String) -> String {
    var text = line[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
