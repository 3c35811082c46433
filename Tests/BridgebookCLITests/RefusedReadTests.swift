#if os(Linux)
  import Foundation
  import Testing

  /// A read that the disk refuses once is no damage, though SQLite reports both by one code.
  @Suite struct RefusedReadTests {
    private let folder: TemporaryFolder
    private let store: String

    init() throws {
      folder = try TemporaryFolder()
      store = folder.path("book.sqlite")
      try SharedStore.copy(to: store)
    }

    @Test(arguments: ["list own", "show update-unguarded", "doctor integrity"])
    func aSoundStoreIsNotCalledDamaged(words: String) throws {
      var failures = 0
      for number in stride(from: 1, through: 120, by: 7) {
        let result = try FailingCalls.run(
          words, failing: "pread", at: number, store: store, in: folder.path)
        let said = result.out + result.err
        for word in ["damaged", "malformed", "cut off", "restore", "fault "] {
          #expect(!said.contains(word), "read \(number): \(said)")
        }
        if result.status == 2 { failures += 1 }
      }
      #expect(failures > 0 || words.hasPrefix("doctor"))
      #expect(try Program.shell("bridgebook doctor integrity", store: store).status == 0)
    }
  }
#endif
