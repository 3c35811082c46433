internal import Bridgebook
internal import BridgebookStore

/// Asks on the terminal for what an answer depends on: what it is about, the deployment target, and what the tree needs.
struct Interview {
  let session: RecommendationSession
  let console: Console
  let store: Store

  /// How a question was answered.
  private enum Reply {
    case text(String)
    case back
    /// The input ended, or the person has seen enough.
    case quit
  }

  /// What it is about; nil where the person quits.
  func subject() -> String? {
    console.write(
      """
      What do you want to bridge? A class (MKMapView), your own with its base (MyPlayer: UIView),
      or what you want to do (scan a code). q quits.

      """)
    while true {
      switch prompt("> ") {
      case .text(let words) where !words.isEmpty: return words
      case .text, .back: continue
      case .quit: return nil
      }
    }
  }

  /// The oldest release to support; nil where the newest will do.
  func target(of platform: Platform) throws -> Version? {
    console.write("Oldest \(platform.title) you support, such as 16? Return takes the newest.\n")
    while true {
      guard case .text(let word) = prompt("> "), !word.isEmpty else { return nil }
      do {
        return try GivenOptions.askedRelease(word, of: platform, in: store)
      } catch is CommandError {
        console.write("\(word) is no release. Type a number such as 16 or 16.4, or Return.\n")
      }
    }
  }

  /// Asks what the tree needs until it leads to an answer, or the person quits.
  func answer(to inquiry: inout Inquiry, reading: QuestionReading) throws -> Recommendation {
    var asked: [String] = []
    while true {
      let answer = try session.recommend(inquiry, reading: reading)
      guard answer.status == .needsAnswer, let missing = answer.missing.first else { return answer }
      switch ask(missing, isFirst: asked.isEmpty) {
      case .text(let choice):
        inquiry.answers[missing.fact] = choice
        asked.append(missing.fact)
      case .back:
        if let last = asked.popLast() { inquiry.answers[last] = nil }
      case .quit: return answer
      }
    }
  }

  /// The command line that gives the same answer without a question.
  static func commandLine(for inquiry: Inquiry) -> String {
    var words = ["bridgebook recommend"]
    if !inquiry.text.isEmpty { words.append(ShellWord.quoted(inquiry.text)) }
    if let platform = inquiry.platform { words.append("--platform \(platform.rawValue)") }
    if let target = inquiry.target { words.append("--target \(target)") }
    for (fact, choice) in inquiry.answers.sorted(by: { $0.key < $1.key }) {
      words.append("--answer \(fact)=\(choice)")
    }
    return words.joined(separator: " ")
  }

  private func ask(_ missing: Recommendation.Missing, isFirst: Bool) -> Reply {
    var page = TextPage(usesColor: console.usesColor, columns: console.screen?.columns)
    page.line(missing.question, .strong)
    for (index, choice) in missing.choices.enumerated() {
      page.line(("  \(index + 1)  ", .accent), (choice.title, .plain))
    }
    console.write(page.text)
    let keys = isFirst ? "q quits" : "b goes back, q quits"
    while true {
      switch prompt("1-\(missing.choices.count), \(keys): ") {
      case .back where isFirst: continue
      case .back: return .back
      case .quit: return .quit
      case .text(let word):
        if let number = Int(word), missing.choices.indices.contains(number - 1) {
          return .text(missing.choices[number - 1].id)
        }
        if let choice = missing.choices.first(where: { $0.id == word.lowercased() }) {
          return .text(choice.id)
        }
        console.write("Type a number from 1 to \(missing.choices.count).\n")
      }
    }
  }

  private func prompt(_ text: String) -> Reply {
    console.write(text)
    console.flush()
    guard let line = readLine() else {
      console.write("\n")
      return .quit
    }
    let word = line.trimmingBlanks
    return switch word.lowercased() {
    case "q", "quit": .quit
    case "b", "back": .back
    default: .text(word)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
