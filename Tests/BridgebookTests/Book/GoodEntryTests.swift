import Bridgebook
import Testing

@Suite struct GoodEntryTests {
  @Test func frontMatterOfAGotcha() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.gotcha))
    #expect(entry.kind == .gotcha && entry.id == "lost-caret" && entry.title == "The caret jumps")
    #expect(entry.approaches == [.view, .controller])
    #expect(
      entry.platforms.rows == [
        .init(platform: .ios, since: Version(13)), .init(platform: .macos, since: Version(10, 15)),
      ])
    #expect(entry.terms == ["caret jumps", "カーソルが飛ぶ"])
    #expect(entry.claims == ["c08"] && entry.links == ["other"])
    #expect(entry.audited == "iOS 26, macOS 26")
    #expect(
      entry.details
        == .gotcha(
          GotchaFacts(
            severity: .warning, evidence: ["S", "T"], belief: "Setting it again costs nothing.")))
  }

  @Test func sectionsKeepTheirTextAndLine() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.gotcha))
    #expect(entry.sections.map(\.heading) == ["Symptom", "Cause", "Fix", "Triggering", "Clean"])
    #expect(entry.section("Cause")?.markdown == "The text is set again.[^seed-000]")
    #expect(entry.section("Cause")?.line == 18)
    let fix = try #require(entry.section("Fix"))
    #expect(fix.markdown.hasSuffix("```swift\n## no heading: a fence is open\n```"))
  }

  @Test func examplesKeepTheirGutter() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.gotcha))
    let example = try #require(entry.examples.first)
    #expect(example.expectation == .triggering && example.form == .trace(format: "plain"))
    #expect(example.lines.map(\.mark) == [.none, .provoking, .finding, .both])
    #expect(example.lines.map(\.text) == ["Begin update", "set text 日本", "caret moved", "both"])
    #expect(
      example.companions == [
        .init(gotcha: "update-unguarded", line: 2), .init(gotcha: "async-ordering", line: 3),
      ])
    #expect(example.line == 29)
    #expect(entry.examples.last?.form == .scenario(id: "lost-caret", variant: "fixed"))
    #expect(entry.examples.last?.expectation == .clean)
  }

  @Test func aLineThatLostItsBlanksIsAnEmptyLine() throws {
    let text = Samples.gotcha.with("  Begin update\n", "\n")
    let entry = try EntryParser.parse(Samples.file(text))
    #expect(entry.examples.first?.lines.first == Example.Line(mark: .none, text: ""))
  }

  @Test func patternHasItsTechnique() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.pattern))
    #expect(entry.details == .pattern(technique: "UIViewRepresentable"))
    #expect(entry.claims == [] && entry.links == [] && entry.examples == [])
  }

  @Test func groundsMayHoldBarsAndGoOn() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.claim))
    guard case .claim(let facts) = entry.details else { throw Unexpected() }
    #expect(facts.status == .disputed)
    #expect(
      facts.grounds == [
        Ground(
          side: .supports, kind: .stated, source: "seed-002",
          text: "Says so | even with a bar, and goes on."),
        Ground(
          side: .contradicts, kind: .printed, source: "seed-000", text: "Prints otherwise."),
      ])
  }

  @Test func componentFactsAndFragments() throws {
    let entry = try EntryParser.parse(Samples.file(Samples.component))
    guard case .component(let facts) = entry.details else { throw Unexpected() }
    #expect(facts.kind == .view && facts.role == .view && facts.framework == "UIKit")
    #expect(facts.inherits.map(\.toolkit) == ["UIKit", "AppKit"])
    #expect(facts.inherits.map(\.chain) == [["UIControl", "UIView"], ["NSControl"]])
    #expect(facts.deprecated.row(for: .ios)?.since == Version(17) && !facts.isSoftDeprecated)
    #expect(facts.presentation == .embed && facts.place == "cell" && facts.coverage == .partial)
    #expect(facts.natives.map(\.name) == ["Gauge"] && facts.natives[0].source == "seed-000")
    #expect(facts.natives[0].form == .view && facts.natives[0].until.rows.isEmpty)
    let release = Lack.Release(platform: .ios, version: Version(16))
    #expect(facts.lacks == [Lack(text: "ticks", source: "seed-000", checked: release)])
    #expect(
      entry.section("Lacks")?.markdown == "- ticks[^seed-000] (as of iOS 16.0)")
    #expect(facts.lacks[0].isOpen(.tvos, Version(27)))
    #expect(facts.lacksTerms == ["ticks", "haptic detents"])
    #expect(entry.platforms.row(for: .macos) == .init(platform: .macos, since: nil))
    let mac = CodePlace(platform: .macos, target: Version(14))
    #expect(facts.sample.values(.imports, for: .uikit) == ["UIKit"])
    // A setting for one toolkit is added to the one for all toolkits.
    #expect(facts.sample.values(.imports, for: .appkit) == ["UIKit", "AppKit"])
    #expect(facts.sample.code(.properties, at: mac) == "@Binding var value: Double")
    #expect(
      facts.sample.code(.make, at: CodePlace(platform: .ios, target: Version(16)))
        == "let view = UIDial()\n\nview.isContinuous = true")
    #expect(facts.sample.code(.make, at: mac) == nil)
  }

  @Test func aLackEndsWithAReleaseAndAnApiMayBeSoftDeprecated() throws {
    let row = "- ticks | seed-000 | ios 16.0"
    var text = Samples.component.replacing(row, with: "\(row) | until ios 17.0, tvos -")
    let native = try #require(text.split(separator: "\n").first { $0.hasPrefix("- Gauge") })
    text = text.replacing(native, with: "\(native) | soft-deprecated")
    let entry = try EntryParser.parse(Samples.file(text))
    guard case .component(let facts) = entry.details else { throw Unexpected() }
    #expect(facts.lacks(on: .ios, at: Version(16)).count == 1)
    #expect(facts.lacks(on: .ios, at: Version(17)).isEmpty)
    #expect(facts.lacks(on: .tvos, at: Version(27)).count == 1)
    #expect(facts.lacks(on: .macos, at: Version(13)).isEmpty)
    #expect(entry.section("Lacks")?.markdown.contains("until iOS 17.0; on tvOS") == true)
    #expect(facts.natives[0].isSoftDeprecated && facts.natives[0].until.rows.isEmpty)
  }

  @Test func whatAnAppDeclaresHasAPurposeAndEndsWithATarget() throws {
    let rows = """
      ## Setup
      - NSDialUsageDescription | usage | ios 10.0, catalyst - | seed-000 | for the dial | until ios 17.0
      - NSFullDialUsageDescription | usage | ios 17.0 | seed-000
      - com.apple.security.dial | sandbox | macos 10.14 | seed-000 | until macos 14.0

      ## Traps
      """
    let entry = try EntryParser.parse(
      Samples.file(Samples.component.replacing("## Traps", with: rows)))
    guard case .component(let facts) = entry.details else { throw Unexpected() }
    func words(_ platform: Platform, _ target: Version) -> [String] {
      facts.setup(on: platform, at: target).map { $0.words(on: platform, at: target) }
    }
    // An app built for an older target also runs on the releases that read the later key.
    #expect(
      words(.ios, Version(16)) == [
        "NSDialUsageDescription in the Info.plist, for the dial (before iOS 17.0)",
        "NSFullDialUsageDescription in the Info.plist (from iOS 17.0 on)",
      ])
    #expect(words(.ios, Version(17)) == ["NSFullDialUsageDescription in the Info.plist"])
    #expect(words(.catalyst, Version(26)).count == 1 && words(.tvos, Version(26)).isEmpty)
    #expect(words(.macos, Version(14)).isEmpty)
    #expect(
      words(.macos, Version(13)) == [
        "com.apple.security.dial in the entitlements of a sandboxed app (before macOS 14.0)"
      ])
    #expect(
      entry.section("Setup")?.markdown.hasPrefix(
        "- NSDialUsageDescription in the Info.plist, for the dial[^seed-000] "
          + "(iOS, Mac Catalyst; before iOS 17.0)\n") == true)
  }

  @Test func changesSayFromWhenTheyHold() throws {
    let changes = """

      ## Changes
      - SDK 27.0 (iOS, Mac Catalyst): A bar of its
        own minimizes.[^seed-000]
      - Xcode 27.0: The type is another one.[^seed-000]

      """
    let entry = try EntryParser.parse(
      Samples.file(Samples.component.with("\n## Sample", changes + "\n## Sample")))
    #expect(entry.changes.map(\.basis) == [.sdk, .xcode])
    #expect(entry.changes.map(\.release) == [Version(27), Version(27)])
    #expect(entry.changes.map(\.platforms) == [[.ios, .catalyst], Platform.allCases])
    #expect(entry.changes[0].markdown == "A bar of its own minimizes.[^seed-000]")
  }

  @Test(arguments: ["SDK soon: x", "27.0: x", "OS 27.0 (BeOS): x", "OS 27.0", "OS 27.0 (iOS):"])
  func aChangeThatDoesNotSayFromWhenIsAFault(text: String) {
    let whole = Samples.component.with("\n## Sample", "\n## Changes\n- \(text)\n\n## Sample")
    let error = #expect(throws: TextDiagnostic.self) {
      try EntryParser.parse(Samples.file(whole))
    }
    #expect(error?.problem == .badChange(text))
  }

  @Test func aNativeAPIMayEndWhereANewerOneTakesItsPlace() throws {
    let text = Samples.component.with(
      "- Gauge | view | ios 16.0, macos 13.0 | seed-000",
      "- Dial | type | ios 14.0 | seed-000 | until ios 16.0\n- Gauge | view | ios 16.0 | seed-009")
    let entry = try EntryParser.parse(Samples.file(text))
    guard case .component(let facts) = entry.details else { throw Unexpected() }
    #expect(facts.natives.map(\.form) == [.type, .view])
    #expect(facts.natives[0].until == Availability([.init(platform: .ios, since: Version(16))]))
    #expect(facts.natives[0].isCurrent(.ios, Version(15)))
    #expect(!facts.natives[0].isCurrent(.ios, Version(16)))
    #expect(entry.sources == ["seed-000", "seed-009"])
  }

  @Test func softDeprecationHasNoRelease() throws {
    let text = Samples.component.with("deprecated: ios 17.0", "deprecated: soft")
    let entry = try EntryParser.parse(Samples.file(text))
    guard case .component(let facts) = entry.details else { throw Unexpected() }
    #expect(facts.isSoftDeprecated && facts.deprecated.rows.isEmpty)
  }
}

struct Unexpected: Error {}
