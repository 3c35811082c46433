/// Creates edits that preserve the file's indentation.
enum SourceFix {
  /// Returns the whitespace at the beginning of the line that contains an offset.
  static func indentation(of offset: Int32, in tree: SwiftTree) -> String {
    let line = tree.position(of: offset).line
    let blanks = tree.line(line).prefix { $0 == 32 || $0 == 9 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the whitespace of one indentation level in the file.
  static func step(in tree: SwiftTree) -> String {
    var line = 1
    while line <= min(tree.lineCount, 400) {
      let text = tree.line(line)
      let blanks = text.prefix { $0 == 32 || $0 == 9 }
      if blanks.first == 9 { return "\t" }
      if blanks.count == 2 || blanks.count == 4, blanks.count < text.count {
        return String(repeating: " ", count: blanks.count)
      }
      line += 1
    }
    return "    "
  }

  /// Returns the edits with the line endings of the file.
  static func withLineEnds(of tree: SwiftTree, _ edits: [SourceEdit]) -> [SourceEdit] {
    let first = tree.lineStarts.count > 1 ? Int(tree.lineStarts[1]) : 0
    guard !edits.isEmpty, first > 1 else { return edits }
    let isReturn = tree.bytes[first - 1] == 13
    guard isReturn || tree.bytes[first - 2] == 13 else { return edits }
    return edits.map { edit in
      let lines = edit.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      return SourceEdit(range: edit.range, text: lines.joined(separator: isReturn ? "\r" : "\r\n"))
    }
  }

  /// Returns edits that insert a line at the beginning of a block.
  static func insertion(of text: String, atStartOf block: SwiftNode) -> [SourceEdit] {
    let tree = block.tree
    let open = block.range.lowerBound
    guard tree.text(open..<(open + 1)) == "{" else { return [] }
    let outer = indentation(of: open, in: tree)
    let inner = outer + step(in: tree)
    let place = open + 1
    let isOneLine =
      block.first { $0 }.map {
        tree.position(of: $0.range.lowerBound).line == tree.position(of: open).line
      }
      ?? (tree.position(of: block.range.upperBound).line == tree.position(of: open).line)
    let end = isOneLine ? "\n" + (block.base == nil ? outer : inner) : ""
    return [SourceEdit(range: place..<place, text: "\n\(inner)\(text)\(end)")]
  }

  /// Returns edits that wrap a statement in a condition, on the same line if it shares its line
  /// with other code.
  static func wrapping(_ node: SwiftNode, in condition: String) -> [SourceEdit] {
    let tree = node.tree
    let range = node.range
    let place = tree.position(of: range.lowerBound)
    let blanks = indentation(of: range.lowerBound, in: tree)
    guard place.line == tree.position(of: range.upperBound).line,
      let parent = node.parent, parent.kind == .block || parent.kind == .switchCase
    else { return [] }
    let text = tree.text(range)
    let line = tree.line(place.line)
    let rest = line.dropFirst(Int(range.upperBound - tree.lineStarts[place.line - 1]))
    let isAlone =
      place.column == blanks.utf8.count + 1 && rest.allSatisfy { $0 == 32 || $0 == 9 }
    guard isAlone else { return [SourceEdit(range: range, text: "\(condition) { \(text) }")] }
    let inner = blanks + step(in: tree)
    return [SourceEdit(range: range, text: "\(condition) {\n\(inner)\(text)\n\(blanks)}")]
  }

  /// Returns edits that insert lines before and after a statement that is alone on its lines.
  static func surrounding(
    _ node: SwiftNode, before: String? = nil, after: String? = nil
  ) -> [SourceEdit] {
    let tree = node.tree
    let range = node.range
    let place = tree.position(of: range.lowerBound)
    let end = tree.position(of: range.upperBound)
    let blanks = indentation(of: range.lowerBound, in: tree)
    let rest = tree.line(end.line).dropFirst(end.column - 1)
    guard node.parent?.kind == .block, place.column == blanks.utf8.count + 1,
      rest.allSatisfy({ $0 == 32 || $0 == 9 })
    else { return [] }
    var edits: [SourceEdit] = []
    if let before {
      let start = range.lowerBound
      edits.append(SourceEdit(range: start..<start, text: "\(before)\n\(blanks)"))
    }
    if let after {
      let end = range.upperBound
      edits.append(SourceEdit(range: end..<end, text: "\n\(blanks)\(after)"))
    }
    return edits
  }

  /// Returns the range of the word `let` in the declaration of a single constant.
  static func constantWord(of variable: SwiftNode) -> Range<Int32>? {
    let range = variable.range
    let text = Array(variable.tree.bytes[Int(range.lowerBound)..<Int(variable.anchor)])
    guard text.suffix(4).elementsEqual("let ".utf8) else { return nil }
    let start = variable.anchor - 4
    return start..<(start + 3)
  }
}

extension SwiftNode {
  /// Returns the first nonnil result of a closure for the children.
  func first(_ test: (SwiftNode) -> SwiftNode?) -> SwiftNode? {
    for child in children {
      if let found = test(child) { return found }
    }
    return nil
  }
}
