/// Cases that depend on details of the code: what it assigns through, guards, or passes on.
extension SourceRuleCases {
  static let proven: [Case] = [
    guardedLoop, charactersOnly, assignedThrough, trackedPlace, filledCoordinator,
    closureForCoordinator, implicitCoordinator, unreloaded, forgotten, tabs, focusAgain,
    focusWhile, innerSetter, viewBehindProperty,
  ]

  static let guardedLoop = Case(
    gotcha: "update-feedback-loop", line: 10,
    broken: wrapper(
      members: "  @State private var host: Host?\n",
      update: """
            DispatchQueue.main.async {
              host = Host(Text("a"))
            }

        """),
    fixed: wrapper(
      members: "  @State private var host: Host?\n",
      update: """
            DispatchQueue.main.async {
              if view.inputView == nil {
                host = Host(Text("a"))
                view.inputView = host?.view
              }
            }

        """))

  /// The characters of a text read back as they were set, but its attributes do not.
  static let charactersOnly = Case(
    gotcha: "lossy-readback", line: 9,
    broken: wrapper(
      members: "  @Binding var text: NSAttributedString\n",
      update: "    if view.attributedText != text { view.attributedText = text }\n"),
    fixed: wrapper(
      members: "  @Binding var text: NSAttributedString\n",
      update:
        "    if view.attributedText.string != text.string { view.attributedText = text }\n"))

  static func reading(_ line: String) -> String {
    wrapper(
      members: "  let route: Route\n",
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, UITextViewDelegate {
            let parent: Wrapper
            init(_ parent: Wrapper) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { \(line) }
          }

        """)
  }

  /// A constant through which the code assigns contains an instance of a class.
  static let assignedThrough = Case(
    gotcha: "stale-coordinator-parent", line: 14, broken: reading("print(parent.route)"),
    fixed: reading("parent.route.target = view.text; print(parent.route)"))

  static func hovering(_ more: String) -> String {
    """
    struct Hover: NSViewRepresentable {
      let place: NSRect
      func makeNSView(context: Context) -> NSView {
        let view = NSView(frame: NSRect(origin: .zero, size: place.size))
        view.addTrackingArea(NSTrackingArea(rect: place, options: [], owner: view))
    \(more)    return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }

    """
  }

  /// The frame of a new view is replaced by layout.
  static let trackedPlace = Case(
    gotcha: "update-not-implemented", line: 9,
    broken: hovering("    view.toolTip = \"\\(place)\"\n"), fixed: hovering(""))

  static func filled(_ update: String) -> String {
    """
    struct Hover: NSViewRepresentable {
      let onEnter: () -> Void
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {\(update)}
      func makeCoordinator() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.entered = onEnter
        return coordinator
      }
      class Coordinator: NSResponder {
        var entered: (() -> Void)?
        override func mouseEntered(with event: NSEvent) { entered?() }
      }
    }

    """
  }

  static let filledCoordinator = Case(
    gotcha: "stale-coordinator-parent", line: 12, broken: filled(""),
    fixed: filled(" context.coordinator.entered = onEnter "))

  static func fillingClosure(_ argument: String) -> String {
    filled("").replacing("= onEnter", with: "= { \(argument) }")
  }

  static let closureForCoordinator = Case(
    gotcha: "closure-instead-of-coordinator", line: 7, broken: fillingClosure("onEnter()"),
    fixed: fillingClosure("print(1)"))

  static func implicit(_ update: String) -> String {
    """
    struct Hover: NSViewRepresentable {
      let onEnter: () -> Void
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {\(update)}
      func makeCoordinator() -> Coordinator { .init(entered: onEnter) }
      class Coordinator: NSResponder {
        var entered: () -> Void
        init(entered: @escaping () -> Void) { self.entered = entered }
        override func mouseEntered(with event: NSEvent) { entered() }
      }
    }

    """
  }

  static let implicitCoordinator = Case(
    gotcha: "stale-coordinator-parent", line: 9, broken: implicit(""),
    fixed: implicit(" context.coordinator.entered = onEnter "))

  static func listed(_ update: String) -> String {
    """
    struct List: UIViewRepresentable {
      @Binding var rows: [String]
      func makeUIView(context: Context) -> UITableView {
        let view = UITableView()
        view.dataSource = context.coordinator
        return view
      }
      func updateUIView(_ view: UITableView, context: Context) {\(update)}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      class Coordinator: NSObject, UITableViewDataSource {
        var parent: List
        init(_ parent: List) { self.parent = parent }
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
          parent.rows.count
        }
      }
    }

    """
  }

  static let unreloaded = Case(
    gotcha: "update-not-implemented", line: 8, broken: listed(""),
    fixed: listed(" view.reloadData() "))

  static let forgotten = Case(
    gotcha: "update-not-implemented", line: 10,
    broken: wrapper(
      members: "  @Binding var text: String\n  let hint: String\n",
      make: "    view.accessibilityHint = hint\n",
      update: "    if view.text != text { view.text = text }\n"),
    fixed: wrapper(
      members: "  @Binding var text: String\n  let hint: String\n",
      make: "    view.accessibilityHint = hint\n",
      update: "    if view.text != text { view.text = text }\n    label(view)\n",
      more: "  func label(_ view: UIView) { view.accessibilityHint = hint }\n"))

  static func tabbed(_ update: String) -> String {
    """
    struct Tabs: UIViewControllerRepresentable {
      var pages: [UIViewController]
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      func updateUIViewController(_ bar: UITabBarController, context: Context) {
        \(update)
      }
    }

    """
  }

  static let tabs = Case(
    gotcha: "update-unguarded", line: 5,
    broken: tabbed("bar.setViewControllers(pages, animated: true)"),
    fixed: tabbed(
      "if bar.viewControllers != pages { bar.setViewControllers(pages, animated: true) }"))

  static let focusAgain = Case(
    gotcha: "first-responder-focus", line: 11,
    broken: wrapper(
      update: """
            if let window = view.window {
              DispatchQueue.main.async {
                window.makeFirstResponder(view)
              }
            }

        """),
    fixed: wrapper(
      update: """
            if let window = view.window, !context.coordinator.isDone {
              DispatchQueue.main.async {
                window.makeFirstResponder(view)
              }
            }

        """))

  static let focusWhile = Case(
    gotcha: "first-responder-focus", line: 11,
    broken: wrapper(
      members: "  var isActive = false\n",
      update: """
            if isActive {
              DispatchQueue.main.async {
                view.window?.makeFirstResponder(view)
              }
            }

        """),
    fixed: wrapper(
      members: "  var isActive = false\n",
      update: """
            if isActive, !view.isFocused {
              DispatchQueue.main.async {
                view.window?.makeFirstResponder(view)
              }
            }

        """))

  static func inner(_ observer: String) -> String {
    """
    struct Note: NSViewRepresentable {
      var ranges: [NSValue]
      func makeNSView(context: Context) -> NoteView { NoteView() }
      func updateNSView(_ view: NoteView, context: Context) {
        view.ranges = ranges
      }
    }
    final class NoteView: NSView {
      let text: NSTextView = NSTextView()
      var ranges: [NSValue] = [] {
        didSet { \(observer) }
      }
    }

    """
  }

  static let innerSetter = Case(
    gotcha: "update-unguarded", line: 5, broken: inner("text.selectedRanges = ranges"),
    fixed: inner("if text.selectedRanges != ranges { text.selectedRanges = ranges }"))

  static func behindProperty(_ before: String) -> String {
    """
    class Screen: UIViewController {
      let host = UIHostingController(rootView: Text("a"))
      override func viewDidLoad() {
        \(before)
        view.addSubview(caption)
        host.didMove(toParent: self)
      }
      private var caption: UIView { host.view }
    }

    """
  }

  static let viewBehindProperty = Case(
    gotcha: "child-containment-missing", line: 5, broken: behindProperty("print(1)"),
    fixed: behindProperty("addChild(host)"))
}
