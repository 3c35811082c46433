/// A platform and the oldest release that code is printed for.
package struct CodePlace: Equatable, Sendable {
  package let platform: Platform
  package let target: Version

  package init(platform: Platform, target: Version) {
    self.platform = platform
    self.target = target
  }
}

/// Where a piece of code of the book compiles, as the comment on its first line says it.
///
/// `// Needs iOS 16, tvOS 16; not watchOS` stands above code that uses what came with these releases, and
/// `// Before iOS 16, tvOS 16` above what takes its place below them. `// For tvOS` names platforms alone. What the
/// comments say is held against a compiler by Tests/SampleTests: code without one compiles wherever its entry is printed.
package struct CodeCondition: Equatable, Sendable {
  /// What a clause of the comment says; raw values are its first word.
  private enum Word: String, CaseIterable {
    case needs = "Needs"
    case before = "Before"
    case only = "For"
    case not = "Not"
  }

  private var clauses: [(word: Word, rows: Availability)] = []

  package static func == (left: CodeCondition, right: CodeCondition) -> Bool {
    left.clauses.map(\.word) == right.clauses.map(\.word)
      && left.clauses.map(\.rows) == right.clauses.map(\.rows)
  }

  /// Reads the text of a comment; nil for one that is no condition.
  package init?(_ text: Substring) {
    for clause in text.split(separator: ";") {
      let words = clause.split(separator: " ", maxSplits: 1)
      let spelled = words.first.map { String($0) } ?? ""
      let word = Word.allCases.first {
        $0.rawValue == spelled || (!clauses.isEmpty && $0.rawValue.lowercased() == spelled)
      }
      guard let word, words.count == 2 else { return nil }
      var rows: [Availability.Row] = []
      for item in words[1].split(separator: ",") {
        guard let row = CodeCondition.row(item.trimmed, isDated: word == .needs || word == .before)
        else { return nil }
        rows.append(row)
      }
      clauses.append((word, Availability(rows)))
    }
    if clauses.isEmpty { return nil }
  }

  /// The condition on the first line of code, and the code below it.
  package static func split(_ code: String) -> (condition: CodeCondition?, code: String) {
    guard code.hasPrefix("// ") else { return (nil, code) }
    let end = code.utf8.firstIndex(of: 10) ?? code.endIndex
    guard let condition = CodeCondition(code[..<end].dropFirst(3)) else { return (nil, code) }
    return (condition, end == code.endIndex ? "" : String(code[code.utf8.index(after: end)...]))
  }

  /// The code without its condition; nil where the condition does not hold.
  package static func code(_ code: String, at place: CodePlace) -> String? {
    let (condition, code) = split(code)
    return condition?.holds(at: place) ?? true ? code : nil
  }

  /// Whether the code compiles there.
  package func holds(at place: CodePlace) -> Bool {
    clauses.allSatisfy { word, rows in
      let row = rows.row(for: place.platform) ?? rows.row(for: place.platform.numbering)
      let since = row?.since ?? Version(0)
      return switch word {
      case .needs: row == nil || since <= place.target
      case .before: row != nil && place.target < since
      case .only: row != nil
      case .not: row == nil
      }
    }
  }

  private static func row(_ text: Substring, isDated: Bool) -> Availability.Row? {
    let platform = Platform.allCases.first {
      text == $0.title || text.hasPrefix($0.title + " ")
    }
    guard let platform else { return nil }
    let rest = text.dropFirst(platform.title.count).drop { $0 == " " }
    guard isDated else {
      return rest.isEmpty ? Availability.Row(platform: platform, since: nil) : nil
    }
    return Version(rest).map { Availability.Row(platform: platform, since: $0) }
  }
}
