import Bridgebook
import Testing

/// Names made of joined words become separate words; class names are kept.
@Suite struct JoinedWordsTests {
  private static let phrases = [
    "pulltorefresh": "pull to refresh", "qrscanner": "qr scanner", "textview": "text view",
  ]

  @Test(arguments: [
    ("PullToRefresh in SwiftUI?", "pull to refresh in SwiftUI?"),
    ("a QRScanner, and PullToRefresh", "a qr scanner, and pull to refresh"),
    ("pullToRefresh", "pullToRefresh"), ("MyList in SwiftUI", "MyList in SwiftUI"), ("", ""),
    ("é PullToRefresh 下拉", "é pull to refresh 下拉"), ("a TextView", "a text view"),
  ])
  func aNameBecomesItsPhrase(text: String, separated: String) {
    #expect(JoinedWords.separated(in: text) { Self.phrases[$0] } == separated)
  }

  @Test(arguments: ["MKMapView", "UIButton", "NSTextField", "CustomView", "MapKit", "SwiftUI"])
  func aClassNameIsNotLookedUp(name: String) {
    var asked: [String] = []
    _ = JoinedWords.separated(in: name) { (name) -> String? in
      asked.append(name)
      return nil
    }
    #expect(asked.allSatisfy { $0 == "swiftui" })
  }

  @Test func aLogStaysAsItIs() {
    let log = "0  Atlas  0x0000000104 PullToRefresh + 4\n1  UIKitCore  0x0000000105 main + 8\n"
    #expect(JoinedWords.separated(in: log) { Self.phrases[$0] } == log)
  }

  @Test func aLongTextIsLookedUpInABoundedNumberOfTimes() {
    var count = 0
    let text = String(repeating: "AnyName ", count: 10_000)
    let separated = JoinedWords.separated(in: text) { _ -> String? in
      count += 1
      return nil
    }
    #expect(separated == text)
    #expect(count == 8)
  }

  @Test func aModifierOfIntrospectIsReadAsTwoWords() {
    let text = JoinedWords.separated(in: "use introspectTableView, not introspection") { _ in nil }
    #expect(text == "use introspect TableView, not introspection")
  }
}
