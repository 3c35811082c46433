/// Cases about patterns that are often harmless.
extension SourceRuleCases {
  static let possible: [Case] = [
    animated, ordered, fixedRows, unmasked, hitTest, background, stacked, keyboard, panel, settled,
    unsized, cellInsets, safari, sideEffect,
  ]

  static let animated = Case(
    gotcha: "animation-not-bridged", line: 9,
    broken: wrapper(update: "    UIView.animate(withDuration: 0.2) { view.alpha = 1 }\n"),
    fixed: wrapper(update: "    context.animate { view.alpha = 1 }\n"))

  static func typed(_ write: String) -> String {
    wrapper(
      members: "  @Binding var text: String\n  @Binding var range: NSRange\n",
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator: NSObject, UITextViewDelegate {
            var parent: Wrapper
            init(_ parent: Wrapper) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { parent.text = view.text }
            func textViewDidChangeSelection(_ view: UITextView) { \(write) }
          }

        """)
  }

  static let ordered = Case(
    gotcha: "async-ordering", line: 16,
    broken: typed("DispatchQueue.main.async { self.parent.range = view.selectedRange }"),
    fixed: typed("parent.range = view.selectedRange"))

  static func rows(_ height: String) -> String {
    """
    class Screen: UITableViewController {
      func fill(_ cell: UITableViewCell) {
        tableView.rowHeight = \(height)
        cell.contentConfiguration = UIHostingConfiguration { Text("a") }
      }
    }
    """
  }

  static let fixedRows = Case(
    gotcha: "cell-clipping", line: 3, broken: rows("44"),
    fixed: rows("UITableView.automaticDimension"))

  static let unmasked = Case(
    gotcha: "constraints-conflict", line: 6,
    broken: wrapper(make: "    view.translatesAutoresizingMaskIntoConstraints = false\n"),
    fixed: wrapper(make: "    inner.translatesAutoresizingMaskIntoConstraints = false\n"))

  static func hit(_ test: String) -> String {
    """
    class PassWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return \(test) ? nil : view
      }
    }
    """
  }

  static let hitTest = Case(
    gotcha: "hit-testing-blocked", line: 2, broken: hit("view == rootViewController?.view"),
    fixed: hit("view is Backdrop"))

  static let background = Case(
    gotcha: "hosting-background-opaque", line: 4,
    broken: hosted("    view.addSubview(host.view)\n"),
    fixed: hosted("    view.addSubview(host.view)\n    host.view.backgroundColor = .clear\n"))

  static let stacked = Case(
    gotcha: "hosting-sizing", line: 4,
    broken: hosted("    stack.addArrangedSubview(host.view)\n"),
    fixed: hosted(
      "    host.sizingOptions = .intrinsicContentSize\n    stack.addArrangedSubview(host.view)\n"))

  static let keyboard = Case(
    gotcha: "keyboard-avoidance", line: 4,
    broken: hosted("    pin(host, to: view.keyboardLayoutGuide)\n"),
    fixed: hosted(
      "    host.safeAreaRegions = .container\n    pin(host, to: view.keyboardLayoutGuide)\n"))

  static func floating(_ member: String) -> String {
    """
    final class Floating: NSPanel {
      init() { super.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: true) }
      \(member)
    }
    """
  }

  static let panel = Case(
    gotcha: "panel-not-key", line: 1, broken: floating(""),
    fixed: floating("override var canBecomeKey: Bool { true }"))

  static let settled = Case(
    gotcha: "multiple-updates-per-frame", line: 13,
    broken: shown("Text(name).onChange(of: name) { name = name.uppercased() }"),
    fixed: shown("Text(name).onChange(of: name) { length = name.count }"))

  static let unsized = Case(
    gotcha: "representable-sizing", line: 6,
    broken: wrapper(make: "    view.isScrollEnabled = false\n"),
    fixed: wrapper(
      make: "    view.isScrollEnabled = false\n",
      more:
        "  func sizeThatFits(_ size: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? { nil }\n"
    ))

  static func hostedCell(_ lines: String) -> String {
    """
    final class RowCell: UITableViewCell {
      let host = UIHostingController(rootView: Text("a"))
      func begin() { \(lines) }
    }
    """
  }

  static let cellInsets = Case(
    gotcha: "safe-area", line: 2, broken: hostedCell(""),
    fixed: hostedCell("host.safeAreaRegions = []"))

  static func controllerWrapper(_ type: String) -> String {
    """
    struct Page: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> \(type) { \(type)(url: url) }
      func updateUIViewController(_ controller: \(type), context: Context) {}
    }
    """
  }

  static let safari = Case(
    gotcha: "self-presenting-controller", line: 2,
    broken: controllerWrapper("SFSafariViewController"), fixed: controllerWrapper("PageController"))

  static let sideEffect = Case(
    gotcha: "side-effect-in-body", line: 3,
    broken: """
      struct Screen: View {
        var body: some View {
          model.count = 1
          return Text("a")
        }
      }
      """,
    fixed: """
      struct Screen: View {
        var body: some View {
          Text("a").onAppear { model.count = 1 }
        }
      }
      """)
}
