import Bridgebook

/// Scenario files without faults.
enum ScenarioSamples {
  static let map = """
    kind: scenario
    id: map-wrapper
    title: A map whose centre is bound to state
    platform: ios
    sources: seed-000
    rules: R1.3, R3.1, R3.2
    gotchas: state-modified-during-update, update-unguarded, lossy-readback

    let berlin = "CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)"
    parameter policy = flushFirst

    state position = berlin

    platform MKMapView                       # kinds declared here win over the library's
      property centerCoordinate = "…"
        set waits for layout
        set calls mapViewDidChangeVisibleRegion
        set ends drag
        user calls mapViewDidChangeVisibleRegion
        berlin reads back as "…52.51861099999999…"

    representable HybridMap wraps MKMapView
      binding position
      update
        print "Begin updateUIView {position}"
        set centerCoordinate = position            <- set
        print "End updateUIView"
      callback mapViewDidChangeVisibleRegion
        print "Begin didChange {view.centerCoordinate}"
        write position = view.centerCoordinate     <- write
        print "End didChange"

    view ContentView
      body
        show HybridMap(position)

    steps
      launch ContentView
      step "Reset"
        write position = berlin

    variant M1 broken: the delegate writes at once
      finds state-modified-during-update at write set by write
      expect updates = 2
    variant M2 half-fixed: the write is deferred
      change HybridMap
        callback mapViewDidChangeVisibleRegion
          async setPosition
            write position = view.centerCoordinate
    variant M3 fixed from M2: and the update compares first
      change HybridMap
        update
          if view.centerCoordinate != position
            set centerCoordinate = position
      expect messages = 0
      expect updates = 0 after "Reset"
      expect position = "…"

    """

  /// Returns a small file whose view has this block as its body, from line 8 and column 5 on.
  static func body(_ lines: String) -> String {
    head + "view V\n  body\n" + indented(lines, by: 4) + "variant A plain: it\n"
  }

  /// Returns a small file with these steps, from line 7 and column 3 on.
  static func steps(_ lines: String) -> String {
    head + "steps\n" + indented(lines, by: 2) + "variant A plain: it\n"
  }

  /// Returns a small file with these declarations, from line 6 on.
  static func declared(_ lines: String) -> String {
    head + lines + "\nvariant A plain: it\n"
  }

  /// Front matter that takes five lines.
  static let head = "kind: scenario\nid: a\ntitle: A\nplatform: ios\n\n"

  static func parse(_ text: String) -> (scenario: Scenario?, faults: [TextDiagnostic]) {
    ScenarioParser.parse(text: text, file: "a.txt")
  }

  private static func indented(_ lines: String, by width: Int) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(repeating: " ", count: width) + line + "\n"
    }.joined()
  }
}
