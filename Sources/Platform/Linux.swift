#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  // The parts that are specific to Linux; `Darwin.swift` has the same members.

  extension Descriptor {
    /// Flushes a file to the storage medium; returns a negative number on failure.
    static func flush(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

    /// The flag that opens a pipe without waiting for a writer; `poll` then waits for the first
    /// one, and a stop signal ends that wait.
    static let opensAtOnce = O_NONBLOCK
  }

  extension FileStatus {
    /// The devices of the file systems whose files the kernel generates.
    ///
    /// A folder on which nothing is mounted has the device of the root, which contains other files.
    ///
    /// An array, because a set of numbers requires looking up conformances of its element.
    static let kernelDevices: [UInt64] = {
      let places = [
        "/proc", "/sys", "/sys/fs/cgroup", "/sys/kernel/debug", "/sys/kernel/tracing",
        "/sys/kernel/security",
      ]
      let root = identity(at: "/")?.device
      return places.compactMap { identity(at: $0)?.device }.filter { $0 != root }
    }()
  }

  extension SystemThread {
    /// Starts a joinable thread at `SystemThread.enter`.
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
  }

  extension FileChange {
    /// Exchanges two paths atomically.
    ///
    /// - Returns: false if the system or the file system cannot do it; nothing has changed then.
    package static func exchange(
      _ path: String, with name: String
    ) throws(SystemError) -> Bool {
      #if canImport(Glibc)
        guard let renameat2 = FileChange.renameat2 else { return false }
        if renameat2(
          AT_FDCWD, PathText.bytes(of: path), AT_FDCWD, PathText.bytes(of: name), exchangeNames)
          == 0
        {
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

      /// `RENAME_EXCHANGE` of `linux/fs.h`.
      private static let exchangeNames: UInt32 = 2

      /// Looked up at run time: glibc declares it only under `_GNU_SOURCE`, which Swift's Glibc
      /// module does not define.
      private static let renameat2: RenameAt2? =
        dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }
    #endif
  }

  extension Subprocess {
    /// Returns the arguments a process was started with, including its name; nil if the system does
    /// not report them.
    package static func commandLine(of process: Int32) -> [String]? {
      var bytes: [UInt8] = []
      do {
        try Descriptor.readChunks(of: "/proc/\(process)/cmdline") { bytes += $0 }
      } catch {
        return nil
      }
      return ProcessArguments.words(endedByZero: bytes[...])
    }
  }

  extension CurrentProcess {
    /// Returns the default folder for the program's data.
    package static func dataFolder(environment: (String) -> String?) -> String {
      // The XDG specification requires that a relative path be ignored: the folder would change
      // with the working directory.
      let named = environment("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? home(environment: environment) + "/.local/share") + "/bridgebook"
    }
  }

  /// The file actions and attributes for `posix_spawn`.
  struct SpawnSettings {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  }

  extension rusage {
    /// The peak resident memory of the process in bytes; Linux reports kibibytes.
    var peakMemoryBytes: Int { Int(ru_maxrss) * 1024 }
  }
#endif
