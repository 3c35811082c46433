/// Two neighboring words of a clause that refer to different sides of a bridge.
struct SidePair {
  let words: [WordForms.Word]
  /// Whether the platform's word comes before SwiftUI's.
  let isPlatformFirst: Bool
  let first: Int
  let second: Int

  /// The direction that follows from words other than a link between the sides: values are
  /// exchanged with SwiftUI's data, one side replaces the other, or an API takes a view controller.
  var contrasted: String? { isReported ? "into-swiftui" : preferred ?? received }

  /// Whether a class exchanges values with SwiftUI's data as part of a SwiftUI view, as in "redraw
  /// the MTKView when SwiftUI state changes".
  var isReported: Bool {
    let (platform, swiftUI) = isPlatformFirst ? (first, second) : (second, first)
    return swiftUI + 1 < words.count && DirectionWords.data.contains(words[swiftUI + 1].stem)
      && isClass(platform) && !DirectionWords.bases.contains(words[platform].stem)
      && second - first <= DirectionWords.maximumGap
  }

  /// Returns whether "SwiftUI" modifies a noun for an adapter, as in "a SwiftUI wrapper for
  /// UITextView".
  func isAdapted(at place: Int) -> Bool {
    let next = first + 1
    return !isPlatformFirst && next < place
      && DirectionWords.adaptations.contains(words[next].stem)
      && ["for", "from", "of", "to"].contains(words[place].stem)
  }

  /// Returns whether the question asks for a SwiftUI view that replaces a class, as in "a SwiftUI
  /// view for UITextView".
  ///
  /// If a part follows the class, as in "for a UITableView header", the part is a place for the
  /// view.
  func isStandIn(at place: Int) -> Bool {
    guard !isPlatformFirst, words[place].stem == "for", place == first + 2,
      DirectionWords.standIns.contains(words[place - 1].stem), isClass(second),
      !words[place..<second].contains(where: { DirectionWords.parts.contains($0.stem) }),
      !DirectionWords.slots.contains(words[second].stem)
    else { return false }
    // A part may be preceded by an adjective, as in "UICollectionView supplementary view".
    let next = words.dropFirst(second + 1).prefix(2).map(\.stem)
      .prefix { !DirectionWords.prepositions.contains($0) }
    return ![DirectionWords.parts, DirectionWords.content, DirectionWords.places].contains {
      !$0.isDisjoint(with: next)
    }
  }

  /// Returns whether a class is inside what is used in SwiftUI, as in "a SwiftUI list backed by
  /// UITableView", "rewrite the SwiftUI editor on top of NSTextView" and "with an underlying
  /// UIScrollView".
  ///
  /// A hosting class has the other direction, as does SwiftUI content that only lies on top of a
  /// class.
  func isBacked(at place: Int) -> Bool {
    guard !isPlatformFirst, isClass(second), !words[second].stem.contains("hosting") else {
      return false
    }
    let between = words[place..<second].map(\.stem)
    return place > first + 1 && DirectionWords.backing.contains(words[place - 1].stem)
      && ["by", "on", "with"].contains(between[0])
      || between.last == DirectionWords.underlying
      || between.starts(with: DirectionWords.onTopOf)
        && words[..<first].contains { DirectionWords.rewriting.contains($0.stem) }
  }

  /// Returns whether SwiftUI draws a part of a platform object, as in "render the cells of a
  /// UITableView with SwiftUI", or fills a property that only receives a view.
  func isDrawn(by link: String) -> Bool {
    guard isPlatformFirst, ["with", "by"].contains(link) else { return false }
    return DirectionWords.slots.contains(words[first].stem)
      || words[..<first].suffix(DirectionWords.drawingReach).contains {
        DirectionWords.drawing.contains($0.stem)
      }
  }

  /// Returns whether a platform object has SwiftUI content, as in "a UITabBarController with a
  /// SwiftUI tab".
  ///
  /// A view with its own content, such as a map, does not count, because SwiftUI content can only
  /// be placed next to it or over it.
  func isFilled(by link: String) -> Bool {
    isPlatformFirst && ["with", "by"].contains(link) && hasContent(after: second)
      && (!isClass(first) || DirectionWords.containers.contains(where: words[first].stem.hasSuffix))
  }

  /// Returns whether a word names, or modifies the name of, a container without content of its own,
  /// as in "an AppKit-managed window".
  func isReceiver(_ index: Int) -> Bool {
    DirectionWords.receivers.contains(where: words[index].stem.hasSuffix)
      || words.dropFirst(index + 1).prefix(DirectionWords.adjectives).contains {
        DirectionWords.receivers.contains($0.stem)
      }
  }

  /// Whether a plain view or controller is meant to contain SwiftUI views, as in "a UIView for
  /// SwiftUI views".
  var isHolder: Bool {
    isPlatformFirst && DirectionWords.bases.contains(words[first].stem)
      && hasContent(after: second)
  }

  /// Whether SwiftUI qualifies a noun for an API of its own, as in "SwiftUI's native equivalent".
  var asksForAPI: Bool {
    let swiftUI = isPlatformFirst ? second : first
    return words.dropFirst(swiftUI + 1).first.map { DirectionWords.ownAPIs.contains($0.stem) }
      ?? false
  }

  /// Returns whether a class is what a SwiftUI view is compared with, as in "a table in SwiftUI
  /// similar to NSTableView".
  func isCompared(at place: Int) -> Bool {
    !isPlatformFirst && isClass(second) && place > first + 1
      && DirectionWords.comparing.contains(words[place - 1].stem)
  }

  /// Whether the platform's word names a class that SwiftUI already shows, as in "our wrapped
  /// MKMapView".
  var isWrapped: Bool {
    let platform = isPlatformFirst ? first : second
    return isClass(platform)
      && words[..<platform].suffix(DirectionWords.adjectives).contains {
        DirectionWords.wrapped.contains($0.stem)
      }
  }

  /// Returns whether a word is a class name rather than a toolkit name.
  func isClass(_ index: Int) -> Bool {
    !DirectionWords.platforms.contains(words[index].stem)
  }

  /// The direction if one side is used instead of the other.
  ///
  /// - A class that is used instead of a SwiftUI view goes into SwiftUI.
  /// - SwiftUI content that is used instead of a class takes the place of the class.
  /// - A class after "in" or "inside" contains the SwiftUI content.
  private var preferred: String? {
    let between = words[(first + 1)..<second].map(\.stem)
    guard between.count <= DirectionWords.adjectives,
      ["instead of", "rather than"].contains(where: between.joined(separator: " ").contains)
    else { return nil }
    guard isPlatformFirst else {
      return isClass(second) && hasContent(after: first) ? "into-platform" : nil
    }
    guard isClass(first) else { return nil }
    // A recognizer contains nothing, so "on a UIPanGestureRecognizer" names no container.
    let isInside =
      NameSuffixes.role(of: words[first].text) != .recognizer
      && words[..<first].suffix(DirectionWords.adjectives).contains {
        DirectionWords.inside.contains($0.stem)
      }
    return isInside ? "into-platform" : "into-swiftui"
  }

  /// The direction if a SwiftUI screen is intended for an API that takes a view controller or a
  /// view.
  ///
  /// An example is "my SwiftUI screen for an API that takes a UIViewController". A parameter for
  /// the controller from which to present does not count.
  private var received: String? {
    guard !isPlatformFirst, hasContent(after: first),
      DirectionWords.bases.contains(words[second].stem),
      !words.contains(where: { $0.stem.hasPrefix("present") })
    else { return nil }
    let between = words[(first + 1)..<second].dropFirst().map(\.stem)
    let verb = between.suffix(DirectionWords.adjectives + 1)
      .firstIndex(where: DirectionWords.receiving.contains)
    guard between.count <= DirectionWords.influenceGap, let verb else { return nil }
    return between[..<verb].contains(where: DirectionWords.destinations.contains)
      ? "into-platform" : nil
  }

  /// Returns whether "SwiftUI" modifies a noun for visible content, as in "SwiftUI content" and "a
  /// SwiftUI results view".
  private func hasContent(after index: Int) -> Bool {
    let next = words.dropFirst(index + 1).prefix(2).map(\.stem)
    guard let first = next.first, !DirectionWords.content.contains(first) else {
      return !next.isEmpty
    }
    return next.count > 1 && DirectionWords.compounds.contains(next[1])
      && !DirectionWords.adaptations.contains(first) && !namesType(after: index)
  }

  /// Returns whether the name of a type follows SwiftUI, as in "SwiftUI's VideoPlayer".
  func namesType(after index: Int) -> Bool {
    words.dropFirst(index + 1).first.map { word in
      word.text.first?.isUppercase == true && word.text.dropFirst().contains(where: \.isUppercase)
        && word.text.contains(where: \.isLowercase)
    } ?? false
  }
}
