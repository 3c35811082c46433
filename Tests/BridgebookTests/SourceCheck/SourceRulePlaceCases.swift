/// Cases about single places: calls and overrides that cannot have the intended effect.
extension SourceRuleCases {
  static let places: [Case] = [
    appearance, tracked, location, handTarget, selector, appWide, configured, pushed,
    stateInClass, environmentInClass, subscribed, injected, soon, downloaded, laidOut, structMethod,
    handedAction, startedInCoordinator, timerCycle, targetCycle, observerCycle, screenObserver,
  ]

  static let appearance = Case(
    gotcha: "appearance-calls-unbalanced", line: 4,
    broken: hosted("    host.viewWillAppear(true)\n"),
    fixed: hosted("    host.beginAppearanceTransition(true, animated: true)\n"))

  static func tracking(_ change: String) -> String {
    """
    class Screen: UIViewController {
      func observe() {
        withObservationTracking { title = model.name } onChange: { \(change) }
      }
    }
    """
  }

  static let tracked = Case(
    gotcha: "observation-stale-by-one", line: 3, broken: tracking("self.title = self.model.name"),
    fixed: tracking("Task { @MainActor in self.title = self.model.name }"))

  static func gesture(_ make: String, _ handle: String) -> String {
    """
    struct Drag: UIGestureRecognizerRepresentable {
      @Binding var place: CGPoint
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
    \(make)    return recognizer
      }
      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        place = \(handle)
      }
    }
    """
  }

  static let location = Case(
    gotcha: "gesture-location-space", line: 8, broken: gesture("", "recognizer.location(in: nil)"),
    fixed: gesture("", "context.converter.localLocation"))

  static let handTarget = Case(
    gotcha: "gesture-target-added-by-hand", line: 5,
    broken: gesture(
      "    recognizer.addTarget(context.coordinator, action: #selector(Coordinator.moved))\n",
      "context.converter.localLocation"),
    fixed: gesture("", "context.converter.localLocation"))

  static let selector = Case(
    gotcha: "selector-on-struct", line: 6,
    broken: wrapper(
      make: "    view.addTarget(self, action: #selector(changed), for: .editingChanged)\n"),
    fixed: wrapper(
      make:
        "    view.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)\n"
    ))

  static let appWide = Case(
    gotcha: "navigation-extension-app-wide", line: 2,
    broken: """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }
      }
      """,
    fixed: """
      final class SwipeController: UINavigationController {
        override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = nil }
      }
      """)

  static func cell(_ content: String, _ use: String) -> String {
    """
    final class RowCell: UICollectionViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentConfiguration = UIHostingConfiguration { \(content) }\(use)
      }
    }
    """
  }

  static let configured = Case(
    gotcha: "hosting-configuration-rebuilt", line: 4, broken: cell("Text(title)", ""),
    fixed: cell("Text(title).bold(state.isSelected)", ""))

  static let pushed = Case(
    gotcha: "navigation-controller-nil", line: 9,
    broken: wrapper(
      update: "    owner.navigationController?.pushViewController(next, animated: true)\n"),
    fixed: wrapper(update: "    owner.push(next)\n"))

  static let stateInClass = Case(
    gotcha: "state-read-outside-view", line: 2,
    broken: "final class Model: ObservableObject {\n  @State var count = 0\n}\n",
    fixed: "final class Model: ObservableObject {\n  @Published var count = 0\n}\n")

  static let environmentInClass = Case(
    gotcha: "environment-outside-view", line: 2,
    broken: "final class Model {\n  @Environment(\\.locale) var locale\n}\n",
    fixed: "final class Model {\n  var locale: Locale\n}\n")

  static let subscribed = Case(
    gotcha: "subscription-in-init", line: 3,
    broken: """
      struct Clock: View {
        init(model: Model) {
          model.$time.sink { print($0) }.store(in: &bag)
        }
      }
      """,
    fixed: """
      struct Clock: View {
        var body: some View { Text("a").onReceive(model.$time) { print($0) } }
      }
      """)

  static let injected = Case(
    gotcha: "subview-injected-into-hosting-view", line: 4,
    broken: hosted("    host.view.addSubview(badge)\n"),
    fixed: hosted("    view.addSubview(badge)\n"))

  static func loaded(_ write: String) -> String {
    picked(
      "      results[0].itemProvider.loadObject(ofClass: UIImage.self) { image, _ in\n"
        + "        \(write)\n      }\n")
  }

  static let soon = Case(
    gotcha: "published-off-main", line: 15, broken: loaded("self.parent.images = [image]"),
    fixed: loaded("DispatchQueue.main.async { self.parent.images = [image] }"))

  static func fetched(_ write: String) -> String {
    """
    class Screen: UIViewController {
      func load() {
        URLSession.shared.dataTask(with: url) { data, _, _ in \(write) }.resume()
      }
    }
    """
  }

  static let downloaded = Case(
    gotcha: "ui-off-main", line: 3, broken: fetched("self.label.text = \"done\""),
    fixed: fetched("DispatchQueue.main.async { self.label.text = \"done\" }"))

  static let laidOut = Case(
    gotcha: "laid-out-off-window", line: 6,
    broken: wrapper("UITableView", make: "    view.layoutIfNeeded()\n"),
    fixed: wrapper("UITableView", make: "    view.setNeedsLayout()\n"))

  static let structMethod = Case(
    gotcha: "method-call-on-struct", line: 10,
    broken: wrapper(
      members: "  let player = AVPlayerView()\n", more: "  func play() { player.start() }\n"),
    fixed: wrapper(
      members: "  let player: AVPlayerView\n", more: "  func play() { player.start() }\n"))

  static func given(toController update: String) -> String {
    """
    struct Editor: UIViewControllerRepresentable {
      let onSave: () -> Void
      func makeUIViewController(context: Context) -> EditorController {
        EditorController(onSave: onSave)
      }
      func updateUIViewController(_ controller: EditorController, context: Context) {\(update)}
    }
    """
  }

  static let handedAction = Case(
    gotcha: "closure-instead-of-coordinator", line: 4, broken: given(toController: ""),
    fixed: given(toController: " controller.onSave = onSave "))

  // MARK: Services

  static func ticking(_ start: String, _ end: String = "") -> String {
    wrapper(
      coordinator: """
          func makeCoordinator() -> Coordinator { Coordinator() }
          class Coordinator: NSObject {
            var timer: Timer?
            override init() {
              super.init()
              \(start)
            }
            \(end)
          }

        """)
  }

  static let startedInCoordinator = Case(
    gotcha: "missing-dismantle", line: 15,
    broken: ticking(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }"
    ),
    fixed: ticking(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }",
      "deinit { timer?.invalidate() }"))

  static let timerCycle = Case(
    gotcha: "retain-cycle", line: 15,
    broken: ticking(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }",
      "deinit { timer?.invalidate() }"),
    fixed: ticking(
      "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }",
      "deinit { timer?.invalidate() }"))

  static let targetCycle = Case(
    gotcha: "retain-cycle", line: 15,
    broken: ticking(
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
      "deinit { timer?.invalidate() }"),
    fixed: ticking(
      "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)",
      "func stop() { timer?.invalidate() }"))

  static func observing(_ capture: String) -> String {
    """
    class Screen: UIViewController {
      var token: Any?
      func begin() {
        token = NotificationCenter.default.addObserver(forName: .shown, object: nil, queue: nil) { \(capture) }
      }
      deinit { NotificationCenter.default.removeObserver(token) }
    }
    """
  }

  static let observerCycle = Case(
    gotcha: "retain-cycle", line: 4, broken: observing("_ in self.reload()"),
    fixed: observing("[weak self] _ in self?.reload()"))

  static func scripted(_ end: String) -> String {
    """
    class Screen: UIViewController, WKScriptMessageHandler {
      let page = WKWebView()
      override func viewDidLoad() {
        page.configuration.userContentController.add(self, name: "page")
      }
      \(end)
    }
    """
  }

  static let screenObserver = Case(
    gotcha: "retain-cycle", line: 4, broken: scripted(""),
    fixed: scripted(
      "func close() { page.configuration.userContentController.removeAllScriptMessageHandlers() }"))
}
