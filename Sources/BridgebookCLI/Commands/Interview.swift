internal import Bridgebook

/// Asks for a missing fact on the terminal.
struct Interview {
  let console: Console

  /// The choice; nil when the input ends.
  func ask(_ missing: Recommendation.Missing) -> String? {
    var page = TextPage(usesColor: console.usesColor, columns: console.screen?.columns)
    page.line(missing.question, .strong)
    for (index, choice) in missing.choices.enumerated() {
      page.line(("  \(index + 1)  ", .accent), (choice.title, .plain))
    }
    console.write(page.text)
    while true {
      console.write("1-\(missing.choices.count): ")
      console.flush()
      guard let line = readLine() else {
        console.write("\n")
        return nil
      }
      let word = line.lowercased()
      if let number = Int(word), missing.choices.indices.contains(number - 1) {
        return missing.choices[number - 1].id
      }
      if let choice = missing.choices.first(where: { $0.id == word }) { return choice.id }
      console.write("Type a number from 1 to \(missing.choices.count).\n")
    }
  }
}
