import Bridgebook
import Testing

/// Every message of the catalog is recognized, however people or tools have altered it.
@Suite struct MessageMutationTests {
  /// Texts for the wildcards of patterns.
  private static let fillings = ["<Atlas.MapHost: 0x10a8b2c40>", "Harbor", "0x600003d1", "4711"]

  /// Returns the text of a pattern with its wildcards filled in.
  private static func text(of pattern: MessagePattern) -> String {
    var text = ""
    for (index, part) in pattern.parts.enumerated() {
      if index > 0 { text += fillings[index % fillings.count] }
      text += part
    }
    return text
  }

  /// Returns the meanings of a text: the gotchas of its messages, or an empty list for noise.
  private func meaning(_ text: String) -> Set<[String]> {
    let run = Imported(text + "\n")
    var found: Set<[String]> = []
    for (event, kind) in zip(run.events, run.kinds) {
      let words = event.split(separator: " ").map(String.init)
      if kind == .note, words.count > 2, words[2] == "noise" { found.insert([]) }
      guard kind == .message, words.count > 2, words[2] != "near" else { continue }
      found.insert(Catalog.matcher.catalog[words[2]]?.gotchas ?? ["?"])
    }
    return found
  }

  private func missed(
    least: Int = 0, _ change: (String) -> String?
  ) -> [String] {
    Catalog.matcher.catalog.patterns.compactMap { pattern in
      let letters = pattern.parts.joined().utf8.count { $0 != UInt8(ascii: " ") }
      guard letters >= least, let text = change(Self.text(of: pattern)) else { return nil }
      let found = meaning(text)
      return found == [pattern.gotchas] ? nil : "\(pattern.id): \(found) in \(text)"
    }
  }

  @Test func eachTextIsItself() { #expect(missed { $0 } == []) }

  @Test func prefixesOfLoggersDoNotCount() {
    for prefix in [
      "[DEVICE LOG] ", "🔴 ERROR 12:01:07.332 [main] Store.swift:41 load() - ", "flutter: ",
      "2026-01-02T03:04:05.123Z  ", "| ", "* ", "##[error] ", "E/Atlas(1234): ",
    ] {
      #expect(missed { prefix + $0 } == [], "\(prefix)")
    }
  }

  @Test func caseAndDecorationDoNotCount() {
    #expect(missed { $0.lowercased() } == [])
    #expect(missed { "**" + $0 + "**" } == [])
    #expect(missed { "`" + $0 + "`" } == [])
    #expect(missed { "=== " + $0 + " ===" } == [])
    #expect(missed { "\"" + $0.replacing("=", with: "") + "\"" } == [])
  }

  @Test func quotesDoNotCount() {
    for (open, close) in [("‘", "’"), ("`", "`"), ("“", "”"), ("\"", "\"")] {
      #expect(
        missed { text in
          var isOpen = false
          return String(
            text.flatMap { character -> String in
              guard character == "'" else { return String(character) }
              isOpen.toggle()
              return isOpen ? open : close
            })
        } == [])
    }
  }

  @Test func blanksAndEndsDoNotCount() {
    #expect(missed { $0.replacing(" ", with: "  ") } == [])
    #expect(missed { $0.replacing(" ", with: "\u{A0}") } == [])
    #expect(missed { $0.hasSuffix(".") ? String($0.dropLast()) : $0 + "!" } == [])
    #expect(missed { "> " + $0 } == [])
  }

  @Test(arguments: [40, 60, 80])
  func wrappingDoesNotCount(width: Int) {
    #expect(missed { Self.wrapped($0, at: width, prefix: "") } == [])
    #expect(missed { Self.wrapped($0, at: width, prefix: "> ") } == [])
    #expect(missed { Self.wrapped($0, at: width, prefix: "    ") } == [])
    // A terminal wraps lines inside words.
    #expect(
      missed { text in
        var rest = text[...]
        var lines: [Substring] = []
        while !rest.isEmpty {
          lines.append(rest.prefix(width))
          rest = rest.dropFirst(width)
        }
        return lines.joined(separator: "\n")
      } == [])
  }

  @Test func aThirdMayBeCutOffLongTexts() {
    #expect(
      missed(least: 50) { text in
        let words = text.split(separator: " ")
        return tellingPart(words.dropFirst(words.count / 3).joined(separator: " "))
      } == [])
    #expect(
      missed(least: 50) { text in
        let words = text.split(separator: " ")
        return tellingPart(words.dropLast(words.count / 3).joined(separator: " "))
      } == [])
  }

  /// Returns a part of a message if it is long enough and not common to messages with different
  /// meanings.
  private func tellingPart(_ text: String) -> String? {
    guard text.utf8.count >= 28 else { return nil }
    let meanings = Catalog.matcher.catalog.patterns.filter {
      Self.text(of: $0).contains(text)
    }.map(\.gotchas)
    return Set(meanings).count > 1 ? nil : text
  }

  /// The words of a message in reverse order are not recognized as the message.
  @Test func shuffledWordsAreNoMessage() {
    for pattern in Catalog.matcher.catalog.patterns {
      let words = Self.text(of: pattern).split { !$0.isLetter && !$0.isNumber }
      guard words.count >= 4 else { continue }
      let shuffled = words.reversed().joined(separator: " ")
      #expect(meaning(shuffled) == [], "\(pattern.id): \(shuffled)")
    }
  }

  private static func wrapped(_ text: String, at width: Int, prefix: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { prefix + $0 }.joined(separator: "\n")
  }
}
