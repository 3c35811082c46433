@_exported import Intents
@_exported import PlatformViews

@available(macOS 12.0, *)
@objc public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
@available(macOS 12.0, *)
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
@available(macOS 12.0, *)
@objc public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
@available(macOS 12.0, *)
@MainActor open class INUIAddVoiceShortcutViewController: PlatformViewController {
  public init(shortcut: INShortcut) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}
@available(macOS 12.0, *)
@MainActor open class INUIEditVoiceShortcutViewController: PlatformViewController {}
@available(macOS 12.0, *)
@MainActor open class INUIAddVoiceShortcutButton: PlatformIntentButton {
  public init(style: INUIAddVoiceShortcutButtonStyle) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut? {
    get {}
    set {}
  }
}
#if IOS
  public typealias PlatformIntentButton = UIButton
#else
  public typealias PlatformIntentButton = NSButton
#endif
