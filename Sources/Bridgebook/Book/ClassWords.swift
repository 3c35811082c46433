/// The properties of classes that follow from their names, by the naming conventions of Apple's
/// frameworks.
enum ClassWords {
  private static let prefixes: [String] = [
    "UI", "NS", "MK", "WK", "PK", "AV", "SCN", "SK", "MTK", "AR", "PDF", "QL", "SF", "CN", "EK",
    "MF",
    "PH", "VN", "GMS", "CA", "LP", "RP",
  ]

  private static let viewEndings: [String] = [
    "View", "Label", "Button", "Field", "Switch", "Slider", "Bar", "Control", "Stepper", "Box",
    "Picker", "Indicator", "Toolbar", "Browser", "Matrix", "Well",
  ]

  private static let controllerEndings: [String] = ["Controller"]

  /// Classes that are neither views nor view controllers, although their names end like those.
  private static let otherwise: Set<String> = [
    "UIBarButtonItem", "NSStatusBar", "NSSharingServicePicker", "NSColorPicker", "NSTouchBar",
    "UIPrintInteractionController", "UIDocumentInteractionController", "UIMenuController",
    "NSFetchedResultsController", "NSArrayController", "NSObjectController", "NSTreeController",
    "NSWindowController", "NSDocumentController", "UIPresentationController",
    "UIPopoverPresentationController", "UISheetPresentationController", "NSFontManager",
    "AVPictureInPictureController", "UITextChecker", "UIContextualAction",
    "NSUserDefaultsController",
  ]

  private static func hasPrefix(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase || $0 == "H" } ?? false
    }
  }

  static func isController(_ name: String) -> Bool {
    hasPrefix(name) && !otherwise.contains(name)
      && controllerEndings.contains { name.hasSuffix($0) }
  }

  static func isView(_ name: String) -> Bool {
    hasPrefix(name) && !otherwise.contains(name) && viewEndings.contains { name.hasSuffix($0) }
  }

  static func isLayer(_ name: String) -> Bool {
    hasPrefix(name) && name.hasSuffix("Layer")
  }

  static func isRecognizer(_ name: String) -> Bool {
    hasPrefix(name) && name.hasSuffix("GestureRecognizer")
  }

  /// Returns whether a class is one that a wrapper creates once: a view, a controller, a layer or a
  /// gesture recognizer.
  static func isPlatformObject(_ name: String) -> Bool {
    isView(name) || isController(name) || isLayer(name) || isRecognizer(name)
  }
}
