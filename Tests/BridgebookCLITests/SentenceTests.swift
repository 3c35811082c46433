import Foundation
import Testing

/// The sentences of gotchas in the output of commands.
@Suite struct SentenceTests {
  @Test func aListedSentenceCanBeShown() throws {
    let document = try Program.run("list", "sentences", "--format", "json").json()
    let entries = try #require(document["entries"] as? [[String: String]])
    #expect(entries.count > 500)
    let id = try #require(entries.first?["id"])
    let shown = try Program.run("show", id, "--format", "json").json()
    #expect(shown["schema"] as? String == "bridgebook/sentence-1")
    #expect(shown["text"] as? String == entries.first?["title"])
    let text = try Program.run("show", id)
    #expect(text.status == 0)
    #expect(text.out.contains("sentence \(id)"))
    #expect(text.out.contains("Sources"))
  }

  @Test func theGotchaHoldsItsSentences() throws {
    let document = try Program.run("show", "update-unguarded", "--format", "json").json()
    let sentences = try #require(document["sentences"] as? [[String: Any]])
    let ids = sentences.compactMap { $0["id"] as? String }
    #expect(ids.contains("update-unguarded.cause.1"))
    #expect(ids.contains("update-unguarded.fix.1"))
  }

  @Test func aListSaysWhatStandsBehindEach() throws {
    let sentences = try Program.run("list", "sentences").out.split(separator: "\n")
    #expect(sentences.contains { $0.hasSuffix("(inferred)") })
    #expect(sentences.contains { $0.hasSuffix("(stated by one source)") })
    #expect(sentences.contains { $0.hasSuffix("partly inferred)") })
    let claims = try Program.run("list", "claims").out.split(separator: "\n")
    #expect(claims.allSatisfy { $0.hasSuffix(")") })
    let single = try Program.run("list", "claims", "--status", "single-source").out
    #expect(single.contains("c39-attribute-graph-cleanup\t"))
    let found = try Program.run("search", "--kind", "claim", "UIHostingConfiguration supplementary")
    #expect(found.out.contains("c22-configuration-in-supplementary  claim, refuted"))
    let shown = try Program.run("show", "c39-attribute-graph-cleanup").out
    #expect(shown.contains("evidence: stated by one source, and there is no primary evidence"))
  }

  @Test func whatANativeAPILacksIsListedWithTheReleaseThatWasLookedAt() throws {
    let all = try Program.run("list", "lacks", "--format", "json").json()
    let rows = try #require(all["entries"] as? [[String: String]])
    #expect(rows.count > 300)
    #expect(rows.allSatisfy { $0["status"]?.wholeMatch(of: /as of .+, by .+/) != nil })
    // A lack that has ended does not look like one that lasts.
    let focus = rows.first { $0["id"] == "UITextField" && $0["title"] == "focus set in code" }
    #expect(focus?["status"]?.contains("until iOS 15.0") == true, "\(String(describing: focus))")
    let ended = rows.count { $0["status"]?.contains("; ") == true }
    let stored = try Program.run(
      "sql", "--format", "json",
      "SELECT count(DISTINCT component_id || ' ' || position) AS n FROM lack_ends"
    ).json()
    #expect("\(stored)".contains("\(ended)"))
    let stale = try Program.run("list", "lacks", "--stale", "--format", "json").json()
    let old = try #require(stale["entries"] as? [[String: String]])
    #expect(old.count <= rows.count)
    let releases = try Program.run(
      "sql", "--format", "json",
      "SELECT count(*) AS n FROM lacks WHERE is_stale = 1"
    ).json()
    #expect("\(releases)".contains("\(old.count)"))
  }

  @Test func onlyWeighedClaimsAreListedAsClaims() throws {
    let claims = try Program.run("list", "claims")
    #expect(claims.out.split(separator: "\n").count < 200)
    #expect(claims.err.contains("bridgebook list sentences"))
    #expect(try Program.run("list", "claims", "--status", "disputed").err.isEmpty)
  }

  @Test func aStatusOfClaimsIsNoneOfSentences() throws {
    let inferred = try Program.run("list", "sentences", "--status", "inferred")
    #expect(inferred.status == 0)
    let refused = try Program.run("list", "sentences", "--status", "shown")
    #expect(refused.status == 2)
    #expect(refused.err.contains("stated, single-source, inferred"))
    #expect(try Program.run("show", "update-unguarded.cause.999").status == 2)
  }

  @Test func linksAreShownFromBothEnds() throws {
    let linking = try Program.run("show", "--all", "host-menu-item-view").out
    #expect(linking.contains("See also") && linking.contains("hosting-sizing"))
    let linked = try Program.run("show", "--all", "hosting-sizing").out
    let tail = try #require(linked.range(of: "Linked from"))
    #expect(linked[tail.upperBound...].contains("host-menu-item-view"))
  }
}
