import BridgebookStore
import Testing

@testable import BridgebookApp

/// A damaged store cannot make SQLite lack features, so the check is tested with invented facts.
@Suite struct SQLiteFactsTests {
  private let sound = SQLiteFacts(
    version: "3.40.1", hasTextSearch: true, hasStrictTables: true, isThreadSafe: true)

  @Test func aLibraryThatLacksSomethingIsAFinding() {
    #expect(HealthCheck.finding(sound).ok == true)
    for path in [
      \SQLiteFacts.hasTextSearch, \SQLiteFacts.hasStrictTables, \SQLiteFacts.isThreadSafe,
    ] {
      var facts = sound
      facts[keyPath: path] = false
      let finding = HealthCheck.finding(facts)
      #expect(finding.ok == false)
      #expect(finding.message.hasPrefix("SQLite 3.40.1 lacks "))
      #expect(finding.fix?.contains("install") == true)
    }
  }

  @Test func whatALibraryCanDoIsTried() throws {
    #expect(try SQLiteFacts.can(SQLiteFacts.textSearch))
    #expect(try SQLiteFacts.can(SQLiteFacts.strictTable))
    #expect(try !SQLiteFacts.can("CREATE VIRTUAL TABLE words USING fts99 (text)"))
    #expect(throws: SQLiteError.self) {
      try SQLiteFacts.can("CREATE TABLE large AS SELECT zeroblob(2147483647)")
    }
  }
}
