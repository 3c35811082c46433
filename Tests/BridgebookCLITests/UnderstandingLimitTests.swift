import Foundation
import Testing

/// Questions that only resemble those about a bridge.
@Suite struct UnderstandingLimitTests {
  @Test(arguments: [
    "DetailView in SwiftUI", "LoginView crashes in SwiftUI", "PhotoGridView in SwiftUI is slow",
    "SettingsView with SwiftUI toggle", "where do I get my data from: SwiftUI state?",
  ])
  func aViewOfOnesOwnAndAColonTellNothing(question: String) throws {
    let approach = try document(question)["approach"] as? String
    #expect(approach == nil)
  }

  @Test(arguments: [
    ("coming from: UIKit developer, SwiftUI beginner", "controller"),
    ("WKWebView with SwiftUI overlay", "hosting"), ("MKMapView with SwiftUI sidebar", "hosting"),
    ("AVPlayerLayer with SwiftUI detail view", "hosting"),
    ("SwiftUI component for UICollectionView supplementary view", "native"),
  ])
  func whatOnlyLooksAlikeDecidesNothing(question: String, approach: String) throws {
    let answer = try document(question)
    let isNative = answer["preferNative"] as? Bool == true
    let given = isNative ? "native" : answer["approach"] as? String
    #expect(given != approach)
  }

  private func document(_ words: String...) throws -> [String: Any] {
    try Program.run(["--store", SharedStore.path, "--format", "json", "recommend"] + words).json()
  }
}
