import BridgebookStore
import Testing

/// The decision tree as a picture that fits a screen.
@Suite struct TreePictureTests {
  @Test func theTreeAsksEachQuestionOnceAndNoneAboutPlatforms() throws {
    let lines = try Program.run("export", "tree", "--as", "mermaid").out.split(separator: "\n")
    let questions = lines.filter { $0.contains("{\"") }
    #expect(Set(questions.map { $0.drop { $0 != "{" } }).count == questions.count)
    #expect(!questions.contains { $0.contains("latform?") || $0.contains("oldest release") })
    // If releases differ, an answer names the first release.
    let answers = lines.filter { $0.contains("[\"") }
    #expect(answers.contains { $0.contains("from 18, before 18: ") })
    #expect(answers.contains { $0.contains("macOS: NSViewRepresentable") })
    #expect(answers.count < 40)
  }

  @Test func everyTechniqueIsInThePicture() throws {
    let picture = try Program.run("export", "tree", "--as", "dot").out
    let store = try Connection(path: SharedStore.path, mode: .readOnly)
    let techniques = try store.rows(
      "SELECT DISTINCT technique FROM tree_leaf WHERE approach <> 'none'"
    ) { $0.text(0) }
    for technique in techniques { #expect(picture.contains(technique), "\(technique)") }
  }
}
