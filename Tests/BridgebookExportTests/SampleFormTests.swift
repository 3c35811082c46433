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

  @Test func blocksThatReplaceEachOtherNeedTheEarliestRelease() {
    let newest = "```swift\n// Needs iOS 18\nlet bar = 1\n```\n"
    let split = newest + "```swift\n// Needs iOS 16; before iOS 18\nlet bar = 2\n```\n"
    #expect(SampleFit.firstRelease(in: newest, on: .ios) == Version(18))
    #expect(SampleFit.firstRelease(in: split, on: .ios) == Version(16))
    let everywhere = newest + "```swift\n// Before iOS 18\nlet bar = 2\n```\n"
    #expect(SampleFit.firstRelease(in: everywhere, on: .ios) == nil)
  }

  @Test func codeOfOnePlatformIsNotPrintedForAnother() {
    let both =
      "```swift\n// For macOS\nimport AppKit\n```\n"
      + "```swift\n// Needs Mac Catalyst 14; for Mac Catalyst\nlet item = 1\n```\n"
    let catalyst = CodePlace(platform: .catalyst, target: Version(14))
    #expect(SampleFit.code(in: both, at: catalyst) == "let item = 1\n")
    #expect(SampleFit.firstRelease(in: both, on: .catalyst) == Version(14))
    #expect(SampleFit.code(in: both, at: CodePlace(platform: .ios, target: Version(26))) == nil)
  }

  private func code(
    _ role: ComponentRole, _ platform: Platform, _ fragments: [(SampleFragments.Slot, String)]
  ) -> String? {
    var sample = SampleFragments()
    sample.fragments = fragments.map { .init(name: $0.rawValue, toolkit: nil, text: $1) }
    return CodeSample.code(
      for: .init(
        className: "Dial", role: role, presentation: .present,
        place: CodePlace(platform: platform, target: Version(26)),
        usesGestureRepresentable: false, fragments: sample))
  }

  /// A presentation that is requested from the start waits until the anchor has a window.
  @Test func anAnchorPresentsWhenItAppears() throws {
    for (platform, appearance) in [
      (Platform.ios, "viewDidAppear(_ animated: Bool)"), (.macos, "viewDidAppear()"),
    ] {
      let code = try #require(self.code(.controller, platform, []))
      #expect(code.contains("  override func \(appearance) {"), "\(code)")
      #expect(code.contains("    onAppear?()\n    onAppear = nil\n"))
      #expect(code.contains("-> DialAnchor {") && code.contains("coordinator?.reconcile("))
    }
  }

  @Test func aPopoverKeepsThePlaceThatItsClassNames() throws {
    let plain = try #require(code(.controller, .ios, [(.make, "let controller = Dial()")]))
    #expect(plain.contains("?.sourceView = anchor.view"))
    for place in ["sourceItem: parent.item", "barButtonItem: parent.item"] {
      let make = "let controller = Dial(\(place))"
      let placed = try #require(code(.controller, .ios, [(.make, make)]))
      #expect(placed.contains(make) && !placed.contains("sourceView"), "\(placed)")
    }
  }

  @Test func aClassMayBePresentedInAWayOfItsOwn() throws {
    let own = try #require(
      code(
        .controller, .macos,
        [(.present, "Dialog.shared.present(controller)"), (.dismiss, "Dialog.shared.close()")]))
    #expect(own.contains("      Dialog.shared.present(controller)\n    }"))
    #expect(own.contains("      Dialog.shared.close()\n      presented = nil"))
    #expect(!own.contains("presentAsSheet") && !own.contains("presentingViewController"))
  }

  /// A plain view never has the focus, so no touch or press of a remote reaches its recognizers.
  @Test func recognizersOfTVOSAreOnAViewThatTakesTheFocus() throws {
    let tv = try #require(code(.recognizer, .tvos, []))
    #expect(tv.contains("override var canBecomeFocused: Bool { true }"))
    #expect(tv.contains("let view = DialHostView()"))
    let phone = try #require(code(.recognizer, .ios, []))
    #expect(phone.contains("let view = UIView()") && !phone.contains("canBecomeFocused"))
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
