import Bridgebook
import Testing

/// A false property prevents an action of the user, as in UIKit and AppKit.
@Suite struct PreventedInputTests {
  static let cases: [(type: String, property: String, callback: String, step: String)] = [
    ("UIPanGestureRecognizer", "isEnabled", "handle", "touch Item to 10, 20"),
    ("UITapGestureRecognizer", "isEnabled", "handle", "touch Item"),
    ("UISlider", "isEnabled", "valueChanged", "choose Item value = 4"),
    ("UISlider", "isUserInteractionEnabled", "valueChanged", "choose Item value = 4"),
    ("UITextField", "isEnabled", "editingChanged", "type \"a\" into Item"),
    ("UIButton", "isEnabled", "touchUpInside", "tap Item"),
    ("UITextView", "isEditable", "textViewDidChange", "type \"a\" into Item"),
    ("UITextView", "isEditable", "textViewDidChange", "choose Item text = \"a\""),
    ("UIScrollView", "isScrollEnabled", "scrollViewDidScroll", "drag Item contentOffset to 4"),
    ("UITableView", "isScrollEnabled", "scrollViewDidScroll", "drag Item contentOffset to 4"),
    (
      "MKMapView", "isScrollEnabled", "mapViewDidChangeVisibleRegion",
      "drag Item centerCoordinate to \"x\""
    ),
    (
      "MKMapView", "isUserInteractionEnabled", "mapViewDidChangeVisibleRegion",
      "drag Item region to \"x\""
    ),
  ]

  private func run(_ index: Int, isOn: Bool, _ more: String = "") throws -> Simulated {
    let item = Self.cases[index]
    return try Simulated(
      text: """
        representable Item wraps \(item.type)
          make
            set \(item.property) = \(isOn)
          callback \(item.callback)
            print "heard"

        view Screen
          body
            show Item

        steps
          launch Screen
          \(item.step)\(more)
        """)
  }

  @Test(arguments: cases.indices)
  func nothingIsHeardWhileItIsFalse(index: Int) throws {
    let property = Self.cases[index].property
    let off = try run(index, isOn: false)
    // A map reports its first region at layout.
    let atLaunch = Self.cases[index].type == "MKMapView" ? 1 : 0
    #expect(off.console.count == atLaunch, "\(off.listing)")
    #expect(off.outcome.warnings.map(\.kind) == [.prevented(view: "Item", property: property)])
    let on = try run(index, isOn: true)
    #expect(on.console.count > atLaunch, "\(on.listing)")
    #expect(on.outcome.warnings == [])
  }

  /// In a text view that does not scroll, typing still works, and the selection can still be moved.
  @Test func onlyWhatAPropertyIsForIsPrevented() throws {
    let run = try Simulated(
      text: """
        representable Item wraps UITextView
          make
            set isScrollEnabled = false
          callback textViewDidChangeSelection
            print "selected"
          callback textViewDidChange
            print "typed"

        view Screen
          body
            show Item

        steps
          launch Screen
          type "a" into Item
          choose Item selectedRange = 0..1
        """)
    #expect(run.console == ["selected", "typed", "selected"])
    #expect(run.outcome.warnings == [])
  }
}
