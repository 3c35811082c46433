internal import BridgebookStore

/// Sentences for failed changes of a team's texts.
enum OwnBookFailureText {
  /// Returns one message, or one per fault of the texts.
  static func messages(for error: OwnBookError) -> [UserMessage] {
    switch error {
    case .invalid(let faults): faults.map(OwnBookText.message(for:))
    case .kept(let path, let id, let faults):
      [
        UserMessage(
          "the text was not saved to the store; it is kept in \(path)",
          reason: "it has faults, named below",
          location: path,
          help: "correct it and run bridgebook add \(path), or leave \(id) as it is")
      ] + faults.map(OwnBookText.message(for:))
    case .otherStore(let path, let cause):
      [otherStore(cause, path: path)]
    default: [message(for: error)]
    }
  }

  private static func message(for error: OwnBookError) -> UserMessage {
    switch error {
    case .notOwn(let id, let isBuiltIn, let suggestion):
      UserMessage(
        isBuiltIn ? "\(id) is built in" : "there is no own text \(id)",
        reason: isBuiltIn ? "only a team's own texts have a history and can be removed" : nil,
        help: isBuiltIn
          ? "to replace it, bridgebook edit \(id) and keep its line overrides: \(id)"
          : suggestion.map { "did you mean \($0)?" } ?? "bridgebook list own lists them")
    case .noSource(let id, let suggestion):
      UserMessage(
        "there is no source text of \(id)",
        help: suggestion.map { "did you mean \($0)?" } ?? "bridgebook search finds entries by words"
      )
    case .rowOfTable(let id):
      UserMessage(
        "\(id) is a row of a table",
        reason: "all releases of APIs are in one table, so this row has no text of its own",
        help: "bridgebook show \(id) prints what is known about it")
    case .noVersion(let id, let known):
      UserMessage(
        "there is no such version of \(id)",
        reason: "it has versions \(known.first ?? 1) to \(known.last ?? 1)",
        help: "bridgebook history \(id) lists them")
    case .removed(let id, let last):
      UserMessage(
        "\(id) was removed", help: "bridgebook restore \(id)@\(last) brings it back")
    case .malformedVersion(let word):
      UserMessage(
        "\(word) is not a version of a text", help: "write ID@N, as in bridgebook restore our-map@2"
      )
    case .otherCase(let id, let known):
      UserMessage(
        "\(id) and \(known) differ only in the case of letters", help: "write id: \(known)")
    case .unreadable(let path, let reason):
      UserMessage("\(path) cannot be read", reason: reason, location: path, help: "check the path")
    case .tooLarge(let path, let limit):
      UserMessage(
        "\(path) is too large for a text of the book",
        reason: "a text has at most \(limit) bytes", location: path,
        help: "to read a log, use bridgebook diagnose \(path)")
    case .unknownKind(let word, let known, let suggestion):
      UserMessage(
        "there is no skeleton for a \(word)", reason: "kinds are \(known.joined(separator: ", "))",
        help: suggestion.map { "did you mean \($0)?" } ?? "choose one of them")
    case .noEditor:
      UserMessage(
        "no editor is set", reason: "neither VISUAL nor EDITOR is set",
        help: "set one, as in EDITOR=vi; or bridgebook show --source ID > ID.txt and add it")
    case .editorFailed(let editor, let status, let kept):
      UserMessage(
        "\(editor) ended with status \(status)", reason: "nothing was changed", location: kept,
        help: kept.map { "what was written is in \($0); bridgebook add \($0) stores it" }
          ?? "check VISUAL and EDITOR, then try again")
    case .changedMeanwhile(let id, let kept):
      UserMessage(
        "somebody else changed \(id) in the meantime",
        reason: "your text was not saved; the other version is current", location: kept,
        help: "compare with bridgebook show --source \(id), then run bridgebook add \(kept)")
    case .renamed(let from, let to, let kept):
      UserMessage(
        "the text has the id \(to) now, not \(from)", reason: "nothing was changed",
        location: kept, help: "run bridgebook add \(kept) for a text of that id")
    case .sameStore(let path):
      UserMessage(
        "\(path) is the store itself", reason: "there is nothing to merge", location: path,
        help: "name another store")
    case .noCopy(let path, let folder, let reason):
      UserMessage(
        "\(path) cannot be copied to \(folder)", reason: reason, location: path,
        help: "free some space there, or set TMPDIR to another folder; nothing was merged")
    case .changedContents(let path, let changes):
      UserMessage(
        "\(path) cannot be merged: \(changes[0])",
        reason: changes.count > 1 ? "\(changes.count) faults were found" : nil, location: path,
        help: "nothing was merged; bridgebook --store \(path) doctor lists the faults; remove such "
          + "runs there with bridgebook runs remove RUN, or merge a backup")
    case .invalid, .kept, .otherStore: UserMessage("the texts were not changed")
    }
  }

  /// Returns the message about another store, without the help for the user's own store, which
  /// would be misleading.
  private static func otherStore(_ cause: StoreDoorError, path: String) -> UserMessage {
    let message = StoreFailureText.message(for: cause)
    let help: String? =
      switch cause {
      case .unusable(_, .migration(.newer)): "update bridgebook, then merge"
      case .unusable(_, .migration(.replaced)): message.help
      default: "name a store of bridgebook; nothing was changed"
      }
    return UserMessage(
      "\(path) cannot be merged: \(message.message)", reason: message.reason, location: path,
      help: help)
  }
}
