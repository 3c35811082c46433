@_exported import Intents
@_exported import UIKit

@objc public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
@objc public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
@MainActor open class INUIAddVoiceShortcutViewController: UIViewController {}
@MainActor open class INUIEditVoiceShortcutViewController: UIViewController {}
@MainActor open class INUIAddVoiceShortcutButton: UIButton {
  public init(style: INUIAddVoiceShortcutButtonStyle) {}
  public required init?(coder: NSCoder) {}
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  open var shortcut: INShortcut? { get {} set {} }
}
