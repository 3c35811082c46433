@_exported import Intents
@_exported import PlatformViews

@objc public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
@MainActor @objc public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
@MainActor open class INUIAddVoiceShortcutViewController: PlatformViewController {
  public init(shortcut: INShortcut) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
}
@MainActor open class INUIEditVoiceShortcutViewController: PlatformViewController {}
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
