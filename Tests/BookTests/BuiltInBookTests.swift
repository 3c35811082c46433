import BridgeText
import BuiltInKnowledge
import TestSupport
import Testing

@Suite struct BuiltInBookTests {
  @Test func hasNoProblem() throws {
    let problems = BookChecker.problems(in: try BuiltInBook.load())
    for problem in problems {
      Issue.record("\(problem.path):\(problem.line): \(problem.fault)")
    }
  }
}
