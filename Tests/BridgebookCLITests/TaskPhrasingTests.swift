import BookData
import Bridgebook
import Foundation
import TestSupport
import Testing

/// Asks for tasks in the words that the book itself has for them.
///
/// What is answered otherwise are phrasings that name a class, which decides for itself, and
/// phrasings that two tasks share.
@Suite struct TaskPhrasingTests {
  /// The maximum shares of questions in percent: of all 4,493 titles and phrasings, 4.1 % name no
  /// task, 0.2 % another one, 4.4 % get a bridge that is not among those of the task, and 1.2 % are
  /// asked about or not covered.
  private static let limits = (noTask: 5, otherTask: 1, otherBridge: 6, noAnswer: 2)
  /// Added to the limits in the brief run, whose 225 questions are a small sample.
  private static let slack = Effort.amount(brief: 4, full: 0)

  private struct Question {
    let task: Entry
    let text: String
  }

  /// The titles and phrasings of all tasks; those that do not name SwiftUI are asked about in it.
  private static func questions() throws -> [Question] {
    let tasks = try BuiltInBook.load().entries.filter { $0.kind == .task }
    let all = tasks.flatMap { task in
      ([task.title] + task.terms).map { words in
        let isComplete = words.lowercased().contains("swiftui")
        return Question(task: task, text: isComplete ? words : words + " in SwiftUI")
      }
    }
    let step = Effort.amount(brief: 20, full: 2)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  @Test func tasksAreFoundByTheirOwnWords() throws {
    let questions = try Self.questions()
    let calls = questions.map { question in
      let platforms = question.task.platforms.rows.map(\.platform)
      let platform = platforms.contains(.ios) ? .ios : platforms.first ?? .ios
      return ToolCall(
        tool: "recommend",
        arguments: ["question": question.text, "platform": platform.rawValue])
    }
    var missing: [String] = []
    var others: [String] = []
    var bridges: [String] = []
    var unanswered: [String] = []
    for (question, result) in zip(questions, try ToolCall.results(of: calls)) {
      let text = try #require(ToolCall.text(of: result))
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let task = (answer["task"] as? [String: Any])?["id"] as? String
      if let task, task != question.task.id { others.append("\(question.text): \(task)") }
      if task == nil { missing.append(question.text) }
      guard let approach = answer["approach"] as? String else {
        unanswered.append(question.text)
        continue
      }
      let own = question.task.approaches.map(\.rawValue)
      let isNative = own.contains("native") && answer["preferNative"] as? Bool == true
      if !own.contains(approach), !isNative { bridges.append("\(question.text): \(approach)") }
    }
    #expect(questions.count > 200)
    func ceiling(_ percent: Int) -> Int { questions.count * (percent + Self.slack) / 100 }
    #expect(missing.count <= ceiling(Self.limits.noTask), "\(missing)")
    #expect(others.count <= ceiling(Self.limits.otherTask), "\(others)")
    #expect(bridges.count <= ceiling(Self.limits.otherBridge), "\(bridges)")
    #expect(unanswered.count <= ceiling(Self.limits.noAnswer), "\(unanswered)")
  }
}
