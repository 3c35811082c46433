/// Cases about hosts, pickers and platform classes, and wrappers around single calls.
extension SourceRuleCases {
  static func hosted(_ lines: String) -> String {
    """
    class Screen: UIViewController {
      let host = UIHostingController(rootView: Text("a"))
      override func viewDidLoad() {
    \(lines)  }
    }
    """
  }

  static let containment = Case(
    gotcha: "child-containment-missing", line: 4,
    broken: hosted("    view.addSubview(host.view)\n"),
    fixed: hosted(
      "    addChild(host)\n    view.addSubview(host.view)\n    host.didMove(toParent: self)\n"))

  static let retention = Case(
    gotcha: "hosting-controller-not-retained", line: 4,
    broken: hosted("    view.addSubview(UIHostingController(rootView: Text(\"b\")).view)\n"),
    fixed: hosted(
      "    addChild(host)\n    view.addSubview(host.view)\n    host.didMove(toParent: self)\n"))

  static func controller(_ line: String) -> String {
    """
    struct Picker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      class Coordinator: NSObject {
        @Binding var isShown: Bool
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          \(line)
        }
      }
    }
    """
  }

  static let dismissed = Case(
    gotcha: "dismiss-directly", line: 12, broken: controller("picker.dismiss(animated: true)"),
    fixed: controller("isShown = false"))

  static let started =
    "    context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }\n"

  static let timer = Case(
    gotcha: "missing-dismantle", line: 6, broken: wrapper(make: started),
    fixed: wrapper(
      make: started,
      more: """
          static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
            coordinator.timer?.invalidate()
          }

        """))

  static let layout = Case(
    gotcha: "reentrant-layout", line: 9, broken: wrapper(update: "    view.layoutIfNeeded()\n"),
    fixed: wrapper(update: "    view.setNeedsLayout()\n"))

  static let presented = Case(
    gotcha: "presented-off-window", line: 9,
    broken: wrapper(update: "    presenter.present(UIViewController(), animated: true)\n"),
    fixed: wrapper(
      update:
        "    if view.window != nil { presenter.present(UIViewController(), animated: true) }\n"))

  static let written = Case(
    gotcha: "state-modified-during-update", line: 9,
    broken: wrapper(update: "    text = view.text\n"),
    fixed: wrapper(update: "    if view.text != text { view.text = text }\n"))

  static func echo(_ write: String) -> String {
    wrapper(
      update: "    view.text = text\n",
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, UITextViewDelegate {
            var parent: Wrapper
            init(_ parent: Wrapper) { self.parent = parent }
            func textViewDidChangeSelection(_ view: UITextView) { \(write) }
          }

        """)
  }

  static let echoed = Case(
    gotcha: "state-modified-during-update", line: 15, broken: echo("parent.text = view.text"),
    fixed: echo("DispatchQueue.main.async { self.parent.text = view.text }"))

  private static func flagged(_ isRaised: String) -> String {
    echo("if isBusy { return }; parent.text = view.text")
      .replacing("var parent: Wrapper", with: "var parent: Wrapper; var isBusy = false")
      .replacing(
        "    view.text = text\n",
        with: "    context.coordinator.isBusy = \(isRaised); view.text = text\n")
  }

  /// A flag lets the callback know that the update caused it.
  static let raised = Case(
    gotcha: "state-modified-during-update", line: 15, broken: flagged("false"),
    fixed: flagged("true"))

  /// The `endEditing` of a text storage does not end the editing of its view.
  static let storage = Case(
    gotcha: "state-modified-during-update", line: 15,
    broken: ended("view.endEditing(true)"), fixed: ended("view.textStorage.endEditing()"))

  private static func ended(_ call: String) -> String {
    echo("parent.text = view.text")
      .replacing("textViewDidChangeSelection", with: "textViewDidEndEditing")
      .replacing("    view.text = text\n", with: "    \(call)\n")
  }

  static func measured(_ write: String) -> String {
    wrapper(
      members: "  @Binding var height: CGFloat\n",
      update: "    DispatchQueue.main.async {\n      \(write)\n    }\n")
  }

  static let feedback = Case(
    gotcha: "update-feedback-loop", line: 10, broken: measured("height = view.contentSize.height"),
    fixed: measured("if height != view.contentSize.height { height = view.contentSize.height }"))

  static let closure = Case(
    gotcha: "closure-instead-of-coordinator", line: 6,
    broken: wrapper(
      members: "  let onTap: () -> Void\n", make: "    view.handler = { onTap() }\n",
      update: "    view.isHidden = false\n"),
    fixed: wrapper(
      members: "  let onTap: () -> Void\n", make: "    view.handler = { onTap() }\n",
      update: "    view.handler = { onTap() }\n"))

  static let kind = Case(
    gotcha: "wrong-representable-kind", line: 4,
    broken: """
      struct Wrapper: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let picker = UIImagePickerController()
          return picker.view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """,
    fixed: wrapper())

  static let value = Case(
    gotcha: "representable-must-be-value-type", line: 1,
    broken: wrapper().replacing("struct Wrapper", with: "final class Wrapper"), fixed: wrapper())

  static let delegate = Case(
    gotcha: "delegate-not-set", line: 6,
    broken: wrapper(make: "    view.delegate = TextDelegate()\n"),
    fixed: wrapper())

  static let frame = Case(
    gotcha: "frame-set-on-representable", line: 9,
    broken: wrapper(update: "    view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)\n"),
    fixed: wrapper(update: "    view.layer.frame = view.bounds\n"))

  static let lossy = Case(
    gotcha: "lossy-readback", line: 9,
    broken: wrapper(
      "MKMapView", update: "    if view.centerCoordinate.latitude != place.latitude { move() }\n"),
    fixed: wrapper("MKMapView", update: "    if context.coordinator.place != place { move() }\n"))

  static let popover = Case(
    gotcha: "popover-source-missing", line: 5,
    broken: hosted(
      "    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)\n    present(sheet, animated: true)\n"
    ),
    fixed: hosted(
      "    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)\n    sheet.popoverPresentationController?.sourceView = view\n    present(sheet, animated: true)\n"
    ))

  /// Another function may set the popover's source.
  static let handedSheet = Case(
    gotcha: "popover-source-missing", line: 6,
    broken: hosted(
      "    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)\n    log(view)\n    present(sheet, animated: true)\n"
    ),
    fixed: hosted(
      "    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)\n    anchor(sheet, in: view)\n    present(sheet, animated: true)\n"
    ))

  static func shown(_ body: String) -> String {
    wrapper() + "struct Screen: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  static let recreated = Case(
    gotcha: "view-recreated", line: 13, broken: shown("Wrapper(text: $text).id(UUID())"),
    fixed: shown("Wrapper(text: $text).id(article)"))

  static let navigation = Case(
    gotcha: "mixed-navigation", line: 4,
    broken: hosted(
      "    nav.pushViewController(UIHostingController(rootView: NavigationStack { Text(\"a\") }), animated: true)\n"
    ),
    fixed: hosted(
      "    nav.pushViewController(UIHostingController(rootView: Text(\"a\")), animated: true)\n"))

  static let infinite = Case(
    gotcha: "invalid-frame", line: 13, broken: shown("Text(\"a\").frame(width: .infinity)"),
    fixed: shown("Text(\"a\").frame(maxWidth: .infinity)"))

  static let keys = Case(
    gotcha: "key-events-not-delivered", line: 2,
    broken: "class Pad: NSView {\n  override func keyDown(with event: NSEvent) {}\n}",
    fixed:
      "class Pad: NSView {\n  override var acceptsFirstResponder: Bool { true }\n  override func keyDown(with event: NSEvent) {}\n}"
  )

  static func bound(_ capture: String) -> String {
    """
    class Screen: UIViewController {
      var bag = Set<AnyCancellable>()
      func bind() {
        model.$name.sink { \(capture) }.store(in: &bag)
      }
    }
    """
  }

  static let cycle = Case(
    gotcha: "retain-cycle", line: 4, broken: bound("self.title = $0"),
    fixed: bound("[weak self] in self?.title = $0"))

  static func picked(_ lines: String) -> String {
    """
    struct Picker: UIViewControllerRepresentable {
      @Binding var images: [UIImage]
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: Picker
        init(_ parent: Picker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    \(lines)    }
      }
    }
    """
  }

  static let picker = Case(
    gotcha: "picker-cancel-clears", line: 14, broken: picked("      parent.images = []\n"),
    fixed: picked("      guard !results.isEmpty else { return }\n      parent.images = []\n"))
}
