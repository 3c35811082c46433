#if canImport(Darwin)
  internal import Darwin

  // The parts that are specific to Apple's systems; `Linux.swift` has the same members.

  extension Descriptor {
    /// Flushes a file to the storage medium; returns a negative number on failure.
    static func flush(_ descriptor: Int32) -> Int32 {
      // On macOS, fsync(2) may leave the data in the drive's own cache. F_FULLFSYNC flushes that
      // cache as well, but not every file system supports it.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
      return fsync(descriptor)
    }

    /// No flag: on Apple's systems, a pipe opened before its first writer reads as ended, so
    /// opening must wait for a writer.
    static let opensAtOnce: Int32 = 0
  }

  extension FileStatus {
    /// The devices of file systems whose files the kernel generates; none on Apple's systems.
    static let kernelDevices: [UInt64] = []
  }

  extension SystemThread {
    /// Starts a joinable thread at `SystemThread.enter`.
    static func createThread(
      _ attributes: UnsafePointer<pthread_attr_t>, _ context: UnsafeMutableRawPointer
    ) -> (code: Int32, handle: pthread_t?) {
      var handle: pthread_t?
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
      if renamex_np(PathText.bytes(of: path), PathText.bytes(of: name), UInt32(RENAME_SWAP)) == 0 {
        return true
      }
      guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else {
        throw SystemError(call: "rename", path: name, code: errno)
      }
      return false
    }
  }

  extension Subprocess {
    /// Returns the arguments a process was started with, including its name; nil if the system does
    /// not report them.
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
  }

  extension CurrentProcess {
    /// Returns the default folder for the program's data.
    package static func dataFolder(environment: (String) -> String?) -> String {
      home(environment: environment) + "/Library/Application Support/bridgebook"
    }
  }

  /// The file actions and attributes for `posix_spawn`.
  struct SpawnSettings {
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  }

  extension rusage {
    /// The peak resident memory of the process in bytes.
    var peakMemoryBytes: Int { Int(ru_maxrss) }
  }
#endif
