import BookData
import Testing

@testable import Bridgebook

/// The rules agree with the book.
@Suite struct SourceBookTests {
  @Test func everyGotchaIsInTheBook() throws {
    let book = try Simulated.book.get()
    let gotchas = Set(book.entries.filter { $0.kind == .gotcha }.map(\.id))
    #expect(SourceRuleTable.gotchas.filter { !gotchas.contains($0) } == [])
    #expect(SourceRuleTable.gotchas.count >= 58)
  }

  /// The corrected samples of the book have no findings.
  @Test func theSamplesOfTheBookAreSilent() throws {
    var count = 0
    for entry in try Simulated.book.get().entries {
      for section in entry.sections {
        for (index, part) in section.markdown.split(separator: "```").enumerated()
        where index.isMultiple(of: 2) == false && part.hasPrefix("swift\n") {
          count += 1
          let result = SourceCheck.ofTheBook().check(Array(part.dropFirst(6).utf8))
          #expect(result.findings.map(\.gotcha) == [], "\(entry.id)")
        }
      }
    }
    #expect(count > 90)
  }
}
