#if canImport(Darwin)
  internal import Darwin

  /// What Apple's systems do in a way of their own; `Linux.swift` has the same members.
  extension SystemCalls {
    /// Writes what the system and the drive still hold of a file to the medium; negative where it fails.
    static func flush(_ descriptor: Int32) -> Int32 {
      // fsync(2) of macOS: the drive may keep the data in its own cache. F_FULLFSYNC empties that, too,
      // but not every file system knows it.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
      return fsync(descriptor)
    }

    /// Starts a thread that can be joined, at `SystemThread.enter`.
    static func createThread(
      _ attributes: UnsafePointer<pthread_attr_t>, _ context: UnsafeMutableRawPointer
    ) -> (code: Int32, handle: pthread_t?) {
      var handle: pthread_t?
      let code = pthread_create(&handle, attributes, { SystemThread.enter($0) }, context)
      return (code, handle)
    }

    /// Exchanges two names in one step.
    ///
    /// - Returns: false where the system or the file system cannot do so; nothing was changed then.
    package static func exchange(
      _ path: String, with name: String
    ) throws(SystemError) -> Bool {
      if renamex_np(bytes(path), bytes(name), UInt32(RENAME_SWAP)) == 0 { return true }
      guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else {
        throw SystemError(call: "rename", path: name, code: errno)
      }
      return false
    }

    /// The words a process was started with; nil where the system does not tell.
    package static func commandLine(of process: Int32) -> [String]? {
      var name = [CTL_KERN, KERN_PROCARGS2, process]
      var size = 0
      guard sysctl(&name, UInt32(name.count), nil, &size, nil, 0) == 0, size > 0 else {
        return nil
      }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctl(&name, UInt32(name.count), &bytes, &size, nil, 0) == 0 else { return nil }
      return ProcessArguments.words(inKernelRecord: Array(bytes.prefix(size)))
    }

    /// Where the program keeps its data when nobody says.
    package static func dataFolder(environment: (String) -> String?) -> String {
      (environment("HOME") ?? ".") + "/Library/Application Support/bridgebook"
    }
  }

  /// What is to happen in a new process before its program starts.
  struct SpawnSettings {
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  }

  extension rusage {
    /// The most memory the process had, in bytes.
    var peakMemoryBytes: Int { Int(ru_maxrss) }
  }
#endif
