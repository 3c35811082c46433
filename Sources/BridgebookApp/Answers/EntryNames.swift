package import Bridgebook
package import BridgebookStore

/// Resolves what people type to the id of a page: an id in any letter case, the beginning of an id,
/// or an API.
package struct EntryNames {
  private let store: Store

  package init(_ store: Store) {
    self.store = store
  }

  /// The bridging APIs without an entry, each with the page about it.
  static let pages: [(api: String, id: String)] = [
    ("UIViewRepresentable", "wrap-view-uikit"),
    ("NSViewRepresentable", "wrap-view-appkit"),
    ("UIViewControllerRepresentable", "wrap-controller-uikit"),
    ("NSViewControllerRepresentable", "wrap-controller-appkit"),
    ("UIGestureRecognizerRepresentable", "wrap-gesture-uikit"),
    ("NSGestureRecognizerRepresentable", "wrap-gesture-appkit"),
    ("WKInterfaceObjectRepresentable", "wrap-watch-interface-object"),
    ("UIHostingConfiguration", "host-cell-configuration"),
    ("UIHostingController", "host-screen-uikit"),
    ("NSHostingController", "host-screen-appkit"),
    ("NSHostingView", "host-view-appkit"),
    ("NSHostingMenu", "host-menu-appkit"),
    ("WKHostingController", "host-watch-controller"),
    ("UITraitBridgedEnvironmentKey", "bridge-environment-traits"),
    ("makeUIView", "make-once-update-always"),
    ("makeNSView", "make-once-update-always"),
    ("makeUIViewController", "make-once-update-always"),
    ("makeNSViewController", "make-once-update-always"),
    ("updateUIView", "set-only-what-differs"),
    ("updateNSView", "set-only-what-differs"),
    ("updateUIViewController", "set-only-what-differs"),
    ("updateNSViewController", "set-only-what-differs"),
    ("dismantleUIView", "clean-up-in-dismantle"),
    ("dismantleNSView", "clean-up-in-dismantle"),
    ("dismantleUIViewController", "clean-up-in-dismantle"),
    ("dismantleNSViewController", "clean-up-in-dismantle"),
    ("makeCoordinator", "refresh-coordinator-parent"),
    ("sizeThatFits", "size-a-representable"),
    ("onReceive", "subscribe-with-onreceive"),
    ("Observable", "share-observable-model"),
    ("ObservableObject", "share-observableobject-model"),
  ]

  /// Returns the id that a word refers to; nil if there is none or more than one.
  package func id(for word: String) throws -> String? {
    if try store.entries.entry(word) != nil || store.scenarios.scenario(word) != nil { return word }
    if try store.sentences.sentence(word) != nil || store.messages.message(word) != nil {
      return word
    }
    if let id = EntryNames.page(of: word), try store.entries.entry(id) != nil { return id }
    return IDPrefix.only(word, in: try ids())
  }

  /// Returns all ids of pages.
  package func ids() throws -> [String] {
    try store.entries.summaries().map(\.id) + store.scenarios.titles().map(\.id)
      + store.messages.titles().map(\.id)
  }

  /// Returns the id of the page about an API; `@Observable`, `updateUIView(_:context:)` and
  /// `updateUIView` are accepted forms of a name.
  ///
  /// Returns nil if there is no page.
  private static func page(of word: String) -> String? {
    let name = word.drop { $0 == "@" || $0 == "." }.prefix { $0 != "(" }.lowercased()
    return pages.first { $0.api.lowercased() == name }?.id
  }
}

/// Finds the id that equals a word or begins with it, ignoring letter case.
enum IDPrefix {
  /// Returns the only id that equals the word or begins with it; nil if there is none or more than
  /// one.
  ///
  /// - Parameter least: the minimum length of an accepted beginning, in characters.
  static func only(_ word: String, in ids: [String], from least: Int = 3) -> String? {
    if ids.contains(word) { return word }
    let typed = word.lowercased()
    let same = Set(ids.filter { $0.lowercased() == typed })
    if same.count == 1 { return same.first }
    guard typed.count >= least else { return nil }
    let longer = Set(ids.filter { $0.lowercased().hasPrefix(typed) })
    return longer.count == 1 ? longer.first : nil
  }

  /// Returns the id that an unknown word probably meant: a similar one, or else the first that
  /// begins with the word.
  static func suggestion(for word: String, in ids: [String]) -> String? {
    if let similar = Suggestion.nearest(to: word, in: ids) { return similar }
    let typed = word.lowercased()
    return typed.isEmpty ? nil : ids.first { $0.lowercased().hasPrefix(typed) }
  }
}

extension RunReader {
  /// Returns the run with an id, or the only run whose id begins with the word, which must have at
  /// least four characters; nil otherwise.
  package func run(named word: String) throws -> Run? {
    if let run = try run(word) { return run }
    return try IDPrefix.only(word, in: ids(), from: 4).flatMap { try run($0) }
  }
}
