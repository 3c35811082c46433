/// Parses the members of a declaration.
struct MemberReader {
  /// The kind of declaration that the members belong to; nil accepts members of every kind.
  let declaration: ScenarioDeclaration.Kind?

  /// Parses the members at a level of indentation.
  func members(_ lines: inout ScenarioLines, at indent: Int) -> [ScenarioMember] {
    var members: [ScenarioMember] = []
    var names: [String: ScenarioPlace] = [:]
    while !lines.faults.isFull, let line = lines.line(at: indent) {
      guard members.count < ScenarioLimit.members else {
        lines.faults.add(
          ScenarioFault(
            place: line.place, problem: .tooMany(.member, limit: ScenarioLimit.members)))
        lines.skip(below: indent - 1)
        break
      }
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        let mark = try cursor.cutMark()
        let kind = try memberKind(&cursor, after: members.last)
        let form = MemberForm.form(of: kind)
        guard var member = member(&lines, kind, form: form, cursor: &cursor) else { continue }
        let isValue = MemberForm.values.contains(kind)
        let name = isValue ? member.name : "\(kind.rawValue) \(member.name)"
        member.mark = mark
        if !MemberForm.repeatable.contains(kind) {
          lines.note(String(name.trimmed), at: member.place, in: &names)
        }
        members.append(member)
      } catch {
        lines.faults.add(error)
        lines.skip(below: indent)
      }
    }
    return members
  }

  private func memberKind(
    _ cursor: inout TokenCursor, after last: ScenarioMember?
  ) throws(ScenarioFault) -> ScenarioMember.Kind {
    let allowed = declaration.map(MemberForm.members) ?? ScenarioMember.Kind.allCases
    let known = allowed.map(\.rawValue)
    let start = cursor
    let first = try cursor.word(.keyword)
    if case .word(let second) = cursor.next?.kind,
      let kind = ScenarioMember.Kind(rawValue: "\(first) \(second)")
    {
      cursor.advance()
      return try check(kind)
    }
    if let kind = ScenarioMember.Kind(rawValue: first) { return try check(kind) }
    let hasCode = allowed.contains { MemberForm.form(of: $0).content == .statements }
    let isStatement =
      StatementForm.byKeyword[first]?.isStep == false && StatementForm.continuations[first] == nil
    if hasCode, isStatement {
      let above = last.flatMap { member in
        MemberForm.form(of: member.kind).content == .statements
          ? "\(member.kind.rawValue) \(member.name)" : nil
      }
      let member = above.map { String($0.trimmed) }
      throw start.fault(.statementAmongMembers(first, below: member))
    }
    // Both words of a two-word keyword such as `on …` help to find the nearest keyword.
    var word = first
    let isFirstOfTwo = ScenarioMember.Kind.allCases.contains { $0.rawValue.hasPrefix(first + " ") }
    if isFirstOfTwo, let second = cursor.next { word += " " + second.written }
    throw start.fault(.unknownWord(.member, word, known: known))

    func check(_ kind: ScenarioMember.Kind) throws(ScenarioFault) -> ScenarioMember.Kind {
      guard allowed.contains(kind) else {
        throw start.fault(
          .misplacedMember(
            kind.rawValue, declaration: declaration?.rawValue ?? "", allowed: known))
      }
      return kind
    }
  }

  /// Parses a member after its keyword, or returns nil and records its faults.
  private func member(
    _ lines: inout ScenarioLines, _ kind: ScenarioMember.Kind, form: MemberForm,
    cursor: inout TokenCursor
  ) -> ScenarioMember? {
    let place = cursor.start
    var member = ScenarioMember(kind: kind, name: "", place: place)
    var isGood = true
    do throws(ScenarioFault) {
      try form.header.read(&cursor, into: &member)
      // Only a platform class may already define the value.
      if kind == .property, declaration == .model, member.value == nil {
        member.value = try cursor.assigned()
      }
      try cursor.expectEnd()
    } catch {
      lines.faults.add(error)
      isGood = false
    }
    switch form.content {
    case .nothing: if !isGood { lines.skip(below: cursor.indent) }
    case .statements:
      if lines.hasBlock(below: cursor.indent) {
        let reader = StatementReader(position: .code)
        member.block = reader.statements(&lines, at: cursor.indent + 1)
      }
    case .rules:
      if lines.hasBlock(below: cursor.indent) {
        member.rules = PropertyRuleReader.rules(&lines, at: cursor.indent + 1)
      }
    }
    return isGood ? member : nil
  }
}

extension MemberForm.Header {
  /// Parses the tokens after the keyword.
  fileprivate func read(
    _ cursor: inout TokenCursor, into member: inout ScenarioMember
  ) throws(ScenarioFault) {
    switch self {
    case .nothing: break
    case .name: member.name = try cursor.word()
    case .nameAndValue:
      member.name = try cursor.word()
      member.value = try cursor.assigned()
    case .property:
      member.name = try cursor.word()
      if cursor.next != nil { member.value = try cursor.assigned() }
    case .nameAndType:
      member.name = try cursor.word()
      try cursor.expect(symbol: ":")
      member.type = try cursor.word()
    case .nameAndArguments:
      member.name = try cursor.word()
      if cursor.take(symbol: "(") {
        repeat { member.arguments.append(try cursor.word()) } while cursor.take(symbol: ",")
        try cursor.expect(symbol: ")")
      }
    case .identity:
      if cursor.take(word: "id") { member.value = try cursor.expression() }
    case .change:
      let value = try cursor.expression()
      member.value = value
      if case .name(let name) = value { member.name = name.text }
      member.isInitial = cursor.take(word: "initial")
      if cursor.take(word: "with") {
        member.arguments.append(try cursor.word())
        try cursor.expect(symbol: ",")
        member.arguments.append(try cursor.word())
      }
    case .value:
      let value = try cursor.expression()
      member.value = value
      // Several such members are allowed if they name different values.
      if case .name(let name) = value { member.name = name.text }
    }
  }
}
