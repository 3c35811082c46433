internal import Bridgebook

/// Sentences about parts of an input that could not be read unchanged.
enum ImportIssueText {
  static func sentence(for issue: ImportIssue) -> String {
    let place = issue.line > 0 ? "from line \(issue.line) on" : "in the input"
    let times = issue.count == 1 ? "once" : "\(issue.count) times"
    return "\(what(issue.code)), \(times), \(place)."
  }

  private static func what(_ code: ImportIssue.Code) -> String {
    switch code {
    case .invalidUTF8: "Bytes that are not UTF-8 were replaced"
    case .lineCut: "A line was too long and was cut"
    case .nulBytes: "NUL bytes were replaced"
    case .malformedRecord: "A record was malformed and is kept as a note"
    case .unterminatedInput: "The input ends in the middle of a document"
    case .tableFull: "Too many events were open at once to track; some relations are lost"
    case .textsFull:
      "There are too many different texts to compare all of them: messages of the runtime were looked for everywhere, but rules that compare names or values do not see the later texts"
    case .unbalanced: "A begin has no end, or an end has no begin"
    case .eventsDropped: "The recorder had no room and dropped events"
    case .missingColumns: "A table of Instruments lacks a column that bridgebook reads"
    case .missingSchema:
      "A table of Instruments has no schema, so what its columns mean is unknown; its rows are kept as notes"
    case .noRows:
      "An export of Instruments has no rows: none were recorded, or it is not a table that was exported with --xpath"
    case .valuesFull:
      "A table of Instruments has too many values that later rows refer to; some values of those rows are missing"
    case .redacted: "Names, paths, addresses and numbers of processes were replaced"
    case .redactionFull:
      "More originals were replaced than can be distinguished; the others share a replacement, and names outside of paths are kept"
    }
  }
}
