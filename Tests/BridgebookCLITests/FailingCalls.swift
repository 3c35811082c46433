#if os(Linux)
  import Foundation

  /// A library that makes system calls of the program fail; see `fail_calls.c`.
  enum FailingCalls {
    static let library: String? = {
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("fail_calls.c").path
      let path = SharedStore.folder + "/fail_calls.so"
      let made = try? Program.shell("cc -shared -fPIC -O1 -o '\(path)' '\(source)' -ldl")
      return made?.status == 0 ? path : nil
    }()

    /// Runs the program while a kind of call fails.
    ///
    /// - Parameters:
    ///   - call: as `FAIL_CALL` names it.
    ///   - number: which of these calls fails; all of them for nil.
    static func run(
      _ words: String, failing call: String, with how: String = "EIO", at number: Int? = nil,
      store: String = SharedStore.path, in folder: String
    ) throws -> Program.Output {
      guard let library else { throw CocoaError(.fileNoSuchFile) }
      let at = number.map { "FAIL_AT=\($0) " } ?? ""
      // The shell outlives a killed program; its status tells the signal.
      return try Program.shell(
        "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_WITH=\(how) \(at)bridgebook \(words); "
          + "exit $?", store: store, in: folder)
    }
  }
#endif
