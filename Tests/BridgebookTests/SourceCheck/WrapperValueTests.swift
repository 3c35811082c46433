import Testing

@testable import Bridgebook

/// Drafts keep all values and conditions that the scenario language can express.
@Suite struct WrapperValueTests {
  private static func draft(updating update: String, reporting report: String = "") throws
    -> WrapperScenario
  {
    let source = """
      struct Level: UIViewRepresentable {
        @Binding var level: Double
        @Binding var name: String
        @Binding var tags: [String]
        var limit: Int
        var isOn: Bool
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UISlider { UISlider() }
        func updateUIView(_ slider: UISlider, context: Context) {
          \(update)
        }
        final class Coordinator: NSObject {
          var parent: Level
          var last: Double?
          var flag = false
          init(_ parent: Level) { self.parent = parent }
          @objc func moved(_ slider: UISlider) {
            \(report)
          }
        }
      }
      """
    let all = WrapperScenario.all(
      in: SwiftTree(Array(source.utf8)), path: "Level.swift", settings: .ofTheBook)
    let scenario = try #require(all.first)
    let text = try #require(scenario.text)
    let file = try SourceFile(path: "scenarios/own.txt", bytes: Array(text.utf8))
    #expect(ScenarioParser.parse(file).faults == [], "\(text)")
    return scenario
  }

  /// A type conversion does not change what is compared or set.
  @Test(arguments: [
    ("slider.value = Float(level)", "set value = level"),
    ("slider.value = Float(CGFloat(level))", "set value = level"),
    ("slider.value = Float(limit) / 2", "set value = limit / 2"),
    ("slider.value = Float(level - Double(limit)) * 2", "set value = (level - limit) * 2"),
    ("slider.value = max(0, Float(level))", "set value = max(0, level)"),
    ("slider.value = Float(level.rounded())", "set value = round(level)"),
    ("slider.value = -Float(level)", "set value = 0 - level"),
    ("slider.title = String(limit)", "set title = \"{limit}\""),
    ("slider.title = String(name)", "set title = name"),
    ("slider.title = \"\\(limit) of 3\"", "set title = \"{limit} of 3\""),
    ("slider.count = tags.count", "set count = count(tags)"),
    ("slider.isHidden = !isOn", "set isHidden = not isOn"),
    ("slider.isHidden = name.isEmpty || limit > 3", "set isHidden = count(name) = 0 or limit > 3"),
    ("let value = Float(level)\n    slider.value = value", "set value = level"),
    ("slider.value = (slider.value as Float)", "set value = view.value"),
  ])
  func aKnownValueIsKept(swift: String, line: String) throws {
    let scenario = try Self.draft(updating: swift)
    #expect(scenario.text?.contains("    \(line)   # line ") ?? false, "\(scenario)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// The number that a text contains is unknown, and so is the result of a function.
  @Test(arguments: [
    ("slider.value = Float(name)", "line 10: the value of value, for which name stands"),
    ("slider.value = level > 1 ? 1 : 2", "line 10: the value of value, for which level stands"),
    ("slider.value = scaled(level)", "line 10: the value of value, for which level stands"),
    ("slider.title = \"\\(level, specifier: \"%.1f\")\"", "line 10: the value of title"),
  ])
  func anUnknownValueIsNamed(swift: String, omission: String) throws {
    let scenario = try Self.draft(updating: swift)
    #expect(scenario.omissions.first?.hasPrefix(omission) ?? false, "\(scenario)")
  }

  @Test(arguments: [
    ("if slider.value != Float(level) { slider.value = Float(level) }", "if view.value != level"),
    (
      "guard abs(slider.value - Float(level)) > 0.5 else { return }\n    slider.value = Float(level)",
      "if abs(view.value - level) > 0.5"
    ),
    ("if limit == 3 { return }\n    slider.value = Float(level)", "if limit != 3"),
    (
      "if isOn && (limit > 3 || name.isEmpty) { slider.value = 1 }",
      "if isOn and (limit > 3 or count(name) = 0)"
    ),
    (
      "if !(isOn && limit > 3) { slider.value = 1 }", "if not (isOn and limit > 3)"
    ),
    (
      "if isOn, limit > 3 { slider.value = 1 } else { slider.value = 2 }",
      "if not (isOn and limit > 3)"
    ),
    (
      "let current = slider.value\n    if current != Float(level) { slider.value = Float(level) }",
      "if view.value != level"
    ),
    (
      "if context.coordinator.last != level { slider.value = Float(level) }", "if last != level"
    ),
    (
      "switch limit {\n    case 1: slider.value = 1\n    default: slider.value = 2\n    }",
      "if limit != 1"
    ),
  ])
  func aConditionIsKept(swift: String, line: String) throws {
    let scenario = try Self.draft(updating: swift)
    #expect(scenario.text?.contains("    \(line)\n") ?? false, "\(scenario)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  /// An optional variable without an initial value is nil at first.
  @Test func anOptionalVariableStartsWithNothing() throws {
    let scenario = try Self.draft(
      updating: """
        if context.coordinator.last != level {
          context.coordinator.last = level
          slider.value = Float(level)
        }
        """)
    let text = try #require(scenario.text)
    #expect(text.contains("  var last = nothing\n"), "\(text)")
    #expect(text.contains("      keep last = level   # line 11\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
  }

  // MARK: Callbacks

  /// The write is part of the run, and the draft names the unknown condition.
  @Test func aNameStandsForAnUnknownConditionOfACallback() throws {
    let scenario = try Self.draft(
      updating: "slider.value = Float(level)",
      reporting: """
        if validator.accepts(slider.value) {
          parent.level = Double(slider.value)
        } else {
          parent.level = 0
        }
        """)
    let text = try #require(scenario.text)
    #expect(text.contains("let holds18 = true   # validator.accepts(slider.value)\n"), "\(text)")
    #expect(
      text.contains(
        "    if holds18\n      write level = view.value\n    if not holds18\n      write level = 0\n"
      ),
      "\(text)")
    #expect(
      scenario.omissions == ["line 18: the condition of level, for which holds18 stands"],
      "\(scenario.omissions)")
    #expect(scenario.undecided == [])
  }

  @Test func aNameStandsForWhatASwitchLooksAt() throws {
    let scenario = try Self.draft(
      updating: "slider.value = Float(level)",
      reporting: """
        switch gesture.state {
        case .began: parent.level = 1
        case .ended, .cancelled: parent.level = 2
        default: parent.level = 3
        }
        """)
    let text = try #require(scenario.text)
    #expect(text.contains("let case18 = \"began\"   # gesture.state\n"), "\(text)")
    #expect(text.contains("    if case18 = \"began\"\n      write level = 1\n"), "\(text)")
    #expect(
      text.contains("    if case18 = \"ended\" or case18 = \"cancelled\"\n      write level = 2\n"),
      "\(text)")
    #expect(
      text.contains(
        "    if not (case18 = \"began\" or case18 = \"ended\" or case18 = \"cancelled\")\n"),
      "\(text)")
  }

  /// In front of a value, `!` means "not" and does not unwrap it.
  @Test func theOppositeIsWritten() throws {
    let text = try #require(
      Self.draft(
        updating: "slider.value = 1", reporting: "parent.isOn = !slider.isOn; parent.level = 2"
      ).text)
    #expect(!text.contains("write isOn = view.isOn"), "\(text)")
  }
}
