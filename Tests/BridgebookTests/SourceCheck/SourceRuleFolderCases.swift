/// Cases that need the declaration of a view, a model or a controller, here in the same file.
extension SourceRuleCases {
  static let folders: [Case] = [
    published, publishedByMethod, crossing, crossingInside, cellState, cellController,
    hostedDismissal,
    preferred, flattened, pictureOfWrapper, windowSize, copied, copiedClosure,
  ]

  static func observed(_ update: String) -> String {
    wrapper(members: "  @ObservedObject var model: Counter\n", update: "    \(update)\n") + """
      final class Counter: ObservableObject {
        @Published var count = 0
        func increment() { count += 1 }
      }

      """
  }

  static let published = Case(
    gotcha: "published-during-update", line: 9, broken: observed("model.count += 1"),
    fixed: observed("DispatchQueue.main.async { model.count += 1 }"))

  static let publishedByMethod = Case(
    gotcha: "published-during-update", line: 9, broken: observed("model.increment()"),
    fixed: observed("let onTap = { model.increment() }"))

  static let screen = """
    struct Profile: View {
      @EnvironmentObject var account: Account
      var body: some View { Text(account.name) }
    }
    struct Outer: View {
      var body: some View { VStack { Profile() } }
    }

    """

  static func hosting(_ view: String) -> String {
    screen + "func show() -> UIViewController { UIHostingController(rootView: \(view)) }\n"
  }

  static let crossing = Case(
    gotcha: "environment-not-crossing", line: 8, broken: hosting("Profile()"),
    fixed: hosting("Profile().environmentObject(account)"))

  static let crossingInside = Case(
    gotcha: "environment-not-crossing", line: 8, broken: hosting("Outer()"),
    fixed: hosting("Outer().environmentObject(account)"))

  static func row(_ modifier: String) -> String {
    """
    struct Row: View {
      @State private var isOpen = false
      var body: some View { Text("a") }
    }
    func fill(_ cell: UICollectionViewCell, _ item: Item) {
      cell.contentConfiguration = UIHostingConfiguration { Row()\(modifier) }
    }
    """
  }

  static let cellState = Case(
    gotcha: "cell-state-leaks-on-reuse", line: 6, broken: row(""), fixed: row(".id(item.id)"))

  static func inCell(_ kind: String) -> String {
    """
    struct Clip: \(kind)Representable {
      func make\(kind)(context: Context) -> Player { Player() }
      func update\(kind)(_ player: Player, context: Context) {}
    }
    func fill(_ cell: UICollectionViewCell) {
      cell.contentConfiguration = UIHostingConfiguration { Clip() }
    }
    """
  }

  static let cellController = Case(
    gotcha: "controller-representable-in-cell", line: 6, broken: inCell("UIViewController"),
    fixed: inCell("UIView"))

  static func closing(_ call: String) -> String {
    """
    struct Sheet: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    class Screen: UIViewController {
      func open() {
        let host = UIHostingController(rootView: Sheet())
        \(call)
      }
    }
    """
  }

  static let hostedDismissal = Case(
    gotcha: "dismiss-hosted-view", line: 7, broken: closing("present(host, animated: true)"),
    fixed: closing("addChild(host)"))

  static func game(_ member: String) -> String {
    """
    struct Game: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> GameController { GameController() }
      func updateUIViewController(_ controller: GameController, context: Context) {}
    }
    class GameController: UIViewController {
      \(member)
    }
    """
  }

  static let preferred = Case(
    gotcha: "controller-preferences-not-forwarded", line: 6,
    broken: game("override var prefersStatusBarHidden: Bool { true }"),
    fixed: game("override var canBecomeFirstResponder: Bool { true }"))

  static let flattened = Case(
    gotcha: "flattened-platform-view", line: 13,
    broken: shown("VStack { Wrapper(text: $text) }.drawingGroup()"),
    fixed: shown("VStack { Wrapper(text: $text) }"))

  static let pictureOfWrapper = Case(
    gotcha: "flattened-platform-view", line: 13,
    broken: shown("Image(uiImage: ImageRenderer(content: Wrapper(text: $text)).uiImage!)"),
    fixed: shown("Image(uiImage: ImageRenderer(content: Text(text)).uiImage!)"))

  static func window(_ option: String) -> String {
    """
    final class Settings {
      func open() {
        let host = NSHostingView(rootView: Text("a"))
        \(option)
        window.contentView = NSHostingView(rootView: Text("a"))
        window.setFrame(frame, display: true)
      }
    }
    """
  }

  static let windowSize = Case(
    gotcha: "hosting-window-constraint-loop", line: 5, broken: window(""),
    fixed: window("host.sizingOptions = []"))

  // MARK: Copies in the coordinator

  static func copying(_ update: String) -> String {
    wrapper(
      "UITableView", members: "  let items: [String]\n",
      make: "    context.coordinator.items = items\n", update: update,
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject, UITableViewDataSource {
            var items: [String] = []
            func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
          }

        """)
  }

  static let copied = Case(
    gotcha: "stale-coordinator-parent", line: 6, broken: copying(""),
    fixed: copying("    context.coordinator.items = items\n"))

  static func reporting(_ update: String) -> String {
    wrapper(
      members: "  let onComplete: () -> Void\n",
      make: "    context.coordinator.onComplete = onComplete\n", update: update,
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject, UITextViewDelegate {
            var onComplete: (() -> Void)?
            func textViewDidEndEditing(_ view: UITextView) { onComplete?() }
          }

        """)
  }

  static let copiedClosure = Case(
    gotcha: "stale-coordinator-parent", line: 6, broken: reporting(""),
    fixed: reporting("    context.coordinator.onComplete = onComplete\n"))
}
