@_exported import UIKit

@objc public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@objc public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@objc public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  @objc optional func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
@MainActor open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool {}
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}
@objc public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
@MainActor open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool {}
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]? {
    get {}
    set {}
  }
  open var body: String? {
    get {}
    set {}
  }
}
