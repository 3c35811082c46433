import Testing

@testable import Bridgebook

/// The files of a run are checked together: parts of a type in several files are joined.
@Suite struct SourceFolderTests {
  /// Checks files in the given order; each finding is `path gotcha line`.
  static func find(_ files: [(path: String, text: String)]) -> [String] {
    let trees = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, SwiftTree(Array($0.text.utf8))) })
    let folder = SourceFolder(
      files.map { ($0.path, SourceDeclarations(Array($0.text.utf8))) }, load: { trees[$0] })
    let check = SourceCheck(
      settings: SetterTable.ofTheBook, includesPossible: true, folder: folder)
    var found: Set<String> = []
    for file in files {
      let result = check.check(Array(file.text.utf8), path: file.path)
      for finding in result.findings {
        let line = result.tree.position(of: finding.range.lowerBound).line
        found.insert("\(file.path) \(finding.gotcha) \(line)")
      }
      for other in result.elsewhere where other.comment == nil {
        let path = trees.first { $0.value === other.tree }?.key ?? "?"
        let line = other.tree.position(of: other.finding.range.lowerBound).line
        found.insert("\(path) \(other.finding.gotcha) \(line)")
      }
    }
    return found.sorted()
  }

  private static let wrapper = """
    struct Note: UIViewRepresentable {
      @Binding var text: String
      let name: String
      func makeUIView(context: Context) -> NoteView { NoteView() }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
    }
    """

  private static let update = """
    extension Note {
      func updateUIView(_ view: NoteView, context: Context) {
        view.text = text
      }
      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: Note
        init(_ parent: Note) { self.parent = parent }
      }
    }
    """

  private static let delegate = """
    extension Note.Coordinator {
      func textViewDidChange(_ view: UITextView) { print(parent.name) }
    }
    """

  private static let view = "final class NoteView: BaseView {}\n"
  private static let base = "class BaseView: UITextView {}\n"

  private static let files: [(path: String, text: String)] = [
    ("a/Note.swift", wrapper), ("b/Note+Update.swift", update), ("b/Delegate.swift", delegate),
    ("c/NoteView.swift", view), ("c/Base.swift", base),
  ]

  /// The alias or protocol that makes a type a wrapper may be in another file.
  @Test func aWrapperIsKnownByAnAliasInAnotherFile() {
    let wrapper = """
      struct Note: Represented {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          view.text = text
        }
      }
      """
    let alias = "typealias Represented = UIViewRepresentable\n"
    let found = Self.find([("a.swift", wrapper), ("b.swift", alias)])
    #expect(found.contains("a.swift update-unguarded 5"), "\(found)")
  }

  @Test func extensionsCoordinatorsAndSuperclassesAreJoined() {
    let found = SourceFolderTests.find(SourceFolderTests.files)
    #expect(found.contains("b/Note+Update.swift update-unguarded 3"), "\(found)")
    #expect(found.contains("b/Delegate.swift stale-coordinator-parent 2"), "\(found)")
  }

  @Test func theOrderOfFilesChangesNothing() {
    let found = SourceFolderTests.find(SourceFolderTests.files)
    #expect(SourceFolderTests.find(SourceFolderTests.files.reversed()) == found)
    #expect(!found.isEmpty)
  }

  @Test func aFileAloneSaysLess() {
    #expect(SourceFolderTests.find([SourceFolderTests.files[0]]).isEmpty)
  }

  /// If two targets have types with the same name, a file uses the one in its own folder.
  @Test func typesOfOneNameInSeveralFoldersAreNotMixed() {
    let other = SourceFolderTests.update.replacing("view.text = text", with: "")
    let found = SourceFolderTests.find([
      ("a/Note.swift", SourceFolderTests.wrapper), ("a/More.swift", other),
      ("b/Note.swift", SourceFolderTests.wrapper), ("b/More.swift", SourceFolderTests.update),
      ("b/NoteView.swift", "final class NoteView: UITextView {}\n"),
    ])
    #expect(found.contains("b/More.swift update-unguarded 3"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("a/") && $0.contains("update-unguarded") }, "\(found)")
  }

  @Test func modelsAndViewsOfOtherFilesAreKnown() {
    let found = SourceFolderTests.find([
      ("Counter.swift", "final class Counter: ObservableObject {\n  @Published var count = 0\n}\n"),
      (
        "Wrapper.swift",
        SourceRuleCases.wrapper(
          members: "  @ObservedObject var model: Counter\n", update: "    model.count += 1\n")
      ),
      ("Screen.swift", SourceRuleCases.screen),
      ("Show.swift", "let host = UIHostingController(rootView: Profile())\n"),
    ])
    #expect(found.contains("Wrapper.swift published-during-update 9"), "\(found)")
    #expect(found.contains("Show.swift environment-not-crossing 1"), "\(found)")
  }

  @Test func aCommentInTheOtherFileLetsOff() {
    var files = SourceFolderTests.files
    files[1].text = SourceFolderTests.update.replacing(
      "    view.text",
      with: "    // bridgebook:ignore update-unguarded nobody edits this text\n    view.text")
    #expect(!SourceFolderTests.find(files).contains { $0.contains("update-unguarded") })
  }

  /// The ledger and the scenario include declarations of a wrapper in other files.
  @Test func theLedgerAndTheScenarioAreJoined() throws {
    let files = [
      (
        "Note.swift",
        """
        struct Note: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> NoteView { NoteView() }
        }
        """
      ),
      (
        "Rest.swift",
        """
        extension Note {
          func updateUIView(_ view: NoteView, context: Context) { view.text = text }
        }
        class NoteView: UITextView {}
        """
      ),
    ]
    let trees = Dictionary(uniqueKeysWithValues: files.map { ($0.0, SwiftTree(Array($0.1.utf8))) })
    let folder = SourceFolder(
      files.map { ($0.0, SourceDeclarations(Array($0.1.utf8))) }, load: { trees[$0] })
    let note = try #require(trees["Note.swift"])
    let rest = try #require(trees["Rest.swift"])
    let use = try #require(
      SourceLedger.bridges(in: note, path: "Note.swift", folder: folder).first)
    #expect(use.className == "UITextView" && use.members == ["text"], "\(use)")
    #expect(SourceLedger.bridges(in: rest, path: "Rest.swift", folder: folder) == [])
    #expect(SourceLedger.bridges(in: note).first?.members == [])
    let translated = WrapperScenario.all(
      in: note, path: "Note.swift", settings: .ofTheBook, folder: folder)
    let text = try #require(translated.first?.text)
    #expect(text.contains("platform UITextView") && text.contains("set text = text"), "\(text)")
  }
}
