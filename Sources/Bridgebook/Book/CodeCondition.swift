/// The platform and the oldest release that code is printed for.
package struct CodePlace: Equatable, Sendable {
  package let platform: Platform
  package let target: Version

  package init(platform: Platform, target: Version) {
    self.platform = platform
    self.target = target
  }
}

/// The releases on which a piece of the book's code compiles, as stated in its first line.
///
/// `// Needs iOS 16, tvOS 16; not watchOS` precedes code that uses API introduced in these
/// releases, and `// Before iOS 16, tvOS 16` precedes the code that replaces it on older releases.
/// `// For tvOS` only names platforms. Code without such a line compiles wherever its entry is
/// printed. Tests/SampleTests compares these statements with the results of a compiler.
package struct CodeCondition: Equatable, Sendable {
  /// The kind of a clause; raw values are its first word.
  private enum Word: String, CaseIterable {
    case needs = "Needs"
    case before = "Before"
    case only = "For"
    case not = "Not"
  }

  private struct Clause: Equatable {
    let word: Word
    let rows: Availability

    /// Returns the row of a platform, or of the platform whose version numbers it shares.
    func row(for platform: Platform) -> Availability.Row? {
      rows.row(for: platform) ?? rows.row(for: platform.numbering)
    }
  }

  private var clauses: [Clause] = []

  /// Parses the text of a comment; nil if it does not state a condition.
  package init?(_ text: some StringProtocol) {
    for clause in text.split(separator: ";") {
      let words = clause.split(separator: " ", maxSplits: 1)
      let spelled = words.first.map { String($0) } ?? ""
      let word = Word.allCases.first {
        $0.rawValue == spelled || (!clauses.isEmpty && $0.rawValue.lowercased() == spelled)
      }
      guard let word, words.count == 2 else { return nil }
      var rows: [Availability.Row] = []
      for item in words[1].split(separator: ",") {
        guard
          let row = CodeCondition.row(
            String(item), isDated: word == .needs || word == .before)
        else { return nil }
        rows.append(row)
      }
      clauses.append(Clause(word: word, rows: Availability(rows)))
    }
    if clauses.isEmpty { return nil }
  }

  /// Separates the condition on the first line of code from the code below it.
  package static func split(_ code: String) -> (condition: CodeCondition?, code: String) {
    guard code.hasPrefix("// ") else { return (nil, code) }
    let end = code.utf8.firstIndex(of: 10) ?? code.endIndex
    guard let condition = CodeCondition(code[..<end].dropFirst(3)) else { return (nil, code) }
    return (condition, end == code.endIndex ? "" : String(code[code.utf8.index(after: end)...]))
  }

  /// Returns the code without its condition, or nil if the condition is not met.
  package static func code(_ code: String, at place: CodePlace) -> String? {
    let (condition, code) = split(code)
    return condition?.holds(at: place) ?? true ? code : nil
  }

  /// Returns whether the code compiles for a platform and release.
  package func holds(at place: CodePlace) -> Bool {
    clauses.allSatisfy { clause in
      let row = clause.row(for: place.platform)
      let since = row?.since ?? Version(0)
      return switch clause.word {
      case .needs: row == nil || since <= place.target
      case .before: row != nil && place.target < since
      case .only: row != nil
      case .not: row == nil
      }
    }
  }

  /// Returns the releases of a platform that the condition requires.
  package func releases(of platform: Platform) -> [Version] {
    clauses.filter { $0.word == .needs }.compactMap { $0.row(for: platform)?.since }
  }

  /// Returns the latest release of a platform that the condition requires, or nil if it requires
  /// none or does not hold there.
  package func firstRelease(on platform: Platform) -> Version? {
    let since = releases(of: platform).max()
    guard let since, holds(at: CodePlace(platform: platform, target: since)) else { return nil }
    return since
  }

  private static func row(_ text: String, isDated: Bool) -> Availability.Row? {
    let item = text.drop { $0 == " " }
    let platform = Platform.allCases.first {
      item == $0.title || item.hasPrefix($0.title + " ")
    }
    guard let platform else { return nil }
    let rest = item.dropFirst(platform.title.count).drop { $0 == " " }
    guard isDated else {
      return rest.isEmpty ? Availability.Row(platform: platform, since: nil) : nil
    }
    return Version(rest).map { Availability.Row(platform: platform, since: $0) }
  }
}
