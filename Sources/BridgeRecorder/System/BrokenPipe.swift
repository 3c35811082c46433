#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Keeps a write to a pipe that nobody reads, or to a file that is full, from ending the app by a signal.
enum BrokenPipe {
  /// Runs one write; its result and, where that is not positive, the system's code.
  static func asFailure(of descriptor: Int32, _ write: () -> Int) -> (result: Int, code: Int32) {
    #if canImport(Darwin)
      _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
      let result = write()
      return (result, result > 0 ? 0 : errno)
    #else
      // The signals go to the writing thread alone, so only this thread has to hold them back.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      sigaddset(&signals, SIGXFSZ)
      var pending = sigset_t()
      sigemptyset(&pending)
      sigpending(&pending)
      var before = sigset_t()
      sigemptyset(&before)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      let result = write()
      let code = result > 0 ? 0 : errno
      let wasPending = sigismember(&pending, SIGPIPE) == 1 || sigismember(&pending, SIGXFSZ) == 1
      if code == EPIPE || code == EFBIG, !wasPending {
        var now = timespec()
        while sigtimedwait(&signals, nil, &now) == -1 && errno == EINTR {}
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return (result, code)
    #endif
  }
}
