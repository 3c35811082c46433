#if os(Linux)
  import Foundation

  /// A preloaded library that makes system calls of the program fail; see `fail_calls.c`.
  enum FailingCalls {
    static let library: String? = {
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("fail_calls.c").path
      let path = SharedStore.folder + "/fail_calls.so"
      let made = try? Program.shell("cc -shared -fPIC -O1 -o '\(path)' '\(source)' -ldl")
      return made?.status == 0 ? path : nil
    }()

    /// Runs the program while system calls of one kind fail.
    ///
    /// - Parameters:
    ///   - call: the name of the call for `FAIL_CALL`.
    ///   - number: the call that fails, counting from 1; nil for all of them.
    static func run(
      _ words: String, failing call: String, with how: String = "EIO", at number: Int? = nil,
      store: String = SharedStore.path, in folder: String
    ) throws -> Program.Output {
      guard let library else { throw CocoaError(.fileNoSuchFile) }
      let at = number.map { "FAIL_AT=\($0) " } ?? ""
      // The shell outlives a killed program, and its exit status contains the signal. The library
      // that imitates Apple's SQLite stays preloaded.
      return try Program.shell(
        "LD_PRELOAD='\(library)'\"${LD_PRELOAD:+:$LD_PRELOAD}\" FAIL_CALL=\(call) FAIL_WITH=\(how) \(at)bridgebook \(words); "
          + "exit $?", store: store, in: folder)
    }
  }
#endif
