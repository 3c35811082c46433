internal import BridgebookApp

/// The manual page: the command table, and general sections.
enum ProgramManual {
  static var text: String {
    ManualPage(
      program: "bridgebook", purpose: CommandTable.purpose, version: ProgramVersion.number,
      date: ProgramVersion.date, commands: CommandTable.commands.map { $0.syntax },
      globalFlags: CommandTable.globalFlags
    ).text(parts: [
      .init(
        "Topics",
        ManualTopic.all.map { ("help \($0.name)", $0.summary) }),
      .init(
        "Exit status",
        [
          ("0", "Success. The answers none and native count as success."),
          (
            "1",
            "The answer is no: nothing found, not covered, an answer is missing, or findings."
          ),
          ("2", "It could not be done: usage, unreadable input, a damaged or newer store."),
          ("130, 143", "Stopped by Ctrl-C or SIGTERM; unfinished changes are rolled back."),
        ]),
      .init(
        "Environment",
        [
          ("BRIDGEBOOK_STORE", "The store, if --store does not name one."),
          ("NO_COLOR", "Set to anything: no colors."),
          ("XDG_DATA_HOME", "The data folder on Linux; without it ~/.local/share."),
        ]),
      .init(
        "Files",
        [
          ("~/.local/share/bridgebook/book.sqlite", "The store on Linux."),
          ("~/Library/Application Support/bridgebook/book.sqlite", "The store on macOS."),
        ]),
    ])
  }
}
