import Bridgebook
import TestSupport
import Testing

/// A diagnosis takes time in proportion to the events of a run, whatever is left open or found.
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

  private static func time(_ script: TraceScript) -> Duration {
    ProcessorTime.shortest { _ = script.findings() }
  }

  @Test(arguments: Shape.allCases)
  func diagnosing(_ shape: Shape) {
    let few = Self.time(TraceScript((0..<4_000).map(shape.lines).joined()))
    let many = Self.time(TraceScript((0..<32_000).map(shape.lines).joined()))
    #expect(many < few * 24 + .milliseconds(20), "\(few), then \(many)")
  }
}
