@_exported import PlatformViews
import SwiftUI

#if IOS
  @objc public protocol SKOverlayDelegate: NSObjectProtocol {
    @objc optional func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    @objc optional func storeOverlayDidFinishPresentation(
      _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    @objc optional func storeOverlayDidFinishDismissal(
      _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  }
  open class SKOverlay: NSObject {
    @objc public enum Position: Int, Sendable { case bottom, bottomRaised }
    open class Configuration: NSObject {}
    open class AppConfiguration: Configuration {
      public init(appIdentifier: String, position: Position) {}
    }
    open class TransitionContext: NSObject {}
    public init(configuration: Configuration) {}
    open weak var delegate: (any SKOverlayDelegate)?
    @MainActor open func present(in scene: UIWindowScene) {}
    @MainActor open class func dismiss(in scene: UIWindowScene) {}
  }
  public struct SKCloudServiceSetupOptionsKey: Hashable, Sendable {
    public static let action: Self = Self()
  }
  public struct SKCloudServiceSetupAction: Hashable, Sendable {
    public static let subscribe: Self = Self()
  }
  @objc public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {
    @objc optional func cloudServiceSetupViewControllerDidDismiss(
      _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
  }
  @MainActor open class SKCloudServiceSetupViewController: UIViewController {
    open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?
    open func load(
      options: [SKCloudServiceSetupOptionsKey: Any] = [:],
      completionHandler: ((Bool, (any Error)?) -> Void)?
    ) {}
  }
#endif
public let SKStoreProductParameterITunesItemIdentifier: String = ""
@objc public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  @objc optional func productViewControllerDidFinish(
    _ viewController: SKStoreProductViewController)
}
@MainActor open class SKStoreProductViewController: PlatformViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

/// Part of the SwiftUI overlay.
@MainActor public struct RequestReviewAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction {}
}
