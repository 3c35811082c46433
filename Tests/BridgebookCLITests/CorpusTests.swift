import Foundation
import TestSupport
import Testing

/// Measures how well questions are understood, with paraphrases that were labeled before they were
/// run.
///
/// The floors are the measured shares, less two percentage points. The untouched files are never
/// used for tuning. Of the longest file, every third question is enough to notice a regression. The
/// brief run asks a twelfth of the questions about an approach, which are the most frequent, and a
/// sixth of the others. Its shares may be 15 points lower, or 30 for the few questions that are to
/// be answered with a question.
@Suite struct CorpusTests {
  /// The minimum shares of a file's questions, in percent.
  struct Floors {
    let right: Int
    let wrongAtMost: Int
    let first: Int
    let inThree: Int
    let offTopic: Int
    var askedBack = 100
    var symptomCount = 25
  }

  @Test(arguments: [
    ("tuned", 3, Floors(right: 90, wrongAtMost: 6, first: 82, inThree: 94, offTopic: 93)),
    ("untouched", 1, Floors(right: 89, wrongAtMost: 9, first: 89, inThree: 96, offTopic: 92)),
    (
      "public-tuned", 1,
      Floors(right: 89, wrongAtMost: 6, first: 74, inThree: 95, offTopic: 98, askedBack: 92)
    ),
    (
      "public-untouched", 1,
      Floors(right: 86, wrongAtMost: 8, first: 83, inThree: 92, offTopic: 98, askedBack: 86)
    ),
    (
      "threads-tuned", 1,
      Floors(right: 91, wrongAtMost: 4, first: 83, inThree: 95, offTopic: 98)
    ),
    (
      "titles-tuned", 1,
      Floors(
        right: 90, wrongAtMost: 5, first: 85, inThree: 85, offTopic: 0, askedBack: 88,
        symptomCount: 15)
    ),
    (
      "titles-untouched", 1,
      Floors(
        right: 68, wrongAtMost: 6, first: 93, inThree: 98, offTopic: 0, askedBack: 75,
        symptomCount: 20)
    ),
  ])
  func questionsAreUnderstood(file: String, step: Int, floors: Floors) throws {
    var counts: [String: Int] = [:]
    let all = try items(of: file)
    let asked = Self.asked(stride(from: 0, to: all.count, by: step).map { all[$0] })
    let answers = try answers(to: asked)
    for (item, answer) in zip(asked, answers) {
      counts[item.kind, default: 0] += 1
      let approach = answer.recommendation["approach"] as? String
      switch item.kind {
      case "approach":
        let isRight = item.accepts(answer.recommendation)
        counts["right", default: 0] += isRight ? 1 : 0
        counts["wrong", default: 0] += !isRight && approach != nil ? 1 : 0
      case "symptom":
        let ids = answer.found.compactMap { $0["id"] as? String }
        counts["first", default: 0] += ids.first == item.labels.first ? 1 : 0
        counts["three", default: 0] += item.labels.contains(where: ids.contains) ? 1 : 0
      default:
        let isQuiet = approach.map { ["none", "native"].contains($0) } ?? true
        let hasStrong = answer.found.contains { $0["match"] as? String == "strong" }
        let isFine = isQuiet && (item.kind == "ask" || !hasStrong)
        counts["quiet-" + item.kind, default: 0] += isFine ? 1 : 0
      }
    }
    func percent(_ count: String, of all: String) -> Int {
      100 * counts[count, default: 0] / max(1, counts[all, default: 0])
    }
    let slack = Effort.amount(brief: 15, full: 0)
    #expect(percent("right", of: "approach") >= floors.right - slack)
    #expect(percent("wrong", of: "approach") <= floors.wrongAtMost + slack)
    // A share of fewer than ten questions is not significant.
    if Effort.isFull || counts["symptom", default: 0] >= 10 {
      #expect(percent("first", of: "symptom") >= floors.first - slack)
      #expect(percent("three", of: "symptom") >= floors.inThree - slack)
    }
    #expect(percent("quiet-offtopic", of: "offtopic") >= floors.offTopic - slack)
    #expect(percent("quiet-ask", of: "ask") >= floors.askedBack - 2 * slack)
    #expect(counts["approach", default: 0] >= 40 / Self.step(of: "approach"))
    #expect(counts["symptom", default: 0] >= floors.symptomCount / Self.step(of: "symptom"))
  }

  /// Returns the items that this run asks, spread evenly over the items of each kind.
  private static func asked(_ items: [Item]) -> [Item] {
    var counts: [String: Int] = [:]
    return items.filter { item in
      let number = counts[item.kind, default: 0]
      counts[item.kind] = number + 1
      return number.isMultiple(of: step(of: item.kind))
    }
  }

  private static func step(of kind: String) -> Int {
    Effort.amount(brief: kind == "approach" ? 12 : 6, full: 1)
  }

  @Test func noQuestionIsInBothHalves() throws {
    let tuned = Set(
      try ["tuned", "public-tuned", "threads-tuned", "titles-tuned"].flatMap(items).map(\.text))
    let untouched = try ["untouched", "public-untouched", "titles-untouched"].flatMap(items)
    #expect(untouched.allSatisfy { !tuned.contains($0.text) })
  }

  struct Item {
    let kind: String
    let platform: String
    let target: String
    let labels: [String]
    let text: String

    /// Returns whether an answer is one of the labels; a preferred SwiftUI API counts if the label
    /// allows it.
    func accepts(_ answer: [String: Any]) -> Bool {
      let approach = answer["approach"] as? String
      if let approach, labels.contains(approach) { return true }
      if labels.contains("native"), answer["preferNative"] as? Bool == true { return true }
      return labels.contains("none") && approach == nil
    }
  }

  private func items(of file: String) throws -> [Item] {
    try Repository.text(of: "Tests/BridgebookCLITests/Corpus/\(file).txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let cells = line.split(separator: "|", maxSplits: 4).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        try #require(cells.count == 5, "\(line)")
        return Item(
          kind: cells[0], platform: cells[1], target: cells[2],
          labels: cells[3].split(separator: ",").map(String.init), text: cells[4])
      }
  }

  /// The answer to a question, and the result of a search for its words.
  private struct Answer {
    let recommendation: [String: Any]
    let found: [[String: Any]]
  }

  /// Returns the answers in the order of the items, from one server, because a process for each
  /// question would take most of the time.
  private func answers(to items: [Item]) throws -> [Answer] {
    let calls = items.flatMap { item in
      var question = ["question": item.text]
      question["platform"] = item.platform == "-" ? "ios" : item.platform
      if item.target != "-" { question["target"] = item.target }
      var search: [String: Any] = ["words": item.text, "limit": 3]
      if item.kind == "symptom" { search["kind"] = "gotcha" }
      return [
        ToolCall(tool: "recommend", arguments: question),
        ToolCall(tool: "search", arguments: search),
      ]
    }
    let documents = try ToolCall.results(of: calls).map { result in
      let text = try #require(ToolCall.text(of: result))
      return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }
    return stride(from: 0, to: documents.count, by: 2).map { index in
      Answer(
        recommendation: documents[index],
        found: documents[index + 1]["results"] as? [[String: Any]] ?? [])
    }
  }
}
