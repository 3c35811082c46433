/// The comparison of a run's findings with those that its variant declares.
package struct FindingCheck: Equatable, Sendable {
  /// The declared findings that were not found.
  package let missing: [ExpectedFinding]
  /// The undeclared findings that were found; notes describe the behavior of the system and need no
  /// declaration.
  package let unexpected: [Finding]

  /// Whether exactly the declared findings were found.
  package var holds: Bool { missing.isEmpty && unexpected.isEmpty }

  /// Pairs findings with declarations that have the same gotcha and lines; each is paired at most
  /// once.
  ///
  /// - Parameter marks: The lines of marks, by name.
  package init(expected: [ExpectedFinding], found: [Finding], marks: [String: [Int]]) {
    var open = found
    var missing: [ExpectedFinding] = []
    for item in expected {
      let lines = Set(item.lines.flatMap { FindingCheck.lines($0, marks) })
      let provoking = item.provokedBy.map { Set(FindingCheck.lines($0, marks)) }
      let index = open.firstIndex { finding in
        finding.gotcha == item.gotcha && Set(finding.lines) == lines
          && (provoking.map { finding.provokedBy.map { $0.line }.map($0.contains) ?? false } ?? true)
      }
      if let index { open.remove(at: index) } else { missing.append(item) }
    }
    self.missing = missing
    unexpected = open.filter { $0.severity != .note }
  }

  private static func lines(_ word: String, _ marks: [String: [Int]]) -> [Int] {
    if let line = Int(word) { return [line] }
    return marks[word] ?? []
  }
}

extension ScenarioProgram {
  /// The lines of the program's marks, by name; several statements may share a mark.
  package var marks: [String: [Int]] {
    var marks: [String: [Int]] = [:]
    func collect(_ statements: [ScenarioStatement]) {
      for statement in statements {
        if let mark = statement.mark { marks[mark, default: []].append(statement.place.line) }
        for block in statement.kind.blocks { collect(block) }
      }
    }
    for declaration in declarations {
      for member in declaration.members {
        if let mark = member.mark { marks[mark, default: []].append(member.place.line) }
        collect(member.block)
      }
    }
    collect(steps)
    return marks
  }
}
