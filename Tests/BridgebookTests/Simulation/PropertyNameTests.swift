import BookData
import Bridgebook
import Testing

/// The names of properties are checked against the SDK's headers.
@Suite struct PropertyNameTests {
  private func scenario(_ type: String, _ property: String, platform: String = "") -> String {
    platform + """
      representable Item wraps \(type)
        update
          set \(property) = "x"
      view Screen
        body
          show Item
      steps
        launch Screen
      """
  }

  private func suggestion(_ type: String, _ property: String) throws -> String? {
    do {
      _ = try Simulated(text: scenario(type, property))
      return nil
    } catch let error as ProgramProblems {
      guard case .unknownProperty(property, of: type, let known)? = error.problems.first?.kind
      else { return nil }
      return Suggestion.nearest(to: property, in: known)
    }
  }

  @Test(arguments: [
    ("WKWebView", "titel", "title"), ("MKMapView", "mapTyp", "mapType"),
    ("WKWebView", "navigationDelgate", "navigationDelegate"),
    // Inherited from UIView, UIScrollView and UIControl.
    ("MKMapView", "backgroundColour", "backgroundColor"),
    ("PKCanvasView", "isPagingEnable", "isPagingEnabled"),
    ("UISlider", "isEnable", "isEnabled"), ("NSTextView", "isRichtext", "isRichText"),
  ])
  func aMisspelledPropertyIsAnError(type: String, property: String, meant: String) throws {
    #expect(try suggestion(type, property) == meant)
  }

  /// A name that resembles another one can still be the name of a property.
  @Test(arguments: [
    ("WKWebView", "title"), ("MKMapView", "showsScale"), ("UITextField", "isEditing"),
    ("UITextView", "typingAttributes"), ("UISearchBar", "showsCancelButton"),
    ("PDFView", "displayMode"), ("AVPlayerViewController", "videoGravity"),
    ("UILabel", "accessibilityLabel"), ("NSSlider", "maxValue"),
    // Properties that methods set.
    ("UIButton", "image"), ("UISegmentedControl", "titleTextAttributes"),
  ])
  func aPropertyOfTheHeaderIsFine(type: String, property: String) throws {
    let run = try Simulated(
      text: scenario(type, property), platform: type.hasPrefix("NS") ? .macos : .ios)
    #expect(run.outcome.warnings == [])
  }

  @Test func aNameThatNoHeaderHasIsNamed() throws {
    let run = try Simulated(text: scenario("MKMapView", "foo"))
    #expect(run.outcome.warnings.map(\.kind) == [.unlistedProperty("foo", of: "MKMapView")])
    #expect(run.outcome.warnings.map(\.line) == [8])
    let declared = "platform MKMapView\n  property foo = 0\n"
    #expect(
      try Simulated(text: scenario("MKMapView", "foo", platform: declared)).outcome.warnings == [])
  }

  /// For every property in the model or the table of setters, the list of its class contains it, or
  /// there is no list of that class.
  @Test func theListKnowsWhatTheSettersName() throws {
    let table = try BuiltInSetters.load()
    #expect(table.listed.classes.count > 150)
    let inSwift: Set = ["string", "url"]
    for type in table.listed.classes {
      let listed = try #require(table.listed.names(of: type))
      let missing = table.properties(of: type).filter { !listed.contains($0) }
      #expect(Set(missing).subtracting(inSwift).isEmpty, "\(type): \(missing)")
    }
  }
}
