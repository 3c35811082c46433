#if os(Linux)
  import BridgebookStore
  import Foundation
  import TestSupport
  import Testing

  /// A single read error of the disk is not reported as damage, although SQLite has the same code
  /// for both.
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
      for number in stride(from: 1, through: 120, by: Effort.amount(brief: 14, full: 3)) {
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

    /// The last process to close the store removes its log and index, possibly just after this
    /// process found them.
    @Test(arguments: [1, 2])
    func aLogThatGoesWhileItIsLookedAtIsNotCalledForeign(number: Int) throws {
      let other = try Connection(path: store, mode: .readWrite)
      try other.execute("BEGIN; SELECT count(*) FROM entry")
      #expect(FileManager.default.fileExists(atPath: store + "-wal"))
      #expect(FileManager.default.fileExists(atPath: store + "-shm"))
      let result = try FailingCalls.run(
        "list gotchas", failing: "access", at: number, store: store, in: folder.path)
      #expect(result.status == 0, "\(result.err)")
      #expect(result.err == "")
    }

    /// Checks that a disk error makes a command fail, and never leads to an incomplete answer.
    private func expectWholeAnswers(
      _ words: String, failing call: String, calls: StrideThrough<Int>
    ) throws {
      let whole = try Program.shell("bridgebook \(words)", store: store, in: folder.path)
      #expect(whole.status < 2, "\(whole.err)")
      var failures = 0
      for number in calls {
        let result = try FailingCalls.run(
          words, failing: call, at: number, store: store, in: folder.path)
        let isSaid = result.out.contains("Input/output error") || !result.err.isEmpty
        if result.status == 2 || isSaid { failures += 1 }
        guard !isSaid else { continue }
        #expect(result.status == whole.status, "\(call) \(number): \(result.out)\(result.err)")
        #expect(result.out == whole.out, "\(call) \(number)")
      }
      #expect(failures > 0)
    }

    @Test func aLiveDiagnosisShowsEveryFindingOrFails() throws {
      try folder.write(
        "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n"
          + "Bound preference ViewHeightKey tried to update multiple times per frame.\n",
        to: "a.log")
      try expectWholeAnswers(
        "diagnose - < a.log", failing: "pread",
        calls: stride(from: 1, through: 90, by: Effort.amount(brief: 6, full: 1)))
    }

    @Test func aSourceThatCouldNotBeReadAtFirstIsNamed() throws {
      try folder.write(
        "import SwiftUI\nstruct Map: UIViewRepresentable {\n"
          + "  func makeUIView(context: Context) -> UIView { Shared.view }\n"
          + "  func updateUIView(_ view: UIView, context: Context) {}\n}\n", to: "a.swift")
      try folder.write("import UIKit\nenum Shared { static let view = UIView() }\n", to: "b.swift")
      try expectWholeAnswers(
        "check a.swift b.swift", failing: "read", calls: stride(from: 1, through: 12, by: 1))
    }

    /// A check with unread files fails, so that they do not pass unnoticed in continuous
    /// integration.
    @Test func aFolderThatCannotBeReadFailsTheGate() throws {
      _ = try Program.shell("mkdir -p code/inner other", in: folder.path)
      for path in ["code/A.swift", "code/inner/B.swift", "other/C.swift"] {
        try folder.write("let a = 1\n", to: path)
      }
      var missed = 0
      for number in 1...6 {
        let result = try FailingCalls.run(
          "check --fail-on error code other", failing: "opendir", at: number, store: store,
          in: folder.path)
        guard result.out.contains("cannot be read") else { continue }
        missed += 1
        #expect(result.status == 2, "opendir \(number): \(result.out)")
      }
      #expect(missed > 1)
    }

    /// After a disk error, it is unknown whether a path leads to the store itself.
    @Test func aStoreIsNeverReplacedByItsOwnCopy() throws {
      let before = try Data(contentsOf: URL(fileURLWithPath: store))
      let inode = try FileManager.default.attributesOfItem(atPath: store)[.systemFileNumber] as? Int
      for number in 1...24 {
        let result = try FailingCalls.run(
          "backup --force book.sqlite", failing: "stat", at: number, store: store, in: folder.path)
        #expect(result.status == 2, "stat \(number): \(result.out)")
        let now = try FileManager.default.attributesOfItem(atPath: store)[.systemFileNumber] as? Int
        #expect(now == inode, "stat \(number)")
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: store)) == before)
    }

    /// After a disk error, it is unknown what else a folder contains.
    @Test func aFolderWithOtherFilesIsNeverReplaced() throws {
      let made = try Program.shell("bridgebook export plugin -o a", store: store, in: folder.path)
      #expect(made.status == 0, "\(made.err)")
      try FileManager.default.createDirectory(
        atPath: folder.path("a/mine"), withIntermediateDirectories: false)
      try folder.write("precious", to: "a/mine/notes.txt")
      for number in 1...24 {
        _ = try FailingCalls.run(
          "export plugin --force -o a", failing: "opendir", at: number, store: store,
          in: folder.path
        )
        #expect(
          FileManager.default.fileExists(atPath: folder.path("a/mine/notes.txt")),
          "opendir \(number)")
      }
    }
  }
#endif
