import Testing

/// The code of an answer compiles for the target of the question.
@Suite struct SampleTargetTests {
  private func code(_ name: String, _ platform: String, _ target: String) throws -> Program.Output {
    try Program.run([
      "--store", SharedStore.path, "recommend", "--platform", platform, "--target", target,
      "--code", "--", name,
    ])
  }

  @Test func cellsHaveHostedContentFromItsReleaseOn() throws {
    for name in ["UICollectionView", "UITableView"] {
      let older = try code(name, "ios", "15")
      #expect(older.status == 0 && older.out.contains("cell.defaultContentConfiguration()"))
      #expect(!older.out.contains("UIHostingConfiguration"))
      #expect(!older.out.contains("// Before iOS"))
      let newer = try code(name, "ios", "16")
      #expect(newer.out.contains("UIHostingConfiguration {"))
      #expect(!newer.out.contains("// Needs iOS"))
    }
  }

  @Test func modelsAreObservableObjectsBeforeObservation() throws {
    let older = try code("CBCentralManager", "ios", "16").out
    #expect(
      older.contains(
        "class BluetoothScanner: NSObject, ObservableObject, CBCentralManagerDelegate {"))
    #expect(older.contains("  @Published private(set) var isReady = false"))
    #expect(older.contains("  private var manager: CBCentralManager?"))
    #expect(older.contains("import Combine") && !older.contains("Observation"))
    #expect(try code("CBCentralManager", "ios", "17").out.contains("@Observable"))
    #expect(try code("CBCentralManager", "visionos", "1").out.contains("@Observable"))
    let view = try code("MKLocalSearch", "macos", "13").out
    #expect(view.contains("  @StateObject private var model = PlaceSearchModel()"))
  }

  @Test func tvOSGetsWhatItHas() throws {
    let pan = try code("UIPanGestureRecognizer", "tvos", "26").out
    #expect(pan.contains("recognizer.delegate") && !pan.contains("maximumNumberOfTouches"))
    #expect(try code("UIPanGestureRecognizer", "ios", "26").out.contains("maximumNumberOfTouches"))
    let alert = try code("UIAlertController", "tvos", "16").out
    #expect(alert.contains("UIAlertController(") && !alert.contains("popoverPresentation"))
    #expect(
      try code("UIAlertController", "ios", "16").out.contains("popoverPresentationController"))
  }

  @Test func aFeatureThatTheTargetLacksHasNoCodeOfAnotherOne() throws {
    for name in ["UIAppearance", "hidesBackButton"] {
      let answer = try Program.run([
        "--store", SharedStore.path, "recommend", "--platform", "catalyst", "--target", "13", name,
      ])
      #expect(answer.out.contains("The code of the book needs Mac Catalyst 1"), "\(answer.out)")
      #expect(!answer.out.contains("WKWebView"))
    }
  }

  @Test func nativeCodeIsNotHeadedAsTheBridge() throws {
    for (name, heading) in [("UIAppearance", "Code\n"), ("MKMapView", "Code, if you need MKMap")] {
      let answer = try Program.run(["--store", SharedStore.path, "recommend", name])
      #expect(answer.out.contains("\n" + heading), "\(answer.out)")
    }
  }

  @Test func whatDoesNotCompileIsNotPrinted() throws {
    let none = try code("MKLocalSearch", "ios", "15")
    #expect(none.status == 1 && none.out.isEmpty)
    let answer = try Program.run([
      "--store", SharedStore.path, "recommend", "--target", "15", "MKLocalSearch",
    ])
    #expect(answer.out.contains("The code of the book needs iOS 16.0"), "\(answer.out)")
    #expect(!answer.out.contains("Task.sleep"))
    #expect(try code("MKLocalSearch", "ios", "16").status == 0)
  }
}
