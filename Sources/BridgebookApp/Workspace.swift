package import BridgebookStore
package import Platform

/// The store somebody works with: how it is opened, what `-` reads, and who hears what happens meanwhile.
///
/// Its extensions are what the program can do. The command line and the server for agents call them alike; neither the
/// terminal nor the syntax of arguments is known here.
package struct Workspace {
  package let storePath: String
  package let waitMilliseconds: Int32
  /// What `-` reads.
  package let input: InputSource
  /// Whether a word that is the path of a file may be read; otherwise it is an id and nothing else.
  package let readsFiles: Bool
  /// Receives remarks beside the answer, which may be hidden.
  package let note: (String) -> Void
  /// Receives remarks without which the answer would mislead.
  package let announce: (String) -> Void
  /// Receives what is finished for good, whatever fails later.
  package let accomplish: (String) -> Void
  /// Asked again and again whether the work shall end; may be asked on any thread.
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

  /// The way to the store.
  package var storeDoor: StoreDoor {
    StoreDoor(
      path: storePath, waitMilliseconds: waitMilliseconds, note: note, announce: announce,
      accomplish: accomplish)
  }

  /// The store for questions, made when it is missing.
  package func openStore() throws -> Store {
    try storeDoor.openForReading()
  }

  /// The store for changes; a place that cannot be written is an error.
  package func openStoreForWriting() throws -> Store {
    try storeDoor.openForWriting()
  }

  /// Whether a path leads to the store in use or to a file beside it, through whatever links.
  ///
  /// The system releases all locks this process holds on a file as soon as it closes the file anywhere.
  package func isStoreFile(_ path: String) throws(SystemError) -> Bool {
    for ending in ["", "-wal", "-shm", "-journal"] {
      if try SystemCalls.isSameFile(path, storePath + ending) { return true }
    }
    return false
  }

  /// What is at a path that a word may be; nothing where the word can only be an id.
  package func file(at word: String) -> SystemCalls.FileKind {
    readsFiles ? SystemCalls.file(at: word).kind : .missing
  }

  /// Prepares for being ended; only the process itself is told by the system.
  package func watchForInterruption() {
    if input == .process { Interruption.watch() }
  }
}
