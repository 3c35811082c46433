internal import Bridgebook
internal import BridgebookApp
internal import BridgebookStore
internal import Platform

/// Infers the command for words that were typed without one.
///
/// A class gets a recommendation, an id or an API is shown, a file is diagnosed, a message is
/// explained, the name of a sheet lists the sheets, and anything else is searched for.
struct BareWords {
  /// The words without options.
  let words: [String]
  let store: Store
  /// Whether the first word is a mistyped command, which must not become a search.
  let isMistake: Bool

  /// Returns the name of the command and its operands; nil if the words match nothing.
  func command() throws -> (name: String, words: [String])? {
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if first == "-" { return (DiagnoseCommand.syntax.name, words) }
      if try store.components.component(first) != nil {
        return (RecommendCommand.syntax.name, words)
      }
      if try FileStatus.certainFile(at: first).kind == .regular {
        return (DiagnoseCommand.syntax.name, words)
      }
      if let id = try EntryNames(store).id(for: first) {
        // The word may be in another letter case than the entry's id.
        if let entry = try store.entries.entry(id), entry.kind == .component {
          return (RecommendCommand.syntax.name, [entry.id])
        }
        return (ShowCommand.syntax.name, [id])
      }
      if BareWords.mayBeRun(first), let run = try store.runs.run(named: first) {
        return (DiagnoseCommand.syntax.name, [run.id])
      }
    }
    if isMistake { return nil }
    let text = words.joined(separator: " ")
    if text.contains(where: \.isWhitespace), let errand = BareWords.errand(in: text) {
      return errand
    }
    guard let best = try store.search.results(for: text, limit: 1).first else { return nil }
    // Checked before classes, because a message may name one.
    if best.kind == .message { return (ShowCommand.syntax.name, [best.id]) }
    guard text.contains(where: \.isWhitespace) else {
      let isClass = try isMisspelledClass(text)
      return ((isClass ? RecommendCommand.syntax : SearchCommand.syntax).name, words)
    }
    if try namesClass(text) { return (RecommendCommand.syntax.name, words) }
    let isSymptom = try store.search.gotcha(describedIn: text) != nil
    let isTask = try !isSymptom && store.tasks.task(describedIn: text, on: .ios) != nil
    return ((isTask ? RecommendCommand.syntax : SearchCommand.syntax).name, words)
  }

  /// English words that begin a question although they resemble a command.
  private static let questionWords: Set<String> = [
    "and", "few", "free", "held", "how", "last", "lost", "map", "net", "now", "shot", "slow",
    "three",
  ]

  /// Returns whether a word is mistyped rather than the beginning of a question.
  static func isMistake(_ word: String, for suggestion: String?) -> Bool {
    suggestion != nil && !questionWords.contains(word.lowercased())
  }

  /// Returns whether the word may be the id of a run or the beginning of one: it contains a slash,
  /// or has at least eight bytes.
  private static func mayBeRun(_ word: String) -> Bool {
    word.contains("/") || word.utf8.count >= 8
  }

  /// The commands for words about the program itself; each applies if one word of each set occurs
  /// in the text.
  ///
  /// The word "sheet" alone is not among them, because it usually means a presentation.
  private static let errands: [(sets: [Set<String>], name: String, words: [String])] = [
    (
      [["sheet", "sheets", "page", "poster"], ["wall", "cheat", "poster"]],
      ExportCommand.syntax.name, []
    ),
    ([["cheatsheet", "cheatsheets"]], ExportCommand.syntax.name, []),
    (
      [["scenario", "scenarios"], ["own", "my", "new", "write", "create", "model", "simulate"]],
      HelpCommand.syntax.name, ["scenarios"]
    ),
  ]

  private static func errand(in text: String) -> (name: String, words: [String])? {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    return errands.first { $0.sets.allSatisfy { !$0.isDisjoint(with: words) } }
      .map { ($0.name, $0.words) }
  }

  /// Returns whether the word differs from the name of one class by one typing error.
  private func isMisspelledClass(_ word: String) throws -> Bool {
    let vocabulary = try store.vocabulary.words(for: word, platform: nil)
    return Misspelling(components: vocabulary.components).name(meantBy: word) != nil
  }

  /// Returns whether a word of the text is a class; the shell may have passed several words as one.
  private func namesClass(_ text: String) throws -> Bool {
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return try names.contains { try store.components.component(String($0)) != nil }
  }
}
