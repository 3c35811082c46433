import Testing

@testable import Bridgebook

/// State may be written from any thread, but an observable object must not.
@Suite struct SourceOffMainTests {
  private func wrapper(_ members: String, _ writes: String) -> String {
    """
    struct Loader: UIViewControllerRepresentable {
      \(members)
      func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: PHPickerConfiguration())
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        let parent: Loader
        init(_ parent: Loader) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          results.first?.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
            \(writes)
          }
        }
      }
    }
    """
  }

  private func confidences(
    _ text: String, _ others: [(path: String, text: String)] = []
  ) -> [String] {
    let files = [("Loader.swift", text)] + others
    let trees = Dictionary(
      uniqueKeysWithValues: files.map { ($0.0, SwiftTree(Array($0.1.utf8))) })
    let folder = SourceFolder(
      files.map { ($0.0, SourceDeclarations(Array($0.1.utf8))) }, load: { trees[$0] })
    let check = SourceCheck(settings: .ofTheBook, includesPossible: true, folder: folder)
    return check.check(Array(text.utf8), path: "Loader.swift").findings
      .filter { $0.gotcha == "published-off-main" }.map(\.confidence.rawValue)
  }

  @Test func aBindingOfUnknownOriginIsOnlyPossible() {
    let binding = "@Binding var image: UIImage?"
    #expect(confidences(wrapper(binding, "self.parent.image = image")) == ["possible"])
    let state = "@State var image: UIImage?"
    #expect(confidences(wrapper(state, "self.parent.image = image")) == [])
  }

  /// The finding is about the completion, not about each of its writes.
  @Test func aCompletionIsReportedOnce() {
    let members = "@Binding var image: UIImage?\n  @Binding var isDone: Bool"
    let text = wrapper(members, "self.parent.image = image; self.parent.isDone = true")
    #expect(confidences(text) == ["possible"])
  }

  @Test func anObservableObjectIsPublished() {
    let text = wrapper("@ObservedObject var album: Album", "self.parent.album.image = image")
    #expect(confidences(text) == ["likely"])
    let model = "final class Album: ObservableObject { @Published var image: UIImage? }"
    let plain = wrapper("let album: Album", "self.parent.album.image = image")
    #expect(confidences(plain, [("Album.swift", model)]) == ["likely"])
    #expect(confidences(plain) == [])
  }

  /// The file that shows the wrapper determines what its binding leads to.
  @Test func theCallerTellsWhatABindingLeadsTo() {
    let text = wrapper("@Binding var image: UIImage?", "self.parent.image = image")
    func screen(_ attribute: String) -> String {
      """
      struct Screen: View {
        \(attribute) var album = Album()
        var body: some View { VStack { Loader(image: $album.image) } }
      }
      """
    }
    #expect(confidences(text, [("Screen.swift", screen("@StateObject"))]) == ["likely"])
    #expect(confidences(text, [("Screen.swift", screen("@State"))]) == ["possible"])
  }
}
