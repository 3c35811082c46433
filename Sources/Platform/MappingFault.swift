#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What becomes of the program where a mapped file ends before its mapping does.
///
/// SQLite maps the index of its log, the file with the ending `-shm`. Another program that cuts it off, or a disk without
/// room for it, shows as the signal SIGBUS at the next touch. A write under way is undone, as after a kill.
package enum MappingFault {
  /// Ends the program with a message and the status of a failure, in place of the signal.
  package static func watch() {
    signal(SIGBUS) { _ in
      // Nothing but these two calls is safe here: no allocation, no global that is made on first use.
      let message: StaticString = """
        error: a file was cut off while it was in use
          why: the system cannot read what was mapped (SIGBUS); another program shortened it, or the disk is full
          help: leave the files beside a store to SQLite, then try again; what was begun is undone

        """
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
  }
}
