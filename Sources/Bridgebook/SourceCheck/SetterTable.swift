/// Which properties and methods of platform classes do more than store: what setting them again costs.
///
/// A value that is handed in, so that data of the book can take its place.
package struct SetterTable: Sendable {
  /// What setting a value that is there already does.
  package enum Effect: String, Sendable {
    case movesCaret = "moves the caret and ends the composition of text"
    case moves = "moves what the user sees"
    case loads = "loads again"
    case restarts = "starts again"
    case replaces = "replaces what is shown"
    case selects = "changes the selection under the user"
  }

  /// A property or method and what it does.
  package struct Setter: Sendable {
    package let name: String
    package let effect: Effect
    /// Methods of the delegate that setting it calls before it returns.
    package let callbacks: [String]
    /// Only a value that is made on the spot is harmful: the same object again is not.
    package let onlyFresh: Bool
  }

  private let setters: [String: [String: Setter]]

  /// A table of those classes and their setters.
  package init(_ rows: [(classes: [String], setters: [Setter])]) {
    var table: [String: [String: Setter]] = [:]
    for row in rows {
      for name in row.classes {
        for setter in row.setters { table[name, default: [:]][setter.name] = setter }
      }
    }
    setters = table
  }

  /// The setter of a class or of the classes it is known to come from.
  package func setter(_ name: String, of type: String) -> Setter? {
    if let setter = setters[type]?[name] { return setter }
    for base in SetterTable.bases[type] ?? [] {
      if let setter = setters[base]?[name] { return setter }
    }
    return nil
  }

  private static let bases: [String: [String]] = [
    "UITextView": ["UIScrollView"], "UITableView": ["UIScrollView"],
    "UICollectionView": ["UIScrollView"], "PKCanvasView": ["UIScrollView"],
    "UISearchTextField": ["UITextField"], "NSSearchField": ["NSTextField"],
    "NSSecureTextField": ["NSTextField"], "NSComboBox": ["NSTextField"],
    "NSTokenField": ["NSTextField"], "NSOutlineView": ["NSTableView"],
    "ARSCNView": ["SCNView"], "UIImagePickerController": ["UINavigationController"],
  ]

  private static func set(
    _ names: [String], _ effect: Effect, calls callbacks: [String] = [], onlyFresh: Bool = false
  ) -> [Setter] {
    names.map { Setter(name: $0, effect: effect, callbacks: callbacks, onlyFresh: onlyFresh) }
  }

  /// What the documentation of the classes and the entries of the book say.
  package static let builtIn = SetterTable([
    (
      ["UITextView"],
      set(["text", "attributedText"], .movesCaret, calls: ["textViewDidChangeSelection"])
        + set(
          ["selectedRange", "selectedTextRange"], .selects, calls: ["textViewDidChangeSelection"])
        + set(["scrollRangeToVisible"], .moves)
    ),
    (
      ["UITextField"],
      set(["text", "attributedText"], .movesCaret, calls: ["textFieldDidChangeSelection"])
        + set(["selectedTextRange"], .selects, calls: ["textFieldDidChangeSelection"])
    ),
    (["UISearchBar"], set(["text"], .movesCaret)),
    (
      ["NSTextView"],
      set(["string"], .movesCaret, calls: ["textViewDidChangeSelection"])
        + set(["setAttributedString"], .movesCaret)
        + set(["setSelectedRange", "selectedRange", "selectedRanges"], .selects)
    ),
    (["NSTextField"], set(["stringValue", "attributedStringValue"], .movesCaret)),
    (["NSTokenField"], set(["objectValue"], .movesCaret)),
    (
      ["MKMapView"],
      set(
        [
          "region", "setRegion", "centerCoordinate", "setCenter", "camera", "setCamera",
          "visibleMapRect", "setVisibleMapRect", "showAnnotations",
        ], .moves,
        calls: ["mapViewDidChangeVisibleRegion"])
    ),
    (
      ["WKWebView", "UIWebView", "WebView"],
      set(
        ["load", "loadHTMLString", "loadFileURL", "loadRequest", "reload", "loadSimulatedRequest"],
        .loads)
    ),
    (
      ["UIScrollView"],
      set(
        [
          "contentOffset", "setContentOffset", "zoomScale", "setZoomScale", "scrollRectToVisible",
          "zoom",
        ],
        .moves, calls: ["scrollViewDidScroll"])
    ),
    (["NSScrollView"], set(["magnification", "setMagnification"], .moves)),
    (
      ["UITableView", "UICollectionView"],
      set(
        ["scrollToRow", "scrollToItem", "selectRow", "selectItem"], .moves,
        calls: ["scrollViewDidScroll"])
    ),
    (
      ["NSTableView"],
      set(["selectRowIndexes"], .selects, calls: ["tableViewSelectionDidChange"])
        + set(["scrollRowToVisible"], .moves)
    ),
    (["UIPageViewController"], set(["setViewControllers"], .replaces)),
    (
      ["UINavigationController", "UITabBarController"],
      set(["setViewControllers", "viewControllers"], .replaces, onlyFresh: true)
    ),
    (["UIPickerView"], set(["selectRow"], .selects)),
    (["UIDatePicker"], set(["date", "setDate"], .selects)),
    (
      ["AVPlayerViewController", "AVPlayerView", "VideoPlayer", "AVPlayerLayer"],
      set(["player"], .restarts, onlyFresh: true)
    ),
    (["PDFView"], set(["document"], .replaces) + set(["go", "scaleFactor"], .moves)),
    (["SCNView", "SKView", "ARView"], set(["scene", "presentScene"], .restarts, onlyFresh: true)),
    (["ARSession"], set(["run"], .restarts)),
    (["PKCanvasView"], set(["drawing"], .replaces, calls: ["canvasViewDrawingDidChange"])),
    (["GMSMapView"], set(["camera", "animate", "moveCamera"], .moves)),
    (["QLPreviewController"], set(["reloadData"], .loads)),
  ])
}
