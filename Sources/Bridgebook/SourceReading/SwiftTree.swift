/// The outline of one Swift file: declarations, statements and expressions with their places.
///
/// Any bytes yield a tree. The contents of the branches of `#if` are siblings, separated by
/// directives.
package final class SwiftTree: Sendable {
  package let bytes: [UInt8]
  package let lineStarts: [Int32]
  package let comments: [Range<Int32>]
  let tokens: [SwiftToken]
  let names: [String]
  let records: [SwiftNodeRecord]
  /// Whether the file has unmatched brackets.
  package let isDamaged: Bool
  /// The tokens from each unclosed brace to the assumed end of its contents.
  private let openBraces: [Range<Int32>]

  /// Parses a file.
  package init(_ bytes: [UInt8]) {
    var lexer = SwiftLexer(bytes)
    lexer.read()
    let brackets = BracketTable(lexer.scanner.tokens, lineStarts: lexer.scanner.lineStarts)
    var cursor = SwiftCursor(tokens: lexer.scanner.tokens, brackets: brackets)
    SwiftStatementParser.readFile(&cursor)
    self.bytes = bytes
    lineStarts = lexer.scanner.lineStarts
    comments = lexer.comments
    tokens = lexer.scanner.tokens
    names = lexer.names.texts
    records = cursor.outline.records
    isDamaged = !brackets.isBalanced
    openBraces = brackets.openBraces(tokens)
  }

  /// Returns whether a node is inside an unclosed brace or contains one, as in incomplete code.
  func isUnfinished(_ node: SwiftNode) -> Bool {
    let record = node.record
    return openBraces.contains { $0.overlaps(record.start..<max(record.end, record.start + 1)) }
  }

  /// The names in the file that are not words of the language.
  var ownNames: ArraySlice<String> { names.dropFirst(Int(SwiftWord.count)) }

  /// The node of the entire file.
  package var root: SwiftNode { SwiftNode(tree: self, index: 0) }

  /// The number of lines, as editors count them.
  package var lineCount: Int { lineStarts.count }

  /// Returns the line and the column in UTF-8 bytes of an offset, both from 1.
  package func position(of offset: Int32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }

  /// Returns the bytes of a line without its line ending.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return bytes[start..<end]
  }

  /// Returns the text between two offsets; bytes that are not UTF-8 are replaced.
  package func text(_ range: Range<Int32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}

/// A place in the outline of a file.
package struct SwiftNode: Sendable, Hashable {
  package let tree: SwiftTree
  let index: Int32

  package static func == (left: SwiftNode, right: SwiftNode) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  @inline(__always)
  var record: SwiftNodeRecord { tree.records[Int(index)] }

  /// The kind of the node.
  package var kind: SwiftNodeKind { record.kind }
  /// The properties of the node beyond its kind.
  package var flags: SwiftNodeFlags { record.flags }
  /// The name of a declaration, member, argument, identifier, attribute or type; empty without one.
  package var name: String {
    let record = record
    guard record.name.index == 0, record.kind == .function, Int(record.anchor) < tree.tokens.count
    else { return tree.names[Int(record.name.index)] }
    // The names of operators are not in the table of names.
    let token = tree.tokens[Int(record.anchor)]
    return token.kind == .operator ? tree.text(token.start..<token.end) : ""
  }
  /// The external name of a parameter, the keyword of a declaration, accessor or cast, or the
  /// operator of an assignment, operation or prefixed expression.
  package var label: String {
    kind == .assignment || kind == .operation || kind == .prefixed
      ? `operator` : tree.names[Int(record.detail)]
  }
  /// The operator of an assignment, an operation or a prefixed expression.
  package var `operator`: String {
    let token = Int(record.detail)
    guard token < tree.tokens.count else { return "" }
    return tree.text(tree.tokens[token].start..<tree.tokens[token].end)
  }

  /// The parent; nil for the file.
  package var parent: SwiftNode? {
    let parent = record.parent
    return parent < 0 ? nil : SwiftNode(tree: tree, index: parent)
  }

  /// The children of the node, in source order.
  package var children: Children { Children(tree: tree, place: record.firstChild) }

  /// Returns the first child of a kind.
  package func first(_ kind: SwiftNodeKind) -> SwiftNode? { children.first { $0.kind == kind } }

  /// Returns all children of a kind.
  package func all(_ kind: SwiftNodeKind) -> [SwiftNode] { children.filter { $0.kind == kind } }

  /// The first child, which is the base of a member, call or index and the left side of an
  /// assignment.
  package var base: SwiftNode? {
    let child = record.firstChild
    return child < 0 ? nil : SwiftNode(tree: tree, index: child)
  }

  /// The last child.
  package var last: SwiftNode? {
    let child = record.lastChild
    return child < 0 ? nil : SwiftNode(tree: tree, index: child)
  }

  /// The offsets from the first byte of its first token to the end of its last token.
  package var range: Range<Int32> {
    let record = record
    let count = Int32(tree.tokens.count)
    guard record.start < count else {
      let end = Int32(tree.bytes.count)
      return end..<end
    }
    let start = tree.tokens[Int(record.start)].start
    let last = max(record.start, min(record.end, count) - 1)
    return start..<max(start, tree.tokens[Int(last)].end)
  }

  /// The offset of the node's name, to which a finding refers.
  package var anchor: Int32 {
    let anchor = Int(record.anchor)
    return anchor < tree.tokens.count ? tree.tokens[anchor].start : range.lowerBound
  }

  /// The offsets of the node's name, to which a finding refers.
  package var anchorRange: Range<Int32> {
    let anchor = Int(record.anchor)
    guard anchor < tree.tokens.count else { return range }
    return tree.tokens[anchor].start..<tree.tokens[anchor].end
  }

  /// The line of the node's name, to which a finding refers.
  package var line: Int { tree.position(of: anchor).line }

  /// The text of the node in the file.
  package var text: String { tree.text(range) }

  /// Visits the node and its descendants in source order; `visit` returns whether to visit the
  /// children.
  package func walk(_ visit: (SwiftNode) -> Bool) {
    var place = index
    while true {
      let child =
        visit(SwiftNode(tree: tree, index: place)) ? tree.records[Int(place)].firstChild : -1
      if child >= 0 {
        place = child
        continue
      }
      // Continues with the next node after this one.
      while place != index, tree.records[Int(place)].next < 0 {
        place = tree.records[Int(place)].parent
      }
      guard place != index else { return }
      place = tree.records[Int(place)].next
    }
  }

  /// The children of a node.
  package struct Children: Sequence, IteratorProtocol {
    let tree: SwiftTree
    var place: Int32

    package mutating func next() -> SwiftNode? {
      guard place >= 0 else { return nil }
      let index = place
      place = tree.records[Int(index)].next
      return SwiftNode(tree: tree, index: index)
    }
  }
}
