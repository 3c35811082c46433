import Testing

@testable import Bridgebook

/// Drafts of controllers that are presented for one task, in a sheet that they end themselves.
@Suite struct WrapperPickerTests {
  private static func picker(
    _ type: String, _ properties: String, _ method: String, inherits: String
  ) -> String {
    """
    struct Picker: UIViewControllerRepresentable {
      \(properties)
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIViewController(context: Context) -> \(type) {
        let picker = \(type)()
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: \(type), context: Context) {}
      final class Coordinator: NSObject, \(inherits) {
        let parent: Picker
        init(_ parent: Picker) { self.parent = parent }
        \(method)
      }
    }
    """
  }

  private static let photos = picker(
    "PHPickerViewController", "@Binding var image: UIImage?",
    """
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          guard let provider = results.first?.itemProvider else {
            DispatchQueue.main.async { picker.dismiss(animated: true) }
            return
          }
          provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            DispatchQueue.main.async {
              picker.dismiss(animated: true) {
                self?.parent.image = image as? UIImage
              }
            }
          }
        }
    """, inherits: "PHPickerViewControllerDelegate")

  /// A picker that dismisses itself, with a completion, once the chosen item is loaded.
  @Test func aPickerThatDismissesItselfStandsInASheet() throws {
    let (scenario, simulated, text) = try WrapperRunTests.run(Self.photos)
    #expect(text.contains("sheet PresentedSheet shown by isSheetShown on Top\n"), "\(text)")
    #expect(text.contains("state isSheetShown = false\n"), "\(text)")
    #expect(
      text.contains("      background line18\n        async line"), "\(text)")
    #expect(
      text.contains(
        "          dismiss PresentedSheet by controller\n            write image = \"second\""),
      "\(text)")
    #expect(
      scenario.omissions == [
        "line 14: the condition of dismiss, for which holds14 stands",
        "line 21: the value of image, for which \"second\" stands",
      ])
    #expect(simulated.figures.count(.presents, of: nil) == 2, "\(text)\n\(simulated.listing)")
    #expect(simulated.findings.map(\.gotcha).filter { $0 == "dismiss-directly" } == [])
  }

  /// If SwiftUI does not notice the dismissal, the binding stays true, and the same picker opens
  /// only once.
  @Test func aPickerIsJudgedByTheParameter() throws {
    let (_, _, text) = try WrapperRunTests.run(Self.photos)
    let file = SourceFile(
      path: "own.txt",
      text: text.replacing("steps\n", with: "parameter directDismissal = stays\n\nsteps\n"))
    let (parsed, faults) = ScenarioParser.parse(file)
    #expect(faults == [])
    let run = try Simulated(
      try #require(parsed), "asWritten", library: Simulated.library.get())
    #expect(run.findings.map(\.gotcha).contains("dismiss-directly"), "\(text)")
  }

  @Test(arguments: ["\\.dismiss) var dismiss", "\\.presentationMode) var mode"])
  func theEnvironmentDismissesTheSheet(key: String) throws {
    let call = key.hasSuffix("mode") ? "parent.mode.wrappedValue.dismiss()" : "parent.dismiss()"
    let (scenario, simulated, text) = try WrapperRunTests.run(
      Self.picker(
        "MFMailComposeViewController", "@Environment(\(key)",
        """
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
              \(call)
            }
        """, inherits: "MFMailComposeViewControllerDelegate"))
    #expect(text.contains("    dismiss PresentedSheet by environment\n"), "\(text)")
    #expect(scenario.omissions == [], "\(scenario.omissions)")
    #expect(simulated.figures.count(.dismissals, of: nil) == 2, "\(text)\n\(simulated.listing)")
    #expect(simulated.findings.map(\.gotcha) == [], "\(text)")
  }

  /// A binding that the callback sets to false is the one that shows the sheet.
  @Test func aBindingOfTheWrapperShowsTheSheet() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      Self.picker(
        "UIImagePickerController", "@Binding var isPresented: Bool",
        """
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
              parent.isPresented = false
            }
        """, inherits: "UIImagePickerControllerDelegate"))
    #expect(text.contains("sheet PresentedSheet shown by isPresented on Top\n"), "\(text)")
    #expect(!text.contains("isSheetShown"), "\(text)")
    #expect(simulated.figures.count(.presents, of: nil) == 2, "\(text)\n\(simulated.listing)")
  }

  /// All other wrappers are shown in a body.
  @Test func anyOtherWrapperStandsInABody() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Switch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ view: UISwitch, context: Context) { view.isOn = isOn }
      }
      """)
    #expect(!text.contains("PresentedSheet"), "\(text)")
  }

  /// A view that is enabled by a value is enabled at first, because otherwise nothing would be
  /// tested.
  @Test func aDraftBeginsWithWhatAPersonCanUse() throws {
    let (_, _, text) = try WrapperRunTests.run(
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        var isEnabled: Bool
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ view: UITextField, context: Context) {
          view.isEnabled = isEnabled
          if view.text != text { view.text = text }
        }
      }
      """)
    #expect(text.contains("state isEnabled = true\n"), "\(text)")
    #expect(text.contains("    write isEnabled = false\n"), "\(text)")
  }

  /// If a wrapper leaves its view alone while the view scrolls, the draft scrolls it.
  @Test func aDraftScrollsWhereTheWrapperAsksForIt() throws {
    let (_, simulated, text) = try WrapperRunTests.run(
      """
      struct Scroller: UIViewRepresentable {
        @Binding var offset: CGPoint
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) {
          if !view.isDecelerating { view.contentOffset = offset }
        }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          var parent: Scroller
          init(_ parent: Scroller) { self.parent = parent }
          func scrollViewDidScroll(_ view: UIScrollView) { parent.offset = view.contentOffset }
          func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
            parent.offset = view.contentOffset
          }
        }
      }
      """)
    #expect(text.contains("  scroll Scroller 300 to \"scrolled\"\n"), "\(text)")
    #expect(!text.contains("tap Scroller scrollViewDidEndDragging"), "\(text)")
    #expect(simulated.outcome.warnings.map(\.kind) == [], "\(text)")
  }
}
