@_exported import PlatformViews

open class MCPeerID: NSObject {
  public init(displayName: String) {}
}
open class MCSession: NSObject {
  public convenience init(peer: MCPeerID) {}
}
@objc public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
@MainActor open class MCBrowserViewController: PlatformViewController {
  public convenience init(serviceType: String, session: MCSession) {}
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
}
