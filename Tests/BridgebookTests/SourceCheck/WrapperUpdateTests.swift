import Testing

@testable import Bridgebook

/// Forms of `update`, and of the wrapper's inputs, in public projects.
@Suite struct WrapperUpdateTests {
  /// An update that only refreshes the coordinator is not a fault.
  @Test func anUpdateThatOnlyRefreshesIsNoFault() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      """
      struct Swipe: UIViewRepresentable {
        let title: String
        let action: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          view.tag = 1
          return view
        }
        func updateUIView(_ view: UIView, context: Context) { context.coordinator.base = self }
        final class Coordinator: NSObject {
          var base: Swipe
          init(_ base: Swipe) { self.base = base }
          @objc func swiped() { base.action() }
        }
      }
      """)
    #expect(text.contains("    refresh parent   # line 10\n"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
  }

  /// There is no scenario for an update that only refreshes what no callback reads, with or without
  /// a condition.
  @Test(arguments: [
    "context.coordinator.parent = self", "if isOn { context.coordinator.parent = self }",
  ])
  func aRefreshAloneIsNoScenario(update: String) throws {
    let scenario = try WrapperKindTests.scenario(
      """
      struct Push: UIViewRepresentable {
        let title: String
        let isOn: Bool
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIButton { UIButton() }
        func updateUIView(_ button: UIButton, context: Context) {
          \(update)
        }
        final class Coordinator: NSObject {
          var parent: Push
          init(_ parent: Push) { self.parent = parent }
        }
      }
      """)
    #expect(scenario.text == nil, "\(scenario)")
  }

  /// The draft's values need not equal the constants that the update compares with.
  @Test func aComparisonWithAConstantMayNeverHold() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      """
      struct Page: UIViewRepresentable {
        let kind: Kind
        let note: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.tag = 1
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          if kind == .local { label.text = "local" }
        }
      }
      """)
    #expect(text.contains("    if kind = \"local\"\n      set text = \"local\""), "\(text)")
    #expect(text.contains("    set leftOut = \"nothing\"\n"), "\(text)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
  }

  /// A controller that is presented once seldom receives another value.
  @Test func aControllerThatIsPresentedOnceNeedsNoUpdate() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      """
      struct Share: UIViewControllerRepresentable {
        let items: [String]
        let title: String
        func makeUIViewController(context: Context) -> UIActivityViewController {
          let controller = UIActivityViewController(
            activityItems: items, applicationActivities: nil)
          controller.title = title
          return controller
        }
        func updateUIViewController(
          _ controller: UIActivityViewController, context: Context
        ) {}
      }
      """)
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
  }

  /// One word represents several keys of the environment, and a name is declared only once.
  @Test func aDraftIsOneThatParses() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Spinner: UIViewRepresentable {
        @Environment(\\.isEnabled) var isEnabled
        @Environment(\\.layoutDirection) var direction
        #if os(tvOS)
          var style: Style
        #else
          var style: OtherStyle
        #endif
        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
          ASAuthorizationAppleIDButton()
        }
        func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {
          view.isEnabled = isEnabled
          view.direction = direction
          view.style = style
        }
      }
      """)
    #expect(
      text.contains(
        " environment isEnabled = isEnabledValue, layoutDirection = layoutDirectionValue\n"),
      "\(text)")
    #expect(text.contains("platform ASAuthorizationAppleIDButton\n"), "\(text)")
  }

  /// A class that the book knows but whose kind the model does not is declared in the draft.
  @Test func aClassThatTheModelDoesNotShowIsDeclared() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct SignIn: UIViewRepresentable {
        let action: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
          ASAuthorizationAppleIDButton()
        }
        func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {
          context.coordinator.parent = self
        }
        final class Coordinator: NSObject {
          var parent: SignIn
          init(_ parent: SignIn) { self.parent = parent }
          @objc func tapped() { parent.action() }
        }
      }
      """)
    #expect(text.contains("platform ASAuthorizationAppleIDButton\n"), "\(text)")
  }
}
