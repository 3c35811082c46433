import BookData
import Bridgebook
import TestSupport
import Testing

/// Each contribution of the five seeds, the articles the book began with, has entries, and each
/// error in them has claims.
@Suite struct SeedCoverageTests {
  private struct Row {
    let line: Int
    let cells: [String]

    /// The ids in the last cell.
    var ids: [String] {
      cells.last?.split(separator: ",").map { String($0.drop(while: { $0 == " " })) } ?? []
    }
  }

  private static let seeds = "Tests/BookDataTests/Coverage/seeds.txt"
  private static let corrections = "Tests/BookDataTests/Coverage/corrections.txt"

  @Test func everyRowHasAnEntryThatNamesItsSeed() throws {
    let entries = try SeedCoverageTests.entries()
    let rows = SeedCoverageTests.rows(of: SeedCoverageTests.seeds)
    #expect(rows.count > 150)
    for row in rows {
      let place = "\(SeedCoverageTests.seeds):\(row.line): \(row.cells.joined(separator: " | "))"
      #expect(row.cells.count == 3 && !row.ids.isEmpty, "\(place)")
      let found = row.ids.compactMap { id -> Entry? in
        if entries[id] == nil { Issue.record("\(place): no entry \(id)") }
        return entries[id]
      }
      let seed = row.cells[0]
      #expect(found.contains { $0.sources.contains(seed) }, "\(place): no entry names \(seed)")
    }
  }

  @Test func everySeedHasRows() {
    let seeds = Set(SeedCoverageTests.rows(of: SeedCoverageTests.seeds).map { $0.cells[0] })
    #expect(seeds == ["seed-000", "seed-001", "seed-002", "seed-003", "seed-004"])
  }

  /// The claims of a correction are refuted or disputed by their grounds, and its row names the
  /// seed.
  @Test func everyCorrectionHasAClaimWithAFittingStatus() throws {
    let entries = try SeedCoverageTests.entries()
    let rows = SeedCoverageTests.rows(of: SeedCoverageTests.corrections)
    let numbers = rows.map { $0.cells[0] }
    #expect(numbers == (1...40).map { $0 < 10 ? "C0\($0)" : "C\($0)" })
    for row in rows {
      let place = "\(SeedCoverageTests.corrections):\(row.line)"
      let claims = row.ids.compactMap { id -> ClaimFacts? in
        guard case .claim(let facts) = entries[id]?.details else { return nil }
        return facts
      }
      #expect(!claims.isEmpty && claims.count == row.ids.count, "\(place): a claim is missing")
      let grounds = claims.flatMap(\.grounds)
      #expect(
        grounds.contains { $0.source?.hasPrefix("seed-") == true }, "\(place): no seed is named")
      guard ["WRONG", "NO-COMPILE", "AGAINST-DOC"].contains(where: row.cells[1].hasPrefix) else {
        continue
      }
      for facts in claims {
        #expect([.refuted, .disputed].contains(facts.status), "\(place): \(facts.status)")
      }
    }
  }

  /// A refuted or disputed sentence of a seed has grounds on both sides.
  @Test func correctionsShowBothSides() throws {
    let entries = try SeedCoverageTests.entries()
    for row in SeedCoverageTests.rows(of: SeedCoverageTests.corrections) {
      for id in row.ids {
        guard case .claim(let facts) = entries[id]?.details,
          [.refuted, .disputed].contains(facts.status)
        else { continue }
        let sides = Set(facts.grounds.map(\.side))
        #expect(sides.count == 2, "\(id) has grounds on one side only")
      }
    }
  }

  /// The talks that seed-002 cites.
  @Test func theSeedsTalksAreSources() throws {
    let sources = Set(try WholeBook.parsed.get().sources.map(\.id))
    let talks = [
      "wwdc19-231", "wwdc22-10072", "wwdc23-10149", "wwdc24-10118", "wwdc24-10145", "wwdc25-243",
      "wwdc25-256",
    ]
    #expect(Set(talks).subtracting(sources) == [])
  }

  private static func entries() throws -> [String: Entry] {
    Dictionary(
      try WholeBook.parsed.get().entries.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func rows(of path: String) -> [Row] {
    Repository.lines(of: path).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      return Row(line: index + 1, cells: cells)
    }
  }
}
