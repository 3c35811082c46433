#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Creates, names and removes files, and flushes them to the disk.
package enum FileChange {
  /// Creates a file with the given bytes that only its owner can read; leaves no file if that
  /// fails.
  package static func writeFile(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(PathText.bytes(of: path), O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw SystemError.last("open", path) }
    defer { close(descriptor) }
    do throws(SystemError) { try Descriptor.write(bytes, to: descriptor) } catch {
      remove(path)
      throw SystemError(call: error.call, path: path, code: error.code)
    }
  }

  /// Links a finished file to a name unless the name is taken; returns false if it is.
  package static func linkIfAbsent(_ path: String, as name: String) throws(SystemError) -> Bool {
    if link(PathText.bytes(of: path), PathText.bytes(of: name)) == 0 { return true }
    if errno == EEXIST { return false }
    throw SystemError.last("link", name)
  }

  /// Renames a file or folder, replacing an existing file atomically.
  package static func rename(_ path: String, to name: String) throws(SystemError) {
    _ = try SystemError.checked(
      renameFile(PathText.bytes(of: path), PathText.bytes(of: name)), "rename", name)
  }

  /// Sets the permission bits of a file or folder; failures are ignored.
  package static func setPermissions(_ permissions: UInt32, of path: String) {
    _ = chmod(PathText.bytes(of: path), mode_t(permissions))
  }

  /// Gives a file the owner and group of another one, or only the group if nothing else is allowed;
  /// failures are ignored.
  package static func setOwner(_ owner: FileOwnership, of path: String) {
    guard chown(PathText.bytes(of: path), owner.user, owner.group) != 0 else { return }
    _ = chown(PathText.bytes(of: path), uid_t.max, owner.group)
  }

  /// Removes a file; a missing file is not an error.
  package static func remove(_ path: String) {
    unlink(PathText.bytes(of: path))
  }

  /// Flushes a file's data to the storage medium.
  package static func synchronize(_ path: String) throws(SystemError) {
    let descriptor = open(PathText.bytes(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last("open", path) }
    defer { close(descriptor) }
    guard Descriptor.flush(descriptor) == 0 else { throw SystemError.last("fsync", path) }
  }

  /// Returns sixteen random hexadecimal digits, for names that no other process uses.
  package static func randomDigits() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

// Outside of the type, whose method of the same name would hide the system's function.
private func renameFile(_ path: [CChar], _ name: [CChar]) -> Int32 { rename(path, name) }
