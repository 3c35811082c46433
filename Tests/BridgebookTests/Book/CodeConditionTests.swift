import Testing

@testable import Bridgebook

/// The releases for which code compiles, according to its first line.
struct CodeConditionTests {
  private func place(_ platform: Platform, _ major: Int, _ minor: Int = 0) -> CodePlace {
    CodePlace(platform: platform, target: Version(major, minor))
  }

  private let newer = "// Needs iOS 16, tvOS 16.4; not visionOS\nlet cell = 1"
  private let older = "// Before iOS 16\nlet cell = 2"

  @Test func codeIsPrintedFromItsReleaseOn() {
    #expect(CodeCondition.code(newer, at: place(.ios, 16)) == "let cell = 1")
    #expect(CodeCondition.code(newer, at: place(.ios, 15, 8)) == nil)
    #expect(CodeCondition.code(newer, at: place(.tvos, 16, 3)) == nil)
    #expect(CodeCondition.code(newer, at: place(.tvos, 16, 4)) != nil)
    #expect(CodeCondition.code(newer, at: place(.visionos, 27)) == nil)
    // A platform that no clause names does not require a release.
    #expect(CodeCondition.code(newer, at: place(.macos, 11)) != nil)
  }

  @Test func iPadAndCatalystCountAsIOSDoes() {
    for platform in [Platform.ipados, .catalyst] {
      #expect(CodeCondition.code(newer, at: place(platform, 15)) == nil)
      #expect(CodeCondition.code(older, at: place(platform, 15)) == "let cell = 2")
    }
    let own = "// Needs iOS 16, Mac Catalyst 17\n"
    #expect(CodeCondition.code(own, at: place(.catalyst, 16)) == nil)
    #expect(CodeCondition.code(own, at: place(.ipados, 16)) == "")
  }

  @Test func olderCodeIsForTheReleasesItNames() {
    #expect(CodeCondition.code(older, at: place(.ios, 16)) == nil)
    #expect(CodeCondition.code(older, at: place(.tvos, 15)) == nil)
    #expect(CodeCondition.code("// For tvOS\nx", at: place(.tvos, 13)) == "x")
    #expect(CodeCondition.code("// For tvOS\nx", at: place(.ios, 27)) == nil)
  }

  @Test(arguments: [
    "// Needs iOS", "// Needs iOs 16", "// Needs", "// For tvOS 16", "// Need iOS 16",
    "// Before the view is in a window", "// needs iOS 16", "// Needs iOS 16 or later",
    "//Needs iOS 16",
  ])
  func otherCommentsAreCode(comment: String) {
    let code = comment + "\nx"
    #expect(CodeCondition.split(code).condition == nil)
    #expect(CodeCondition.code(code, at: place(.ios, 13)) == code)
  }

  @Test func aSampleExistsWhereEachOfItsPartsDoes() {
    var sample = SampleFragments()
    sample.fragments = [
      .init(name: "needs", toolkit: nil, text: "iOS 15, macOS 12"),
      .init(name: "make", toolkit: nil, text: "let view = UIDial()"),
      .init(name: "update", toolkit: .uikit, text: newer),
      .init(name: "update", toolkit: .uikit, text: "// Before iOS 16, tvOS 16.4\nold()"),
    ]
    #expect(!sample.exists(at: place(.ios, 14)))
    #expect(sample.code(.update, at: place(.ios, 15)) == "old()")
    #expect(sample.exists(at: place(.ios, 15)) && sample.exists(at: place(.tvos, 13)))
    #expect(!sample.exists(at: place(.visionos, 2)))
    #expect(
      sample.exists(at: place(.macos, 12)) && sample.code(.update, at: place(.macos, 12)) == nil)
  }
}
