/// Finds Swift code in Markdown.
enum SwiftFences {
  /// Returns the lines inside fences that contain Swift.
  static func lines(in markdown: String) -> [Substring] {
    var fence: (marker: String, isSwift: Bool)?
    var lines: [Substring] = []
    for line in markdown.lines {
      if let open = fence {
        if line.trimmed == open.marker {
          fence = nil
        } else if open.isSwift {
          lines.append(line)
        }
      } else if let marker = SectionReader.fenceMarker(of: line) {
        fence = (marker, line.dropFirst(marker.count).hasPrefix("swift"))
      }
    }
    return lines
  }

  /// Returns the names in a line of code; `isMember` if a period precedes the name.
  static func names(in line: Substring) -> [(name: Substring, isMember: Bool)] {
    var names: [(Substring, Bool)] = []
    var rest = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    while let start = rest.firstIndex(where: isPart) {
      let isMember = start > rest.startIndex && rest[rest.index(before: start)] == "."
      let name = rest[start...].prefix(while: isPart)
      names.append((name, isMember))
      rest = rest[name.endIndex...]
    }
    return names
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }
}
