/// The patterns of one `.gitignore`, for paths below its folder.
struct GitIgnore {
  private struct Pattern {
    let parts: [[UInt8]]
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
      if line.first == UInt8(ascii: "/") { line.removeFirst() }
      let parts = line.split(separator: UInt8(ascii: "/")).map(Array.init)
      guard !parts.isEmpty else { continue }
      patterns.append(
        Pattern(
          parts: parts, isNegated: isNegated, isFolderOnly: isFolderOnly, isAnchored: isAnchored))
    }
    self.patterns = patterns
  }

  /// Returns whether a path relative to the folder is ignored; nil if no pattern matches it.
  func decision(on path: [Substring], isFolder: Bool) -> Bool? {
    var decision: Bool?
    for pattern in patterns where !pattern.isFolderOnly || isFolder {
      let bytes = path.map { Array($0.utf8) }
      let isHit: Bool
      if pattern.isAnchored {
        isHit = GitIgnore.matches(pattern.parts[...], bytes[...])
      } else {
        isHit = bytes.last.map { GitIgnore.matches(pattern.parts[0], $0) } ?? false
      }
      if isHit { decision = !pattern.isNegated }
    }
    return decision
  }

  private static func matches(_ parts: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    if part == Array("**".utf8) {
      var rest = path
      while true {
        if matches(parts.dropFirst(), rest) { return true }
        guard !rest.isEmpty else { return false }
        rest = rest.dropFirst()
      }
    }
    guard let name = path.first, matches(part, name) else { return false }
    return matches(parts.dropFirst(), path.dropFirst())
  }

  /// Matches one name against `*`, `?` and classes; backtracks to the last star only.
  static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var place = 0
    var index = 0
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
        continue
      }
      if let next = step(pattern, place, name[index]) {
        place = next
        index += 1
        continue
      }
      guard let last = star else { return false }
      star = (last.place, last.index + 1)
      place = last.place + 1
      index = last.index + 1
    }
    while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
    return place == pattern.count
  }

  /// The place in the pattern after the element that matches the byte; nil if it does not match.
  private static func step(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
    guard place < pattern.count else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "\\"):
      guard place + 1 < pattern.count, pattern[place + 1] == byte else { return nil }
      return place + 2
    case UInt8(ascii: "["):
      guard let end = pattern[(place + 1)...].firstIndex(of: UInt8(ascii: "]")) else {
        return pattern[place] == byte ? place + 1 : nil
      }
      var members = pattern[(place + 1)..<end]
      let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
      if isNegated { members = members.dropFirst() }
      var isIn = false
      var index = members.startIndex
      while index < members.endIndex {
        if index + 2 < members.endIndex, members[index + 1] == UInt8(ascii: "-") {
          if members[index] <= byte, byte <= members[index + 2] { isIn = true }
          index += 3
        } else {
          if members[index] == byte { isIn = true }
          index += 1
        }
      }
      return isIn != isNegated ? end + 1 : nil
    default: return pattern[place] == byte ? place + 1 : nil
    }
  }
}
