extension ClassWords {
  static let representables: [String: BridgeKind] = [
    "UIViewRepresentable": BridgeKind(toolkit: "UI", form: .view),
    "NSViewRepresentable": BridgeKind(toolkit: "NS", form: .view),
    "UIViewControllerRepresentable": BridgeKind(toolkit: "UI", form: .controller),
    "NSViewControllerRepresentable": BridgeKind(toolkit: "NS", form: .controller),
    "UIGestureRecognizerRepresentable": BridgeKind(toolkit: "UI", form: .gesture),
    "NSGestureRecognizerRepresentable": BridgeKind(toolkit: "NS", form: .gesture),
  ]

  static let hostingControllers: Set<String> = ["UIHostingController", "NSHostingController"]

  /// The names of hosting controllers; rules about hosting skip files that contain none of them.
  static let hostNames = ["UIHostingController", "NSHostingController"]

  /// The controllers that are presented for a single task and are dismissed by themselves or by
  /// their delegate.
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

  /// Returns whether a controller is presented for a single task.
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

  /// The class methods of `NSTextView` that create a scroll view around a text view (NSTextView.h).
  private static let factories = [
    "scrollableTextView": "NSScrollView", "scrollableDocumentContentTextView": "NSScrollView",
    "scrollablePlainDocumentContentTextView": "NSScrollView",
  ]

  /// Returns whether an expression creates a scroll view together with its document view.
  static func createsDocument(_ node: SwiftNode) -> Bool {
    node.kind == .call && node.base.map { factories[$0.name] != nil } ?? false
  }

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
      case .member where callee.base?.kind == .identifier: return factories[callee.name]
      default: return nil
      }
    case .tuple:
      guard let only = node.base, node.last == only, let value = only.base else { return nil }
      return created(by: value)
    default: return nil
    }
  }
}

/// The protocol of SwiftUI to which a wrapper conforms.
struct BridgeKind: Sendable {
  enum Form: Sendable { case view, controller, gesture }

  /// The prefix of the framework, `UI` or `NS`.
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
  /// The name of the function that handles the events of a gesture recognizer.
  var actionName: String { "handle\(subject)Action" }
  var typeName: String { "\(subject)Type" }
}
