/// A change that a release makes to the subject of an entry, and the condition under which a
/// program is affected.
package struct EntryChange: Equatable, Sendable {
  /// The software whose release determines whether a program is affected.
  package enum Basis: String, CaseIterable, Sendable {
    /// The SDK the program was built with, running on that release or a later one.
    case sdk = "SDK"
    /// The operating system the program runs on, regardless of its SDK.
    case os = "OS"
    /// The compiler that builds the program.
    case xcode = "Xcode"
  }

  /// The heading of the section that lists an entry's changes.
  package static let heading = "Changes"

  package let basis: Basis
  package let release: Version
  package let platforms: [Platform]
  /// The change as Markdown with source marks.
  package let markdown: String

  package init(basis: Basis, release: Version, platforms: [Platform], markdown: String) {
    self.basis = basis
    self.release = release
    self.platforms = platforms
    self.markdown = markdown
  }

  /// Creates a change from text such as `SDK 27.0 (iOS, macOS): what changes`; without a list it
  /// applies to all platforms.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var head = text[..<colon].withoutBlanks
    var platforms = Platform.allCases
    if head.hasSuffix(")") {
      guard let open = head.firstIndex(of: "(") else { return nil }
      let titles = head[head.index(after: open)...].dropLast().split(separator: ",")
        .map(\.withoutBlanks)
      platforms = titles.compactMap { title in Platform.allCases.first { $0.title == title } }
      guard !titles.isEmpty, platforms.count == titles.count else { return nil }
      head = head[..<open].withoutBlanks
    }
    let words = head.split(separator: " ")
    guard words.count == 2, let basis = Basis(rawValue: String(words[0])),
      let release = Version(words[1])
    else { return nil }
    let markdown = text[text.index(after: colon)...].withoutBlanks
    guard !markdown.isEmpty else { return nil }
    self.init(
      basis: basis, release: release, platforms: platforms, markdown: String(markdown))
  }

  /// Parses the list items of a section, joining continuation lines.
  ///
  /// - Returns: Each item's text, its line in the section counted from 0, and its change, or nil if
  ///   the item is not one.
  package static func items(
    of markdown: String
  ) -> [(text: String, line: Int, change: EntryChange?)] {
    var items: [(text: String, line: Int)] = []
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.withoutBlanks.isEmpty {
      if line.hasPrefix("- ") || items.isEmpty {
        items.append((String(line.hasPrefix("- ") ? line.dropFirst(2) : line), index))
      } else {
        items[items.count - 1].text += " " + line.withoutBlanks
      }
    }
    return items.map { ($0.text, $0.line, EntryChange($0.text)) }
  }
}

extension Entry {
  /// The changes that the entry lists.
  package var changes: [EntryChange] {
    section(EntryChange.heading).map { EntryChange.items(of: $0.markdown).compactMap(\.change) }
      ?? []
  }

  /// The deprecation of the class or API that the entry is about.
  package var effectiveDeprecation: Deprecation {
    guard case .component(let facts) = details else { return deprecation }
    if facts.isSoftDeprecated { return .soft }
    return facts.deprecated.rows.isEmpty ? .none : .hard(since: facts.deprecated)
  }
}

extension Substring {
  /// The text without spaces at its beginning and end.
  fileprivate var withoutBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The deprecation of an API, if any.
package enum Deprecation: Equatable, Sendable {
  case none
  /// Only the documentation discourages its use; the compiler does not warn.
  case soft
  /// The compiler warns, from these releases on.
  case hard(since: Availability)
}
