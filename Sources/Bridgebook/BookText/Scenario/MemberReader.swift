/// The parts of a declaration.
extension ScenarioReader {
  /// The members of a level; all kinds are read where what they belong to is unknown.
  mutating func members(
    of declaration: ScenarioDeclaration.Kind?, at indent: Int
  ) -> [ScenarioMember] {
    var members: [ScenarioMember] = []
    var names: [String: ScenarioPlace] = [:]
    while !faults.isFull, let line = line(at: indent) {
      guard members.count < ScenarioLimit.members else {
        faults.add(
          ScenarioFault(
            place: line.place, problem: .tooMany(.member, limit: ScenarioLimit.members)))
        skip(below: indent - 1)
        break
      }
      var cursor = TokenCursor(line)
      do throws(ScenarioFault) {
        let mark = try cursor.cutMark()
        let kind = try memberKind(&cursor, of: declaration)
        let form = MemberForm.form(of: kind)
        guard var member = member(kind, form: form, cursor: &cursor) else { continue }
        let isValue = MemberForm.values.contains(kind)
        let name = isValue ? member.name : "\(kind.rawValue) \(member.name)"
        member.mark = mark
        if !MemberForm.repeatable.contains(kind) {
          note(String(name.trimmed), at: member.place, in: &names)
        }
        members.append(member)
      } catch {
        faults.add(error)
        skip(below: indent)
      }
    }
    return members
  }

  private func memberKind(
    _ cursor: inout TokenCursor, of declaration: ScenarioDeclaration.Kind?
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
    // Both words of what looks like `on …`, so that the nearest one can be found.
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

  /// The member after its keyword; nil with its faults noted.
  private mutating func member(
    _ kind: ScenarioMember.Kind, form: MemberForm, cursor: inout TokenCursor
  ) -> ScenarioMember? {
    let place = ScenarioPlace(line: cursor.line, column: cursor.tokens[0].column)
    var member = ScenarioMember(kind: kind, name: "", place: place)
    var isGood = true
    do throws(ScenarioFault) {
      try cursor.readHeader(form.header, into: &member)
      try cursor.expectEnd()
    } catch {
      faults.add(error)
      isGood = false
    }
    switch form.content {
    case .nothing: if !isGood { skip(below: cursor.indent) }
    case .statements:
      if hasBlock(below: cursor.indent) { member.block = statements(at: cursor.indent + 1) }
    case .rules:
      if hasBlock(below: cursor.indent) { member.rules = rules(at: cursor.indent + 1) }
    }
    return isGood ? member : nil
  }
}

extension TokenCursor {
  fileprivate mutating func readHeader(
    _ header: MemberForm.Header, into member: inout ScenarioMember
  ) throws(ScenarioFault) {
    switch header {
    case .nothing: break
    case .name: member.name = try word()
    case .nameAndValue:
      member.name = try word()
      member.value = try assigned()
    case .nameAndType:
      member.name = try word()
      try expect(symbol: ":")
      member.type = try word()
    case .nameAndArguments:
      member.name = try word()
      if take(symbol: "(") {
        repeat { member.arguments.append(try word()) } while take(symbol: ",")
        try expect(symbol: ")")
      }
    case .identity:
      if take(word: "id") { member.value = try expression() }
    case .change:
      let value = try expression()
      member.value = value
      if case .name(let name) = value { member.name = name.text }
      member.isInitial = take(word: "initial")
      if take(word: "with") {
        member.arguments.append(try word())
        try expect(symbol: ",")
        member.arguments.append(try word())
      }
    case .value:
      let value = try expression()
      member.value = value
      // Two of them can stand beside each other when they look at different values.
      if case .name(let name) = value { member.name = name.text }
    }
  }
}
