import BridgebookStore
import Foundation
import TestSupport
import Testing

@testable import BridgebookApp

/// Each check finds its kind of damage in a real store, and `--fix` repairs what can be derived.
@Suite struct DoctorTests {
  @Test(arguments: Effort.isFull ? damages : DoctorTests.oneOfEachCheck)
  func theCheckFindsTheDamage(damage: Damage) throws {
    let folder = try TemporaryFolder()
    let path = try store(with: [damage], in: folder)
    let found = try examine(path, damage.check)
    #expect(found.status == 1, "\(found.out)")
    let check = try self.check(damage.check, in: found)
    #expect(check["ok"] as? Bool == false)
    #expect((check["message"] as? String)?.isEmpty == false)
    #expect((check["fix"] as? String)?.isEmpty == false)
    guard !damage.isMended else { return }
    let fixed = try examine(path, damage.check, "--fix")
    #expect(fixed.status == 1, "\(fixed.out)")
    #expect(try fixed.json()["ok"] as? Bool == false)
  }

  /// The groups of checks whose damage is repaired together.
  private static let mended: [[String]] = {
    let checks = Set(damages.filter(\.isMended).map(\.check))
    let groups = Dictionary(grouping: HealthCheck.all.filter { checks.contains($0.id) }) {
      $0.repairs.sorted().map(\.rawValue)
    }
    return groups.values.map { $0.map(\.id).sorted() }.sorted { $0[0] < $1[0] }
  }()

  @Test(arguments: mended)
  func theRepairMendsWhatTheChecksFind(checks: [String]) throws {
    let repairs = HealthCheck.all.filter { checks.contains($0.id) }.map(\.repairs)
    #expect(repairs.allSatisfy { $0.count == 1 })
    let folder = try TemporaryFolder()
    let path = try store(
      with: Self.damages.filter { checks.contains($0.check) && $0.isMended }, in: folder)
    let fixed = try Program.run(
      ["--store", path, "--format", "json", "doctor", "--fix"] + checks)
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(try fixed.json()["ok"] as? Bool == true)
    #expect((try fixed.json()["fixed"] as? [String])?.isEmpty == false)
    #expect(
      try Connection(path: path, mode: .readOnly).first("PRAGMA foreign_key_check") { _ in 1 }
        == nil)
    let answer = try Program.run(["--store", path, "show", "MKMapView"])
    #expect(answer.out == (try Program.run("show", "MKMapView").out))
  }

  private func store(with damages: [Damage], in folder: TemporaryFolder) throws -> String {
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    for damage in damages {
      // One connection for each damage: an earlier damage may have changed the schema that an open
      // connection has loaded.
      try Connection(path: path, mode: .readWrite)
        .execute("PRAGMA foreign_keys = OFF; \(damage.sql)")
    }
    return path
  }

  @Test func everyCheckHasADamageThatItFinds() throws {
    let all = HealthCheck.all.map(\.id)
    #expect(all == all.sorted())
    // Tests below cover `permissions` and `store`; tests of the commands cover `values` and
    // `entries`. The checks of the program itself cannot fail because of a store.
    let elsewhere: Set<String> = ["entries", "permissions", "store", "sqlite", "values"]
    #expect(Set(all) == Set(Self.damages.map(\.check)).union(elsewhere))
  }

  @Test func aNewStoreIsWellInEveryForm() throws {
    let text = try Program.run("doctor")
    #expect(text.status == 0, "\(text.out)\(text.err)")
    #expect(text.out.hasSuffix("All 20 checks passed.\n"))
    let json = try Program.run("doctor", "links", "runs", "tree", "--format", "json").json()
    #expect(json["schema"] as? String == "bridgebook/doctor-1")
    #expect(json["ok"] as? Bool == true)
    #expect((json["checks"] as? [[String: Any]])?.count == 3)
    #expect((json["checks"] as? [[String: Any]])?.allSatisfy { $0["ok"] as? Bool == true } == true)
    let markdown = try Program.run("doctor", "tree", "--format", "markdown")
    #expect(markdown.out.contains("| `tree` | ok"))
  }

  @Test(
    arguments: [("go+w", "other users can write"), ("a-w", "cannot be written")])
  func permissionsThatAreTooWideOrTooNarrowAreFound(mode: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    _ = try Program.shell("chmod \(mode) '\(path)'")
    let found = try examine(path, "permissions")
    #expect(found.status == 1, "\(found.out)")
    #expect(found.out.contains(message))
    _ = try Program.shell("chmod 600 '\(path)'; chmod 777 '\(folder.path)'")
    #expect(try examine(path, "permissions").out.contains("exchange the store"))
    _ = try Program.shell("chmod 700 '\(folder.path)'")
    #expect(try examine(path, "permissions").status == 0)
  }

  @Test func aFileThatIsNoStoreIsAFindingAndTheRestCouldNotLook() throws {
    let folder = try TemporaryFolder()
    try folder.write("Dear reader, this is no database at all.", to: "letter.sqlite")
    let result = try examine(folder.path("letter.sqlite"))
    #expect(result.status == 1)
    let checks = try checks(in: result)
    #expect(checks.first { $0["id"] as? String == "store" }?["ok"] as? Bool == false)
    let blind = checks.filter { $0["ok"] is NSNull }
    #expect(blind.count >= 10)
    let messages = blind.compactMap { $0["message"] as? String }
    #expect(messages.count == blind.count)
    #expect(messages.allSatisfy { $0.hasPrefix("the check could not run: ") })
    let fixed = try examine(folder.path("letter.sqlite"), "--fix")
    #expect(fixed.status == 1)
    #expect(
      try String(contentsOfFile: folder.path("letter.sqlite"), encoding: .utf8).hasPrefix("Dear"))
  }

  @Test func checksThatOnlyCouldNotLookHaveAStatusOfTheirOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write("Dear reader, this is no database at all.", to: "letter.sqlite")
    let result = try examine(folder.path("letter.sqlite"), "tree", "links")
    #expect(result.status == 2)
    #expect(try result.json()["ok"] is NSNull)
  }

  @Test func aStoreOfANewerProgramIsAFinding() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    try Connection(path: path, mode: .readWrite)
      .execute("INSERT INTO schema_migration VALUES ('9999_later', 'ffff', '')")
    let result = try examine(path, "store", "--fix")
    #expect(result.status == 1)
    #expect(result.out.contains("made by a newer bridgebook"))
  }

  /// A check of a damaged file always reports a result and never modifies the file.
  @Test(arguments: Effort.isFull ? [0, 1, 2] : [2])
  func aDamagedFileIsAnsweredAndNotChanged(round: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: SharedStore.path))
    var state = UInt64(round + 1) &* 0x9e37_79b9_7f4a_7c15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<(1 << (round * 4)) {
      let start = 100 + next(bytes.count - 200)
      for index in start..<(start + 1 + next(90)) { bytes[index] = UInt8(next(256)) }
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    let result = try examineStore(path)
    #expect((0...2).contains(result.status), "\(result.err)")
    #expect(try self.checks(in: result).count == Self.storeChecks.count)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    let fixed = try examineStore(path, "--fix")
    #expect((0...2).contains(fixed.status), "\(fixed.err)")
  }

  @Test func aRepairKeepsRecordedRuns() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    try folder.write("Begin updateUIView\nEnd updateUIView\n", to: "a.log")
    _ = try Program.run(["--store", path, "import", folder.path("a.log")])
    let before = try Program.run(["--store", path, "runs"]).out
    try Connection(path: path, mode: .readWrite)
      .execute(
        "PRAGMA foreign_keys = OFF; DELETE FROM entry; DROP TABLE entry_text; DROP VIEW runs")
    let fixed = try examine(path, "book", "foreign-keys", "index", "runs", "schema", "--fix")
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect(try Program.run(["--store", path, "runs"]).out == before)
  }

  @Test func whatOnlyShowsAfterTheFirstRepairIsMendedToo() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("book.sqlite")
    try SharedStore.copy(to: path)
    try Connection(path: path, mode: .readWrite)
      .execute("PRAGMA foreign_keys = OFF; DROP TABLE lexicon_phrase; DROP TABLE entry_term")
    let fixed = try examine(path, "book", "foreign-keys", "schema", "--fix")
    #expect(fixed.status == 0, "\(fixed.out)")
    #expect((try fixed.json()["fixed"] as? [String])?.count ?? 0 >= 2)
  }

  @Test func anUnknownCheckIsAMistake() throws {
    let result = try Program.run("doctor", "idex")
    #expect(result.status == 2)
    #expect(result.err.contains("did you mean index?"))
  }

  /// All checks except the slow one that does not examine the store.
  private static let storeChecks = HealthCheck.all.map(\.id).filter { $0 != "entries" }

  private func examineStore(_ path: String, _ words: String...) throws -> Program.Output {
    try Program.run(["--store", path, "--format", "json", "doctor"] + Self.storeChecks + words)
  }

  private func examine(_ path: String, _ words: String...) throws -> Program.Output {
    try Program.run(["--store", path, "--format", "json", "doctor"] + words)
  }

  private func checks(in output: Program.Output) throws -> [[String: Any]] {
    try #require(try output.json()["checks"] as? [[String: Any]])
  }

  private func check(_ id: String, in output: Program.Output) throws -> [String: Any] {
    try #require(try checks(in: output).first { $0["id"] as? String == id })
  }
}
