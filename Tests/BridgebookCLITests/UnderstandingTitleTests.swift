import Foundation
import Testing

/// Questions worded like issue titles, which say little about which side they concern.
@Suite struct UnderstandingTitleTests {
  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }

  @Test(arguments: [
    ("Feature: support multi finger tap", "ios", "two-finger-gesture"),
    ("combobox with typed suggestions", "macos", "combo-box"),
    ("Auto-focus on the title field when the editor is empty", "ios", "become-first-responder"),
  ])
  func aTitleThatNamesNeitherSideMeansTheTaskItResembles(
    title: String, platform: String, task: String
  ) throws {
    let answer = try document(title, "--platform", platform)
    #expect(answer["status"] as? String == "recommended")
    #expect((answer["task"] as? [String: Any])?["id"] as? String == task)
  }

  @Test(arguments: [
    ("Why not use PHPickerViewController instead of the old image picker", true),
    ("PHPickerViewController in a UIKit view controller", false),
    ("UITextField left padding and text inset", false),
  ])
  func aFinishedScreenIsOnlyShown(question: String, isCovered: Bool) throws {
    #expect((try document(question)["status"] as? String == "recommended") == isCovered)
  }

  @Test(arguments: [
    ("the SDK requires a UIViewController, in SwiftUI I had to provide a dummy one", "controller"),
    ("present our VectorHostingController as a bottom sheet", "hosting"),
    ("Migrate UIKit views to SwiftUI", "hosting"),
    ("Convert SessionCellView to SwiftUI", "hosting"),
    ("update the avatar to use the new SwiftUI implementation", "hosting"),
    ("add messagekit with introspect in SwiftUI", "controller"),
  ])
  func whatIsRewrittenOrHostedGoesIntoThePlatform(question: String, approach: String) throws {
    #expect(try document(question)["approach"] as? String == approach)
  }
}
