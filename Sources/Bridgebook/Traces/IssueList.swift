/// The import issues of a run, with the first place and the number of occurrences for each code.
struct IssueList: Sendable {
  private(set) var issues: [ImportIssue] = []

  mutating func add(_ code: ImportIssue.Code, line: Int, byte: Int, count: Int = 1) {
    if let index = issues.firstIndex(where: { $0.code == code }) {
      issues[index].count += count
    } else {
      issues.append(
        ImportIssue(
          code: code, severity: IssueList.severity(of: code), line: line, byte: byte, count: count)
      )
    }
  }

  private static func severity(of code: ImportIssue.Code) -> Severity {
    switch code {
    case .invalidUTF8, .nulBytes, .unterminatedInput, .unbalanced, .redacted: .note
    case .lineCut, .malformedRecord, .tableFull, .textsFull, .eventsDropped, .redactionFull,
      .missingColumns, .missingSchema, .noRows, .valuesFull:
      .warning
    }
  }
}
