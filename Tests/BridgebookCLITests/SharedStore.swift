import Foundation

/// A store that the program created once; tests read or copy it and must not change it.
enum SharedStore {
  static let folder: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bridgebook-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: SharedStore.folder) }
    return folder.path
  }()

  static let path: String = {
    let path = folder + "/shared.sqlite"
    let made = try? Program.run(["--store", path, "list"])
    precondition(made?.status == 0, "the program cannot make a store: \(made?.err ?? "")")
    return path
  }()

  /// Creates a copy that the test may damage.
  static func copy(to path: String) throws {
    try FileManager.default.copyItem(atPath: self.path, toPath: path)
  }
}
