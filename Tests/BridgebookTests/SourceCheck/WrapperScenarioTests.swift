import Testing

@testable import Bridgebook

/// Wrappers are translated to scenarios, including methods that set a property, and the delegate
/// calls that result.
@Suite struct WrapperScenarioTests {
  private static func scenario(
    updating update: String = "map.setCenter(center, animated: true)",
    reporting report: String = "center = map.centerCoordinate"
  ) throws -> WrapperScenario {
    let source = """
      struct MapView: UIViewRepresentable {
        @Binding var center: CLLocationCoordinate2D
        func makeUIView(context: Context) -> MKMapView {
          let map = MKMapView()
          map.delegate = context.coordinator
          return map
        }
        func updateUIView(_ map: MKMapView, context: Context) {
          \(update)
        }
        func makeCoordinator() -> Coordinator { Coordinator(center: $center) }
        final class Coordinator: NSObject, MKMapViewDelegate {
          @Binding var center: CLLocationCoordinate2D
          init(center: Binding<CLLocationCoordinate2D>) { _center = center }
          func mapViewDidChangeVisibleRegion(_ map: MKMapView) {
            \(report)
          }
        }
      }
      """
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Map.swift", settings: .ofTheBook)
    return try #require(all.first)
  }

  @Test(arguments: ["map.centerCoordinate = center", "map.setCenter(center, animated: true)"])
  func aMethodThatSetsAPropertyIsAnAssignment(update: String) throws {
    let scenario = try Self.scenario(updating: update)
    let text = try #require(scenario.text)
    #expect(text.contains("    set centerCoordinate = center   # line 9\n"), "\(text)")
    #expect(text.contains("# The model knows MKMapView;"), "\(text)")
    #expect(text.contains("  drag MapView centerCoordinate to "), "\(text)")
    #expect(scenario.omissions.isEmpty, "\(scenario.omissions)")
  }

  @Test func aConstantIsReadBeforeTheBlockThatUsesIt() throws {
    let scenario = try Self.scenario(
      reporting: """
        let seen = map.centerCoordinate
        DispatchQueue.main.async { self.center = seen }
        """)
    let text = try #require(scenario.text)
    #expect(text.contains("    let seen = view.centerCoordinate\n    async line"), "\(text)")
    #expect(text.contains("      write center = seen\n"), "\(text)")
    #expect(scenario.omissions.isEmpty, "\(scenario.omissions)")
  }

  @Test func aMethodByTheRuleOfNamesIsAnAssignment() throws {
    let scenario = try Self.scenario(updating: "map.setZoomLevel(center, animated: false)")
    #expect(scenario.text?.contains("    set zoomLevel = center   # line 9\n") ?? false)
  }

  @Test(arguments: ["map.setValue(center, forKey: \"center\")", "map.set(center)", "map.setup()"])
  func anotherMethodIsNamedAsLeftOut(update: String) throws {
    let scenario = try Self.scenario(updating: update)
    #expect(scenario.omissions.contains { $0.hasPrefix("line 9: ") }, "\(scenario.omissions)")
  }

  @Test func theScenarioIsOneThatParses() throws {
    let scenario = try Self.scenario(updating: "map.setCenter(center, animated: true)")
    let file = try SourceFile(
      path: "scenarios/own.txt", bytes: Array(try #require(scenario.text).utf8))
    let (parsed, faults) = ScenarioParser.parse(file)
    #expect(faults.isEmpty, "\(faults)")
    #expect(parsed != nil)
  }
}

/// Statements that a translation omits, and conditions that it does not.
@Suite struct WrapperOmissionTests {
  private static func scenario(
    updating update: String = "map.setCenter(center, animated: true)",
    reporting report: String = "center = map.centerCoordinate"
  ) throws -> WrapperScenario {
    let source = """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        var isFocused: Bool
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          \(update)
        }
      }
      """
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Field.swift", settings: .ofTheBook)
    return try #require(all.first)
  }

  /// Without these lines, a run without findings proves nothing.
  @Test(arguments: [
    ("if window.isKey { field.becomeFirstResponder() }", "becomeFirstResponder in line 6"),
    ("field.text = text.uppercased()", "text in line 6"),
    ("text = field.text!.lowercased()", "text in line 6"),
  ])
  func whatHasEffectsOfItsOwnDecides(update: String, name: String) throws {
    let scenario = try Self.scenario(updating: "field.placeholder = text; \(update)")
    #expect(scenario.undecided == [name], "\(scenario)")
  }

  @Test func aPlainPropertyDecidesNothing() throws {
    let scenario = try Self.scenario(
      updating: "field.text = text; field.placeholder = text.uppercased()")
    #expect(scenario.undecided == [] && !scenario.omissions.isEmpty, "\(scenario)")
  }

  @Test func conditionsAreTranslated() throws {
    let scenario = try Self.scenario(
      updating:
        "if isFocused && !field.isFirstResponder { field.becomeFirstResponder() } else if !isFocused { field.resignFirstResponder() }"
    )
    let text = try #require(scenario.text)
    #expect(text.contains("if isFocused and not view.isFirstResponder"), "\(text)")
    let both = try Self.scenario(
      updating:
        "if isFocused { field.becomeFirstResponder() } else { field.resignFirstResponder() }")
    let words = try #require(both.text)
    #expect(words.contains("if isFocused\n      focus"), "\(words)")
    #expect(words.contains("if not isFocused\n      resign"), "\(words)")
    #expect(both.undecided == [])
  }
}
