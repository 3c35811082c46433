/// The patterns of one `.gitignore`, for paths below its folder.
struct GitIgnore {
  /// One part of a pattern between slashes; nil represents `**`, any number of folders.
  private typealias Part = NamePattern?

  private struct Pattern {
    let parts: [Part]
    let isNegated: Bool
    let isFolderOnly: Bool
    /// Whether the pattern matches from the folder of the `.gitignore` only, and not at any depth.
    let isAnchored: Bool
  }

  private let patterns: [Pattern]

  init(_ bytes: [UInt8]) {
    var patterns: [Pattern] = []
    for line in bytes.split(separator: 10) {
      var line = line
      while let last = line.last, last == 13 || last == 32 || last == 9 { line.removeLast() }
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let isNegated = first == UInt8(ascii: "!")
      if isNegated { line.removeFirst() }
      let isFolderOnly = line.last == UInt8(ascii: "/")
      if isFolderOnly { line.removeLast() }
      let isAnchored = line.contains(UInt8(ascii: "/"))
      let parts = GitIgnore.parts(of: line)
      guard !parts.isEmpty else { continue }
      patterns.append(
        Pattern(
          parts: parts, isNegated: isNegated, isFolderOnly: isFolderOnly, isAnchored: isAnchored))
    }
    self.patterns = patterns
  }

  private static func parts(of line: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    for part in line.split(separator: UInt8(ascii: "/")) {
      guard part.elementsEqual("**".utf8) else {
        parts.append(NamePattern(part))
        continue
      }
      if let last = parts.last, last == nil { continue }
      parts.append(nil)
    }
    // At the end, `**` means everything in the folder before it, and not that folder.
    if let last = parts.last, last == nil { parts.append(NamePattern("*".utf8)) }
    return parts
  }

  /// Returns whether a path relative to the folder is ignored; nil if no pattern matches it.
  func decision(on path: [Substring], isFolder: Bool) -> Bool? {
    let names = path.map { Array($0.utf8) }
    guard let name = names.last else { return nil }
    // The last pattern that matches decides.
    for pattern in patterns.reversed() where !pattern.isFolderOnly || isFolder {
      let isHit =
        pattern.isAnchored
        ? GitIgnore.matches(pattern.parts, names)
        : pattern.parts.last.map { $0?.matches(name) ?? true } ?? false
      if isHit { return !pattern.isNegated }
    }
    return nil
  }

  /// Matches from the left and backtracks only to the last `**`, because an earlier one would leave
  /// even less for the parts after it.
  private static func matches(_ parts: [Part], _ names: [[UInt8]]) -> Bool {
    var place = 0
    var index = 0
    var wildcard: (place: Int, index: Int)?
    while index < names.count {
      if place < parts.count {
        guard let part = parts[place] else {
          wildcard = (place, index)
          place += 1
          continue
        }
        if part.matches(names[index]) {
          place += 1
          index += 1
          continue
        }
      }
      guard let last = wildcard else { return false }
      wildcard = (last.place, last.index + 1)
      place = last.place + 1
      index = last.index + 1
    }
    return parts[place...].allSatisfy { $0 == nil }
  }
}

/// A pattern for one name of a path, with `*`, `?` and classes.
struct NamePattern: Equatable {
  private enum Element: Equatable {
    case star
    case any
    case byte(UInt8)
    case oneOf(Set<UInt8>, isNegated: Bool)
    /// A backslash at the end of the pattern.
    case nothing
  }

  private let elements: [Element]

  init(_ pattern: some Sequence<UInt8>) {
    let pattern = Array(pattern)
    let lastClose = pattern.lastIndex(of: UInt8(ascii: "]")) ?? -1
    var elements: [Element] = []
    var place = 0
    while place < pattern.count {
      switch pattern[place] {
      case UInt8(ascii: "*"):
        if elements.last != .star { elements.append(.star) }
      case UInt8(ascii: "?"): elements.append(.any)
      case UInt8(ascii: "\\"):
        place += 1
        elements.append(place < pattern.count ? .byte(pattern[place]) : .nothing)
      case UInt8(ascii: "[") where place < lastClose:
        let end = pattern[(place + 1)...].firstIndex(of: UInt8(ascii: "]")) ?? lastClose
        elements.append(NamePattern.members(pattern[(place + 1)..<end]))
        place = end
      default: elements.append(.byte(pattern[place]))
      }
      place += 1
    }
    self.elements = elements
  }

  private static func members(_ text: ArraySlice<UInt8>) -> Element {
    var text = text
    let isNegated = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
    if isNegated { text = text.dropFirst() }
    var members: Set<UInt8> = []
    var index = text.startIndex
    while index < text.endIndex {
      if index + 2 < text.endIndex, text[index + 1] == UInt8(ascii: "-") {
        if text[index] <= text[index + 2] { members.formUnion(text[index]...text[index + 2]) }
        index += 3
      } else {
        members.insert(text[index])
        index += 1
      }
    }
    return .oneOf(members, isNegated: isNegated)
  }

  /// Returns whether the whole name matches; backtracks to the last star only.
  func matches(_ name: [UInt8]) -> Bool {
    var place = 0
    var index = 0
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < elements.count {
        if elements[place] == .star {
          star = (place, index)
          place += 1
          continue
        }
        if NamePattern.matches(elements[place], name[index]) {
          place += 1
          index += 1
          continue
        }
      }
      guard let last = star else { return false }
      star = (last.place, last.index + 1)
      place = last.place + 1
      index = last.index + 1
    }
    return elements[place...].allSatisfy { $0 == .star }
  }

  private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .star, .nothing: false
    case .any: true
    case .byte(let own): own == byte
    case .oneOf(let members, let isNegated): members.contains(byte) != isNegated
    }
  }
}
