package import BridgebookStore
package import Platform

/// The context of a command: the store, the source of `-`, and the receivers of remarks.
///
/// Its extensions are the use cases of the program, which the command line and the server for
/// agents both call; they know neither the terminal nor the syntax of arguments.
package struct Workspace {
  package let storePath: String
  package let waitMilliseconds: Int32
  /// The source that `-` reads from.
  package let input: InputSource
  /// Whether an argument may be the path of a file; otherwise arguments are only ids.
  package let readsFiles: Bool
  /// Receives remarks that accompany the answer; `--quiet` hides them.
  package let note: (String) -> Void
  /// Receives remarks without which the answer would be misleading; never hidden.
  package let announce: (String) -> Void
  /// Receives each completed step, which a later failure does not undo.
  package let accomplish: (String) -> Void
  /// Polled for a request to end the work; called on any thread.
  package let interruption: @Sendable () -> Interruption?

  package init(
    storePath: String, waitMilliseconds: Int32, input: InputSource, readsFiles: Bool,
    note: @escaping (String) -> Void, announce: @escaping (String) -> Void,
    accomplish: @escaping (String) -> Void, interruption: @escaping @Sendable () -> Interruption?
  ) {
    self.storePath = storePath
    self.waitMilliseconds = waitMilliseconds
    self.input = input
    self.readsFiles = readsFiles
    self.note = note
    self.announce = announce
    self.accomplish = accomplish
    self.interruption = interruption
  }

  /// Opens and creates the store.
  package var storeDoor: StoreDoor {
    StoreDoor(
      path: storePath, waitMilliseconds: waitMilliseconds, note: note, announce: announce,
      accomplish: accomplish, interruption: interruption)
  }

  /// Opens the store for reading, creating it if it is missing.
  package func openStore() throws -> Store {
    try storeDoor.openForReading()
  }

  /// Opens the store for changes; throws if the file cannot be written.
  package func openStoreForWriting() throws -> Store {
    try storeDoor.openForWriting()
  }

  /// Returns whether a path leads to the store in use or to one of its companion files, following
  /// links.
  ///
  /// Such a file must not be opened: closing it would release all locks that this process holds on
  /// it.
  package func isStoreFile(_ path: String) throws(SystemError) -> Bool {
    try storeDoor.place.includes(path)
  }

  /// Returns the kind of file at the path that an argument may name; `missing` if arguments are
  /// only ids.
  package func file(at word: String) throws(SystemError) -> FileKind {
    readsFiles ? try FileStatus.certainFile(at: word).kind : .missing
  }

  /// Returns a copy of this workspace with bytes as the source of `-`.
  func reading(_ bytes: [UInt8]) -> Workspace {
    Workspace(
      storePath: storePath, waitMilliseconds: waitMilliseconds, input: .bytes(bytes),
      readsFiles: false, note: note, announce: announce, accomplish: accomplish,
      interruption: interruption)
  }

  /// Handles signals from now on; only a command of this process receives them.
  package func watchForInterruption() {
    if input == .process { Interruption.watch() }
  }
}
