/// What class names imply, by the naming conventions of Apple's frameworks.
enum ClassWords {
  static let representables: [String: BridgeKind] = [
    "UIViewRepresentable": BridgeKind(toolkit: "UI", form: .view),
    "NSViewRepresentable": BridgeKind(toolkit: "NS", form: .view),
    "UIViewControllerRepresentable": BridgeKind(toolkit: "UI", form: .controller),
    "NSViewControllerRepresentable": BridgeKind(toolkit: "NS", form: .controller),
    "UIGestureRecognizerRepresentable": BridgeKind(toolkit: "UI", form: .gesture),
    "NSGestureRecognizerRepresentable": BridgeKind(toolkit: "NS", form: .gesture),
  ]

  static let hostingControllers: Set<String> = ["UIHostingController", "NSHostingController"]

  /// The class names of which a file must contain one to be relevant for rules about hosting.
  static let hostNames = ["UIHostingController", "NSHostingController"]

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

  /// Classes with these endings that are not views.
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
  /// recognizer.
  static func isPlatformObject(_ name: String) -> Bool {
    isView(name) || isController(name) || isLayer(name) || isRecognizer(name)
  }

  /// The controllers that are shown for one task, and end it themselves or through their delegate.
  private static let presentedOnce: Set<String> = [
    "UIActivityViewController", "SFSafariViewController", "UIImagePickerController",
    "PHPickerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "UIDocumentPickerViewController", "CNContactPickerViewController", "UIAlertController",
    "SKStoreProductViewController", "VNDocumentCameraViewController",
    "EKEventEditViewController", "CNContactViewController", "UICloudSharingController",
    "UIColorPickerViewController", "UIFontPickerViewController", "PKAddPassesViewController",
    "INUIAddVoiceShortcutViewController", "PKPaymentAuthorizationViewController",
    "EKCalendarChooser", "MPMediaPickerController",
  ]

  /// Returns whether a controller is shown for one task only.
  static func isPresentedOnce(_ name: String) -> Bool { presentedOnce.contains(name) }

  /// Returns whether a type's name suggests that its instances are shared by reference.
  static func looksLikeReference(_ name: String) -> Bool {
    isPlatformObject(name) || referenceEndings.contains { name.hasSuffix($0) }
      || name.contains("ViewModel") || name.hasPrefix("Any") && name.hasSuffix("Publisher")
  }

  private static let referenceEndings = [
    "Model", "Manager", "Store", "Service", "Controller", "Session", "Player", "Engine",
    "Coordinator", "Proxy", "Delegate", "Provider", "Renderer", "Storage", "Context", "Object",
    "Holder", "Client", "Recorder", "Camera", "Window", "Center", "Router", "Subject", "Publisher",
    "Observer", "Tracker", "Navigator", "Dispatcher", "Cache", "Bridge", "Interactor", "Presenter",
    "Monitor", "Capture", "Scene", "Responder", "Terminal", "Driver", "Machine", "Processor",
    "Queue", "Container", "Bag", "Document",
  ]

  /// Returns the class that an expression instantiates, or nil if it is not an instantiation.
  static func created(by node: SwiftNode) -> String? {
    switch node.kind {
    case .call:
      guard let callee = node.base else { return nil }
      switch callee.kind {
      case .identifier where callee.name.first?.isUppercase ?? false: return callee.name
      case .member where callee.name == "init":
        guard let base = callee.base, base.kind == .identifier || base.kind == .member else {
          return nil
        }
        return base.name
      case .member where callee.name.first?.isUppercase ?? false: return callee.name
      default: return nil
      }
    case .tuple:
      guard let only = node.base, node.last == only, let value = only.base else { return nil }
      return created(by: value)
    default: return nil
    }
  }
}

/// The protocol to which a wrapper conforms.
struct BridgeKind: Sendable {
  enum Form: Sendable { case view, controller, gesture }

  /// The prefix of the toolkit, `UI` or `NS`.
  let toolkit: String
  let form: Form

  private var subject: String {
    switch form {
    case .view: "\(toolkit)View"
    case .controller: "\(toolkit)ViewController"
    case .gesture: "\(toolkit)GestureRecognizer"
    }
  }

  var makeName: String { "make\(subject)" }
  var updateName: String { "update\(subject)" }
  var dismantleName: String { "dismantle\(subject)" }
  var typeName: String { "\(subject)Type" }
}
