import Testing

/// The members that a wrapper uses determine which features the ledger reports as lost.
@Suite struct CheckLedgerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the line of a wrapper in the ledger.
  private func line(
    _ type: String, _ make: String, _ coordinator: String = "", _ options: String = ""
  ) throws -> String {
    let view = type.hasPrefix("NS") ? "NSView" : "UIView"
    try folder.write(
      """
      struct Wrapper: \(view)Representable {
        func make\(view)(context: Context) -> \(type) {
          let view = \(type)()
          view.delegate = context.coordinator
          \(make)
          return view
        }
        func update\(view)(_ view: \(type), context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, \(type)Delegate {
          \(coordinator)
        }
      }

      """, to: "Wrapper.swift")
    let out = try Program.shell(
      "bridgebook check --ledger --format csv \(options) Wrapper.swift", in: folder.path
    ).out
    return out.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func aTextThatNobodyEditsIsAText() throws {
    #expect(try line("UITextView", "view.isEditable = false").contains("Text does all"))
    #expect(try line("UITextView", "view.isEditable = true").contains("TextEditor does all"))
    let formatted = "view.isEditable = false; view.attributedText = text"
    #expect(try line("UITextView", formatted).contains("Text lacks attributes"))
    let links = "view.isEditable = false; view.dataDetectorTypes = .link"
    #expect(
      try line("UITextView", links, "", "--target 26").contains("Text lacks data detectors"))
  }

  @Test(arguments: [
    "view.attributedText = text", "view.typingAttributes = [:]",
    "view.allowsEditingTextAttributes = true",
  ])
  func attributedTextIsRichText(_ make: String) throws {
    #expect(try line("UITextView", make, "", "--target 17").contains("TextEditor lacks rich text"))
    #expect(try line("UITextView", make, "", "--target 26").contains("selection:) does all"))
  }

  @Test func aVetoIsLost() throws {
    let change = "shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }"
    let veto = "func textView(_ view: UITextView, \(change)"
    #expect(try line("UITextView", "", veto).contains("a veto on changes"))
    func field(_ result: String) throws -> String {
      let body = "{ onReturn(); return \(result) }"
      return try line(
        "UITextField", "", "func textFieldShouldReturn(_ field: UITextField) -> Bool \(body)")
    }
    #expect(try field("false").contains("a Return key"))
    #expect(try field("true").contains("TextField does all"))
  }

  @Test func momentarySegmentsAreAGroup() throws {
    let momentary = try line("UISegmentedControl", "view.isMomentary = true")
    #expect(momentary.contains("ControlGroup does all"))
    let off = try line("UISegmentedControl", "view.isMomentary = false")
    #expect(off.contains("Picker with .pickerStyle(.segmented) does all"))
    let mac = try line("NSSegmentedControl", "view.trackingMode = .momentary")
    #expect(mac.contains("ControlGroup does all"))
    let earlier = try line("UISegmentedControl", "view.isMomentary = true", "", "--target 14")
    #expect(earlier.contains("lacks momentary segments"))
  }

  @Test func aWheelWithSeveralColumnsIsKept() throws {
    func wheel(_ count: String) throws -> String {
      try line(
        "UIPickerView", "",
        "func numberOfComponents(in view: UIPickerView) -> Int { \(count) }")
    }
    #expect(try wheel("2").contains("lacks one wheel with several columns"))
    #expect(try wheel("columns.count").contains("lacks one wheel with several columns"))
    #expect(try wheel("1").contains("remove now"))
  }

  @Test func aMapIsKeptForItsTilesAndCallbacks() throws {
    let loaded = "func mapViewDidFinishLoadingMap(_ map: MKMapView) {}"
    #expect(try line("MKMapView", "", loaded).contains("callbacks as the map loads"))
    #expect(try line("MKMapView", "view.addOverlay(MKTileOverlay())").contains("tile overlays"))
    #expect(try line("MKMapView", "view.addOverlay(line)").contains("remove now"))
  }

  /// Returns the verdict and reason of each bridge of a file.
  private func verdicts(_ text: String, _ options: String = "--target 26") throws -> [String] {
    try folder.write(text, to: "Page.swift")
    let result = try Program.shell(
      "bridgebook check --ledger --format csv \(options) Page.swift", in: folder.path)
    let rows = result.out.split(separator: "\n").dropFirst().map(String.init)
    // Callers read the first row, and a trap would end the process and hide the results of all
    // other tests.
    try #require(!rows.isEmpty, "\(result.status) \(result.out) \(result.err)")
    return rows
  }

  private func wrapper(_ type: String, _ make: String) -> String {
    let view = type.hasSuffix("Controller") ? "UIViewController" : "UIView"
    return """
      struct Wrapper: \(view)Representable {
        let url: URL
        func make\(view)(context: Context) -> \(type) {
          \(make)
        }
        func update\(view)(_ view: \(type), context: Context) {}
      }

      """
  }

  @Test func theWayAnObjectIsCreatedDecides() throws {
    let picker = "UIDocumentPickerViewController"
    let export = try verdicts(wrapper(picker, "\(picker)(forExporting: [url], asCopy: true)"))
    #expect(export[0].contains("fileExporter does all"), "\(export)")
    let open = try verdicts(wrapper(picker, "\(picker)(forOpeningContentTypes: [.pdf])"))
    #expect(open[0].contains(".fileImporter does all"), "\(open)")
    let pages =
      "UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 40])"
    #expect(
      try verdicts(wrapper("UIPageViewController", pages), "--target 16")[0].contains(
        "space between the pages"))
  }

  @Test func onlyWhatIsUsedIsLost() throws {
    let safari = wrapper("SFSafariViewController", "SFSafariViewController(url: url)")
    #expect(
      try verdicts(safari)[0].contains("openURL(_:prefersInApp:) of the environment does all"))
    #expect(try verdicts(safari, "--target 17")[0].contains("a browser inside the app"))
    let tinted = safari.replacing(
      "SFSafariViewController(url: url)\n",
      with:
        "let page = SFSafariViewController(url: url)\n    page.dismissButtonStyle = .close\n    return page\n"
    )
    #expect(try verdicts(tinted)[0].contains("colors and buttons of your own"))
    func blur(_ style: String) throws -> String {
      try verdicts(
        wrapper("UIVisualEffectView", "UIVisualEffectView(effect: UIBlurEffect(style: \(style)))"))[
          0]
    }
    #expect(try blur(".systemThinMaterial").contains("does all"))
    #expect(try blur(".dark").contains("the blur styles of UIKit"))
    #expect(try blur("style").contains("the blur styles of UIKit"))
    let scene = "let view = SCNView()\n    view.backgroundColor = .clear\n    return view"
    #expect(try verdicts(wrapper("SCNView", scene))[0].contains("a background color of the view"))
    // A scene view has an opaque background and controls the camera itself.
    let opaque = scene.replacing(
      ".clear", with: ".black\n    view.allowsCameraControl = true")
    let lost = try verdicts(wrapper("SCNView", opaque), "--target 25")[0]
    #expect(!lost.contains("background color") && !lost.contains("camera controller"), "\(lost)")
  }

  /// A function in another file may return a subclass whose features SwiftUI's view lacks.
  @Test func whatAFunctionElsewhereReturnsIsKept() throws {
    let made = try verdicts(wrapper("WKWebView", "context.coordinator.makeWebView()"))
    #expect(made[0].contains("keep") && made[0].contains("made elsewhere"), "\(made)")
    let here = "let view = WKWebView()\n    view.load(URLRequest(url: url))\n    return view"
    #expect(try verdicts(wrapper("WKWebView", here))[0].contains("remove now"))
  }

  @Test func aBlendingWithinTheWindowIsNotBehindIt() throws {
    func effect(_ line: String) throws -> String {
      let make =
        "let view = NSVisualEffectView()\n    view.material = .sidebar\n    \(line)\n    return view"
      let text = wrapper("NSVisualEffectView", make).replacing("UIView", with: "NSView")
      return try verdicts(text, "--platform macos --target 26")[0]
    }
    #expect(try !effect("view.blendingMode = .withinWindow").contains("behind the window"))
    #expect(try effect("view.blendingMode = .behindWindow").contains("behind the window"))
    #expect(try effect("view.alphaValue = 1").contains("behind the window"))
  }

  /// The ledger makes no claims about code that the file does not contain.
  @Test func whatIsNotSeenIsSaid() throws {
    let bare = try verdicts(wrapper("UISwitch", "UISwitch()"))
    #expect(bare[0].contains("keep") && bare[0].contains("was not seen here"), "\(bare)")
    let text = "let view = UITextView()\n    view.isEditable = canEdit\n    return view"
    #expect(try verdicts(wrapper("UITextView", text))[0].contains("isEditable was not seen here"))
    let generic = wrapper("Inner", "build()").replacing(
      "Wrapper:", with: "Wrapper<Inner: UISwitch>:")
    #expect(try verdicts(generic)[0].contains("Inner is a generic parameter"))
  }

  /// An error concerns the variable that it names, and a part gets the verdict of its wrapper.
  @Test func anErrorBreaksTheBridgeItIsAbout() throws {
    let screen = """
      class Screen: UIViewController {
        let first = UIHostingController(rootView: Text("a"))
        let second = UIHostingController(rootView: Text("b"))
        override func viewDidLoad() {
          addChild(second)
          view.addSubview(second.view)
          second.didMove(toParent: self)
          view.addSubview(first.view)
        }
      }

      """
    let lines = try verdicts(screen)
    #expect(lines[0].contains("broken") && lines[1].contains("keep"), "\(lines)")
    let row = wrapper(
      "UIScrollView",
      "let view = UIScrollView()\n    view.maximumZoomScale = 4\n    let host = UIHostingController(rootView: Text(\"a\"))\n    return view"
    )
    let parts = try verdicts(row)
    #expect(parts.count == 2 && parts.allSatisfy { $0.contains("lacks pinch zoom") }, "\(parts)")
  }
}
