internal import Platform

extension HealthCheck {
  /// The user can write the store, and no other user can.
  static let permissions = HealthCheck("permissions") { examined in
    let path = examined.path
    let folder = PathText.parent(of: path)
    guard let file = FileStatus.permissions(of: path),
      let place = FileStatus.permissions(of: folder)
    else { return .unknown("nothing is at \(path)") }
    let name = folder.isEmpty ? "." : folder
    if file.mode & 0o022 != 0 {
      return .bad("other users can write the store", fix: "chmod go-w '\(path)'")
    }
    // In a folder with the sticky bit, only owners can remove files, so other users cannot replace
    // the store.
    if place.mode & 0o022 != 0, place.mode & 0o1000 == 0 {
      return .bad("other users can exchange the store in its folder", fix: "chmod go-w '\(name)'")
    }
    if file.mode & 0o200 == 0 || !FileStatus.canWrite(to: path) {
      return .bad("the store cannot be written", fix: "chmod u+w '\(path)'")
    }
    if place.mode & 0o200 == 0 && place.isOwn || !FileStatus.canWrite(in: folder) {
      return .bad(
        "the store's folder cannot be written, which SQLite needs for its journal",
        fix: "chmod u+w '\(name)'")
    }
    return .good(
      file.mode & 0o044 == 0
        ? "only its owner can read and write the store"
        : "only its owner can write the store; other users of this machine can read it")
  }
}
