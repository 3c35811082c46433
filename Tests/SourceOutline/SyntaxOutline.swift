import SwiftParser
import SwiftSyntax

/// The rows of a file as the toolchain's parser reads it.
enum SyntaxOutline {
  /// Returns the rows of a file; nil if the parser finds an error, because its outline of an
  /// invalid file is not reliable.
  static func rows(_ bytes: [UInt8]) -> [Row]? {
    let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !file.hasError else { return nil }
    var collector = Collector(file)
    collector.addChildren(of: Syntax(file), RowPlace())
    return collector.rows
  }

  private struct Collector {
    private let converter: SourceLocationConverter
    var rows: [Row] = []

    init(_ file: SourceFileSyntax) {
      converter = SourceLocationConverter(fileName: "", tree: file)
    }

    mutating func addChildren(of node: Syntax, _ place: RowPlace) {
      for child in node.children(viewMode: .sourceAccurate) { add(child, place) }
    }

    private mutating func add(
      _ part: Row.Part, _ range: Range<AbsolutePosition>, _ place: RowPlace, _ text: String
    ) {
      let start = converter.location(for: range.lowerBound)
      let end = converter.location(for: range.upperBound)
      rows.append(
        Row(
          part: part, line: start.line, column: start.column, endLine: end.line,
          endColumn: end.column, path: place.path.joined(separator: "."),
          branches: place.branches.map(String.init).joined(separator: ","), text: text))
    }

    private func range(_ node: some SyntaxProtocol) -> Range<AbsolutePosition> {
      node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    }

    private func line(_ token: TokenSyntax) -> Int {
      converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    }

    private func flat(_ node: (some SyntaxProtocol)?) -> String {
      node.map { RowText.flat($0.trimmedDescription) } ?? ""
    }

    private func name(_ token: TokenSyntax?) -> String {
      (token?.text ?? "").filter { $0 != "`" }
    }

    // MARK: Nodes

    private mutating func add(_ node: Syntax, _ place: RowPlace) {
      var place = place
      switch node.as(SyntaxEnum.self) {
      case .ifConfigDecl(let block):
        for clause in block.clauses {
          var inside = place
          inside.branches.append(line(clause.poundKeyword))
          add(directive: clause.poundKeyword, place)
          if let elements = clause.elements { addChildren(of: Syntax(elements), inside) }
        }
        return add(directive: block.poundEndif, place)
      case .structDecl(let type): addType(type, "struct", type.name, type.inheritanceClause, &place)
      case .classDecl(let type): addType(type, "class", type.name, type.inheritanceClause, &place)
      case .enumDecl(let type): addType(type, "enum", type.name, type.inheritanceClause, &place)
      case .actorDecl(let type): addType(type, "actor", type.name, type.inheritanceClause, &place)
      case .protocolDecl(let type):
        addType(type, "protocol", type.name, type.inheritanceClause, &place)
      case .extensionDecl(let type):
        let extended = RowText.withoutGenerics(flat(type.extendedType))
        addType(type, "extension", named: extended, type.inheritanceClause, &place)
      case .functionDecl(let function):
        addFunction(
          function, "func", name(function.name), function.signature.parameterClause,
          function.signature.returnClause, &place)
      case .initializerDecl(let function):
        addFunction(function, "init", "", function.signature.parameterClause, nil, &place)
      case .deinitializerDecl(let function): addFunction(function, "deinit", "", nil, nil, &place)
      case .subscriptDecl(let function):
        addFunction(
          function, "subscript", "", function.parameterClause, function.returnClause, &place)
      case .macroDecl(let function):
        addFunction(
          function, "macro", name(function.name), function.signature.parameterClause,
          function.signature.returnClause, &place)
      case .variableDecl(let variable): return addVariable(variable, place)
      case .accessorDecl(let accessor):
        add(.declaration, range(accessor), place, accessor.accessorSpecifier.text)
        place.path.append(accessor.accessorSpecifier.text)
      case .enumCaseElement(let element):
        let values = element.parameterClause?.parameters.map { parameter in
          "\(name(parameter.firstName)): \(flat(parameter.type))"
        }
        add(
          .declaration,
          element
            .positionAfterSkippingLeadingTrivia..<(element.rawValue?.endPositionBeforeTrailingTrivia
            ?? element.parameterClause?.endPositionBeforeTrailingTrivia
            ?? element.name.endPositionBeforeTrailingTrivia),
          place, "case \(name(element.name))(\(values?.joined(separator: ", ") ?? ""))")
      case .typeAliasDecl(let alias):
        add(.declaration, range(alias), place, "alias \(name(alias.name))")
      case .associatedTypeDecl(let alias):
        add(.declaration, range(alias), place, "alias \(name(alias.name))")
      case .importDecl(let importing):
        add(
          .declaration, start(importing.attributes, importing), place,
          "import \(name(importing.path.last?.name))")
      default: addStatement(node, place)
      }
      addChildren(of: node, place)
    }

    private mutating func add(directive token: TokenSyntax, _ place: RowPlace) {
      add(.directive, range(token), RowPlace(path: [], branches: place.branches), token.text)
    }

    private mutating func addType(
      _ type: some DeclGroupSyntax, _ word: String, _ token: TokenSyntax,
      _ inheritance: InheritanceClauseSyntax?, _ place: inout RowPlace
    ) {
      addType(type, word, named: name(token), inheritance, &place)
    }

    private mutating func addType(
      _ type: some DeclGroupSyntax, _ word: String, named name: String,
      _ inheritance: InheritanceClauseSyntax?, _ place: inout RowPlace
    ) {
      let inherits = inheritance?.inheritedTypes.map { flat($0.type) } ?? []
      add(
        .declaration, start(type.attributes, type), place,
        "\(word) \(name): \(inherits.joined(separator: ", "))\(modifiers(type.modifiers))")
      place.path.append(name)
      addAttributes(type.attributes, place)
    }

    private mutating func addFunction(
      _ function: some WithAttributesSyntax & WithModifiersSyntax, _ word: String, _ name: String,
      _ parameters: FunctionParameterClauseSyntax?, _ result: ReturnClauseSyntax?,
      _ place: inout RowPlace
    ) {
      let parts = parameters?.parameters.map { parameter in
        (
          self.name(parameter.firstName), self.name(parameter.secondName ?? parameter.firstName),
          flat(parameter.type) + (parameter.ellipsis?.text ?? "")
        )
      }
      add(
        .declaration, start(function.attributes, function), place,
        RowText.signature(word, name, parts ?? [], result.map { flat($0.type) })
          + modifiers(function.modifiers))
      place.path.append(name.isEmpty ? word : name)
      addAttributes(function.attributes, place)
    }

    private mutating func addVariable(_ variable: VariableDeclSyntax, _ place: RowPlace) {
      addChildren(of: Syntax(variable.attributes), place)
      let flags = modifiers(variable.modifiers)
      var isFirst = true
      for binding in variable.bindings {
        var names: [TokenSyntax] = []
        if let only = binding.pattern.as(IdentifierPatternSyntax.self) {
          names = [only.identifier]
        } else {
          names = binding.pattern.tokens(viewMode: .sourceAccurate).filter {
            if case .identifier = $0.tokenKind { true } else { false }
          }
        }
        let end =
          binding.accessorBlock?.endPositionBeforeTrailingTrivia
          ?? binding.initializer?.endPositionBeforeTrailingTrivia
          ?? binding.typeAnnotation?.endPositionBeforeTrailingTrivia
          ?? binding.pattern.endPositionBeforeTrailingTrivia
        var inside = place
        for (index, token) in names.enumerated() {
          let name = name(token)
          add(
            .declaration,
            token
              .positionAfterSkippingLeadingTrivia..<(index == 0
              ? end : token.endPositionBeforeTrailingTrivia),
            place,
            "\(variable.bindingSpecifier.text) \(name): "
              + (index == 0 ? flat(binding.typeAnnotation?.type) + flags : ""))
          if index == 0 { inside.path.append(name) }
        }
        if isFirst { addAttributes(variable.attributes, inside) }
        isFirst = false
        addChildren(of: Syntax(binding), inside)
      }
    }

    private mutating func addAttributes(_ attributes: AttributeListSyntax, _ place: RowPlace) {
      for element in attributes {
        switch element {
        case .attribute(let attribute):
          let full = flat(attribute.attributeName).prefix { $0 != "<" }
          let last = full.split(separator: ".").last.map(String.init) ?? ""
          let plain = last.split(separator: ":").last.map(String.init) ?? ""
          add(.declaration, range(attribute), place, "@\(plain)")
        case .ifConfigDecl(let block):
          for clause in block.clauses {
            guard case .attributes(let list) = clause.elements else { continue }
            var inside = place
            inside.branches.append(line(clause.poundKeyword))
            addAttributes(list, inside)
          }
        @unknown default: break
        }
      }
    }

    /// Returns the start of a declaration, which is its first attribute, even if that is in a
    /// branch.
    private func start(
      _ attributes: AttributeListSyntax, _ node: some SyntaxProtocol
    ) -> Range<AbsolutePosition> {
      guard case .ifConfigDecl(let block) = attributes.first,
        case .attributes(let list) = block.clauses.first?.elements, let first = list.first
      else { return range(node) }
      return first.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    }

    private func modifiers(_ list: DeclModifierListSyntax) -> String {
      let words = Set(list.map(\.name.text))
      let named: [(Set<String>, String)] = [
        (["static", "class"], "static"), (["weak"], "weak"), (["unowned"], "unowned"),
        (["lazy"], "lazy"), (["override"], "override"), (["mutating"], "mutating"),
        (["private", "fileprivate"], "private"), (["final"], "final"),
      ]
      return named.filter { !$0.0.isDisjoint(with: words) }.map { " " + $0.1 }.joined()
    }

    // MARK: Statements

    private mutating func addStatement(_ node: Syntax, _ place: RowPlace) {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr: add(.statement, range(node), place, "closure")
      case .functionCallExpr: add(.statement, range(node), place, "call")
      case .macroExpansionExpr(let macro)
      where macro.leftParen != nil || macro.trailingClosure != nil:
        add(.statement, range(node), place, "call")
      case .macroExpansionDecl(let macro)
      where macro.leftParen != nil || macro.trailingClosure != nil:
        add(.statement, range(node), place, "call")
      case .sequenceExpr(let sequence): addAssignments(sequence, place)
      case .ifExpr: add(.statement, range(node), place, "if")
      case .guardStmt: add(.statement, range(node), place, "guard")
      case .switchExpr: add(.statement, range(node), place, "switch")
      case .switchCase: add(.statement, range(node), place, "case")
      case .forStmt: add(.statement, range(node), place, "for")
      case .whileStmt: add(.statement, range(node), place, "while")
      case .repeatStmt: add(.statement, range(node), place, "repeat")
      case .doStmt: add(.statement, range(node), place, "do")
      case .catchClause: add(.statement, range(node), place, "catch")
      case .deferStmt: add(.statement, range(node), place, "defer")
      case .returnStmt: add(.statement, range(node), place, "return")
      case .throwStmt: add(.statement, range(node), place, "throw")
      default: break
      }
    }

    /// Adds assignments; operands and operators are siblings, and everything after an assignment is
    /// its value.
    private mutating func addAssignments(_ sequence: SequenceExprSyntax, _ place: RowPlace) {
      let elements = Array(sequence.elements)
      var start = 0
      for (index, element) in elements.enumerated() {
        let sign =
          element.as(BinaryOperatorExprSyntax.self)?.operator.text
          ?? (element.is(AssignmentExprSyntax.self) ? "=" : "")
        guard SyntaxOutline.assignments.contains(sign) else { continue }
        add(
          .statement,
          elements[start]
            .positionAfterSkippingLeadingTrivia..<sequence.endPositionBeforeTrailingTrivia,
          place, "assignment")
        start = index + 1
      }
    }
  }

  private static let assignments: Set<String> = {
    let wrapping = ["+", "-", "*", "<<", ">>"]
    let operators = wrapping + wrapping.map { "&" + $0 } + ["/", "%", "&", "|", "^", "??", ""]
    return Set(operators.map { $0 + "=" })
  }()
}
