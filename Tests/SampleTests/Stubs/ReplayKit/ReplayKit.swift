@_exported import PlatformViews

@objc public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  @objc optional func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
@available(macOS 11.0, *)
@MainActor open class RPPreviewViewController: PlatformViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
@available(macOS, unavailable)
@available(tvOS, unavailable)
@MainActor open class RPSystemBroadcastPickerView: PlatformView {
  open var preferredExtension: String? {
    get {}
    set {}
  }
  open var showsMicrophoneButton: Bool {
    get {}
    set {}
  }
}
