import BookData
import Bridgebook
import Testing

/// The samples of the book handle every error and event that they receive.
@Suite struct SampleEventTests {
  /// Returns the code in entries that people copy: fenced code, and fragments.
  private func samples() throws -> [(entry: String, code: String)] {
    try WholeBook.parsed.get().entries.flatMap { entry in
      var texts = entry.sections.map(\.markdown).flatMap(SampleEventTests.fences)
      if case .component(let facts) = entry.details {
        texts += facts.sample.fragments.map(\.text)
      }
      return texts.map { (entry.id, $0) }
    }
  }

  private static func fences(_ markdown: String) -> [String] {
    markdown.split(separator: "```").enumerated().filter { $0 % 2 == 1 && $1.hasPrefix("swift\n") }
      .map { String($1) }
  }

  /// A canceled sleep has no error to report.
  @Test func noErrorBecomesNil() throws {
    let samples = try samples()
    let lines = samples.flatMap { sample in
      sample.code.split(separator: "\n").filter {
        $0.contains("try?") && !$0.contains("try? await Task.sleep")
      }.map { "\(sample.entry): \($0)" }
    }
    #expect(lines == [])
    #expect(samples.count > 900)
  }

  @Test func noFunctionIgnoresTheErrorThatItReceives() throws {
    var ignored: [String] = []
    for (entry, code) in try samples() {
      var lines = code.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while let line = lines.popFirst() {
        guard let start = line.firstRange(of: "func ") else { continue }
        let indent = String(line.prefix { $0 == " " })
        var signature = String(line[start.lowerBound...])
        while !signature.contains("{"), let next = lines.popFirst() { signature += next }
        guard signature.contains("error: any Error") || signature.contains("error: (any Error)?")
        else { continue }
        let body = lines.prefix { $0 != indent + "}" }
        let isUsed = signature.hasSuffix("}") ? false : body.contains { $0.contains("error") }
        if !isUsed { ignored.append("\(entry): \(signature)") }
      }
    }
    #expect(ignored == [])
  }

  /// The presses of a remote are not touches, so a control for tvOS never reports touches.
  @Test func controlsOfTVOSReportNoTouches() throws {
    let place = CodePlace(platform: .tvos, target: Version(27))
    var waiting: [String] = []
    for entry in try WholeBook.parsed.get().entries {
      guard case .component(let facts) = entry.details, entry.platforms.row(for: .tvos) != nil,
        facts.sample.exists(at: place)
      else { continue }
      let code = SampleFragments.Slot.allCases.compactMap { facts.sample.code($0, at: place) }
      if code.contains(where: { $0.contains("for: .touch") }) { waiting.append(entry.id) }
    }
    #expect(waiting == [])
  }
}
