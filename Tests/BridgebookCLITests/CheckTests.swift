import Foundation
import Testing

@testable import Bridgebook
@testable import BridgebookApp

/// Tests of `check` with the built program.
struct CheckTests {
  private let folder: TemporaryFolder
  /// A wrapper with one finding, in line 7.
  static let broken = """
    import SwiftUI

    struct Note: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write(Self.broken, to: "Note.swift")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(
      "bridgebook --store \(folder.path("book.sqlite")) \(line)", in: folder.path)
  }

  @Test func aFindingHasLineAndCaret() throws {
    let text = try run("check Note.swift").out
    #expect(text.contains("Note.swift:7:10: warning: "))
    #expect(text.contains("  7 |     view.text = text\n    |          ^~~~\n"))
    #expect(text.contains("1 finding in 1 file, 9 lines"))
  }

  @Test func severitiesDecideTheStatus() throws {
    #expect(try run("check Note.swift").status == 0)
    #expect(try run("check --fail-on warning Note.swift").status == 1)
    #expect(try run("check --fail-on error Note.swift").status == 0)
    #expect(try run("check None.swift").status == 2)
  }

  @Test func documentsHaveRanges() throws {
    let document = try run("--format json check Note.swift").json()
    let files = try #require(document["files"] as? [[String: Any]])
    let finding = try #require((files.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["gotcha"] as? String == "update-unguarded")
    #expect(finding["line"] as? Int == 7 && finding["endColumn"] as? Int == 14)
    #expect(
      (finding["edit"] as? String)?.hasPrefix("--- a/Note.swift\n+++ b/Note.swift\n@@ ") ?? false)
    let sarif = try run("--format sarif check Note.swift").json()
    #expect(sarif["version"] as? String == "2.1.0")
  }

  @Test func otherProgramsReadLines() throws {
    #expect(
      try run("--format xcode check Note.swift").out.hasPrefix("Note.swift:7:10: warning: "))
    #expect(
      try run("--format github check Note.swift").out.hasPrefix(
        "::warning file=Note.swift,line=7,col=10,"))
  }

  /// If the lines that matter are left out, a clean verdict would be misleading.
  @Test func aSimulationWithoutTheLinesThatDecideIsNotJudged() throws {
    try folder.write(
      Self.broken.replacing(
        "view.text = text", with: "view.text = text.uppercased()\n    view.alpha = 1"),
      to: "Upper.swift")
    let said = try run("check --simulate Upper.swift").out
    #expect(said.contains("as it stands: update-unguarded; whether more cannot be"), "\(said)")
    #expect(said.contains("left out: line 7: the value of text, for which text stands"))
    #expect(!said.contains("as it stands: nothing"))
    #expect(try run("check --simulate Note.swift").out.contains("as it stands: update-unguarded"))
  }

  /// An update that is missing in the draft must not count as an empty one.
  @Test func anUpdateThatIsLeftOutIsNamed() throws {
    try folder.write(
      Self.broken.replacing("view.text = text", with: "view.label.text = text")
        .replacing(
          "{ UITextView() }", with: "{\n let view = UITextView(); view.tag = 1\n return view }"
        ), to: "Left.swift")
    let said = try run("check --simulate Left.swift").out
    #expect(said.contains("as it stands: cannot be judged: update in line"), "\(said)")
    #expect(said.contains("update, for which the property leftOut stands"), "\(said)")
    #expect(!said.contains("update-not-implemented"), "\(said)")
  }

  /// A draft that does not parse is not printed, and the answer states the reason.
  @Test(arguments: ["and", "or", "not", "nothing", "unrelated", "Screen"])
  func aDraftThatWouldNotParseIsNone(name: String) throws {
    let field = """
      struct Field: UIViewRepresentable {
        @Binding var \(name): String
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) { field.text = \(name) }
      }
      """
    try folder.write(field, to: "Field.swift")
    let said = try run("check --scenario Field.swift")
    #expect(!said.out.contains("kind: scenario"), "\(said)")
    #expect(said.err.contains("its draft does not parse: "), "\(said)")
    let judged = try run("check --simulate Field.swift").out
    #expect(judged.contains("not run: its draft does not parse: "), "\(judged)")
  }

  /// A value other than a name can also make a draft invalid.
  @Test func aNumberThatDoesNotParseIsNamed() throws {
    try folder.write(
      Self.broken.replacing(
        "view.text = text", with: "if view.tag == 99999999999999999999 { view.text = text }"),
      to: "Number.swift")
    let judged = try run("check --simulate Number.swift").out
    #expect(judged.contains("not run: its draft does not parse: "), "\(judged)")
    #expect(!judged.contains("parse: a name"), "\(judged)")
  }

  /// A finding stays certain even if the run with another value of a condition cannot be executed.
  @Test func aConditionThatCannotBeRunIsUndecided() throws {
    let draft = try run("check --scenario Note.swift").out
    var file = CheckedFile(path: "Note.swift")
    file.scenarios = [
      WrapperScenario(
        name: "Note", line: 1, text: draft, omissions: [], undecided: [],
        alternatives: [WrapperScenario.Alternative(line: 7, text: "kind: scenario")])
    ]
    let store = try Workspace(store: folder.path("book.sqlite")).openStore()
    let answer = try #require(
      CheckSimulation(store: store).run([file], interruption: { nil }).first)
    #expect(answer.found == ["update-unguarded"] && answer.depending == [])
    #expect(answer.undecided == ["the condition in line 7"])
  }

  /// A finding that depends on an unknown condition does not count as found.
  @Test func aFindingThatDependsOnAConditionCannotBeJudged() throws {
    let picker = """
      struct Pick: UIViewControllerRepresentable {
        @Binding var url: URL?
        func makeUIViewController(context: Context) -> PHPickerViewController {
          let picker = PHPickerViewController(configuration: PHPickerConfiguration())
          picker.delegate = context.coordinator
          return picker
        }
        func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, PHPickerViewControllerDelegate {
          let parent: Pick
          init(_ parent: Pick) { self.parent = parent }
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            GUARD
            parent.url = nil
          }
        }
      }
      """
    for (condition, outcome) in [
      ("", "picker-cancel-clears\n"),
      (
        "guard let first = results.first else { return }",
        "cannot be judged: picker-cancel-clears depends on the condition in line 14\n"
      ),
    ] {
      try folder.write(picker.replacing("GUARD", with: condition), to: "Pick.swift")
      let said = try run("check --simulate Pick.swift").out
      #expect(said.contains("as it stands: \(outcome)"), "\(said)")
      let json = try run("--format json check --simulate Pick.swift").json()
      let wrapper = try #require((json["wrappers"] as? [[String: Any]])?.first)
      let depending = try #require(wrapper["depending"] as? [[String: Any]])
      #expect(depending.map { $0["lines"] as? [Int] } == (condition.isEmpty ? [] : [[14]]))
    }
  }

  /// A clean verdict would be misleading if the check itself has a finding.
  @Test func whatTheCheckFindsIsNoCleanBill() throws {
    try folder.write(
      """
      struct Plain: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) { view.text = text }
      }

      struct Clock: UIViewRepresentable {
        let text: String
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UILabel {
          context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print("tick")
          }
          return UILabel()
        }
        func updateUIView(_ view: UILabel, context: Context) { view.text = text }
        final class Coordinator { var timer: Timer? }
      }
      """, to: "Clock.swift")
    #expect(try run("check Clock.swift").out.contains("missing-dismantle"))
    let said = try run("check --simulate Clock.swift").out
    let answers = said.split(separator: "\n").filter { $0.contains("as it stands") }
    #expect(answers.first == "  as it stands: nothing", "\(said)")
    #expect(
      answers.last?.contains("cannot be judged: check finds missing-dismantle in line 11") ?? false,
      "\(said)")
    let json = try run("--format json check --simulate Clock.swift").json()
    let wrappers = try #require(json["wrappers"] as? [[String: Any]])
    let unshown = wrappers.map { wrapper in
      (wrapper["unshown"] as? [[String: Any]])?.map { $0["lines"] as? [Int] }
    }
    #expect(unshown == [[], [[11]]])
  }

  /// Setting a label's text repeatedly is harmless, both in the source check and in the model.
  @Test func simulationAndCheckAgree() throws {
    let label = Self.broken.replacing("UITextView", with: "UILabel")
    try folder.write(label, to: "Label.swift")
    #expect(try run("check --simulate Label.swift").out.contains("as it stands: nothing"))
  }

  @Test func standardInputIsAFile() throws {
    let result = try run("--format json check --stdin-path Unsaved.swift - < Note.swift").json()
    let files = try #require(result["files"] as? [[String: Any]])
    #expect(files.first?["path"] as? String == "Unsaved.swift")
  }

  @Test func patchTakesTheChange() throws {
    try folder.write(
      try #require(
        (((try run("--format json check Note.swift").json())["files"] as? [[String: Any]])?
          .first?["findings"] as? [[String: Any]])?.first?["edit"] as? String),
      to: "change.diff")
    let result = try Program.shell("patch -p1 < change.diff", in: folder.path)
    #expect(result.status == 0)
    #expect(try run("check --fail-on note Note.swift").status == 0)
  }

  @Test func fixesAreWritten() throws {
    #expect(try run("check --fix --fail-on note Note.swift").status == 0)
    let text = try String(contentsOfFile: folder.path("Note.swift"), encoding: .utf8)
    #expect(text.contains("    if view.text != text {\n      view.text = text\n    }\n"))
  }

  @Test func changesKeepLineEnds() throws {
    try folder.write(Self.broken.replacing("\n", with: "\r\n"), to: "Windows.swift")
    #expect(try run("check --fix Windows.swift").err.contains("1 change written"))
    let text = try String(contentsOfFile: folder.path("Windows.swift"), encoding: .utf8)
    #expect(text.contains("if view.text != text {\r\n"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func aBaselineHidesWhatIsKnown() throws {
    #expect(try run("check --write-baseline known.txt Note.swift").status == 0)
    let result = try run("check --baseline known.txt --fail-on note Note.swift")
    #expect(result.status == 0 && result.out.contains("1 in the baseline"))
    try folder.write("not a baseline\n", to: "other.txt")
    #expect(try run("check --baseline other.txt Note.swift").status == 2)
  }

  @Test func foldersAreSearchedAsGitDoes() throws {
    for path in ["a/One.swift", "a/Skip.swift", ".build/Two.swift", "Pods/Three.swift"] {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: folder.path(path)).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try folder.write(Self.broken, to: path)
    }
    try folder.write("Sk*.swift\n!Keep.swift\n", to: ".gitignore")
    let out = try run("--format xcode check .").out
    #expect(
      out.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["Note.swift", "a/One.swift"])
  }

  @Test func badFilesAreNamedAndTheRestIsChecked() throws {
    try folder.write("a\u{0}b", to: "binary.swift")
    let result = try Program.shell(
      "ln -s nowhere gone.swift; ln -s . loop; bridgebook --store \(folder.path("s")) check .",
      in: folder.path)
    #expect(result.status == 0)
    #expect(result.out.contains("binary.swift: not checked: it is not text"))
    #expect(result.out.contains("gone.swift: not checked: it is gone"))
    #expect(result.out.contains("Note.swift:7:10"))
  }

  @Test func platformsAreRespected() throws {
    #expect(try run("check --platform watchos --fail-on note Note.swift").status == 0)
    #expect(try run("check --platform ios --fail-on note Note.swift").status == 1)
  }
}
