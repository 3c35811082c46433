/// Sentences for sources that cannot be checked.
enum SourceFailureText {
  static func message(for error: SourceInputError) -> UserMessage {
    switch error {
    case .missing(let path):
      UserMessage(
        "there is no file or folder \(path)", location: path,
        help: "name a Swift file, a folder, or - for standard input")
    case .unusablePath(let path):
      UserMessage(
        "\(path) is not a path", reason: "it has a NUL character, which no file name can have",
        help: "name the file without it")
    case .unreadable(let path, let reason):
      UserMessage(
        path == "-" ? "standard input cannot be read" : "\(path) cannot be read", reason: reason,
        location: path == "-" ? nil : path,
        help: path == "-"
          ? "pipe the text of a Swift file into it, or name the file" : "check its permissions")
    case .tooLong(let path, let limit):
      UserMessage(
        "\(path == "-" ? "the input" : path) is longer than \(limit) bytes",
        location: path == "-" ? nil : path, help: "split it and check the parts")
    case .noSources(let path):
      UserMessage("there is no Swift file in \(path)", location: path, help: "name another folder")
    case .standardInputTwice:
      UserMessage("standard input was named twice", help: "name - once")
    case .baseline(let path, let line):
      UserMessage(
        "\(path) is not a baseline", reason: "line \(line) does not begin with a fingerprint",
        location: "\(path):\(line)",
        help: "write one with bridgebook check --write-baseline FILE PATH")
    case .baselineUnreadable(let path, let reason):
      UserMessage(
        "the baseline \(path) cannot be read", reason: reason, location: path,
        help: "write one with bridgebook check --write-baseline FILE PATH")
    case .replacesOther(let path):
      UserMessage(
        "\(path) is not a baseline, so a new baseline is not written there",
        reason: "it does not begin with the line \(CheckBaseline.header); it was not changed",
        location: path,
        help: "name another file for the baseline, or remove this one first if nobody needs it")
    case .standardInputEmpty:
      UserMessage(
        "standard input is empty", reason: "nothing was checked",
        help: "pipe the text of a Swift file into it, or name the file")
    case .inputPathNeedsInput(let path):
      UserMessage(
        "--stdin-path \(path) names the text on standard input, which is not checked",
        help: "add - to check standard input, or leave --stdin-path out")
    case .fixNeedsFiles:
      UserMessage(
        "--fix cannot change standard input",
        help: "use --format json, which lists the edits of each finding")
    case .excludes(let one, let other):
      UserMessage(
        "\(one) and \(other) cannot be combined", reason: "they ask for different answers",
        help: "remove one of them")
    case .csvNeedsLedger:
      UserMessage(
        "--format csv needs --ledger",
        reason: "findings cannot be written as comma-separated values",
        help: "use --format json, or add --ledger")
    case .changed(let path):
      UserMessage("\(path) changed while it was checked", location: path, help: "check it again")
    }
  }

  static func message(for interruption: CheckInterruption) -> UserMessage {
    UserMessage.stopped(
      interruption.status,
      reason:
        "the check was not finished; each file is as it was, or has the changes that were named"
    )
  }
}
