internal import Platform

/// Detects that the store was removed while the server runs, because a new one would answer without
/// the user's texts and runs.
final class StoreWatch: Sendable {
  private let path: String
  private let wasThere = Locked(false)

  init(path: String) { self.path = path }

  /// Returns the remark for the first request after the store was removed or emptied; nil
  /// otherwise.
  func remark() -> String? {
    let file = FileStatus.file(at: path)
    let isThere = file.kind == .regular && file.size > 0
    let isLost = wasThere.with { wasThere in
      defer { wasThere = isThere }
      return wasThere && !isThere
    }
    guard isLost else { return nil }
    return
      "the store \(path) was \(file.kind == .missing ? "removed" : "emptied") while the server "
      + "ran; this answer comes from a new one without own texts and runs"
  }
}
