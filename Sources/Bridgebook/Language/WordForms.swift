/// Splits text into words and reduces them to stems, so that "wrapped views" matches "wrap view".
///
/// Phrases of the book's tables are found in questions by these stems. Only grammatical endings are
/// removed, because a derived word has another meaning there, as with `controller` and `control`.
/// The full-text index uses `PorterStemmer` instead, which also finds texts with derived words.
package enum WordForms {
  /// A word of a question.
  package struct Word: Equatable, Sendable {
    /// The word as typed.
    package let text: String
    /// The stem of the word in lowercase.
    package let stem: String
    /// Whether a colon follows directly, as in `MyPlayer: UIView`.
    package let isBeforeColon: Bool
    /// Whether the word is a single Chinese, Japanese or Korean character.
    package let isEastAsian: Bool
    /// Whether the word ends a sentence, or a clause before a semicolon.
    package fileprivate(set) var isBeforeEnd = false
  }

  /// Returns the runs of letters, digits and underscores, and single Chinese, Japanese or Korean
  /// characters.
  ///
  /// All other characters separate words, except an apostrophe, which is dropped together with a
  /// final "s" after it: "SwiftUI's" is `SwiftUI`. Only contractions such as "it's" keep the "s". A
  /// change of script also separates words: `UITextViewをSwiftUIで使う` contains two names.
  package static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var current = ""
    var isEnding = false
    /// The number of the word's bytes before its last apostrophe.
    var lengthBeforeApostrophe: Int?
    var previous: Character?
    func finish(before separator: Character?) {
      if lengthBeforeApostrophe == current.utf8.count - 1, current.last?.lowercased() == "s",
        !contracted.contains(current.dropLast().lowercased())
      {
        current.removeLast()
      }
      lengthBeforeApostrophe = nil
      guard !current.isEmpty else { return }
      words.append(
        Word(
          text: current, stem: stem(current.lowercased()), isBeforeColon: separator == ":",
          isEastAsian: EastAsianText.begins(current)))
      current = ""
    }
    for character in text {
      defer { previous = character }
      if character.isLetter || character.isNumber || character == "_" {
        let isEastAsian =
          !character.isASCII
          && character.unicodeScalars.first.map(EastAsianText.holds) ?? false
        if let last = current.last, isEastAsian || last.isASCII != character.isASCII {
          finish(before: nil)
        }
        current.append(character)
      } else if character == "'" || character == "’" {
        // The name before it may be code, as in "`UITextView`'s".
        if !current.isEmpty || previous == "`" { lengthBeforeApostrophe = current.utf8.count }
        continue
      } else {
        finish(before: character)
        // A mark before a letter or digit, as in `16.4` and `UIKit.UIView`, ends nothing.
        if character == "." || character == "?" || character == "!" || character == ";" {
          isEnding = true
          continue
        }
        let isFullWidthEnd = WordForms.fullWidthEnds.contains(character)
        if isFullWidthEnd || isEnding && character.isWhitespace, !words.isEmpty {
          words[words.count - 1].isBeforeEnd = true
        }
      }
      isEnding = false
    }
    finish(before: nil)
    return words
  }

  /// The words before the "s" of a contraction.
  private static let contracted: Set = [
    "he", "here", "how", "it", "let", "she", "that", "there", "what", "where", "who",
  ]

  /// The marks that end a clause in Chinese and Japanese, without whitespace after them.
  private static let fullWidthEnds: Set<Character> = ["。", "；", "？", "！"]

  /// Returns whether a text contains the words of a phrase in sequence, compared by stem; an empty
  /// phrase is never contained.
  ///
  /// - Parameter stems: The stems of all words of the text.
  package static func isQuoted(_ phrase: String, in stems: [String]) -> Bool {
    let said = words(of: phrase).map(\.stem)
    guard let first = said.first, said.count <= stems.count else { return false }
    return (0...(stems.count - said.count)).contains { start in
      stems[start] == first && stems[start..<(start + said.count)].elementsEqual(said)
    }
  }

  /// Returns the word without an English plural, -ing or -ed ending, without a consonant doubled
  /// before such an ending, and without a final e.
  package static func stem(_ word: String) -> String {
    var bytes = Array(word.utf8)
    guard bytes.count > 3, bytes.allSatisfy({ (97...122).contains($0) }) else { return word }
    if bytes.ends(with: "ies") {
      bytes.replaceSubrange((bytes.count - 3)..., with: Array("y".utf8))
    } else if bytes.ends(with: "sses") || bytes.ends(with: "xes") || bytes.ends(with: "ches")
      || bytes.ends(with: "shes")
    {
      bytes.removeLast(2)
    } else if bytes.last == UInt8(ascii: "s"), !bytes.ends(with: "ss"), !bytes.ends(with: "us"),
      !bytes.ends(with: "is")
    {
      bytes.removeLast()
    }
    for ending in ["ing", "ed"]
    where bytes.ends(with: ending) && bytes.count > ending.utf8.count + 2 {
      bytes.removeLast(ending.utf8.count)
      let count = bytes.count
      if count > 2, bytes[count - 1] == bytes[count - 2], !"lsz".utf8.contains(bytes[count - 1]) {
        bytes.removeLast()
      } else if keepsE.contains(String(decoding: bytes, as: UTF8.self) + "e") {
        bytes.append(UInt8(ascii: "e"))
      }
      break
    }
    let stem = String(decoding: bytes, as: UTF8.self)
    guard bytes.count > 3, bytes.last == UInt8(ascii: "e"), !keepsE.contains(stem) else {
      return stem
    }
    return String(stem.dropLast())
  }

  /// Words that keep their last letter, because without it they would be words that the phrases of
  /// the lexicon contain: "bar", "her", "not", "pan" and "tap".
  private static let keepsE: Set = ["bare", "here", "note", "pane", "tape"]
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
