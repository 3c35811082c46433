/// Sentences for failed exports.
enum ExportFailureText {
  static func message(for error: ExportError) -> UserMessage {
    switch error {
    case .unknownSheet(let word, let suggestion):
      UserMessage(
        "there is no sheet \(word)",
        help: suggestion.map { "did you mean \($0)?" } ?? "bridgebook export lists the sheets")
    case .fileForSheet(let name, let sheet):
      UserMessage(
        "\(name) is not a sheet", reason: "it looks like the file to write",
        help: "write bridgebook export \(sheet) -o \(name)")
    case .wrongWords(let sheet, let arguments, let given):
      UserMessage(
        arguments.isEmpty
          ? "\(sheet) takes no more words, not \(given)"
          : "\(sheet) takes \(arguments), not \(given) \(given == 1 ? "word" : "words")",
        help: "write bridgebook export \(sheet)\(arguments.isEmpty ? "" : " " + arguments)")
    case .isOfOneRun(let sheet, let form, let given):
      UserMessage(
        "\(sheet) as \(form) covers one run, not \(given)",
        help: "name one run, or write --as csv or --as rows for a table of many")
    case .optionNotTaken(let sheet, let option, let taken):
      UserMessage(
        "the sheet \(sheet) does not take --\(option)",
        reason: taken.isEmpty
          ? "it takes no options of its own"
          : "it takes \(taken.map { "--" + $0 }.joined(separator: ", "))",
        help: "remove it, or choose another sheet; bridgebook export lists them")
    case .unknownForm(let sheet, let form, let known, let suggestion):
      UserMessage(
        "\(sheet) cannot be exported as \(form)",
        reason: "its forms are \(known.joined(separator: ", "))",
        help: suggestion.map { "did you mean \($0)?" } ?? "choose one of them")
    case .noHTML(let sheet, let others):
      UserMessage(
        "\(sheet) cannot be exported as a page for a browser",
        reason: "--format html is for \(others.joined(separator: ", "))",
        help: "leave out --format html, or choose one of these sheets")
    case .excludes(let one, let other):
      UserMessage(
        "--\(one) and --\(other) cannot be combined", help: "remove one of them")
    case .unknownTopic(let word, let known, let suggestion):
      UserMessage(
        "there is no topic \(word)", reason: "topics are \(known.joined(separator: ", "))",
        help: suggestion.map { "did you mean \($0)?" } ?? "choose one of them")
    case .unknownComponent(let word, let suggestion):
      UserMessage(
        "the book has no class \(word)",
        help: suggestion.map { "did you mean \($0)?" }
          ?? "bridgebook list components lists them all")
    case .fileIsNoRun(let path):
      UserMessage(
        "\(path) is a file, not a run", reason: "a report describes a run in the store",
        location: path, help: "import it first: bridgebook import \(path)")
    case .jsonNeedsPath(let sheet):
      UserMessage(
        "the sheet \(sheet) cannot be printed as JSON",
        reason: "with --format json the answer only says what was written and where",
        help: "add -o PATH, or leave out --format json")
    case .folderNeedsPath(let sheet):
      UserMessage("\(sheet) is a folder of files", help: "say where it goes with -o PATH")
    case .emptyPath:
      UserMessage(
        "the path after -o is empty", help: "write -o PATH, or leave it out for standard output")
    case .exists, .isOfStore, .isFolder, .isNoFolder, .folderMissing, .holdsOtherFiles, .unwritable,
      .unconfirmed:
      place(error)
    }
  }

  private static func place(_ error: ExportError) -> UserMessage {
    switch error {
    case .exists(let path):
      UserMessage(
        "\(path) already exists", reason: "nothing is overwritten without --force", location: path,
        help: "choose another path, or add --force to replace it")
    case .isOfStore(let path):
      UserMessage(
        "\(path) is a file of the store in use",
        reason: "replacing it would lose your texts and runs; nothing was changed", location: path,
        help: "choose another path; bridgebook backup PATH makes a copy of the store")
    case .isFolder(let path):
      UserMessage(
        "\(path) is a folder", reason: "the sheet is one file", location: path,
        help: "name a file in it: -o \(path)\(path.hasSuffix("/") ? "" : "/")NAME")
    case .isNoFolder(let path):
      UserMessage("\(path) is not a folder", location: path, help: "choose another path")
    case .folderMissing(let path):
      UserMessage(
        "there is no folder \(path)", location: path,
        help: "create it first: mkdir -p \(path)")
    case .holdsOtherFiles(let path, let file):
      UserMessage(
        "\(path) contains files that this export does not create",
        reason: "replacing it would lose \(file)", location: path,
        help: "choose another path, or move them away")
    case .unwritable(let path, let reason):
      UserMessage(
        "\(path) cannot be written", reason: reason, location: path,
        help: "check the folder's permissions and free space, or choose another path")
    case .unconfirmed(let path, let reason):
      UserMessage(
        "\(path) was written, but the disk did not confirm it", reason: reason, location: path,
        help: "check the disk, then export it again with --force")
    default: UserMessage("the export cannot be written")
    }
  }

  static func message(for interruption: ExportInterruption) -> UserMessage {
    UserMessage.stopped(
      interruption.status,
      reason: interruption.isPartial
        ? "\(interruption.path) contains the first part of it" : "nothing was written",
      location: interruption.path)
  }
}
