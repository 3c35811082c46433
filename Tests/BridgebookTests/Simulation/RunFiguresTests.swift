import Bridgebook
import Testing

@Suite struct RunFiguresTests {
  /// More subjects than the figures remember the types of, in two steps.
  @Test func figuresOfManySubjectsAreCountedByTypeAndStep() {
    var texts = TextTable()
    var figures = RunFigures()
    for step in ["first", "second"] {
      var input = TraceEvent(kind: .input, sequence: 0, line: 1)
      input.name = texts.number(of: step) ?? .none
      figures.consume([input], texts: texts)
      let updates = (0..<5_000).map { number in
        var event = TraceEvent(kind: .updateBegin, sequence: number, line: 1)
        event.subject = texts.number(of: "\(number.isMultiple(of: 5) ? "Map" : "List")#\(number)")!
        return event
      }
      figures.consume(updates, texts: texts)
    }
    #expect(figures.count(.updates, of: nil) == 10_000)
    #expect(figures.count(.updates, of: "Map") == 2_000)
    #expect(figures.count(.updates, of: "List", .within("first")) == 4_000)
    #expect(figures.count(.updates, of: "List", .after("first")) == 8_000)
    #expect(figures.count(.updates, of: "Chart") == 0)
    #expect(figures.count(.sets, of: "Map") == 0)
    #expect(figures.count(.updates, of: "Map", .within("third")) == nil)
  }
}
