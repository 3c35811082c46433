/// The rows of a file as bridgebook reads it.
enum OurOutline {
  static func rows(_ bytes: [UInt8]) -> [Row] {
    let tree = SwiftTree(bytes)
    var collector = Collector(tree)
    for child in tree.root.children { collector.add(child, path: []) }
    return collector.rows
  }

  private struct Collector {
    let tree: SwiftTree
    var rows: [Row] = []
    /// The offset of each directive in the file, with the lines of the directives that are open
    /// after it.
    private var branches: [(offset: Int32, open: [Int])] = []

    init(_ tree: SwiftTree) {
      self.tree = tree
      var open: [Int] = []
      for token in tree.tokens where token.kind == .directive {
        let text = tree.text(token.start..<token.end)
        let line = tree.position(of: token.start).line
        let isStart = text.hasPrefix("#if")
        if !isStart, !open.isEmpty { open.removeLast() }
        if !text.hasPrefix("#endif") { open.append(line) }
        branches.append((token.start, open))
        let word = text.prefix { $0 == "#" || $0.isLetter }
        let outer = isStart ? Array(open.dropLast()) : open
        add(
          .directive, token.start..<(token.start + Int32(word.utf8.count)), [], String(word),
          branches: text.hasPrefix("#endif") || isStart ? outer : Array(open.dropLast()))
      }
    }

    private func open(at offset: Int32) -> [Int] {
      var low = 0
      var high = branches.count
      while low < high {
        let middle = (low + high) / 2
        if branches[middle].offset < offset { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? [] : branches[low - 1].open
    }

    mutating func add(
      _ part: Row.Part, _ range: Range<Int32>, _ path: [String], _ text: String,
      branches: [Int]? = nil
    ) {
      let start = tree.position(of: range.lowerBound)
      let end = tree.position(of: range.upperBound)
      rows.append(
        Row(
          part: part, line: start.line, column: start.column, endLine: end.line,
          endColumn: end.column, path: path.joined(separator: "."),
          branches: (branches ?? open(at: range.lowerBound)).map(String.init)
            .joined(separator: ","),
          text: text))
    }

    /// Adds a row; a declaration belongs to the branch that contains its name, because attributes
    /// may be in others.
    private mutating func add(
      _ part: Row.Part, _ node: SwiftNode, _ path: [String], _ text: String
    ) {
      add(part, node.range, path, text, branches: open(at: node.anchor))
    }

    private func flat(_ node: SwiftNode?) -> String { node.map { RowText.flat($0.text) } ?? "" }

    mutating func add(_ node: SwiftNode, path: [String]) {
      var inner = path
      switch node.kind {
      case .type:
        let name = node.label == "extension" ? extended(node) : node.name
        inner.append(name)
        let inherits = node.all(.inheritance).map { RowText.flat($0.text) }
        add(
          .declaration, node, path,
          "\(node.label) \(name): \(inherits.joined(separator: ", "))\(modifiers(node))")
        attributes(of: node, inner)
      case .function:
        inner.append(node.name.isEmpty ? node.label : node.name)
        let parameters = node.all(.parameter).map { parameter in
          (parameter.label, parameter.name, flat(parameter.first(.typeName)))
        }
        add(
          .declaration, node, path,
          RowText.signature(
            node.label, node.name, parameters, node.first(.result).map { RowText.flat($0.text) })
            + modifiers(node))
        attributes(of: node, inner)
      case .variable where isDeclared(node):
        guard !node.name.isEmpty, node.name != "_" else { break }
        inner.append(node.name)
        let word = node.flags.contains(.isConstant) ? "let" : "var"
        add(
          .declaration, node.anchor..<node.range.upperBound, path,
          "\(word) \(node.name): \(flat(node.first(.typeName)))\(modifiers(node))")
        attributes(of: node, inner)
      case .accessor:
        inner.append(node.label)
        add(.declaration, node.range, path, node.label)
      case .enumCase:
        let types = node.all(.parameter).map { "\($0.label): \(flat($0.first(.typeName)))" }
        add(
          .declaration, node.anchor..<node.range.upperBound, path,
          "case \(node.name)(\(types.joined(separator: ", ")))")
      case .typeAlias: add(.declaration, node.range, path, "alias \(node.name)")
      case .importing:
        // Its name is its last token.
        add(
          .declaration, node.range, path, "import \(node.name)",
          branches: open(at: node.range.upperBound))
      case .closure:
        add(.statement, node.range, path, "closure")
      case .call:
        add(.statement, node.range.lowerBound..<endOfCall(node), path, "call")
      case .assignment:
        add(.statement, node.range, path, "assignment")
      case .ifStatement: add(.statement, node.range, path, "if")
      case .guardStatement: add(.statement, node.range, path, "guard")
      case .switchStatement: add(.statement, node.range, path, "switch")
      case .switchCase: add(.statement, node.range, path, "case")
      case .forStatement: add(.statement, node.range, path, "for")
      case .whileStatement: add(.statement, node.range, path, "while")
      case .repeatStatement: add(.statement, node.range, path, "repeat")
      case .doStatement: add(.statement, node.range, path, "do")
      case .catchClause: add(.statement, node.range, path, "catch")
      case .deferStatement: add(.statement, node.range, path, "defer")
      case .returnStatement: add(.statement, node.range, path, "return")
      case .throwStatement: add(.statement, node.range, path, "throw")
      default: break
      }
      for child in node.children { add(child, path: inner) }
    }

    /// Returns the end of a call without marks such as `!` after it, which belong to its node here
    /// but not in the toolchain's tree.
    private func endOfCall(_ node: SwiftNode) -> Int32 {
      var last = Int(node.record.end) - 1
      while last > Int(node.record.start), tree.tokens[last].kind == .postfixMark { last -= 1 }
      return tree.tokens[last].end
    }

    /// Returns the extended type without generic arguments.
    private func extended(_ node: SwiftNode) -> String {
      var index = Int(node.record.start)
      while tree.tokens[index].name.index != SwiftWord.extension.rawValue { index += 1 }
      index += 1
      var text = ""
      var brackets = 0
      while index < Int(node.record.end) {
        let token = tree.tokens[index]
        let part = tree.text(token.start..<token.end)
        if brackets == 0, ["{", ":", "where"].contains(part) { break }
        if "[(".contains(part) { brackets += 1 }
        if "])".contains(part) { brackets -= 1 }
        text += part
        index += 1
      }
      return RowText.withoutGenerics(text)
    }

    /// Returns whether `let` or `var` declares a variable, and not a pattern.
    private func isDeclared(_ node: SwiftNode) -> Bool {
      switch node.parent?.kind {
      case .file, .type, .block, .closure, .switchCase: true
      case .accessor, .function, .variable: false
      default: false
      }
    }

    private mutating func attributes(of node: SwiftNode, _ path: [String]) {
      for attribute in node.all(.attribute) {
        add(.declaration, attribute.range, path, "@\(attribute.name)")
      }
    }

    private func modifiers(_ node: SwiftNode) -> String {
      let names: [(SwiftNodeFlags, String)] = [
        (.isStatic, "static"), (.isWeak, "weak"), (.isUnowned, "unowned"), (.isLazy, "lazy"),
        (.isOverride, "override"), (.isMutating, "mutating"), (.isPrivate, "private"),
        (.isFinal, "final"),
      ]
      return names.filter { node.flags.contains($0.0) }.map { " " + $0.1 }.joined()
    }
  }
}
