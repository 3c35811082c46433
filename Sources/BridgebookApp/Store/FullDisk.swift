internal import BridgebookStore
internal import Platform

/// Detects a disk without room for the files that SQLite needs beside a store.
enum FullDisk {
  /// The minimum space in bytes that SQLite needs beside a store, for a log and its index.
  private static let room = 65_536

  /// Returns whether a folder has no room for a small file, by writing one, which is the only
  /// reliable test.
  static func isFull(_ folder: String) -> Bool {
    do throws(SystemError) {
      var place = try TemporaryPlace(in: folder)
      defer { place.remove() }
      let descriptor = try place.makeFile()
      defer { Descriptor.close(descriptor) }
      try Descriptor.write([UInt8](repeating: 1, count: room), to: descriptor)
      try Descriptor.synchronize(descriptor, path: place.content)
      return false
    } catch { return error.isFull }
  }
}
