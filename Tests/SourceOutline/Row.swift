/// A declaration, statement or directive of a file, as described by either reader.
///
/// Two rows agree if all their texts are equal.
struct Row: Hashable {
  /// The kind of a row; agreement is required for declarations and directives.
  enum Part: Int, CaseIterable {
    case declaration, directive, statement
  }

  let part: Part
  let line: Int
  /// The column in UTF-8 bytes, counting from 1.
  let column: Int
  let endLine: Int
  let endColumn: Int
  /// The names of the declarations around it, from the outermost.
  let path: String
  /// The lines of the directives whose branches contain it.
  let branches: String
  let text: String

  var description: String {
    "\(line):\(column)-\(endLine):\(endColumn) \(path.isEmpty ? "" : path + " / ")\(text)"
      + (branches.isEmpty ? "" : "  #\(branches)")
  }
}

/// The place of a row.
struct RowPlace {
  var path: [String] = []
  /// The lines of directives from the outermost.
  var branches: [Int] = []
}

enum RowText {
  /// Returns a text on one line, without spaces and comments.
  ///
  /// Readers may disagree about whether a comment belongs to the text of a type.
  static func flat(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.range(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        if !first.isWhitespace { result.append(first) }
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Returns a type without the parts in angle brackets.
  static func withoutGenerics(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return depth == 0 && character != ">"
    }
  }

  /// Returns the signature of a function.
  static func signature(
    _ word: String, _ name: String, _ parameters: [(label: String, name: String, type: String)],
    _ result: String?
  ) -> String {
    let parts = parameters.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(parameter.type)"
    }
    return "\(word) \(name)(\(parts.joined(separator: ", ")))" + (result.map { " -> \($0)" } ?? "")
  }
}
