#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// If the disk cannot report what is at a path, nothing false is printed, no file counts as
  /// missing, and skipped files are reported.
  @Suite struct RefusedStatusTests {
    private let folder: TemporaryFolder
    private let path: String
    private let copy: String

    init() throws {
      folder = try TemporaryFolder()
      path = folder.path("book.sqlite")
      copy = folder.path("copy.sqlite")
      try SharedStore.copy(to: path)
    }

    /// The program requests the status of files several times; whichever request the disk refuses,
    /// nothing false is printed, and the copy is complete or does not exist.
    ///
    /// The first requests concern the destination, and those from the 36th on the finished copy.
    @Test func aDiskThatRefusesAStatusGivesAWholeCopyOrNone() throws {
      for number in [1, 2, 3, 4, 5] + Array(36...44) {
        let result = try FailingCalls.run(
          "backup copy.sqlite", failing: "stat", at: number, store: path, in: folder.path)
        if result.status == 0 {
          let size = try FileManager.default.attributesOfItem(atPath: copy)[.size] as? Int
          #expect(try #require(size) > 1_000_000)
          #expect(result.out.contains(" MB, a copy of "), "call \(number): \(result.out)")
          try FileManager.default.removeItem(atPath: copy)
        } else {
          #expect(result.status == 2, "call \(number): \(result.err)")
          for untrue in ["there is no", "damaged", "cut off"] {
            #expect(!result.err.contains(untrue), "call \(number): \(result.err)")
          }
        }
        // SQLite leaves an empty log beside the store if the log's status cannot be read.
        let others = try folder.names().filter { !$0.hasPrefix("book.sqlite") }
        #expect(others == [], "call \(number)")
      }
    }

    @Test func aFolderWhoseKindTheDiskCannotTellIsNamed() throws {
      for name in ["a", "b"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
        try folder.write(RefusedStatusTests.wrapper, to: "\(name)/\(name).swift")
      }
      let whole = try Program.shell("bridgebook check --format xcode .", in: folder.path)
      #expect(whole.out.split(separator: "\n").count == 2, "\(whole.out)")
      var named = 0
      // The earlier requests concern the store.
      for number in 16...36 {
        let result = try FailingCalls.run(
          "check --format xcode .", failing: "stat", at: number, in: folder.path)
        guard result.out != whole.out else { continue }
        named += result.err.contains(" cannot be read") ? 1 : 0
        #expect(!result.err.isEmpty, "call \(number): \(result.out)\(result.err)")
      }
      #expect(named > 0)
    }

    /// If the disk temporarily cannot report a file, it is read or called unreadable; it is never
    /// taken for the id of a run, and the book in memory never answers instead.
    @Test(arguments: ["diagnose console.log", "simulate own.txt"])
    func aFileThatTheDiskHidesIsNotTakenForAnId(_ words: String) throws {
      try folder.write("14:00:00.000 App[1:2] updateUIView called\n", to: "console.log")
      try folder.write(RefusedStatusTests.scenario, to: "own.txt")
      let whole = try Program.shell("bridgebook \(words)", in: folder.path)
      #expect(whole.status < 2, "\(whole.err)")
      var refused = 0
      for number in stride(from: 1, through: 30, by: Effort.amount(brief: 2, full: 1)) {
        let result = try FailingCalls.run(
          words, failing: "stat", at: number, store: path, in: folder.path)
        refused += result.status == 2 ? 1 : 0
        for untrue in ["there is no", "no run", "nothing is at", "comes from memory", "damaged"] {
          #expect(!result.err.contains(untrue), "call \(number): \(result.err)")
        }
        if result.status == whole.status { #expect(result.out == whole.out, "call \(number)") }
      }
      #expect(refused > 0)
    }

    private static let scenario = """
      kind: scenario
      id: own
      title: Own
      platform: ios

      state n = 1
      view V
        body
          print "{n}"
      variant A plain: one launch
        steps
          launch V

      """

    /// Does nothing in its update, so that `check` finds a gotcha.
    private static let wrapper = """
      import SwiftUI

      struct Note: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.text = text
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {}
      }

      """
  }
#endif
