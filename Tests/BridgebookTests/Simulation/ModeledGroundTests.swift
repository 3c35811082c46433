import BookData
import Bridgebook
import Testing

/// Simulated grounds of claims agree with the runs they name, and the check detects those that do
/// not.
@Suite struct ModeledGroundTests {
  private static let book = Simulated.book

  private static let judged: [JudgedGround] = {
    guard let book = try? book.get() else { return [] }
    let (scenarios, library) = BuiltInScenarios.split(book.scenarios, book.classes)
    return (try? EvidenceCheck(book.entries).judged(in: scenarios, library: library)) ?? []
  }()

  @Test func everyModeledGroundIsJudged() throws {
    let grounds = try Self.book.get().entries.flatMap { entry -> [ModeledGround] in
      guard case .claim(let facts) = entry.details else { return [] }
      return facts.grounds.compactMap(\.model)
    }
    #expect(grounds.count >= 60)
    #expect(Self.judged.count == grounds.count)
  }

  @Test(arguments: judged.indices)
  func theModelAgrees(_ index: Int) throws {
    let item = Self.judged[index]
    let found = item.ground.verdict?.found ?? "nothing of that name"
    #expect(
      item.ground.verdict?.agrees == true,
      "claims/\(item.claim).txt: \(item.ground.run): \(item.ground.expectation), found \(found)")
  }

  @Test func aModelNeverHoldsAStatus() throws {
    for entry in try Self.book.get().entries {
      guard case .claim(let facts) = entry.details,
        facts.status == .shown || facts.status == .refuted
      else { continue }
      let side: Ground.Side = facts.status == .shown ? .supports : .contradicts
      #expect(facts.grounds.contains { $0.side == side && $0.kind.settles }, "\(entry.id)")
    }
  }

  private static func judge(_ row: String) throws -> ModeledGround {
    let text = """
      kind: claim
      id: c99-claim
      title: It is so
      status: stated
      sources: seed-000

      ## Grounds
      - against | stated | seed-000 | It is not.
      - for | modelled | \(row) | It is.

      """
    let entry = try EntryParser.parse(SourceFile(path: "claims/c99-claim.txt", text: text))
    let (scenarios, library) = try BuiltInScenarios.load()
    let check = EvidenceCheck([entry])
    let judged = try check.judged(in: scenarios, library: library)
    let item = try #require(judged.first)
    #expect(judged.count == 1 && item.claim == "c99-claim" && item.position == 1)
    return item.ground
  }

  @Test(
    arguments: [
      ("counter-label/J4 | R2.3 | expect updates = 0 after \"Color\"", true, "0"),
      ("counter-label/J4 | R2.3 | expect updates = 1 after \"Color\"", false, "0"),
      ("counter-label/J4 | R2.3 | expect updats = 0", false, nil),
      ("counter-label/J4 | R2.3 | expect updates = 0 after \"Colour\"", false, nil),
      ("counter-label/J9 | R2.3 | expect updates = 0", false, nil),
      ("nobody/J4 | R2.3 | expect updates = 0", false, nil),
    ] as [(String, Bool, String?)])
  func agreesOnlyWhereTheRunShowsIt(_ row: String, _ agrees: Bool, _ found: String?) throws {
    #expect(try Self.judge(row).verdict == .init(agrees: agrees, found: found))
  }
}
