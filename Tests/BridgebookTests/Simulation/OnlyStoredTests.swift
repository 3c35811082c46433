import Bridgebook
import Testing

/// Properties whose setters have effects that the model leaves out.
@Suite struct OnlyStoredTests {
  private func warnings(
    _ type: String, _ property: String, _ value: String, declared: String = ""
  ) throws -> [SimulationWarning.Kind] {
    try Simulated(
      text: """
        \(declared)
        representable Item wraps \(type)
          update
            set \(property) = \(value)

        view Screen
          body
            show Item

        steps
          launch Screen
        """
    ).outcome.warnings.map(\.kind)
  }

  @Test(arguments: [
    ("MKMapView", "showsUserLocation", "true"), ("MKMapView", "userTrackingMode", "\"follow\""),
    ("UIScrollView", "isPagingEnabled", "true"), ("UITableView", "keyboardDismissMode", "\"a\""),
    ("UITabBarController", "selectedIndex", "1"), ("UISlider", "maximumValue", "10"),
    ("UISearchTextField", "clearsOnBeginEditing", "true"),
  ])
  func whatActsInTheAppIsSaid(type: String, property: String, value: String) throws {
    let found = try warnings(type, property, value)
    guard case .onlyStored(property, of: type, leftOut: let effect)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(found.count == 1)
    #expect(!effect.isEmpty)
  }

  /// Properties that the real class only stores, and values that turn nothing on, are not reported.
  @Test(arguments: [
    ("MKMapView", "mapType", "\"standard\""), ("MKMapView", "showsUserLocation", "false"),
    ("UIScrollView", "bounces", "true"), ("UIScrollView", "isPagingEnabled", "nothing"),
  ])
  func whatDoesNotIsNot(type: String, property: String, value: String) throws {
    #expect(try warnings(type, property, value) == [])
  }

  @Test func aClassOfTheScenarioSaysSo() throws {
    let found = try warnings(
      "Reel", "isSpinning", "true",
      declared: """
        platform Reel is UIView
          property isSpinning
            set leaves out "the reel that turns"
        """)
    #expect(found == [.onlyStored("isSpinning", of: "Reel", leftOut: "the reel that turns")])
  }

  /// A subclass of a controller class that the model has rules for is a controller too.
  @Test func aTabControllerStillHasALife() throws {
    let run = try Simulated(
      text: """
        representable Tabs wraps UITabBarController
          callback viewDidAppear
            print "appeared"

        view Screen
          body
            show Tabs

        steps
          launch Screen
        """)
    #expect(run.console == ["appeared"])
  }
}
