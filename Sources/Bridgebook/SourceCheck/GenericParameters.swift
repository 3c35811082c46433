/// The generic parameters of a type with the classes that bound them, read from its declaration.
struct GenericParameters {
  /// The bound of each parameter; an empty string if it has none.
  private(set) var bounds: [String: String] = [:]

  /// - Parameter type: The type; its own parameters and those of its enclosing types are read.
  init(of type: CheckedType, _ context: SourceContext) {
    for declaration in type.declarations {
      var node: SwiftNode? = declaration
      while let around = node {
        if around.kind == .type {
          read(around)
          if around.label == "extension" {
            for other in context.types[around.name]?.declarations ?? [] { read(other) }
          }
        }
        node = around.parent
      }
    }
  }

  /// Reads `Name<A: B, C> … where C: D` up to the brace.
  private mutating func read(_ node: SwiftNode) {
    let head = node.tree.text(node.anchor..<node.range.upperBound).prefix { $0 != "{" }
    var rest = head.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    if rest.first == "<" {
      var depth = 0
      let list = rest.prefix { character in
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
        return depth > 0
      }
      for part in GenericParameters.parts(list.dropFirst()) where bounds[part.name] == nil {
        bounds[part.name] = part.bound
      }
      rest = rest.dropFirst(list.count)
    }
    guard let place = rest.firstRange(of: " where ") ?? rest.firstRange(of: "\nwhere ") else {
      return
    }
    for part in GenericParameters.parts(rest[place.upperBound...])
    where bounds[part.name]?.isEmpty ?? false { bounds[part.name] = part.bound }
  }

  private static func parts(_ list: Substring) -> [(name: String, bound: String)] {
    var depth = 0
    let parts = list.split { character in
      if character == "<" || character == "(" { depth += 1 }
      if character == ">" || character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.compactMap { part in
      let sides = part.replacing("==", with: ":").split(separator: ":", maxSplits: 1)
      guard let name = sides.first.map(word), !name.isEmpty else { return nil }
      return (name, sides.count > 1 ? word(sides[1]) : "")
    }
  }

  /// Returns the first name in a text.
  private static func word(_ text: Substring) -> String {
    let start = text.drop { !$0.isLetter && $0 != "_" }
    return String(start.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
