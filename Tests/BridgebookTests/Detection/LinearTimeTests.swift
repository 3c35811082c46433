import Bridgebook
import TestSupport
import Testing

/// The time for a diagnosis is proportional to the number of events, regardless of open events and
/// findings.
@Suite(.serialized) struct LinearTimeTests {
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case unclosed, subjects, findings, messages

    var testDescription: String { rawValue }

    func lines(_ number: Int) -> String {
      switch self {
      case .unclosed: "  update.begin of=A#\(number) value=\(number)\n"
      case .subjects: "  set of=A#\(number) name=text value=\(number)\n"
      case .findings:
        "  update.begin of=A#\(number)\n  set of=A#\(number) name=frame value=\(number)\n"
          + "  update.end of=A#\(number)\n"
      case .messages: "  message name=window value=A\(number)\n"
      }
    }
  }

  @Test(arguments: Effort.isFull ? Shape.allCases : [.unclosed, .findings])
  func diagnosing(_ shape: Shape) {
    let excess = ProcessorTime.excess(from: 4_000) { count in
      let script = TraceScript((0..<count).map(shape.lines).joined())
      return { _ = script.findings() }
    }
    #expect(excess == nil)
  }
}
