/// Cases in which a rule follows a helper, a computed value, or another type.
extension SourceRuleCases {
  static let reached: [Case] = [
    pinned, wheel, commanded, shownByClosure, hostOfCoordinator, nestedInExtension, later,
    writtenByCoordinator, pagesOnce, screenOnce, passedOn, labeled, allValues,
    madeByHelper, addedForAPhoto, keptForAPhoto, unwrapped,
  ]

  static func map(_ update: String) -> String {
    """
    struct Wrapper: UIViewRepresentable {
      let place: Place
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ view: MKMapView, context: Context) {
    \(update)  }
    }

    """
  }

  /// The pin's coordinate is not the one in the condition, but a computed value of the map is a
  /// condition.
  static let pinned = Case(
    gotcha: "update-unguarded", line: 8,
    broken: map(
      """
          guard let coordinate = place.coordinate else { return }
          let pin = MKPointAnnotation()
          pin.coordinate = coordinate
          view.setRegion(MKCoordinateRegion(center: coordinate, span: span), animated: true)

      """),
    fixed: map(
      """
          let isFar = view.region.span.latitudeDelta > 1
          if isFar { view.setRegion(place.region, animated: true) }

      """))

  static func wheels(_ select: String) -> String {
    """
    struct Wrapper: UIViewRepresentable {
      let row: Int
      func makeUIView(context: Context) -> UIView { Wheels() }
      func updateUIView(_ view: UIView, context: Context) {
        for part in view.subviews {
          if let wheel = part as? UIPickerView {
            \(select)
          }
        }
      }
    }

    """
  }

  static let wheel = Case(
    gotcha: "update-unguarded", line: 7,
    broken: wheels("wheel.selectRow(row, inComponent: 0, animated: true)"),
    fixed: wheels(
      "if wheel.selectedRow(inComponent: 0) != row { wheel.selectRow(row, inComponent: 0, animated: true) }"
    ))

  static func scroller(_ call: String) -> String {
    """
    struct Wrapper: UIViewRepresentable {
      let scroller = UIScrollView()
      func makeUIView(context: Context) -> UIScrollView {
        \(call)
        return scroller
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      func configure() { scroller.bounces = false }
    }

    """
  }

  static let commanded = Case(
    gotcha: "method-call-on-struct", line: 8, broken: scroller("scroller.alpha = 1"),
    fixed: scroller("configure()"))

  static let shownByClosure = Case(
    gotcha: "hosting-controller-not-retained", line: 3,
    broken: """
      class Screen: UIViewController {
        func fill() {
          list.header = { item in UIHostingController(rootView: Row(item: item)).view }
        }
      }

      """,
    fixed: """
      class Screen: UIViewController {
        func fill() {
          list.header = { item in self.keep(UIHostingController(rootView: Row(item: item))) }
        }
      }

      """)

  static func card(_ attach: String) -> String {
    """
    struct Card: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addSubview(context.coordinator.host.view)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      class Coordinator {
        let host = UIHostingController(rootView: Text("a"))
        func attach(to parent: UIViewController) { \(attach) }
      }
    }

    """
  }

  static let hostOfCoordinator = Case(
    gotcha: "child-containment-missing", line: 4, broken: card("print(parent)"),
    fixed: card("parent.addChild(host); host.didMove(toParent: parent)"))

  static func extended(_ content: String) -> String {
    """
    struct Glass: View { var body: some View { Pane() } }
    extension Glass {
      struct Pane: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { context.coordinator.back }
        func updateUIView(_ view: UIView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
      }
    }
    extension Glass.Pane {
      class Coordinator {
        let back = UIView()
        let host = UIHostingController(rootView: Text("a"))
        init() { back.addSubview(\(content)) }
      }
    }

    """
  }

  static let nestedInExtension = Case(
    gotcha: "child-containment-missing", line: 13, broken: extended("host.view"),
    fixed: extended("UIView()"))

  static func leveled(_ update: String) -> String {
    """
    struct Level: NSViewRepresentable {
      let level: NSWindow.Level
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { view.window?.level = level }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {\(update)}
    }

    """
  }

  static let later = Case(
    gotcha: "update-not-implemented", line: 8, broken: leveled(""),
    fixed: leveled(" view.window?.level = level "))

  static func scanner(_ start: String) -> String {
    """
    struct Scanner: UIViewControllerRepresentable {
      @Binding var isReady: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func start() { isReady = true }
      class Coordinator {
        let parent: Scanner
        init(_ parent: Scanner) {
          self.parent = parent
          \(start)
        }
      }
    }

    """
  }

  static let writtenByCoordinator = Case(
    gotcha: "state-modified-during-update", line: 6, broken: scanner("parent.start()"),
    fixed: scanner("DispatchQueue.main.async { parent.start() }"))
}
