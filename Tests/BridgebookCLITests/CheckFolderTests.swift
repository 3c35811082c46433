import Foundation
import Testing

/// Tests of `check` with several files, and of refused arguments, with the built program.
struct CheckFolderTests {
  private let folder: TemporaryFolder
  private static let wrapper = """
    import SwiftUI

    struct Note: UIViewRepresentable {
      @Binding var text: String
      let name: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
    }

    """
  private static let rest = """
    import SwiftUI

    extension Note {
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        context.coordinator.count += 1
      }
      final class Coordinator: NSObject, UITextViewDelegate {
        var count = 0
        var parent: Note
        init(_ parent: Note) { self.parent = parent }
        func textViewDidChange(_ view: UITextView) { print(parent.name) }
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    for path in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
    }
    try folder.write(Self.wrapper, to: "a/Note.swift")
    try folder.write(Self.rest, to: "b/Note+More.swift")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(
      "bridgebook --store \(folder.path("book.sqlite")) \(line)", in: folder.path)
  }

  @Test func typesAreJoinedWhateverTheOrderOfTheirFiles() throws {
    let found = try run("check --format xcode a/Note.swift b/Note+More.swift").out
    let lines = found.split(separator: "\n")
    #expect(lines.count == 2, "\(found)")
    #expect(
      lines.contains { $0.hasPrefix("b/Note+More.swift:5:") && $0.contains("update-unguarded") })
    #expect(
      lines.contains {
        $0.hasPrefix("b/Note+More.swift:12:") && $0.contains("stale-coordinator-parent")
      })
    #expect(try run("check --format xcode b/Note+More.swift a/Note.swift").out == found)
    #expect(try run("check --format json b a").out == (try run("check --format json a b").out))
  }

  @Test func aChangeInAnotherFileIsWritten() throws {
    #expect(try run("check --fix --fail-on note .").status == 0)
    let text = try String(contentsOfFile: folder.path("b/Note+More.swift"), encoding: .utf8)
    #expect(text.contains("    context.coordinator.parent = self\n"))
    #expect(text.contains("if view.text != text {\n"))
  }

  /// SwiftUI may have an API for what a class of the project does.
  @Test func theLedgerJudgesAClassOfTheProjectByItself() throws {
    try folder.write(
      """
      final class DropView: UIView {
        override func didMoveToWindow() {}
      }
      struct Drop: UIViewRepresentable {
        func makeUIView(context: Context) -> DropView { DropView() }
        func updateUIView(_ view: DropView, context: Context) {}
      }

      """, to: "Drop.swift")
    let found = try run("check --ledger Drop.swift").out
    #expect(found.contains("DropView overrides didMoveToWindow"), "\(found)")
  }

  @Test func theLedgerSaysThatAWrapperOnlyHostsSwiftUI() throws {
    try folder.write(
      """
      struct Icon: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { NSHostingView(rootView: Text("a")) }
        func updateNSView(_ view: NSView, context: Context) {}
      }

      """, to: "Icon.swift")
    let found = try run("check --ledger Icon.swift").out
    #expect(found.contains("it hosts SwiftUI content"), "\(found)")
  }

  /// A wrapper of UIKit is not a bridge in a Mac app.
  @Test func theLedgerOfAPlatformHasItsBridgesOnly() throws {
    let other = Self.wrapper.replacing("UIView", with: "NSView").replacing("UIText", with: "NSText")
    try folder.write(Self.wrapper + other, to: "Both.swift")
    let mac = try run("check --ledger --platform macos --format csv Both.swift").out
    #expect(mac.contains("NSTextView") && !mac.contains("UITextView"), "\(mac)")
    let phone = try run("check --ledger --platform ios --format csv Both.swift").out
    #expect(phone.contains("UITextView") && !phone.contains("NSTextView"), "\(phone)")
  }

  /// If two changes overlap, the next run makes the second one, completely.
  @Test func changesThatTouchAreMadeOneAfterTheOther() throws {
    try folder.write(
      """
      class Screen: UIViewController {
        let host = UIHostingController(rootView: Text("a"))
        let stack = UIStackView()
        override func viewDidLoad() {
          stack.addArrangedSubview(host.view)
        }
      }

      """, to: "Screen.swift")
    let path = folder.path("Screen.swift")
    #expect(try run("check --possible --fix Screen.swift").status == 0)
    let once = try String(contentsOfFile: path, encoding: .utf8)
    #expect(once.contains("addChild(host)") == once.contains("didMove(toParent: self)"))
    #expect(try run("check --possible --fix Screen.swift").status == 0)
    let twice = try String(contentsOfFile: path, encoding: .utf8)
    for part in ["addChild(host)", "host.sizingOptions = ", "host.didMove(toParent: self)"] {
      #expect(twice.contains(part), "\(twice)")
    }
  }

  @Test(arguments: [
    "--ledger --simulate", "--simulate --scenario", "--ledger --format sarif",
    "--simulate --format xcode", "--format csv",
  ])
  func optionsThatExcludeEachOtherAreRefused(_ options: String) throws {
    let result = try run("check \(options) a/Note.swift")
    #expect(result.status == 2 && result.out.isEmpty && result.err.contains("error"))
  }

  @Test func whatIsNoFileIsNotCounted() throws {
    let result = try run("check /dev/null a/Note.swift")
    #expect(result.status == 2)
    #expect(result.out.contains("in 1 file,"))
  }

  /// A file with an overlong generated line is reported, and the others are checked.
  @Test func anEndlessLineIsNamed() throws {
    try folder.write(String(repeating: "x.a(", count: 300_000), to: "Endless.swift")
    let out = try run("check .").out
    #expect(out.contains("Endless.swift: line 1 is longer than 1048576 bytes"))
    #expect(out.contains("b/Note+More.swift:5"))
  }

  @Test func buildFoldersAreSkipped() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("build"), withIntermediateDirectories: true)
    try folder.write(Self.wrapper, to: "build/Copy.swift")
    #expect(try run("check .").out.contains("in 2 files,"))
  }

  @Test func aLineFeedInANameIsEscapedEverywhere() throws {
    try folder.write(Self.wrapper, to: "a/Note.swift")
    try folder.write(Self.rest, to: "b/No\nte.swift")
    try FileManager.default.removeItem(atPath: folder.path("b/Note+More.swift"))
    for format in ["text", "json", "xcode", "github", "sarif", "markdown"] {
      let out = try run("--format \(format) check .").out
      #expect(!out.contains("No\nte.swift"), "\(format)")
    }
    let document = try run("--format json check .").json()
    let files = try #require(document["files"] as? [[String: Any]])
    let edits = files.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
      .compactMap { $0["edit"] as? String }
    #expect(!edits.isEmpty)
    for edit in edits { #expect(!edit.contains("No\nte.swift")) }
  }

  /// A link and its target count as one file, and a folder is checked only once.
  @Test func whatIsFoundTwiceIsCheckedOnce() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/Copy.swift"), withDestinationPath: "Note.swift")
    let both = try run("check a b")
    #expect(both.out.contains("in 2 files"), "\(both.out)")
    #expect(try run("check a/Copy.swift").out.contains("in 1 file"))
    #expect(try run("check a/Copy.swift a/Note.swift").out.contains("in 1 file"))
    let again = try run("check a a/../a")
    let said = again.out + again.err
    #expect(said.contains("a/../a is already checked"), "\(said)")
    #expect(!said.contains("no Swift file to check"))
  }

  /// Lines that a change keeps appear as context in its diff.
  @Test func aChangeNamesOnlyWhatItChanges() throws {
    let text = """
      struct Note: UIViewRepresentable {
        let name: String
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          view.accessibilityLabel = name
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, UITextViewDelegate {
          let parent: Note
          init(_ parent: Note) { self.parent = parent }
          func textViewDidChange(_ view: UITextView) { print(parent.name) }
        }
      }

      """
    try folder.write(text, to: "a/Note.swift")
    let out = try run("check a/Note.swift").out
    let lines = out.split(separator: "\n").map { $0.drop { $0 == " " } }
    let changed = lines.filter { ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("--- ") }
      .filter { !$0.hasPrefix("+++ ") }
    #expect(changed.count == 3, "\(out)")
    #expect(lines.contains { $0.hasPrefix("@@ -6,11 +6,12 @@") }, "\(out)")
  }
}
