/// Cases about content that is hosted once, and about names that only resemble others.
extension SourceRuleCases {
  static func pages(_ refresh: String) -> String {
    """
    struct Pages: UIViewControllerRepresentable {
      let pages: [Page]
      @Binding var index: Int
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ controller: UIPageViewController, context: Context) {
        context.coordinator.show(index, in: controller)
        \(refresh)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      class Coordinator {
        let screens: [UIHostingController<Page>]
        init(_ parent: Pages) { screens = parent.pages.map { UIHostingController(rootView: $0) } }
        func show(_ index: Int, in controller: UIPageViewController) { print(index) }
      }
    }

    """
  }

  static let pagesOnce = Case(
    gotcha: "update-not-implemented", line: 5, broken: pages("print(index)"),
    fixed: pages("zip(context.coordinator.screens, pages).forEach { $0.rootView = $1 }"))

  static func scrolled(_ update: String) -> String {
    """
    struct Scroll<Content: View>: UIViewControllerRepresentable {
      let offset: CGFloat
      let content: Content
      func makeUIViewController(context: Context) -> ScrollController {
        ScrollController(host: UIHostingController(rootView: content))
      }
      func updateUIViewController(_ controller: ScrollController, context: Context) {
        controller.scroll(to: offset)
        \(update)
      }
    }

    """
  }

  static let screenOnce = Case(
    gotcha: "update-not-implemented", line: 7, broken: scrolled("print(offset)"),
    fixed: scrolled("controller.host.rootView = content"))

  static func banner(_ update: String) -> String {
    """
    struct Banner: UIViewRepresentable {
      let onClose: () -> Void
      func makeUIView(context: Context) -> BannerView {
        let view = BannerView()
        view.button = BannerButton(title: "Close") { onClose() }
        return view
      }
      func updateUIView(_ view: BannerView, context: Context) {\(update)}
    }

    """
  }

  static let passedOn = Case(
    gotcha: "closure-instead-of-coordinator", line: 5, broken: banner(""),
    fixed: banner(" view.button.action = onClose "))

  static let labeled = Case(
    gotcha: "appearance-calls-unbalanced", line: 4,
    broken: hosted("    host.viewDidAppear(true)\n"),
    fixed: hosted("    bars.viewDidAppear(in: self)\n"))

  static func made(_ show: String) -> String {
    """
    extension View {
      var screen: UIViewController {
        let host = UIHostingController(rootView: self)
        host.sizingOptions = .intrinsicContentSize
        return host
      }
    }
    class Sheet: UIViewController {
      func show(_ content: some View) {
        \(show)
      }
    }

    """
  }

  static let madeByHelper = Case(
    gotcha: "hosting-controller-not-retained", line: 10,
    broken: made("if let inner = content.screen.view { view.addSubview(inner) }"),
    fixed: made("present(content.screen, animated: true)"))

  static func photographed(_ holder: String) -> String {
    """
    class Screen: UIViewController {
      func photo(of content: Card) -> UIImage {
        let host = UIHostingController(rootView: content)
        \(holder).addSubview(host.view)
        return host.view.photo
      }
    }

    """
  }

  /// A window that nothing retains disappears when the function returns.
  static let addedForAPhoto = Case(
    gotcha: "child-containment-missing", line: 4, broken: photographed("view"),
    fixed: photographed("let window = UIWindow(frame: .zero)\n    window"))

  static let keptForAPhoto = Case(
    gotcha: "hosting-controller-not-retained", line: 3, broken: photographed("view"),
    fixed: photographed("let window = UIWindow(frame: .zero)\n    window"))

  static func bar(_ find: String) -> String {
    """
    struct Bar: UIViewControllerRepresentable {
      let style: BarStyle
      func makeUIViewController(context: Context) -> BarController {
        let controller = BarController()
        \(find)
        return controller
      }
      func updateUIViewController(_ controller: BarController, context: Context) {
        controller.style = style
      }
    }

    """
  }

  static let unwrapped = Case(
    gotcha: "navigation-controller-nil", line: 5,
    broken: bar(
      "if let bars = controller.navigationController { bars.setNavigationBarHidden(true, animated: false) }"
    ),
    fixed: bar("controller.onAppear = { if let bars = $0.navigationController { print(bars) } }"))

  static func colors(_ property: String) -> String {
    """
    struct Colors: View {
      \(property)
      var body: some View { Text("a") }
    }
    class Screen: UIViewController {
      func show() { present(UIHostingController(rootView: Colors()), animated: true) }
    }

    """
  }

  /// `\.self` is the key path of all values, which are never missing.
  static let allValues = Case(
    gotcha: "environment-not-crossing", line: 6,
    broken: colors("@Environment(Palette.self) private var palette"),
    fixed: colors("@Environment(\\.self) private var values"))
}
