/// Cases about closures that are passed on, and about objects that last as long as the view.
extension SourceRuleCases {
  static let handedOver = Case(
    gotcha: "closure-instead-of-coordinator", line: 6,
    broken: wrapper(members: "  let onTap: () -> Void\n", make: "    view.handler = onTap\n"),
    fixed: wrapper(
      members: "  let onTap: () -> Void\n", make: "    view.handler = onTap\n",
      update: "    view.handler = onTap\n"))

  static let pictured = Case(
    gotcha: "child-containment-missing", line: 4,
    broken: hosted("    view.addSubview(host.view)\n"),
    fixed: hosted("    view.addSubview(host.view)\n    host.view.removeFromSuperview()\n"))

  static func windowReader(_ caller: String) -> String {
    """
    struct Reader: NSViewRepresentable {
      let onWindow: (NSWindow?) -> Void
      func makeNSView(context: Context) -> NSView {
        let view = ReaderView()
        view.onWindow = onWindow
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    class ReaderView: NSView {
      var onWindow: ((NSWindow?) -> Void)?
      override func \(caller)() { onWindow?(window) }
    }

    """
  }

  static let calledOnce = Case(
    gotcha: "closure-instead-of-coordinator", line: 5, broken: windowReader("layout"),
    fixed: windowReader("viewDidMoveToWindow"))

  static let storedAndReturned = Case(
    gotcha: "view-stored-in-struct", line: 2,
    broken: """
      struct Tags: UIViewRepresentable {
        let field = TagField()
        func makeUIView(context: Context) -> TagField { field }
        func updateUIView(_ field: TagField, context: Context) { field.reload() }
      }

      """,
    fixed: """
      struct Tags: UIViewRepresentable {
        let field: TagField
        func makeUIView(context: Context) -> TagField { field }
        func updateUIView(_ field: TagField, context: Context) { field.reload() }
      }

      """)

  static let madeInInitializer = Case(
    gotcha: "view-stored-in-struct", line: 2,
    broken: """
      struct Chart: UIViewRepresentable {
        let chart: ChartArea
        init(points: [Double]) {
          let made = ChartArea()
          made.points = points
          chart = made
        }
        func makeUIView(context: Context) -> ChartArea { chart }
        func updateUIView(_ chart: ChartArea, context: Context) { chart.reload() }
      }

      """,
    fixed: """
      struct Chart: UIViewRepresentable {
        let chart: ChartArea
        init(chart made: ChartArea) {
          let given = made
          chart = given
        }
        func makeUIView(context: Context) -> ChartArea { chart }
        func updateUIView(_ chart: ChartArea, context: Context) { chart.reload() }
      }

      """)

  static let presentedTwice = Case(
    gotcha: "presented-while-presenting", line: 9,
    broken: wrapper(
      members: "  @Binding var isShown: Bool\n",
      update: "    if isShown { presenter.present(UIViewController(), animated: true) }\n"),
    fixed: wrapper(
      members: "  @Binding var isShown: Bool\n",
      update:
        "    if isShown, presenter.presentedViewController == nil { presenter.present(UIViewController(), animated: true) }\n"
    ))

  static let scriptHandler = Case(
    gotcha: "missing-dismantle", line: 6, broken: handler("var page: WKWebView?"),
    fixed: handler("weak var page: WKWebView?"))

  static func handler(_ member: String) -> String {
    wrapper(
      "WKWebView",
      make:
        "    view.configuration.userContentController.add(context.coordinator, name: \"page\")\n",
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject {
            \(member)
          }

        """)
  }
}
