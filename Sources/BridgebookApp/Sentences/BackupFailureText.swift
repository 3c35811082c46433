/// Sentences for failed backups.
enum BackupFailureText {
  static func message(for error: BackupError) -> UserMessage {
    switch error {
    case .exists(let path):
      UserMessage(
        "a file of that name already exists", reason: "it was not changed", location: path,
        help: "choose another name, or replace it with --force")
    case .leftLog(let path, let log):
      UserMessage(
        "a log that belongs to another database already exists there",
        reason: "\(log) would be applied to the copy; nothing was written", location: path,
        help: "choose another name, or remove that log with --force")
    case .isTheStore(let path):
      UserMessage(
        "that is the store itself", location: path, help: "choose another name for the copy")
    case .isOfTheStore(let path):
      UserMessage(
        "that is a file of the store itself", reason: "SQLite keeps the newest changes there",
        location: path, help: "choose another name for the copy")
    case .isNoFile(let path):
      UserMessage(
        "the copy cannot be written there", reason: "the path is not a regular file",
        location: path, help: "choose another name for the copy")
    case .isFolder(let path):
      UserMessage(
        "the copy cannot be written there", reason: "a copy is one file, and this is a folder",
        location: path, help: "name a file in it, as in \(path)/book-backup.sqlite")
    case .unwritable(let path, let reason):
      UserMessage(
        "the copy cannot be written", reason: reason, location: path,
        help: "choose another place, or free some space")
    case .inUse(let path):
      UserMessage(
        "the old copy is in use", reason: "another program has it open; it was not changed",
        location: path, help: "quit that program first, or choose another name for the copy")
    case .unconfirmed(let path, let reason):
      UserMessage(
        "the copy is complete and in place, but the disk did not confirm it", reason: reason,
        location: path, help: "check the disk, then make it again with --force")
    case .stopped(let status):
      UserMessage.stopped(status, reason: "no copy was made")
    }
  }
}
