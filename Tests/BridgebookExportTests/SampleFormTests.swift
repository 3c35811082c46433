import Bridgebook
import Testing

@testable import BridgebookExport

/// The forms of a sample for older releases and other platforms.
@Suite struct SampleFormTests {
  private let model = """
    import Observation

    @MainActor
    @Observable
    final class Player {
      var isPlaying = false
      @ObservationIgnored private var token: Int?
      let name = "a"
      var title: String {
        name
      }

      func play() {
        var count = 0
        count += 1
      }
    }
    """
  private let view = """
    import SwiftUI

    struct PlayerView: View {
      @State private var player = Player()
      @State private var count = 0
    }
    struct Controls: View {
      @Bindable var player: Player
    }
    """

  private func blocks(_ platform: Platform, _ major: Int) -> [String] {
    ObservableObjectForm.blocks(
      [model, view], at: CodePlace(platform: platform, target: Version(major)))
  }

  @Test func modelsPublishTheirStoredVariables() {
    let lines = blocks(.ios, 16)[0].split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "import Combine", "@MainActor", "final class Player: ObservableObject {",
        "  @Published var isPlaying = false", "  private var token: Int?",
      ])
    #expect(lines.contains("  let name = \"a\"") && lines.contains("  var title: String {"))
    #expect(lines.contains("    var count = 0"))
  }

  @Test func variablesWithObserversArePublished() {
    let settings = """
      @Observable
      final class Settings {
        var titles: [String] {
          didSet { save() }
        }
        private(set) var count: Int { willSet { note(newValue) } }
        var isEmpty: Bool { titles.isEmpty }
        var first: String? {
          titles.first
        }
      }
      """
    let place = CodePlace(platform: .ios, target: Version(16))
    let text = ObservableObjectForm.blocks([settings], at: place)[0]
    #expect(text.contains("  @Published var titles: [String] {\n    didSet"))
    #expect(text.contains("  @Published private(set) var count: Int {"))
    #expect(text.contains("\n  var isEmpty: Bool") && text.contains("\n  var first: String? {"))
  }

  @Test func viewsOfOtherBlocksObserveTheModel() {
    let text = blocks(.macos, 13)[1]
    #expect(text.contains("  @StateObject private var player = Player()"))
    #expect(text.contains("  @State private var count = 0"))
    #expect(text.contains("  @ObservedObject var player: Player"))
  }

  @Test func newerReleasesKeepObservation() {
    for (platform, release) in [(Platform.ios, 17), (.macos, 14), (.visionos, 1), (.watchos, 10)] {
      #expect(blocks(platform, release) == [model, view])
    }
  }

  @Test func aBlockThatDoesNotCompileTakesTheSectionWithIt() {
    let first = "```swift\nlet shared = 1\n```\n"
    let newer = first + "```swift\n// Needs iOS 16\nlet cell = 2\n```\n"
    let both = newer + "```swift\n// Before iOS 16\nlet cell = 3\n```\n"
    let old = CodePlace(platform: .ios, target: Version(15))
    let new = CodePlace(platform: .ios, target: Version(16))
    #expect(SampleFit.code(in: newer, at: old) == nil)
    #expect(SampleFit.code(in: newer, at: new) == "let shared = 1\n\nlet cell = 2\n")
    #expect(SampleFit.code(in: both, at: old) == "let shared = 1\n\nlet cell = 3\n")
    #expect(SampleFit.code(in: both, at: new) == "let shared = 1\n\nlet cell = 2\n")
    #expect(SampleFit.firstRelease(in: newer, on: .ios) == Version(16))
    #expect(SampleFit.firstRelease(in: newer, on: .tvos) == nil)
  }

  @Test func anInteractionIsAddedToTheTypeOfItsEntry() throws {
    func code(_ fragments: SampleFragments) -> String? {
      CodeSample.code(
        for: .init(
          className: "ReadInteraction", role: .interaction, presentation: .embed,
          place: CodePlace(platform: .ios, target: Version(17)), usesGestureRepresentable: false,
          fragments: fragments))
    }
    var fragments = SampleFragments()
    let plain = try #require(code(fragments))
    #expect(plain.contains("    let view = UIView()") && plain.contains("-> UIView {"))
    fragments.fragments.append(.init(name: "type", toolkit: nil, text: "UIImageView"))
    let image = try #require(code(fragments))
    #expect(image.contains("    let view = UIImageView()") && image.contains("-> UIImageView {"))
    #expect(image.contains("func updateUIView(_ view: UIImageView, context: Context)"))
  }
}
