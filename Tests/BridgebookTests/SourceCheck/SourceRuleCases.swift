/// Small sources, each with a fault, and their corrected forms.
enum SourceRuleCases {
  typealias Case = SourceRuleTests.Case

  static let all: [Case] =
    [
      unguarded, staleParent, staleClosure, empty, stored, rebuilt, focus, containment, retention,
      dismissed, timer, layout, presented, written, echoed, feedback, closure, kind, value,
      delegate,
      frame, lossy, popover, recreated, navigation, infinite, keys, cycle, picker, handedOver,
      presentedTwice, scriptHandler, pictured, calledOnce, storedAndReturned, madeInInitializer,
      fixedParent, bothBranches, insideIf, addedAgain,
      handedSheet, raised, storage,
    ] + places + possible + folders + reached + proven

  /// Returns a wrapper of a view; by default, of a text view, with one binding.
  static func wrapper(
    _ type: String = "UITextView", members: String = "  @Binding var text: String\n",
    make: String = "", update: String = "", coordinator: String = "", more: String = ""
  ) -> String {
    """
    struct Wrapper: UIViewRepresentable {
    \(members)  func makeUIView(context: Context) -> \(type) {
        let view = \(type)()
        view.delegate = context.coordinator
    \(make)    return view
      }
      func updateUIView(_ view: \(type), context: Context) {
    \(update)  }
    \(more)\(coordinator)}
    """ + "\n"
  }

  static let unguarded = Case(
    gotcha: "update-unguarded", line: 9, broken: wrapper(update: "    view.text = text\n"),
    fixed: wrapper(update: "    if view.text != text { view.text = text }\n"))

  static func coordinated(_ update: String) -> String {
    wrapper(
      members: "  let name: String\n", update: update,
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, UITextViewDelegate {
            var parent: Wrapper
            init(_ parent: Wrapper) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { print(parent.name) }
          }

        """)
  }

  static let staleParent = Case(
    gotcha: "stale-coordinator-parent", line: 15,
    broken: coordinated("    view.accessibilityLabel = name\n"),
    fixed: coordinated("    context.coordinator.parent = self\n"))

  static let fixedParent = Case(
    gotcha: "stale-coordinator-parent", line: 15,
    broken: coordinated("    view.accessibilityLabel = name\n").replacing(
      "var parent", with: "let parent"),
    fixed: coordinated("    context.coordinator.parent = self\n"))

  static let bothBranches = Case(
    gotcha: "update-unguarded", line: 10,
    broken: wrapper(
      update: "    #if os(iOS)\n    view.text = text\n    #else\n    view.text = text\n    #endif\n"
    ),
    fixed: wrapper(
      update: "    #if os(iOS)\n    if view.text != text { view.text = text }\n    #endif\n"))

  static let insideIf = Case(
    gotcha: "update-unguarded", line: 9,
    broken: wrapper(update: "    if Flags.isShown { view.text = text }\n"),
    fixed: wrapper(update: "    if Flags.isShown, view.text != text { view.text = text }\n"))

  static func given(_ update: String) -> String {
    wrapper(
      members: "  let onEnd: () -> Void\n", update: update,
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }
          class Coordinator: NSObject, UITextViewDelegate {
            var onEnd: () -> Void
            init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
            func textViewDidEndEditing(_ view: UITextView) { onEnd() }
          }

        """)
  }

  static let staleClosure = Case(
    gotcha: "stale-coordinator-parent", line: 14, broken: given(""),
    fixed: given("    context.coordinator.onEnd = onEnd\n"))

  static let empty = Case(
    gotcha: "update-not-implemented", line: 9,
    broken: wrapper(members: "  let text: String\n", make: "    view.text = text\n"),
    fixed: wrapper(
      members: "  let text: String\n", make: "    view.text = text\n",
      update: "    if view.text != text { view.text = text }\n"))

  static let stored = Case(
    gotcha: "view-stored-in-struct", line: 2,
    broken: wrapper(members: "  let field = UITextField()\n"),
    fixed: wrapper(members: "  let field: UITextField\n"))

  static let rebuilt = Case(
    gotcha: "view-rebuilt-in-update", line: 9,
    broken: wrapper("MKMapView", update: "    view.removeAnnotations(view.annotations)\n"),
    fixed: wrapper(
      "MKMapView",
      update:
        "    if context.coordinator.shown != text { view.removeAnnotations(view.annotations) }\n"))

  /// A target is added only once even if it is set repeatedly; an action is not.
  static let addedAgain = Case(
    gotcha: "view-rebuilt-in-update", line: 9,
    broken: wrapper(
      "UIButton", update: "    view.addAction(UIAction { _ in }, for: .primaryActionTriggered)\n"),
    fixed: wrapper(
      "UIButton",
      update:
        "    view.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)\n"
    ))

  static let focus = Case(
    gotcha: "first-responder-focus", line: 6,
    broken: wrapper(make: "    view.becomeFirstResponder()\n"),
    fixed: wrapper(
      update:
        "    if !view.isFirstResponder { DispatchQueue.main.async { view.becomeFirstResponder() } }\n"
    ))
}
