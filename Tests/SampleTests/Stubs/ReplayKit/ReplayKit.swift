@_exported import PlatformViews

@objc public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  @objc optional func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
@MainActor open class RPPreviewViewController: PlatformViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
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
