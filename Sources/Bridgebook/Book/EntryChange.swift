/// What a release changes for an entry, and on what it depends whether a program sees the change.
package struct EntryChange: Equatable, Sendable {
  /// What has to be of that release.
  package enum Basis: String, CaseIterable, Sendable {
    /// The SDK a program was built with, when it runs on that release or a later one.
    case sdk = "SDK"
    /// The system it runs on, whatever it was built with.
    case os = "OS"
    /// The compiler.
    case xcode = "Xcode"
  }

  /// The heading under which an entry lists its changes.
  package static let heading = "Changes"

  package let basis: Basis
  package let release: Version
  package let platforms: [Platform]
  /// Markdown with source marks.
  package let markdown: String

  package init(basis: Basis, release: Version, platforms: [Platform], markdown: String) {
    self.basis = basis
    self.release = release
    self.platforms = platforms
    self.markdown = markdown
  }

  /// Reads `SDK 27.0 (iOS, macOS): what changes`; without platforms it is about all of them.
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

  /// Reads the items of a section; an item goes on over the lines that follow it.
  ///
  /// - Returns: each item's text with its line in the section, counted from 0, and nil where it is no change.
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
  /// What releases change for it.
  package var changes: [EntryChange] {
    section(EntryChange.heading).map { EntryChange.items(of: $0.markdown).compactMap(\.change) }
      ?? []
  }

  /// Whether the class or API it is about is deprecated.
  package var effectiveDeprecation: Deprecation {
    guard case .component(let facts) = details else { return deprecation }
    if facts.isSoftDeprecated { return .soft }
    return facts.deprecated.rows.isEmpty ? .none : .hard(since: facts.deprecated)
  }
}

extension Substring {
  /// Without the blanks around it.
  fileprivate var withoutBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// Whether an API should no longer be used.
package enum Deprecation: Equatable, Sendable {
  case none
  /// Only the documentation discourages it: the compiler says nothing.
  case soft
  /// The compiler warns from these releases on.
  case hard(since: Availability)
}
