import Testing

/// The members that a wrapper uses decide what the ledger says it would lose.
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
    #expect(try line("UITextView", links).contains("Text lacks data detectors"))
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
    #expect(try wheel("2").contains("lacks linked columns"))
    #expect(try wheel("columns.count").contains("lacks linked columns"))
    #expect(try wheel("1").contains("remove now"))
  }

  @Test func aMapIsKeptForItsTilesAndCallbacks() throws {
    let loaded = "func mapViewDidFinishLoadingMap(_ map: MKMapView) {}"
    #expect(try line("MKMapView", "", loaded).contains("callbacks as the map loads"))
    #expect(try line("MKMapView", "view.addOverlay(MKTileOverlay())").contains("tile overlays"))
    #expect(try line("MKMapView", "view.addOverlay(line)").contains("remove now"))
  }
}
