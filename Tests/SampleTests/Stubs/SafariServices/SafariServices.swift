@_exported import UIKit

@available(visionOS, unavailable)
@objc public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  @objc optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  @objc optional func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}
@MainActor open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable: Bool {
      get {}
      set {}
    }
  }
  @available(visionOS, unavailable)
  @objc public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public init(url: URL, configuration: Configuration) {}
  public convenience init(url: URL) {}
  public required init?(coder: NSCoder) {}
  @available(visionOS, unavailable)
  open var delegate: (any SFSafariViewControllerDelegate)? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var preferredControlTintColor: UIColor! {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open var dismissButtonStyle: DismissButtonStyle {
    get {}
    set {}
  }
}
