/// The words of a clause that refer to SwiftUI or to the platform.
struct ClauseSides {
  enum Side {
    case swiftUI, platform
  }

  typealias Place = (side: Side, index: Int)

  let words: [WordForms.Word]
  /// The words of both sides in order.
  let places: [Place]

  /// - Parameter isClass: Returns whether a word names a class of UIKit, AppKit or WatchKit.
  init(words: [WordForms.Word], isClass: (String) -> Bool) {
    self.words = words
    var places: [Place] = []
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1].stem : ""
      if ClauseSides.isSwiftUI(word) || ClauseSides.isType(word)
        || word.stem == "chart" && before == "swift"
      {
        places.append((.swiftUI, index))
      } else if isClass(word.text) || DirectionWords.platforms.contains(word.stem)
        || DirectionWords.slots.contains(word.stem) || PlatformName.isProperty(word.text)
        || DirectionWords.platformPairs.contains("\(before) \(word.stem)")
      {
        places.append((.platform, index))
      }
    }
    self.places = places
  }

  /// Neighboring words of different sides.
  var neighbors: [(first: Place, second: Place)] {
    zip(places, places.dropFirst()).compactMap { first, second in
      first.side != second.side ? (first, second) : nil
    }
  }

  func pair(_ first: Place, _ second: Place) -> SidePair {
    SidePair(
      words: words, isPlatformFirst: first.side == .platform, first: first.index,
      second: second.index)
  }

  /// Returns whether a word names a toolkit, or a view controller without its class.
  func isToolkit(_ index: Int) -> Bool {
    let stem = words[index].stem
    return DirectionWords.platforms.contains(stem)
      || index > 0 && DirectionWords.platformPairs.contains("\(words[index - 1].stem) \(stem)")
  }

  /// Returns the text of two words, as evidence.
  func phrase(_ first: Place, _ second: Place, joinedBy link: String = "…") -> String {
    "\(words[first.index].text) \(link) \(words[second.index].text)"
  }

  /// Returns whether a word is the name of a SwiftUI container, which has another name in UIKit and
  /// AppKit.
  static func isType(_ word: WordForms.Word) -> Bool { types.contains(word.stem) }

  private static let types = DirectionWords.stems(
    """
    contentview fullscreencover geometryreader hstack lazyhgrid lazyhstack lazyvgrid lazyvstack \
    navigationlink navigationsplitview navigationstack navigationview tabview vstack windowgroup \
    zstack
    """)

  /// Returns whether a word is `SwiftUI` or the name of a library that begins with it.
  private static func isSwiftUI(_ word: WordForms.Word) -> Bool {
    word.stem.hasPrefix("swiftui")
  }
}
