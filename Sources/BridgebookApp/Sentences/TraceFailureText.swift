internal import Bridgebook
internal import Platform

/// Sentences for inputs that cannot become a run.
enum TraceFailureText {
  static func message(for error: TraceInputError) -> UserMessage {
    switch error {
    case .refused(let path, let kind):
      let (what, instead) = sentences(for: kind)
      return UserMessage(
        "\(UserMessage.name(ofPath: path)) is \(what)",
        reason: "this kind of file cannot be read; none of it was stored",
        location: path, help: instead)
    case .folder(let path, nil):
      return UserMessage(
        "\(path) is a folder", reason: "a trace is one file", location: path,
        help: "name a file in it, or several: bridgebook import FILE…")
    case .folder(let path, let kind?):
      return UserMessage(
        "\(path) is \(kind.what)",
        reason: "it is a folder in the tool's own format; none of it was stored", location: path,
        help: kind.instead)
    case .empty(let path):
      return UserMessage(
        "\(UserMessage.name(ofPath: path)) is empty", location: path,
        help: "paste or export the log again")
    case .unreadable(let path, let reason):
      return UserMessage(
        "\(UserMessage.name(ofPath: path)) cannot be read", reason: reason, location: path,
        help: "check the path and its permissions")
    case .tooLong(let path, let limit):
      return UserMessage(
        "\(path == "-" ? "the input" : path) is longer than \(limit) bytes",
        reason: "--max-bytes allows no more; none of it was stored",
        location: path == "-" ? nil : path, help: "allow more with --max-bytes BYTES")
    case .ownStore(let path):
      return UserMessage(
        "\(path) is a file of the store in use",
        reason: "reading it as a trace would release the store's locks", location: path,
        help: "name a log; bridgebook backup FILE copies the store")
    case .unusablePath(let path):
      return UserMessage(
        "\(path) is not a path", reason: "it has a NUL character, which no file name can have",
        help: "name the file without it")
    case .unknownFormat(let word, let suggestion):
      return UserMessage(
        "unknown format \(word)",
        help: suggestion.map { "did you mean \($0)?" } ?? "bridgebook formats lists the formats")
    case .fileIsNoRun(let path):
      return UserMessage(
        "\(path) is a file, and this command takes runs of the store", location: path,
        help: "import it as a run: bridgebook import FILE prints its id")
    case .notFollowed(let path, let kind):
      return notFollowed(path, kind)
    case .unknownRun(let id, let suggestion):
      return UserMessage(
        "there is no file and no run \(id)",
        help: suggestion.map { "did you mean \($0)?" } ?? "bridgebook runs lists the runs")
    }
  }

  private static func notFollowed(_ path: String, _ kind: FileKind) -> UserMessage {
    if path == "-" {
      return UserMessage(
        "--follow and --from take a file",
        reason: "standard input has no offset, and is read to its end as it arrives",
        help: "remove the option, or name the file that the log is written to")
    }
    let reason =
      switch kind {
      case .missing: "there is no such file"
      case .directory: "it is a folder"
      case .other, .regular: "it is a pipe or a device, which cannot be read from an offset"
      }
    return UserMessage(
      "\(path) cannot be followed", reason: reason, location: path,
      help: kind == .other
        ? "read it as a stream: bridgebook diagnose - < FILE"
        : "name the file that the log is written to; the app creates it when it starts")
  }

  static func message(for interruption: Interruption) -> UserMessage {
    UserMessage.stopped(
      interruption.status,
      reason: "the unfinished trace was not stored; the store is unchanged")
  }

  private static func sentences(for kind: Refusal) -> (what: String, instead: String) {
    switch kind {
    case .gzip: ("compressed with gzip", "unpack it first: gunzip -c FILE | bridgebook diagnose -")
    case .zstd: ("compressed with zstd", "unpack it first: zstd -dc FILE | bridgebook diagnose -")
    case .perfetto:
      ("a Perfetto protobuf trace", "export Chrome Trace Event JSON, as traceconv json does")
    case .bzip2:
      ("compressed with bzip2", "unpack it first: bunzip2 -c FILE | bridgebook diagnose -")
    case .xz:
      ("compressed with xz", "unpack it first: xz -dc FILE | bridgebook diagnose -")
    case .zip:
      (
        "a zip archive, such as a packed .trace bundle",
        "export a table instead: xctrace export --input FILE --xpath …"
      )
    case .binaryPropertyList:
      ("a binary property list", "export the log as text: log show --style ndjson")
    case .sqlite: ("a SQLite database", "name a log; a store is given with --store")
    case .picture: ("a picture", "copy the console as text: select all, copy, paste into a file")
    case .pdf: ("a PDF document", "copy the lines out of it into a text file")
    case .rtf: ("rich text", "save it as plain text: textutil -convert txt FILE")
    case .tracev3:
      (
        "a part of a log archive",
        "export the archive as text: log show --archive NAME.logarchive --style ndjson"
      )
    case .tar:
      (
        "a tar archive, such as a sysdiagnose",
        "unpack it, then export its log archive: log show --archive NAME.logarchive --style ndjson"
      )
    case .utf16:
      ("text in UTF-16", "save it as UTF-8: iconv -f UTF-16 -t UTF-8 FILE | bridgebook diagnose -")
    case .binary:
      ("not text", "name a text log; bridgebook formats lists what is read")
    }
  }
}
