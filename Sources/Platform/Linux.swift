#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// What Linux does in a way of its own; `Darwin.swift` has the same members.
  extension SystemCalls {
    /// Writes what the system still holds of a file to the medium; negative where it fails.
    static func flush(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

    /// Starts a thread that can be joined, at `SystemThread.enter`.
    static func createThread(
      _ attributes: UnsafePointer<pthread_attr_t>, _ context: UnsafeMutableRawPointer
    ) -> (code: Int32, handle: pthread_t?) {
      #if canImport(Glibc)
        var handle = pthread_t()
      #else
        var handle: pthread_t?
      #endif
      let code = pthread_create(&handle, attributes, { SystemThread.enter($0) }, context)
      return (code, handle)
    }

    /// Exchanges two names in one step.
    ///
    /// - Returns: false where the system or the file system cannot do so; nothing was changed then.
    package static func exchange(
      _ path: String, with name: String
    ) throws(SystemError) -> Bool {
      #if canImport(Glibc)
        guard let renameat2 = SystemCalls.renameat2 else { return false }
        if renameat2(AT_FDCWD, bytes(path), AT_FDCWD, bytes(name), exchangeNames) == 0 {
          return true
        }
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else {
          throw SystemError(call: "rename", path: name, code: errno)
        }
      #endif
      return false
    }

    #if canImport(Glibc)
      private typealias RenameAt2 =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32

      /// `RENAME_EXCHANGE` of Linux.
      private static let exchangeNames: UInt32 = 2

      /// Glibc declares the call for its own extensions only, which Swift's module of it leaves out.
      private static let renameat2: RenameAt2? =
        dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }
    #endif

    /// The words a process was started with; nil where the system does not tell.
    package static func commandLine(of process: Int32) -> [String]? {
      var bytes: [UInt8] = []
      do {
        try readChunks(of: "/proc/\(process)/cmdline") { bytes += $0 }
      } catch {
        return nil
      }
      return ProcessArguments.words(endedByZero: bytes[...])
    }

    /// Where the program keeps its data when nobody says.
    package static func dataFolder(environment: (String) -> String?) -> String {
      let data = environment("XDG_DATA_HOME") ?? (environment("HOME") ?? ".") + "/.local/share"
      return data + "/bridgebook"
    }
  }

  /// What is to happen in a new process before its program starts.
  struct SpawnSettings {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  }

  extension rusage {
    /// The most memory the process had, in bytes; Linux counts kibibytes.
    var peakMemoryBytes: Int { Int(ru_maxrss) * 1024 }
  }
#endif
