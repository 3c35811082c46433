import Testing

@testable import Bridgebook

/// What a draft lacks of its wrapper is listed, even if it is not a separate statement.
@Suite struct WrapperListingTests {
  /// The draft does not contain the code of an app's own class.
  @Test func theMethodsOfAnOwnClassAreListed() throws {
    let (scenario, _, _) = try WrapperRunTests.run(
      """
      struct Scanner: UIViewControllerRepresentable {
        @Binding var code: String
        func makeUIViewController(context: Context) -> ScannerController {
          let controller = ScannerController()
          controller.title = code
          return controller
        }
        func updateUIViewController(_ controller: ScannerController, context: Context) {
          controller.title = code
        }
      }
      final class ScannerController: UIViewController {
        override func viewDidLoad() { start() }
        func start() { session.startRunning() }
      }
      """)
    #expect(
      scenario.omissions == ["line 12: the methods of ScannerController: viewDidLoad, start"],
      "\(scenario.omissions)")
  }

  /// The draft does not contain the content of a hosting configuration either, and no update
  /// refreshes it.
  @Test func theContentOfAConfigurationIsListed() throws {
    let (scenario, _, _) = try WrapperRunTests.run(
      """
      struct Scroller<Content: View>: UIViewRepresentable {
        let content: Content
        let isOpaque: Bool
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          let hosted = UIHostingConfiguration { content }.makeContentView()
          view.addSubview(hosted)
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) { view.isOpaque = isOpaque }
      }
      """)
    #expect(
      scenario.omissions.contains("line 6: the content of UIHostingConfiguration"),
      "\(scenario.omissions)")
    #expect(scenario.undecided.contains("hosted content in line 6"), "\(scenario.undecided)")
  }

  /// A write that the source animates is animated in the draft.
  @Test func anAnimatedWriteIsAnimated() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Zoom: UIViewRepresentable {
        @Binding var scale: CGFloat
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) {
          if view.zoomScale != scale { view.zoomScale = scale }
        }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          let parent: Zoom
          init(_ parent: Zoom) { self.parent = parent }
          func scrollViewDidEndZooming(_ view: UIScrollView, with: UIView?, atScale: CGFloat) {
            withAnimation(.easeInOut) { parent.scale = 0 }
          }
        }
      }
      """)
    #expect(text.contains("    write scale = 0 with animation\n"), "\(text)")
  }
}
